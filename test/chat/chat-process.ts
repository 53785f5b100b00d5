import { resolve } from 'node:path';
import { startParley } from '#src/main.ts';
import { openShared } from '#src/platform/database/database.ts';
import { readEnv } from '#src/platform/env.ts';

/** The API and the sockets, or the roles of its settings, as a process of its own that a test can kill. */
const { PARLEY_ROLES = 'web,realtime' } = process.env;
const env = readEnv({ ...process.env, PORT: process.argv[2] ?? '0', PARLEY_ROLES, PARLEY_DEMO: '0' });
const databaseUrl = env.DATABASE_URL ?? '';
const database = openShared({ url: databaseUrl, poolerUrl: env.DATABASE_POOLER_URL }, env.DATABASE_POOL);
const root = resolve(import.meta.dirname, '../..');
const running = await startParley({ env, root, database, databaseUrl, withoutPages: true });
process.stdout.write(`ready at ${running.address}\n`);
process.on('SIGTERM', async () => {
  await running.close();
  await database.close();
  process.exit(0);
});
