import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves the built scripts, styles and fonts; their names carry a hash, so browsers may keep them for good. */
export async function registerStaticFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  const assets = join(clientFolder, 'assets');
  if (!existsSync(assets)) return;
  await app.register(serveStatic, {
    root: assets,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    wildcard: true,
  });
  for (const name of ['favicon.svg', 'share.png', 'apple-touch-icon.png']) {
    if (existsSync(join(clientFolder, name))) {
      app.get(`/${name}`, (_request, reply) => reply.sendFile(name, clientFolder, { maxAge: '1d', immutable: false }));
    }
  }
}
