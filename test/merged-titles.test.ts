import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOptionData } from '#src/modules/options/server/options.public.ts';
import { createJob } from './factories/create-job.ts';
import { insertRow } from './factories/insert-row.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const MERGING = readFileSync(new URL('../migrations/0133_merged_job_titles.sql', import.meta.url), 'utf8');
const merged = [...MERGING.matchAll(/\((\d+), (\d+), (\d+), (\d+)\)/g)].map((found) => {
  const [gone = 0, kept = 0, sub = 0, main = 0] = found.slice(1).map(Number);
  return { gone, kept, sub, main };
});

describe('titles that became one', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('GEO-07 are gone from the list, and the ones kept are where the move puts their jobs', () => {
    const titles = loadOptionData().functions.flatMap((one) => one.subs.flatMap((sub) => sub.titles));
    const places = new Map(titles.map((title) => [title.id, [title.subId, title.mainId]]));
    expect(merged.length).toBeGreaterThan(0);
    expect(merged.filter(({ gone }) => places.has(gone))).toEqual([]);
    for (const { kept, sub, main } of merged) expect(places.get(kept)).toEqual([sub, main]);
  });

  it('GEO-07 take jobs and alerts with them', async () => {
    const { pool } = app.database;
    const [{ gone, kept, sub, main } = { gone: 0, kept: 0, sub: 0, main: 0 }] = merged;
    const job = await createJob(pool, { job_title_id: gone });
    const now = new Date();
    const alert = await insertRow<{ id: number }>(pool, 'job_alerts', {
      account_id: job.recruiter_id,
      country_id: 196,
      filters: JSON.stringify({ query: 'typing', functionTitles: [gone, kept, 10_101] }),
      frequency: 'daily',
      told_until: now,
      due_at: now,
      created_at: now,
    });
    await pool.query(`begin; ${MERGING} commit`);
    const jobs = await pool.query('select job_title_id, sub_function_id, function_id from jobs where id = $1', [
      job.id,
    ]);
    expect(jobs.rows).toEqual([{ job_title_id: kept, sub_function_id: sub, function_id: main }]);
    const alerts = await pool.query('select filters from job_alerts where id = $1', [alert.id]);
    expect(alerts.rows[0].filters).toEqual({ query: 'typing', functionTitles: [10_101, kept] });
  });
});
