import { join, resolve } from 'node:path';
import type { Database } from '../src/platform/database/database.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { loadEnvFile, readEnv } from '../src/platform/env.ts';

/** Opens the given database or our own for a command of its own, whether the site runs or not, and closes it. */
export async function withDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const root = resolve(import.meta.dirname, '..');
  loadEnvFile(root);
  const env = readEnv();
  const store = await openStore({
    url: env.DATABASE_URL,
    dataRoot: env.PARLEY_DATA_DIR ?? join(root, '.parley'),
    migrations: join(root, 'migrations'),
    poolSize: 2,
  });
  try {
    await work(store.database.db);
  } finally {
    await store.close();
  }
}
