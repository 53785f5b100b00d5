import pg from 'pg';
import type { Emit } from '#src/kernel/events.ts';
import { StartError } from '../start-error.ts';
import { errorCode } from './error-code.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { connectTo } from './servers.ts';
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

interface Asked {
  query(query: pg.QueryConfig): Promise<pg.QueryResult>;
}

/** How connections may be used. */
export interface ConnectionOptions {
  /**
   * Between us and the server is a pooler that gives each transaction any connection it has: nothing may be left on one
   * for later, neither a named statement nor a setting.
   */
  isPooled?: boolean;
}

/** Asks the database. Whoever only has this must not write: it may be a replica that answers. */
export class Reader {
  readonly #asked: Asked;
  readonly #isPooled: boolean;

  constructor(asked: Asked, { isPooled = false }: ConnectionOptions = {}) {
    this.#asked = asked;
    this.#isPooled = isPooled;
  }

  query<Row extends object = Record<string, unknown>>(
    { text, values }: Pick<Sql, 'text' | 'values'>,
    { name }: QueryOptions = {},
  ): Promise<Answer<Row>> {
    return this.#asked.query({ text, values, name: this.#isPooled ? undefined : name }).catch((error: Error) => {
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

  constructor(asked: Asked, afterCommit: (() => void)[], tell: TellListeners, options?: ConnectionOptions) {
    super(asked, options);
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
  readonly #options: ConnectionOptions;
  /** For whoever must not write. */
  readonly reader: Reader;
  /** For what anybody may see and may be a second old: a replica's where there is one. Never for what decides on a right. */
  readonly publicReader: Reader;

  constructor(
    pool: pg.Pool,
    tell: TellListeners = nobodyListens,
    options: ConnectionOptions = {},
    publicReader?: Reader,
  ) {
    super(pool, options);
    this.#pool = pool;
    this.reader = new Reader(pool, options);
    this.publicReader = publicReader ?? this.reader;
    this.#tell = tell;
    this.#options = options;
  }

  /** The same connections, with somebody who hears what transactions emit. */
  heardBy(tell: TellListeners, publicReader?: Reader): Database {
    return new Database(this.#pool, tell, this.#options, publicReader);
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const afterCommits: (() => void)[] = [];
    const client = await this.#pool.connect();
    const begin = this.#options.isPooled ? BEGIN_POOLED : 'begin';
    const result = await commit(client, begin, (asked) =>
      work(new Transaction(asked, afterCommits, this.#tell, this.#options)),
    );
    for (const tell of afterCommits) tell();
    return result;
  }
}

/** A connection for work that needs settings of its own; every statement stands alone, and may write. */
export class Connection extends Reader {}

const LIMITS = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };
/** A pooler takes no settings with a connection: they come with each transaction, in the same message. */
const BEGIN_POOLED = `begin; ${Object.entries(LIMITS)
  .map(([name, ms]) => `set local ${name} = ${ms}`)
  .join('; ')}`;
const READ_ONLY = '25006';

async function commit<T>(client: pg.PoolClient, begin: string, work: (asked: Asked) => Promise<T>): Promise<T> {
  let broken: Error | undefined;
  const statements = oneAtATime((query) => client.query(query));
  try {
    await client.query(begin);
    const result = await work(statements);
    await statements.close();
    await commitSafely(client);
    return result;
  } catch (error) {
    await statements.close();
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    // The server was demoted: the next connection finds the one that took its place.
    if (errorCode(error) === READ_ONLY) broken = error as Error;
    throw error;
  } finally {
    // A connection that cannot even roll back is not given to anybody else.
    client.release(broken);
  }
}

/** It is on this server's disk, but not on the standby's that it has to be safe on (SQLSTATE: outcome unknown). */
class NotReplicated extends Error {
  readonly code = '08007';
}

/**
 * A commit that waits for a synchronous standby longer than a statement may take is said to be done, with a warning: if
 * the server died now, it would be lost. So it is not acknowledged; whoever repeats it finds it done.
 */
async function commitSafely(client: pg.PoolClient): Promise<void> {
  let warned: string | undefined;
  const hear = ({ routine, message }: { routine?: string; message?: string }) => {
    // Its text is in the server's language.
    if (routine === 'SyncRepWaitForLSN') warned = message ?? routine;
  };
  client.on('notice', hear);
  try {
    await client.query('commit');
  } finally {
    client.off('notice', hear);
  }
  if (warned) throw new NotReplicated(warned);
}

export type Pool = pg.Pool;

export interface DatabasePool {
  db: Database;
  pool: Pool;
  close(): Promise<void>;
}

export function openDatabase(url: string, size: number, options: ConnectionOptions = {}): DatabasePool {
  const pool = openPool({
    connectionString: url,
    max: size,
    idleTimeoutMillis: 60_000,
    ...(!options.isPooled && LIMITS),
    application_name: 'parley',
  });
  return { db: new Database(pool, undefined, options), pool, close: () => pool.end() };
}

/** Where the database is asked: the server itself, and a pooler in front of it where there is one. */
export interface DatabasePlace {
  url: string;
  poolerUrl?: string;
}

/** Connections for work that leaves nothing on them, through the pooler where there is one. */
export function openShared({ url, poolerUrl }: DatabasePlace, size: number): DatabasePool {
  return poolerUrl ? openDatabase(poolerUrl, size, { isPooled: true }) : openDatabase(url, size);
}

/**
 * A connection that breaks is replaced by the pool, and fails the statement it was at; without listeners it would end
 * the process, an idle one by the pool and one in use by itself.
 */
export function openPool({ connectionString, ...config }: pg.PoolConfig & { connectionString: string }): Pool {
  const pool = new pg.Pool({ ...connectTo(connectionString), ...config });
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
