import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOn } from '#src/modules/search/server/engine/core/run.ts';
import { noStatistics } from '#src/modules/search/server/engine/core/statistics.ts';
import { createSearchEngine } from '#src/modules/search/server/engine/engine.ts';
import { countFacets } from '#src/modules/search/server/engine/jobs/count-facets.ts';
import { countJobs } from '#src/modules/search/server/engine/jobs/count-jobs.ts';
import { defaultTuning } from '#src/modules/search/server/engine/jobs/find-jobs.ts';
import { readStatistics } from '#src/modules/search/server/engine/jobs/gather-statistics.ts';
import type { SearchRequest } from '#src/modules/search/server/engine/jobs/request.ts';
import { createPostgresIndex } from '#src/modules/search/server/engine/postgres/postgres-index.ts';
import { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { loadDemo } from '../../scripts/demo/load-demo.ts';
import { openSearchGround, type SearchGround } from './search-ground.ts';

const NOW = new Date('2026-11-15T06:30:00Z');

let ground: SearchGround;
let jobId: number;

beforeAll(async () => {
  ground = await openSearchGround(NOW);
  await loadDemo(ground.database.pool, { jobs: 1500, seed: 3, now: NOW, onProgress: () => {} });
  await ground.engine.rebuild();
  const { rows } = await ground.database.pool.query<{ id: number }>(
    `select id from jobs where status = 'open' limit 1`,
  );
  jobId = rows[0]?.id ?? 0;
});

afterAll(() => ground?.close());

function search(changes: Partial<SearchRequest>) {
  return ground.engine.search({ scope: 'all', sort: 'relevance', page: 1, size: 20, ...changes });
}

/** Changes a job and its search row in one transaction, as a verb does. */
async function change(text: string): Promise<void> {
  await ground.database.db.transaction(async (tx) => {
    await tx.query({ text, values: [] });
    await ground.engine.indexJobs(tx, [jobId]);
  });
}

describe('search engine', () => {
  it('SRCH-01 lists, counts and recommends right after a start, before it has learnt any word', async () => {
    const options = {
      ...ground.options,
      get places(): never {
        throw new Error('learns words');
      },
    };
    const engine = createSearchEngine({ pool: ground.searchPool, options, clock: { now: () => NOW } });
    const all = { scope: 'all', sort: 'relevance', page: 1, size: 20 } as const;
    expect((await engine.search(all)).jobIds).toEqual((await search({})).jobIds);
    expect(await engine.count({ scope: 'all' })).toEqual(await ground.engine.count({ scope: 'all' }));
    expect(await engine.facets({ scope: 'all' })).toEqual(await ground.engine.facets({ scope: 'all' }));
    expect(await engine.similar(jobId, undefined, 5)).toEqual(await ground.engine.similar(jobId, undefined, 5));
    await expect(engine.search({ ...all, text: 'engineer' })).rejects.toThrow('learns words');
  });

  it('SRCH-01 finds a job as soon as it is posted, changed or closed', async () => {
    await change(`update jobs set title = 'Zeppelin Quartermaster' where id = ${jobId}`);
    expect((await search({ text: 'quartermasters' })).jobIds).toEqual([jobId]);
    // One hit may be a mistake, so jobs with Zeplin (a design tool) follow, but never come first.
    expect((await search({ text: 'zeppelin' })).jobIds[0]).toBe(jobId);
    await change(`update jobs set status = 'closed', closed_at = now() where id = ${jobId}`);
    expect((await search({ text: 'quartermaster' })).jobIds).toEqual([]);
    await change(`update jobs set status = 'open', closed_at = null where id = ${jobId}`);
    expect((await search({ text: 'quartermaster' })).jobIds).toEqual([jobId]);
  });

  it('SRCH-01 JOB-03 a job that is closed while something else indexes it is not found any more', async () => {
    const waiting = async () =>
      (await ground.database.pool.query<{ count: number }>('select count(*) from pg_locks where not granted')).rows[0]
        ?.count;
    let other: Promise<void> | undefined;
    await ground.database.db.transaction(async (tx) => {
      await tx.query(sql`update jobs set status = 'closed', closed_at = now() where id = ${jobId}`);
      await ground.engine.indexJobs(tx, [jobId]);
      // As the worker does every minute for what is known of Bosses.
      other = ground.database.db.transaction((later) => ground.engine.indexJobs(later, [jobId]));
      await expect.poll(waiting).toBe(1);
    });
    await other;
    expect((await search({ text: 'quartermaster' })).jobIds).toEqual([]);
    await change(`update jobs set status = 'open', closed_at = null where id = ${jobId}`);
  });

  it('a change that is rolled back is not found', async () => {
    const failing = ground.database.db.transaction(async (tx) => {
      await tx.query(sql`update jobs set title = 'Dirigible Helmsman' where id = ${jobId}`);
      await ground.engine.indexJobs(tx, [jobId]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect((await search({ text: 'dirigible' })).jobIds).toEqual([]);
  });

  it('SRCH-06 says how it understood a misspelt word', async () => {
    const wrong = await search({ text: 'Sofware enginer' });
    expect(wrong.correctedText).toBe('software engineer');
    expect(wrong.jobIds).toEqual((await search({ text: 'software engineer' })).jobIds);
    expect((await search({ text: 'software engineer' })).correctedText).toBeNull();
  });

  it.each(["o'neil & | ! ( ) : * \\ <->", "'; drop table jobs; --", '\u0000', '"', '""', '   ', 'a'.repeat(3000)])(
    'SRCH-01 takes odd text for mere text, case %#',
    async (text) => {
      await expect(search({ text })).resolves.toHaveProperty('jobIds');
      await expect(ground.engine.count({ scope: 'all', text })).resolves.toHaveProperty('value');
      await expect(ground.engine.suggest(text, 'en')).resolves.toBeInstanceOf(Array);
    },
  );

  it('SRCH-01 pages do not overlap and end', async () => {
    const seen = new Set<number>();
    let page = 1;
    for (;;) {
      const { jobIds, hasMore } = await search({ text: 'manager', page, size: 10 });
      for (const id of jobIds) expect(seen.has(id)).toBe(false);
      for (const id of jobIds) seen.add(id);
      if (!hasMore) break;
      page += 1;
    }
    const { value, isEstimate } = await ground.engine.count({ scope: 'all', text: 'manager' });
    expect({ value, isEstimate }).toEqual({ value: seen.size, isEstimate: false });
  });

  it('SUG-01 suggests at most five, titles before companies before searches', async () => {
    const found = await ground.engine.suggest('sof', 'en', 196);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(5);
    expect(found[0]).toMatchObject({ type: 'job_title', label: 'Software Engineer', jobTitleId: 10101 });
    expect(await ground.engine.suggest('', 'en')).toEqual([]);
    expect((await ground.engine.suggest('前端', 'ja'))[0]?.label).toBe('フロントエンドエンジニア');
  });

  it('SUG-01 suggests a company by any word of its name, and by a misspelt one', async () => {
    const { rows } = await ground.database.pool.query<{ id: number; name: string }>(
      `select c.id, c.name from companies c join job_search s on s.company_id = c.id
       where c.name ~ '^[A-Za-z]+ [A-Za-z]+ [A-Za-z]+$' group by c.id order by count(*) desc limit 1`,
    );
    const company = rows[0] as { id: number; name: string };
    const isIt = (one: { companyId: number | null }) => one.companyId === company.id;
    expect((await ground.engine.suggest(company.name, 'en')).some(isIt)).toBe(true);
    const misspelt = `${company.name.slice(0, 3)}${company.name.slice(4)}`;
    expect((await ground.engine.suggest(misspelt, 'en')).some(isIt)).toBe(true);
  });

  it('similar jobs share the work and leave the job itself out', async () => {
    const { rows } = await ground.database.pool.query<{ id: number; function_id: number }>(
      'select job_id as id, function_id from job_search where job_id <> $1 limit 1',
      [jobId],
    );
    const job = rows[0] as { id: number; function_id: number };
    const similar = await ground.engine.similar(job.id, undefined, 6);
    expect(similar.map((one) => one.jobId)).not.toContain(job.id);
    const ids = similar.map((one) => one.jobId);
    const functions = await ground.database.pool.query<{ function_id: number }>(
      'select function_id from jobs where id = any($1)',
      [ids],
    );
    for (const row of functions.rows) expect(row.function_id).toBe(job.function_id);
  });

  it('counts everything exactly while it is little, and keeps the index tidy', async () => {
    await ground.engine.refreshStatistics();
    const { rows } = await ground.database.pool.query<{ count: number }>('select count(*) as count from job_search');
    const all = await ground.engine.count({ scope: 'all' });
    expect(all).toEqual({ value: rows[0]?.count, related: 0, isEstimate: false, isLowerBound: false });
    await expect(ground.engine.tidy()).resolves.toBeUndefined();
  });

  it('many jobs are counted from the sample, near the truth and marked as an estimate', async () => {
    const run = runOn(new Database(ground.searchPool));
    await ground.engine.refreshStatistics();
    const gathered = await readStatistics(run, null);
    if (!gathered) throw new Error('There are no statistics.');
    const jobs = createPostgresIndex({ run, now: NOW, tuning: defaultTuning, statistics: gathered });
    const around = { jobs, now: NOW, fieldOf: new Map() };
    const local = { scope: 'local' } as const;
    const { understood } = await ground.engine.understand({ scope: 'all' });
    const exact = await countJobs(local, understood, { ...around, statistics: noStatistics });
    expect(exact.isEstimate).toBe(false);
    // As if there were a hundred times as many jobs of the same kind.
    const many = { ...gathered, jobCount: gathered.jobCount * 100 };
    const reckoned = await countJobs(local, understood, { ...around, statistics: many });
    expect(reckoned).toEqual({ value: exact.value * 100, related: 0, isEstimate: true, isLowerBound: false });
    const { facets, isEstimate } = await countFacets(local, understood, { ...around, statistics: many });
    const counted = await countFacets(local, understood, { ...around, statistics: noStatistics });
    expect([isEstimate, counted.isEstimate]).toEqual([true, false]);
    expect(facets.jobType).toEqual(counted.facets.jobType.map(({ id, count }) => ({ id, count: count * 100 })));
    expect(facets.verified[0]?.count).toBe((counted.facets.verified[0]?.count ?? 0) * 100);
    // Statistics that are known already are not read again.
    expect(await readStatistics(run, gathered.gatheredAt)).toBeUndefined();
  });
});
