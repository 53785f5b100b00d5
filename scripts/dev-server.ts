import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ServerBuild } from 'react-router';

/** Vite inside our own server: the same program as in production, with hot reload. */
export async function attachDevServer(root: string, server: Server) {
  const { createServer } = await import('vite');
  const vite = await createServer({ root, server: { middlewareMode: true, hmr: { server } }, appType: 'custom' });
  const ssr = vite.environments.ssr as unknown as { runner: { import(id: string): Promise<unknown> } };
  return {
    loadBuild: async () => (await ssr.runner.import('virtual:react-router/server-build')) as ServerBuild,
    handle: (request: IncomingMessage, reply: ServerResponse, next: () => void) =>
      vite.middlewares(request, reply, next),
  };
}
