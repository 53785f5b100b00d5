import pg from 'pg';
import type { Emit } from '#src/kernel/events.ts';
import { StartError } from '../start-error.ts';
import type { Sql } from './sql.ts';

// bigint keys stay well below 2^53; numbers are easier to handle than BigInt or text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

// A calendar day has no hour that a zone could move to another day; a length of time is read by the database alone.
const { DATE, INTERVAL } = pg.types.builtins;
for (const id of [DATE, INTERVAL]) pg.types.setTypeParser(id, (value) => value);

export interface QueryOptions {
  /**
   * With a name the database plans the statement once per connection, not each time: for the few that are asked
   * constantly and take longer to plan than to run. The same name must always have the same text.
   */
  name?: string;
}

export interface Answer<Row> {
  rows: Row[];
  /** How many rows were given, changed or deleted. */
  rowCount: number | null;
}

type Asked = Pick<pg.ClientBase, 'query'>;

/** Asks the database. Whoever only has this must not write: one day it may be a replica that answers. */
export class Reader {
  readonly #asked: Asked;

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  query<Row extends object = Record<string, unknown>>(
    { text, values }: Pick<Sql, 'text' | 'values'>,
    { name }: QueryOptions = {},
  ): Promise<Answer<Row>> {
    return this.#asked.query({ text, values, name }).catch((error: Error) => {
      // Whoever reads of the failure wants to know what was asked; the values are nobody's business.
      throw Object.assign(error, { statement: text });
    });
  }

  /** For what always gives one row: a count, the id of what was inserted. Anything else is a mistake of ours. */
  async queryOne<Row extends object>(statement: Pick<Sql, 'text' | 'values'>, options?: QueryOptions): Promise<Row> {
    const { rows } = await this.query<Row>(statement, options);
    const [row] = rows;
    if (!row || rows.length > 1) throw new Error(`${rows.length} rows instead of one: ${statement.text}`);
    return row;
  }
}

/** Brings what was emitted to its listeners. */
export type TellListeners = (tx: Transaction, ...news: Parameters<Emit>) => Promise<void>;

const nobodyListens: TellListeners = async (_tx, name) => {
  throw new Error(`'${name}' was emitted through a database that no module listens to`);
};

/** A unit of work: what is written through it comes to be as a whole or not at all. */
export class Transaction extends Reader {
  readonly #afterCommit: (() => void)[];
  readonly #tell: TellListeners;

  constructor(client: pg.ClientBase, afterCommit: (() => void)[], tell: TellListeners) {
    super(client);
    this.#afterCommit = afterCommit;
    this.#tell = tell;
  }

  /** Tells the modules that listen, in this transaction. */
  readonly emit: Emit = (...news) => this.#tell(this, ...news);

  /** Tells others once the write is safe; what is rolled back was never told. It must not throw. */
  afterCommit(tell: () => void): void {
    this.#afterCommit.push(tell);
  }
}

/** The database itself: every statement stands alone, unless it is part of a transaction. */
export class Database extends Reader {
  readonly #pool: pg.Pool;
  readonly #tell: TellListeners;
  /** For whoever must not write. */
  readonly reader: Reader;

  constructor(pool: pg.Pool, tell: TellListeners = nobodyListens) {
    super(pool);
    this.#pool = pool;
    this.reader = new Reader(pool);
    this.#tell = tell;
  }

  /** The same connections, with somebody who hears what transactions emit. */
  heardBy(tell: TellListeners): Database {
    return new Database(this.#pool, tell);
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const afterCommits: (() => void)[] = [];
    const client = await this.#pool.connect();
    const result = await commit(client, () => work(new Transaction(client, afterCommits, this.#tell)));
    for (const tell of afterCommits) tell();
    return result;
  }
}

/** A connection for work that needs settings of its own; every statement stands alone, and may write. */
export class Connection extends Reader {}

async function commit<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    // A connection that cannot even roll back is not given to anybody else.
    client.release(broken);
  }
}

export type Pool = pg.Pool;

export interface DatabasePool {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

export function openDatabase(url: string, size: number): DatabasePool {
  const pool = openPool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'parley',
  });
  return { db: new Database(pool), pool, close: () => pool.end() };
}

/**
 * A connection that breaks is replaced by the pool, and fails the statement it was at; without listeners it would end
 * the process, an idle one by the pool and one in use by itself.
 */
export function openPool(config: pg.PoolConfig): Pool {
  const pool = new pg.Pool(config);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
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
