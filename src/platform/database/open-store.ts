import type { Logger } from '../log.ts';
import { assertReachable, type DatabasePool, openDatabase, openShared } from './database.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { ensureDatabase } from './ensure-database.ts';
import { assertMigrated, migrate } from './migrate.ts';

const DATABASE = 'parley';

export interface Store {
  url: string;
  database: DatabasePool;
  close(): Promise<void>;
}

export interface StoreOptions {
  /** An existing database; without it the embedded server is used. */
  url?: string;
  /** A pooler in front of it, for the connections that are given back. */
  poolerUrl?: string;
  dataRoot: string;
  migrations: string;
  /** What happens to missing migrations: they are run, they stop the start, or they stay missing. */
  missing?: 'run' | 'refuse' | 'leave';
  poolSize: number;
  /** The most that all processes may have open at once, for the embedded server. */
  connections?: number;
  /** With it the embedded server is watched, and brought back when it dies. */
  log?: Logger;
}

/** Gives a database, the given one or our own, migrated unless told otherwise. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const room = { ...(options.connections && { max_connections: String(options.connections) }) };
  const embedded = options.url ? undefined : await startEmbeddedPostgres(options.dataRoot, room);
  if (embedded) await ensureDatabase(embedded.url('postgres'), DATABASE);
  const url = options.url ?? embedded?.url(DATABASE) ?? '';
  let database = openDatabase(url, options.poolSize);
  try {
    await assertReachable(database, url);
    const { missing = 'run', migrations, poolerUrl } = options;
    if (missing === 'run') await migrate(database.pool, migrations);
    if (missing === 'refuse') await assertMigrated(database.pool, migrations);
    if (poolerUrl) {
      // Migrations need the server itself.
      await database.close();
      database = openShared({ url, poolerUrl }, options.poolSize);
      await assertReachable(database, poolerUrl);
    }
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
