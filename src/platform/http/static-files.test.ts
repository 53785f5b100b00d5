import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { ASSETS_BEFORE } from './assets-before.ts';
import { securityHeaders } from './security-headers.ts';
import { registerStaticFiles } from './static-files.ts';

describe('the built files', () => {
  it('RUN-05 those of the build before are there while new ones are made, and afterwards for pages that are open', async () => {
    const folder = makeTemporaryFolder('parley-static-');
    const [client, before] = [join(folder, 'build/client'), join(folder, ASSETS_BEFORE)];
    mkdirSync(join(client, 'assets'), { recursive: true });
    mkdirSync(before, { recursive: true });
    writeFileSync(join(client, 'assets/page-old.js'), 'old');
    const open = async () => {
      const app = fastify();
      await registerStaticFiles(app, folder);
      return { app, ask: async (name: string) => (await app.inject(`/assets/${name}`)).body };
    };
    const running = await open();
    expect(await running.ask('page-old.js')).toBe('old');
    writeFileSync(join(before, 'page-old.js'), 'old');
    rmSync(join(client, 'assets/page-old.js'));
    expect(await running.ask('page-old.js')).toBe('old');
    writeFileSync(join(client, 'assets/page-new.js'), 'new');
    const next = await open();
    expect([await next.ask('page-old.js'), await next.ask('page-new.js')]).toEqual(['old', 'new']);
    for (const { app } of [running, next]) await app.close();
    rmSync(folder, { recursive: true });
  });

  it('SEC-02 scripts and styles have no headers that only pages need; a picture, which can be opened alone, has all', async () => {
    const folder = makeTemporaryFolder('parley-static-');
    mkdirSync(join(folder, 'build/client/assets'), { recursive: true });
    for (const name of ['page.js', 'page.css', 'mark.svg'])
      writeFileSync(join(folder, 'build/client/assets', name), '');
    const app = fastify();
    app.addHook('onRequest', async (_request, reply) => {
      reply.headers(securityHeaders(true));
    });
    await registerStaticFiles(app, folder);
    const left = async (name: string) => {
      const { headers } = await app.inject(`/assets/${name}`);
      return Object.keys(securityHeaders(true)).filter((header) => header in headers);
    };
    const ofParts = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];
    expect(await left('page.js')).toEqual(ofParts);
    expect(await left('page.css')).toEqual(ofParts);
    expect(await left('mark.svg')).toEqual(Object.keys(securityHeaders(true)));
    await app.close();
    rmSync(folder, { recursive: true });
  });
});
