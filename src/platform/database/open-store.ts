import type { Logger } from '../log.ts';
import { assertReachable, type DatabasePool, openDatabase } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { ensureDatabase } from './ensure-database.ts';
import { migrate } from './migrate.ts';

const DATABASE = 'parley';

export interface Store {
  url: string;
  database: DatabasePool;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** An existing database; without it the embedded server is used. */
  url?: string;
  dataRoot: string;
  migrations: string;
  poolSize: number;
  /** With it the embedded server is watched, and brought back when it dies. */
  log?: Logger;
}

/** Gives a migrated database, the given one or our own. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const embedded = options.url ? undefined : await startEmbeddedPostgres(options.dataRoot);
  if (embedded) await ensureDatabase(embedded.url('postgres'), DATABASE);
  const url = options.url ?? embedded?.url(DATABASE) ?? '';
  const database = openDatabase(url, options.poolSize);
  try {
    await assertReachable(database, url);
    await migrate(database.pool, options.migrations);
  } catch (error) {
    await database.close();
    await embedded?.stop();
    throw error;
  }
  const supervision = options.log && embedded?.supervise(options.log);
  return {
    url,
    database,
    close: async () => {
      await supervision?.close();
      await database.close();
      await embedded?.stop();
    },
  };
}
