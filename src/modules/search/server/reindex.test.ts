import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#src/kernel/clock.ts';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { openSearchPool } from './engine/core/run.ts';
import { createSearchEngine } from './engine/engine.ts';
import { reindex } from './reindex.ts';

describe('reindex', () => {
  let ground: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: ReturnType<typeof openSearchPool>;
  beforeAll(async () => {
    ground = await createTestDatabase();
    pool = openSearchPool(ground.url, 4);
  });
  afterAll(async () => {
    await pool.end();
    await ground.database.close();
    await ground.drop();
  });

  it('RUN-12 writes the whole index anew while jobs change, and goes on where it was broken off', async () => {
    const { pool: main, db } = ground.database;
    const options = loadOptionData();
    const engine = createSearchEngine({ pool, options, clock: systemClock });
    const company = await createCompany(main, { name: 'Harbour Works' });
    const ids: number[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await createJob(main, { company_id: company.id, slug: `job-${n}` })).id);
    const close = async (id: number) => {
      await main.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [id]);
    };
    const rowsOf = async (text: string) => (await main.query(text)).rows;
    // An index that has fallen behind: one row is out of date, one job has gone, the others were never written.
    await db.transaction((tx) => engine.indexJobs(tx, ids.slice(0, 2)));
    await main.query(`update job_search set doc = 'nonsense' where job_id = $1`, [ids[0]]);
    await close(ids[1] as number);
    await main.query('drop index job_search_doc');

    const order = { pool, options, clock: systemClock, size: 2 };
    const breakOff = (_what: string, done: number) => {
      if (done >= (ids[3] as number)) throw new Error('pulled the plug');
    };
    await expect(reindex({ ...order, onProgress: breakOff })).rejects.toThrow('pulled the plug');
    expect(await rowsOf('select job_id from job_search order by 1')).toEqual([{ job_id: ids[0] }]);
    const reached: number[] = [];
    let closing: Promise<void> | undefined;
    const onProgress = (what: string, done: number) => {
      if (what === 'jobs') reached.push(done);
      // Somebody closes a job of a portion that is to come.
      closing ??= close(ids[5] as number);
    };
    await reindex({ ...order, onProgress });
    await closing;
    expect(reached[0]).toBe(ids[3]);
    const open = await rowsOf(`select id as job_id from jobs where status = 'open' order by 1`);
    // What was closed by hand alone, past the index, in the middle of it all is the next reindex's.
    await reindex(order);
    expect(await rowsOf('select job_id from job_search order by 1')).toEqual(open);
    expect(await rowsOf(`select from job_search where doc = 'nonsense'`)).toHaveLength(0);
    expect(
      await rowsOf(`select from pg_index where indexrelid = to_regclass('job_search_doc') and indisvalid`),
    ).toHaveLength(1);
    expect(await rowsOf('select distinct company_id from search_company_names')).toEqual([{ company_id: company.id }]);
  });
});
