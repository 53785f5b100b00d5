import pg from 'pg';
import { keepRunning, type Transaction } from '#src/platform/database/database.ts';
import type { Statement } from '../jobs/statements.ts';

/** Runs a statement and gives its rows. */
export type Run = <Row extends object>(statement: Statement) => Promise<Row[]>;

/**
 * Connections for searching: statements are planned once, never in parallel (branches rely on their order), and a
 * bitmap of matches stays exact in memory.
 */
export function openSearchPool(connectionString: string, size: number): pg.Pool {
  const settings = {
    plan_cache_mode: 'force_generic_plan',
    max_parallel_workers_per_gather: '0',
    enable_seqscan: 'off',
    jit: 'off',
    work_mem: '32MB',
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const pool = new pg.Pool({
    connectionString,
    max: size,
    options,
    application_name: 'parley search',
    statement_timeout: 10_000,
  });
  keepRunning(pool);
  return pool;
}

export function runOn(client: Pick<pg.ClientBase, 'query'>): Run {
  return async <Row extends object>(statement: Statement) => (await client.query(statement)).rows as Row[];
}

/** The same inside a unit of work, so that a job and its search row change together. */
export function runIn(tx: Transaction): Run {
  return async <Row extends object>({ text, values }: Statement) => (await tx.query<Row>({ text, values })).rows;
}

/** Work that may take minutes, on a connection of its own. */
export async function withoutTimeLimit<T>(pool: pg.Pool, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    return await work(runOn(client));
  } finally {
    await client.query('reset statement_timeout; reset maintenance_work_mem').catch(() => {});
    client.release();
  }
}
