import { Connection, openPool, type Pool, type Reader } from '#src/platform/database/database.ts';

export interface Statement {
  /** Named statements are planned once per connection. */
  name?: string;
  text: string;
  values: unknown[];
}

/** Runs a statement and gives its rows. */
export type Run = <Row extends object>(statement: Statement) => Promise<Row[]>;

/**
 * Connections for searching: statements are planned once, never in parallel (branches rely on their order), and a
 * bitmap of matches stays exact in memory.
 */
export function openSearchPool(connectionString: string, size: number): Pool {
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
  return openPool({
    connectionString,
    max: size,
    options,
    application_name: 'parley search',
    statement_timeout: 10_000,
  });
}

/** On the engine's own connections, or inside a unit of work, so that a job and its search row change together. */
export function runOn(reader: Reader): Run {
  return async <Row extends object>({ name, text, values }: Statement) =>
    (await reader.query<Row>({ text, values }, { name })).rows;
}

/** Work that may take minutes, on a connection of its own. */
export async function withoutTimeLimit<T>(pool: Pool, work: (run: Run) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0; set maintenance_work_mem = '512MB'`);
    return await work(runOn(new Connection(client)));
  } finally {
    await client.query('reset statement_timeout; reset maintenance_work_mem').catch(() => {});
    client.release();
  }
}
