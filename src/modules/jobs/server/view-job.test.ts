import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPartitionsTask } from '#src/platform/database/partitions.ts';
import { createJob } from '#test/factories/create-job.ts';
import { signInAs } from '#test/factories/sign-in-boss.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { jobsPartitions } from './jobs.partitions.ts';
import { foldJobDaysTask } from './jobs.tasks.ts';

describe('views, reports and where to go', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function guest() {
    const visitor = app.visitor();
    await visitor.api('POST /authentication/guest/login');
    return visitor;
  }

  const view = 'POST /job/:id/view';

  it('JOB-06 counts a session once a day for a job', async () => {
    const { id } = await createJob(app.database.pool);
    const [me, other] = [await guest(), await guest()];
    const wish = { id, device: 'web' as const };
    const parallel = await Promise.all(Array.from({ length: 8 }, () => me.api(view, wish)));
    expect(parallel.filter((answer) => answer.is_counted)).toHaveLength(1);
    await other.api(view, wish);
    expect((await me.api('GET /job/:id', { id })).view_count).toBe(2);
    app.clock.advance({ days: 1 });
    expect((await me.api(view, wish)).is_counted).toBe(true);
    expect((await me.api('GET /job/:id', { id })).view_count).toBe(3);
  });

  it('JOB-06 wants a job and a device it knows', async () => {
    const { id } = await createJob(app.database.pool);
    const closed = await createJob(app.database.pool, { status: 'closed', closed_at: new Date() });
    const me = await guest();
    expect((await me.call('POST', `/job/${id}/view`, { device: 'toaster' })).status).toBe(400);
    expect((await me.call('POST', `/job/${id}/view`, {})).status).toBe(400);
    expect((await me.call('POST', '/job/999999999/view', { device: 'web' })).status).toBe(404);
    expect((await me.call('POST', `/job/${closed.id}/view`, { device: 'web' })).status).toBe(404);
    expect((await app.visitor().call('POST', `/job/${id}/view`, { device: 'web' })).status).toBe(401);
  });

  it('JOB-06 forgets who looked after two days and keeps the number', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    await me.api(view, { id, device: 'ios' });
    app.clock.advance({ days: 2 });
    await keepPartitionsTask(app.database.db, app.clock, jobsPartitions).run({});
    const { rows } = await app.database.pool.query('select count(*) from job_viewers where job_id = $1', [id]);
    expect(rows[0].count).toBe(0);
    expect((await me.api('GET /job/:id', { id })).view_count).toBe(1);
  });

  it('RUN-02 JOB-06 folds the days that no chart shows into one row, and the number stays', async () => {
    const { pool, db } = app.database;
    const { id } = await createJob(pool);
    const today = app.clock.now().toISOString().slice(0, 10);
    await pool.query(
      `insert into job_days (job_id, day, views, clicks)
        select $1, $2::date - back, 2, 1 from generate_series(0, 199) as back`,
      [id, today],
    );
    const days = async () =>
      (await pool.query('select count(*)::int, sum(views)::int as views from job_days where job_id = $1', [id])).rows;
    await Promise.all([1, 2].map(() => foldJobDaysTask(db, app.clock).run({})));
    expect(await days()).toEqual([{ count: 92, views: 400 }]);
    app.clock.advance({ days: 10 });
    await foldJobDaysTask(db, app.clock).run({});
    expect(await days()).toEqual([{ count: 82, views: 400 }]);
    expect((await (await guest()).api('GET /job/:id', { id })).view_count).toBe(400);
  });

  it('JOB-02 keeps a report once per person; a second one corrects it', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    await me.api('POST /job/:id/report', { id, reason_id: 1, note: 'They ask for\0 money' });
    await me.api('POST /job/:id/report', { id, reason_id: 2, note: ' They want a deposit ' });
    await (await guest()).api('POST /job/:id/report', { id, reason_id: 3 });
    const { rows } = await app.database.pool.query(
      `select reason_id, note, status from reports where subject = 'job' and subject_id = $1 order by id`,
      [id],
    );
    expect(rows).toEqual([
      { reason_id: 2, note: 'They want a deposit', status: 'open' },
      { reason_id: 3, note: '', status: 'open' },
    ]);
  });

  it('JOB-02 refuses an unknown reason and an unknown job', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    const { status, envelope } = await me.call('POST', `/job/${id}/report`, { reason_id: 999 });
    expect(status).toBe(400);
    expect(Object.keys((envelope.data as { fields: object }).fields)).toEqual(['reason_id']);
    expect((await me.call('POST', '/job/999999999/report', { reason_id: 1 })).status).toBe(404);
  });

  it('JOB-06 sends visitors and guests to sign in and back, and says when the job is closed', async () => {
    const job = await createJob(app.database.pool);
    const closed = await createJob(app.database.pool, { status: 'closed', closed_at: new Date() });
    const ask = 'GET /api-go/web/jobseeker/redirect_condition';
    const back = encodeURIComponent(`/job/${job.slug}-${job.id}`);
    for (const someone of [app.visitor(), await guest()]) {
      expect(await someone.api(ask, { job_id: job.id })).toEqual({
        condition: 'sign_in',
        url: `/get-started?redirect=${back}`,
      });
      expect((await someone.api(ask, { job_id: closed.id })).condition).toBe('closed');
    }
    expect((await app.visitor().call('GET', '/api-go/web/jobseeker/redirect_condition?job_id=99999999')).status).toBe(
      404,
    );
  });

  it('JOB-06 JOB-03 JOB-04 sends a talent to the chat, to their profile first, or nowhere while the job rests', async () => {
    const { pool } = app.database;
    const { visitor: talent } = await signInAs(app, 'talent');
    const where = async (wish: Record<string, unknown>) => {
      const job = await createJob(pool, { country_id: 196, ...wish });
      const told = await talent.api('GET /api-go/web/jobseeker/redirect_condition', { job_id: job.id });
      return [told.condition, told.url.replace(`${job.slug}-${job.id}`, 'this')];
    };
    expect(await where({})).toEqual(['chat', '/job/this']);
    expect(await where({ status: 'on_hold' })).toEqual(['on_hold', '/job/this']);
    await talent.api('POST /jobseeker/work-eligibility', { country_id: 196, work_eligibility_id: 4 });
    const [condition, url] = await where({ work_eligibility_ids: [1, 2] });
    expect(condition).toBe('complete_profile');
    expect(url).toContain('work-eligibility');
    expect(await where({ work_eligibility_ids: [4] })).toEqual(['chat', '/job/this']);
  });
});
