import { join, resolve } from 'node:path';
import { loadDemo } from '../scripts/demo/load-demo.ts';
import { type Clock, systemClock } from '../src/kernel/clock.ts';
import { loadOptionData, type OptionData } from '../src/modules/options/server/options.public.ts';
import { openSearchPool } from '../src/modules/search/server/engine/core/run.ts';
import { createSearchEngine, type SearchEngine } from '../src/modules/search/server/engine/engine.ts';
import { type DatabasePool, openDatabase } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { ensureDatabase } from '../src/platform/database/ensure-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { buildUsualDesign } from './search-usual-design.ts';

export interface BenchDatabase {
  database: DatabasePool;
  searchPool: ReturnType<typeof openSearchPool>;
  engine: SearchEngine;
  options: OptionData;
  close(): Promise<void>;
}

const root = resolve(import.meta.dirname, '..');
const settings = {
  shared_buffers: '4GB',
  effective_cache_size: '12GB',
  max_wal_size: '8GB',
  maintenance_work_mem: '1GB',
  checkpoint_timeout: '30min',
  autovacuum: 'on',
};

/** A database with so many jobs in both designs; made once, kept between runs. */
export async function openBenchDatabase(jobs: number): Promise<BenchDatabase> {
  const server = await startEmbeddedPostgres(process.env.PARLEY_BENCH_DIR ?? join(root, '.parley', 'bench'), settings);
  const name = `bench_${jobs}`;
  await ensureDatabase(server.url('postgres'), name);
  const database = openDatabase(server.url(name), 4);
  const searchPool = openSearchPool(server.url(name), 10);
  const options = loadOptionData();
  const engineAt = (clock: Clock) => createSearchEngine({ pool: searchPool, options, clock });
  await migrate(database.pool, join(root, 'migrations'));
  await fill(database, engineAt(systemClock), jobs);
  const now = await newestPosting(database.pool);
  const engine = engineAt({ now: () => now });
  await step(database.pool, `statistics of ${now.toISOString()}`, () => engine.refreshStatistics());
  return {
    database,
    searchPool,
    engine,
    options,
    close: async () => {
      await searchPool.end();
      await database.close();
      await server.stop();
    },
  };
}

async function fill({ pool }: DatabasePool, engine: SearchEngine, jobs: number): Promise<void> {
  await pool.query('create table if not exists bench_steps (step text primary key)');
  await step(pool, 'jobs', async () => {
    await loadDemo(pool, { jobs, seed: 1, now: systemClock.now(), onProgress: progress('jobs') });
    // The demo crowds its jobs into the last hours so that a small site looks alive; a large one is spread evenly.
    const client = await pool.connect();
    await client.query('set statement_timeout = 0');
    await client.query(
      `update jobs set posted_at = now() - interval '60 days' * power(random(), 1.2) where status = 'open'`,
    );
    await client.query('vacuum analyze jobs');
    await client.query('reset statement_timeout');
    client.release();
  });
  await forgetOldIndex(pool);
  await step(pool, 'index', async () => {
    const show = progress('index');
    await engine.rebuild((share) => show(Math.round(share * 100), 100));
  });
  await step(pool, 'usual design', () => buildUsualDesign(pool));
}

/** A migration that changes what is indexed has emptied the statistics: the index is built anew, as at a start. */
async function forgetOldIndex(pool: DatabasePool['pool']): Promise<void> {
  const { rowCount } = await pool.query('select 1 from search_statistics');
  if (rowCount) return;
  await pool.query('truncate job_search');
  await pool.query(`delete from bench_steps where step = 'index' or step like 'statistics of %'`);
}

/** Data that was made hours ago would have no new jobs, which no living site has: the clock stands at the newest one. */
async function newestPosting(pool: DatabasePool['pool']): Promise<Date> {
  const { rows } = await pool.query<{ newest: Date }>('select max(posted_at) as newest from job_search');
  return rows[0]?.newest ?? systemClock.now();
}

async function step(pool: DatabasePool['pool'], name: string, work: () => Promise<void>): Promise<void> {
  const { rowCount } = await pool.query('select 1 from bench_steps where step = $1', [name]);
  if (rowCount) return;
  const start = performance.now();
  await work();
  await pool.query('insert into bench_steps values ($1)', [name]);
  console.log(`\n${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

function progress(label: string): (done: number, total: number) => void {
  let last = -1;
  return (done, total) => {
    const percent = Math.floor((done / total) * 20) * 5;
    if (percent === last) return;
    last = percent;
    process.stdout.write(`\r${label} ${percent} %  `);
  };
}
