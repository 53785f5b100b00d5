import { systemClock } from '../src/kernel/clock.ts';
import type { BenchDatabase } from './search-database.ts';
import { type Figures, percentiles } from './search-measure.ts';

const WRITES = 300;

/** Edits jobs one by one, each with its search row in one transaction, and looks when a change can be found. */
export async function measureWrites({
  database,
  engine,
}: BenchDatabase): Promise<{ writes: Figures; visibleMs: number }> {
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from jobs where status = 'open' order by id desc limit ${WRITES}`,
  );
  const times: number[] = [];
  const start = performance.now();
  for (const { id } of rows) {
    const before = performance.now();
    await database.db.transaction(async (tx) => engine.indexJobs(tx, [id]));
    times.push(performance.now() - before);
    if (times.length % 100 === 0) await engine.tidy();
  }
  const perSecond = times.length / ((performance.now() - start) / 1000);
  return {
    writes: { ...percentiles(times), perSecond },
    visibleMs: await timeToVisible(rows[0]?.id ?? 0, { database, engine }),
  };
}

async function timeToVisible(
  jobId: number,
  { database, engine }: Pick<BenchDatabase, 'database' | 'engine'>,
): Promise<number> {
  const sign = `zzvisible${systemClock.now().getTime().toString(36)}`;
  const title = await database.pool.query<{ title: string }>('select title from jobs where id = $1', [jobId]);
  const setTitle = (text: string) =>
    database.db.transaction(async (tx) => {
      await database.pool.query('update jobs set title = $2 where id = $1', [jobId, text]);
      await engine.indexJobs(tx, [jobId]);
    });
  const start = performance.now();
  await setTitle(sign);
  for (;;) {
    const { jobIds } = await engine.search({ text: sign, scope: 'all', sort: 'relevance', page: 1, size: 5 });
    if (jobIds.includes(jobId)) break;
    if (performance.now() - start > 10_000) break;
  }
  const taken = performance.now() - start;
  await setTitle(title.rows[0]?.title ?? '');
  return taken;
}
