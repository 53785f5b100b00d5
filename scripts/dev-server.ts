import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';

/** Vite inside our own server: the same program as in production, with hot reload. */
export async function attachDevServer(root: string, server: Server) {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages in this process');
  return {
    loadBuild: () => ssr.runner.import<ServerBuild>('virtual:react-router/server-build'),
    handle: (request: IncomingMessage, reply: ServerResponse, next: () => void) =>
      vite.middlewares(request, reply, next),
  };
}
