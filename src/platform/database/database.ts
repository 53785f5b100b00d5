import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Emit } from '#src/kernel/events.ts';
import { StartError } from '../start-error.ts';

type DrizzleTransaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** A transaction offers the same queries as the database itself. */
export interface Transaction extends DrizzleTransaction {
  /** Tells the modules that listen, in this transaction. */
  emit: Emit;
  /** Runs once the transaction is safe; what is rolled back was never told. It must not throw. */
  afterCommit(tell: () => void): void;
}

export interface Database extends Omit<NodePgDatabase, 'transaction'> {
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
}

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
  return { db: tellingAfterCommit(drizzle({ client: pool })), pool, close: () => pool.end() };
}

function tellingAfterCommit(db: NodePgDatabase): Database {
  const emit: Emit = (name) => {
    throw new Error(`'${name}' was emitted where no modules listen: this database belongs to no product`);
  };
  return Object.assign(Object.create(db) as NodePgDatabase, {
    transaction: async <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => {
      const tellings: (() => void)[] = [];
      const afterCommit = (tell: () => void) => void tellings.push(tell);
      const result = await db.transaction((tx) => work(Object.assign(tx, { emit, afterCommit })));
      for (const tell of tellings) tell();
      return result;
    },
  });
}

/** The same database, with somebody to hear what its transactions emit. */
export function withListeners(
  db: Database,
  tell: (tx: Transaction, ...news: Parameters<Emit>) => Promise<void>,
): Database {
  return Object.assign(Object.create(db) as Database, {
    transaction: <T>(work: (tx: Transaction) => Promise<T>): Promise<T> =>
      db.transaction((tx) => work(Object.assign(tx, { emit: ((...news) => tell(tx, ...news)) as Emit }))),
  });
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
