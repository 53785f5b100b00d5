import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { errorCode } from './error-code.ts';
import { splitStatements } from './split-statements.ts';

/** Any number that no other program uses on this database. */
export const MIGRATION_LOCK = 7_236_001;
const LOCK_LOOK_MS = 100;
/** A file that begins with this line runs statement by statement, e.g. to build an index while the site writes. */
const OUTSIDE = /^-- no transaction\s*$/m;
const LOCK_NOT_AVAILABLE = '55P03';
/** A table that stands there from the first to the last moment of a restore. */
export const RESTORE_MARK = 'restore_in_progress';

/**
 * Who waits for a lock makes everybody wait who comes later: after this long it lets them pass and tries again, behind a
 * backup for some minutes.
 */
export interface Patience {
  lockMs: number;
  pauseMs: number;
  tries: number;
}
const PATIENCE: Patience = { lockMs: 4000, pauseMs: 2000, tries: 100 };

interface MigrateOptions {
  /** Hears of each that has run. */
  onApplied?(name: string, ms: number): void;
  /** Only these, for a database that is brought to an earlier state. */
  only?: ReadonlySet<string>;
  /** A restore that has not finished is nobody else's business. */
  isRestore?: boolean;
  patience?: Patience;
}

export interface MigrationState {
  /** In their order. */
  pending: string[];
  applied: string[];
  /** What this program does not know: the database is newer. */
  unknown: string[];
}

/**
 * Brings the database to the newest version: runs every file of the folder that has not run yet, in the order of the
 * names, each in its own transaction unless it says otherwise. Several processes may call it at once; one does the work.
 */
export async function migrate(pool: pg.Pool, folder: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = await pool.connect();
  try {
    // A change of a large table takes its time, and so does waiting for the process that makes it.
    await client.query('set statement_timeout = 0');
    await takeLock(client);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    if (!options.isRestore) await assertRestored(client);
    const { pending, unknown } = await compare(client, folder);
    const [ahead] = unknown;
    if (ahead) throw new StartError(`The database is newer than this program (it knows ${ahead}). Update the program.`);
    const wanted = pending.filter((name) => options.only?.has(name) ?? true);
    const patience = options.patience ?? PATIENCE;
    for (const name of wanted) {
      const startedAt = performance.now();
      await apply(client, name, await readFile(join(folder, name), 'utf8'), patience);
      options.onApplied?.(name, performance.now() - startedAt);
    }
    return wanted;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    // The connection goes too, and what was set for it.
    client.release(true);
  }
}

/** Asked again and again: a statement that waits for the lock has a snapshot, which an index that is built concurrently would wait for. */
async function takeLock(client: pg.PoolClient): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as is_ours', [MIGRATION_LOCK]);
    if (rows[0]?.is_ours) return;
    await wait(LOCK_LOOK_MS);
  }
}

/** Names of all changes that a database must have had for this program to work on it, in their order. */
export async function listMigrations(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/** What a database has had of the folder's migrations; it changes nothing. */
export async function readMigrationState(client: Asked, folder: string): Promise<MigrationState> {
  const { rows } = await client.query(`select to_regclass('schema_migrations') is not null as "isThere"`);
  if (rows[0]?.isThere) return compare(client, folder);
  return { pending: await listMigrations(folder), applied: [], unknown: [] };
}

/** For a site whose settings leave migrations to `npm run migrate`. */
export async function assertMigrated(pool: pg.Pool, folder: string): Promise<void> {
  const { pending } = await readMigrationState(pool, folder);
  const [first] = pending;
  if (!first) return;
  throw new StartError(`${pending.length} migrations are missing, the first is ${first}. Run npm run migrate first.`);
}

type Asked = Pick<pg.ClientBase, 'query'>;

async function compare(client: Asked, folder: string): Promise<MigrationState> {
  const files = await listMigrations(folder);
  const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by name');
  const applied = rows.map(({ name }) => name);
  return {
    applied,
    pending: files.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !files.includes(name)),
  };
}

/** Half of the data would be taken for all of it. */
async function assertRestored(client: Asked): Promise<void> {
  const { rows } = await client.query('select to_regclass($1) is not null as "isHalf"', [RESTORE_MARK]);
  if (rows[0]?.isHalf) throw new StartError('A restore of this database has not finished. Run npm run restore again.');
}

async function apply(client: pg.PoolClient, name: string, text: string, patience: Patience) {
  const run = OUTSIDE.test(text.split('\n', 1)[0] ?? '') ? applyOutside : applyWithin;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run(client, name, text, patience);
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE || attempt === patience.tries)
        throw new StartError(`The migration ${name} failed: ${(error as Error).message}`);
      await wait(patience.pauseMs);
    }
  }
}

async function applyWithin(client: pg.PoolClient, name: string, text: string, { lockMs }: Patience): Promise<void> {
  try {
    await client.query(`begin; set local lock_timeout = ${lockMs}`);
    await client.query(text);
    await note(client, name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** What breaks in the middle is run again from the start, so that every statement must bear being run twice. */
async function applyOutside(client: pg.PoolClient, name: string, text: string, { lockMs }: Patience): Promise<void> {
  for (const statement of splitStatements(text)) {
    await client.query(`set lock_timeout = ${makesNobodyWait(statement) ? 0 : lockMs}`);
    await dropInvalid(client, statement);
    await client.query(statement);
  }
  await client.query('reset lock_timeout');
  await note(client, name);
}

/**
 * `concurrently` waits for every transaction that is older, a backup's for instance, and nobody who reads or writes waits
 * behind it. Cut off, it would begin with the whole table again.
 */
function makesNobodyWait(statement: string): boolean {
  return /^(?:create (?:unique )?index|drop index|reindex \w+) concurrently /i.test(statement.replaceAll(/\s+/g, ' '));
}

const BUILDS_INDEX = /^create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists\s+([\w.]+)/i;

/** An index whose building was broken off stands there, is kept up and never used: `if not exists` would take it for done. */
async function dropInvalid(client: pg.PoolClient, statement: string): Promise<void> {
  const [, index] = BUILDS_INDEX.exec(statement) ?? [];
  if (!index) return;
  const { rowCount } = await client.query(
    'select from pg_index where indexrelid = to_regclass($1) and not indisvalid',
    [index],
  );
  if (rowCount)
    await client.query(`drop index concurrently ${index.toLowerCase().split('.').map(pg.escapeIdentifier).join('.')}`);
}

async function note(client: pg.PoolClient, name: string): Promise<void> {
  await client.query('insert into schema_migrations (name) values ($1)', [name]);
}
