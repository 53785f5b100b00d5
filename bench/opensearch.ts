import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { loadDemo } from '../scripts/demo/load-demo.ts';
import { systemClock } from '../src/kernel/clock.ts';
import { loadOptionData } from '../src/modules/options/server/options.public.ts';
import { openSearchPool } from '../src/modules/search/server/engine/core/run.ts';
import { createSearchEngine } from '../src/modules/search/server/engine/engine.ts';
import { buildIndex } from '../src/modules/search/server/engine/opensearch/build-index.ts';
import { pushChanges } from '../src/modules/search/server/engine/opensearch/push-changes.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { ensureDatabase } from '../src/platform/database/ensure-database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { OpenSearch } from '../src/platform/opensearch/opensearch.ts';
import { startOpenSearch } from '../test/start-opensearch.ts';
import { makeTemporaryFolder } from '../test/temporary-folder.ts';
import { measure, show, triple, warmUp } from './search-measure.ts';
import { queryClasses } from './search-queries.ts';

/** `npm run bench:opensearch [-- jobs]`: the same questions to the database and to OpenSearch, one client, in ms. */
const jobs = Number(process.argv[2] ?? 20_000);
/** The database answers them in either case. */
const SAME = ['nothing at all', 'suggestions'];

const answered = new Map<string, number>();
const root = resolve(import.meta.dirname, '..');
const folder = makeTemporaryFolder('parley-opensearch-bench-');
const postgres = await startEmbeddedPostgres(folder, { fsync: 'off', shared_buffers: '1GB' });
await ensureDatabase(postgres.url('postgres'), 'bench');
const { db, pool, close } = openDatabase(postgres.url('bench'), 4);
const searchPool = openSearchPool(postgres.url('bench'), 10);
const server = await startOpenSearch();
try {
  await migrate(pool, join(root, 'migrations'));
  await loadDemo(pool, { jobs, seed: 1, now: systemClock.now(), onProgress: () => {} });
  const options = loadOptionData();
  const client = new OpenSearch({ url: server.url, log: pino({ level: 'silent' }), onAnswer: count });
  const here = createSearchEngine({ pool: searchPool, options, clock: systemClock });
  await here.rebuild();
  const writing = async (what: string) => {
    const { rows } = await pool.query<{ id: number }>(`select job_id as id from job_search order by id limit 300`);
    const startedAt = performance.now();
    for (const { id } of rows) await db.transaction((tx) => here.indexJobs(tx, [id]));
    console.log(`  ${what}: ${show((performance.now() - startedAt) / rows.length)} ms to index a job again`);
  };
  await writing('nobody follows');
  await writing('nobody follows');
  const startedAt = performance.now();
  await buildIndex({ db, pool: searchPool, client });
  console.log(`  filled ${jobs} jobs in ${show((performance.now() - startedAt) / 1000)} s`);
  await writing('changes are noted');
  await writing('changes are noted');
  const toldAt = performance.now();
  let told = 0;
  for (let some = -1; some !== 0; told += some) some = await pushChanges(db, client);
  console.log(`  told ${told} changes in ${show(performance.now() - toldAt)} ms`);
  const there = createSearchEngine({ pool: searchPool, options, clock: systemClock, searchServer: client });
  const asked = queryClasses(there, pool);
  console.log('\n| question | PostgreSQL p50 / p95 / p99 | OpenSearch |\n| --- | --- | --- |');
  for (const [at, one] of queryClasses(here, pool).entries()) {
    const other = asked[at];
    if (SAME.includes(one.name) || !other) continue;
    const figures: string[] = [];
    for (const question of [one, other]) {
      await warmUp(question, 1);
      figures.push(triple(await measure(question.ours, { clients: 1, milliseconds: 1000, most: 300 })));
    }
    console.log(`| ${one.name} | ${figures.join(' | ')} |`);
  }
  console.log(`\n  answered by: ${JSON.stringify(Object.fromEntries(answered))}`);
} finally {
  await server.stop();
  await searchPool.end();
  await close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

function count(by: string): void {
  answered.set(by, (answered.get(by) ?? 0) + 1);
}
