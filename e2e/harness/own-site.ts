import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { inject } from 'vitest';
import { startParley } from '#src/main.ts';
import { openDatabase } from '#src/platform/database/database.ts';
import { readEnv } from '#src/platform/env.ts';

/** A port that nobody listens on: whoever must know a site's address before the site has started. */
export async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A second running Parley with settings of its own, on the database of the first, which also does its background work. */
export async function startOwnSite(port: number, settings: Record<string, string>): Promise<() => Promise<void>> {
  const databaseUrl = inject('siteDatabaseUrl');
  const database = openDatabase(databaseUrl, 4);
  const env = readEnv({
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(port),
    PARLEY_ROLES: 'web,realtime',
    PARLEY_DEMO: '1',
    ...settings,
  });
  const root = resolve(import.meta.dirname, '../..');
  const running = await startParley({ env, root, database, databaseUrl });
  return async () => {
    await running.close();
    await database.close();
  };
}
