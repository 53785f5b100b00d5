import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../start-error.ts';

export type Database = NodePgDatabase;
/** A transaction offers the same queries as the database itself. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface DatabasePool {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

// bigint keys stay well below 2^53; numbers are easier to handle than BigInt or text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export function openDatabase(url: string, size: number): DatabasePool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'parley',
  });
  keepRunning(pool);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/**
 * A connection that breaks is replaced by the pool, and fails the statement it was at; without listeners it would end
 * the process, an idle one by the pool and one in use by itself.
 */
export function keepRunning(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/** Stops the start with one line when the database does not answer. */
export async function assertReachable(database: DatabasePool, url: string): Promise<void> {
  try {
    await database.pool.query('select 1');
  } catch (error) {
    const place = url.replace(/\/\/[^@/]*@/, '//');
    throw new StartError(`The database ${place} does not answer: ${(error as Error).message || 'no connection'}`);
  }
}
