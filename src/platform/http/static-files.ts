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

/** What browsers read of a page and never of what is part of one: a third of the headers of a script, and a page has fifty. */
const OF_PAGES = ['x-frame-options', 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'];
const PART = /\.(?:js|css|woff2)$/;

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
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
    if (!names.has(name)) return reply.callNotFound();
    if (PART.test(name)) for (const header of OF_PAGES) reply.removeHeader(header);
    return reply.sendFile(name);
  });
  for (const name of PLAIN_NAMES) {
    if (existsSync(join(clientFolder, name))) {
      app.get(`/${name}`, (_request, reply) => reply.sendFile(name, clientFolder, { maxAge: '1d', immutable: false }));
    }
  }
}
