import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { ASSETS_BEFORE } from './assets-before.ts';

/** Files that others know by a name that never changes. */
const PLAIN_NAMES = [
  'favicon.svg',
  'share.png',
  'apple-touch-icon.png',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

/** Serves the built scripts, styles and fonts; their names carry a hash, so browsers may keep them for good. */
export async function registerStaticFiles(app: FastifyInstance, projectRoot: string): Promise<void> {
  const clientFolder = join(projectRoot, 'build/client');
  const assets = join(clientFolder, 'assets');
  if (!existsSync(assets)) return;
  // While new pages are built, and for pages that are open then, the files of the build before are here too.
  const before = join(projectRoot, ASSETS_BEFORE);
  const root = existsSync(before) ? [assets, before] : [assets];
  await app.register(serveStatic, { root, serve: false, immutable: true, maxAge: '365d', preCompressed: true });
  // The library's own route reads the whole folder at every request to compare the spelling of the name; names are known here.
  const names = new Set(root.flatMap((folder) => readdirSync(folder)));
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
    names.has(request.params.name) ? reply.sendFile(request.params.name) : reply.callNotFound(),
  );
  for (const name of PLAIN_NAMES) {
    if (existsSync(join(clientFolder, name))) {
      app.get(`/${name}`, (_request, reply) => reply.sendFile(name, clientFolder, { maxAge: '1d', immutable: false }));
    }
  }
}
