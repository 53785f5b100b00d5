import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { postJob } from '#test/factories/post-job.ts';
import { signInBoss } from '#test/factories/sign-in-boss.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

interface Told {
  kind: string;
  data: { job_id: number };
}

describe('real vacancies', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  /** The task as the worker runs it, and what its people were told. */
  async function runTask(): Promise<Told[]> {
    const { pool } = app.database;
    const { rows: before } = await pool.query('select coalesce(max(id), 0) as id from notifications');
    await worker.runTask('confirm-jobs');
    const { rows } = await pool.query('select kind, data from notifications where id > $1 order by id', [before[0].id]);
    return rows;
  }
  const isInSearch = async (id: number) =>
    Boolean((await app.database.pool.query('select 1 from job_search where job_id = $1', [id])).rowCount);

  async function boss(): Promise<TestVisitor> {
    const company = await createCompany(app.database.pool);
    return (await signInBoss(app, company.id)).visitor;
  }
  const days = (count: number) => app.clock.advance({ hours: 24 * count });

  it('TRU-03 asks after 11 days, takes a job out of search after 14, and brings it back when confirmed', async () => {
    const visitor = await boss();
    const { id } = await postJob(visitor);
    days(10);
    expect(await runTask()).toEqual([]);
    days(1);
    expect(await runTask()).toMatchObject([{ kind: 'job_reconfirm', data: { job_id: id } }]);
    expect(await runTask()).toEqual([]);
    expect((await visitor.api('GET /recruiters/jobs')).jobs[0]).toMatchObject({
      needs_confirmation: true,
      state: 'open',
    });
    days(3);
    expect(await runTask()).toMatchObject([{ kind: 'job_paused', data: { what: 'unconfirmed', job_id: id } }]);
    const [notice] = (await visitor.api('GET /notification/list')).notifications;
    expect(notice).toMatchObject({ title: expect.stringMatching(/ is paused$/), path: `/employer/jobs/${id}` });
    expect(await isInSearch(id)).toBe(false);
    const held = await visitor.api('GET /recruiters/jobs', { state: 'on_hold' });
    expect(held.jobs[0]).toMatchObject({ hold_reason: 'unconfirmed', needs_confirmation: true });
    expect((await app.visitor().api('GET /job/:id', { id })).status).toBe('on_hold');
    const { job } = await visitor.api('POST /recruiters/jobs/:id/reconfirm', { id, attest: true });
    expect(job).toMatchObject({ state: 'open', needs_confirmation: false, days_open: 14 });
    expect(await isInSearch(id)).toBe(true);
    days(11);
    expect(await runTask()).toHaveLength(1);
  });

  it('TRU-03 leaves a job alone that was confirmed in time, and one from before the rule', async () => {
    const visitor = await boss();
    const { id } = await postJob(visitor);
    days(13);
    await visitor.api('POST /recruiters/jobs/:id/reconfirm', { id, attest: true });
    await runTask();
    days(2);
    expect((await runTask()).filter(({ data }) => data.job_id === id)).toEqual([]);
    await app.database.pool.query('update jobs set confirmed_at = null where id = $1', [id]);
    days(60);
    await runTask();
    expect(await isInSearch(id)).toBe(true);
  });

  it('TRU-03 does not bring back what the employer paused', async () => {
    const visitor = await boss();
    const { id } = await postJob(visitor);
    await visitor.api('POST /recruiters/jobs/:id/hold', { id });
    const { job } = await visitor.api('POST /recruiters/jobs/:id/reconfirm', { id, attest: true });
    expect(job).toMatchObject({ state: 'on_hold', hold_reason: 'employer' });
    expect(await isInSearch(id)).toBe(false);
  });

  it('TRU-03 shows days open and every posting of a vacancy, also after new words, pay and postings', async () => {
    const visitor = await boss();
    const first = await postJob(visitor, { title: 'Ship Engineer' });
    days(5);
    await visitor.api('PATCH /recruiters/jobs/:id', {
      id: first.id,
      fields: {
        title: 'Ship Engineer (all levels)',
        salary_max: 8100,
        description: '<p>Other words for the very same work here.</p>',
      },
    });
    await visitor.api('POST /recruiters/jobs/:id/close', { id: first.id });
    days(2);
    const second = await postJob(visitor, { title: 'NEW! Ship engineer wanted' });
    expect(second).toMatchObject({ days_open: 7, repost_count: 1 });
    const seen = await app.visitor().api('GET /job/:id', { id: second.id });
    expect(seen).toMatchObject({ days_open: 7, repost_count: 1 });
    expect(seen.posting_history.map(({ closed_at }) => closed_at === null)).toEqual([true, false]);
    days(1);
    await visitor.api('DELETE /recruiters/jobs/:id', { id: second.id });
    const third = await postJob(visitor, { title: 'Ship Engineer' });
    expect(third).toMatchObject({ days_open: 8, repost_count: 2 });
    await visitor.api('POST /recruiters/jobs/:id/close', { id: third.id });
    days(1);
    const { job } = await visitor.api('POST /recruiters/jobs/:id/reopen', { id: third.id, attest: true });
    expect(job).toMatchObject({ days_open: 9, repost_count: 3 });
    const elsewhere = await postJob(visitor, { title: 'Ship Engineer', location_ids: [196_002] });
    expect(elsewhere).toMatchObject({ days_open: 0, repost_count: 0 });
  });

  it('TRU-03 knows a repost by the forms it had, so that editing first helps nobody', async () => {
    const visitor = await boss();
    const job = await postJob(visitor);
    await visitor.api('PATCH /recruiters/jobs/:id', { id: job.id, fields: { location_ids: [196_002] } });
    await visitor.api('POST /recruiters/jobs/:id/close', { id: job.id });
    days(3);
    expect(await postJob(visitor, { location_ids: [196_002] })).toMatchObject({ days_open: 3, repost_count: 1 });
    expect(await postJob(visitor, { title: 'As it was' })).toMatchObject({ days_open: 3, repost_count: 2 });
  });

  it('EMP-04 TRU-03 the list behind “jobs to confirm” holds exactly those that were counted, the longest waiting first', async () => {
    const visitor = await boss();
    const { id: late } = await postJob(visitor, { title: 'Night Nurse' });
    days(2);
    const { id: due } = await postJob(visitor, { title: 'Head Gardener' });
    days(12);
    await runTask();
    const { id: fresh } = await postJob(visitor, { title: 'Ferry Pilot' });
    const { jobs, counts } = await visitor.api('GET /recruiters/jobs', { state: 'to_confirm' });
    expect(jobs.map(({ id, state }) => [id, state])).toEqual([
      [late, 'on_hold'],
      [due, 'open'],
    ]);
    expect(counts).toMatchObject({ to_confirm: 2, open: 2, on_hold: 1 });
    await visitor.api('POST /recruiters/jobs/:id/reconfirm', { id: late, attest: true });
    const left = await visitor.api('GET /recruiters/jobs', { state: 'to_confirm' });
    expect(left.jobs.map(({ id }) => id)).toEqual([due]);
    expect(left.counts.to_confirm).toBe(1);
    expect(fresh).toBeGreaterThan(due);
  });
});
