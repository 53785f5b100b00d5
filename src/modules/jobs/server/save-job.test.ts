import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('saved jobs', () => {
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

  const closeJob = (id: number) =>
    app.database.pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [id]);

  it('JOB-02 keeps a guest’s jobs, the last saved first, and forgets them on request', async () => {
    const { pool } = app.database;
    const [first, second] = [await createJob(pool), await createJob(pool)];
    const me = await guest();
    await me.api('POST /job/:id/save', { id: first.id, save: true });
    await me.api('POST /job/:id/save', { id: second.id, save: true });
    const saved = await me.api('GET /job/saved');
    expect(saved.total).toBe(2);
    expect(saved.jobs.map((job) => [job.id, job.is_saved])).toEqual([
      [second.id, true],
      [first.id, true],
    ]);
    expect((await me.api('GET /job/:id', { id: first.id })).is_saved).toBe(true);
    expect(await me.api('POST /job/:id/save', { id: first.id, save: false })).toEqual({ is_saved: false });
    expect((await me.api('GET /job/saved')).jobs.map((job) => job.id)).toEqual([second.id]);
  });

  it('JOB-02 saves once however often and however parallel it is asked', async () => {
    const job = await createJob(app.database.pool);
    const me = await guest();
    const wish = { id: job.id, save: true };
    const answers = await Promise.all(Array.from({ length: 10 }, () => me.api('POST /job/:id/save', wish)));
    expect(answers.every((answer) => answer.is_saved)).toBe(true);
    expect((await me.api('GET /job/saved')).total).toBe(1);
  });

  it('JOB-02 keeps the jobs of one person from another', async () => {
    const job = await createJob(app.database.pool);
    const [me, other] = [await guest(), await guest()];
    await me.api('POST /job/:id/save', { id: job.id, save: true });
    await other.api('POST /job/:id/save', { id: job.id, save: false });
    expect((await other.api('GET /job/saved')).total).toBe(0);
    expect((await other.api('GET /job/:id', { id: job.id })).is_saved).toBe(false);
    expect((await me.api('GET /job/saved')).total).toBe(1);
  });

  it('JOB-02 keeps the jobs of an account in every session of it', async () => {
    const { pool } = app.database;
    const job = await createJob(pool);
    const { rows } = await pool.query(
      `insert into accounts (role, email, first_name, last_name, country_id, language)
       values ('talent', 'two-sessions@parley.example', 'Ana', 'Ruiz', 203, 'es') returning id`,
    );
    const signIn = async () => {
      const visitor = await guest();
      await pool.query('update sessions set account_id = $1 where id = (select max(id) from sessions)', [rows[0].id]);
      return visitor;
    };
    const [phone, laptop] = [await signIn(), await signIn()];
    await phone.api('POST /job/:id/save', { id: job.id, save: true });
    await laptop.api('POST /job/:id/save', { id: job.id, save: true });
    expect((await laptop.api('GET /job/saved')).jobs.map(({ id }) => id)).toEqual([job.id]);
    await laptop.api('POST /job/:id/save', { id: job.id, save: false });
    expect((await phone.api('GET /job/saved')).total).toBe(0);
  });

  it('JOB-03 leaves a job that has closed out of the list, refuses to save it and lets it be removed', async () => {
    const job = await createJob(app.database.pool);
    const me = await guest();
    await me.api('POST /job/:id/save', { id: job.id, save: true });
    await closeJob(job.id);
    expect(await me.api('GET /job/saved')).toEqual({ jobs: [], total: 0 });
    expect((await me.call('POST', `/job/${job.id}/save`, { save: true })).status).toBe(404);
    expect((await me.call('POST', `/job/${job.id}/save`, { save: false })).status).toBe(200);
  });

  it('JOB-02 NAV-09 hands over all saved jobs for hours without a connection, each with the start of its text', async () => {
    const { pool } = app.database;
    const me = app.visitor({ 'country-id': '196' });
    await me.api('POST /authentication/guest/login');
    const long = `<p>You will build the <b>harbour</b>.</p><p>${'Every day brings another ship. '.repeat(60)}</p>`;
    const jobs = [];
    for (let at = 0; at < 25; at += 1) {
      jobs.push(await createJob(pool, { title: `Harbour builder ${at}`, ...(at === 24 && { description: long }) }));
    }
    for (const { id } of jobs) await me.api('POST /job/:id/save', { id, save: true });
    await closeJob(jobs[3]?.id ?? 0);
    const copy = await me.api('GET /job/saved/copy');
    expect(copy.jobs).toHaveLength(24);
    const [last] = copy.jobs;
    expect(last).toMatchObject({
      id: jobs[24]?.id,
      title: 'Harbour builder 24',
      company: expect.stringMatching(/./),
      pay: expect.stringContaining('5,200'),
      place: expect.stringMatching(/./),
      path: `/job/software-engineer-company-${jobs[24]?.id}`,
    });
    expect(last?.text).toMatch(/^You will build the harbour\.\nEvery day .*…$/s);
    expect(last?.text.length).toBeLessThan(820);
    expect(copy.jobs.at(-1)?.text).toBe('You will build the harbour.');
  });

  it('JOB-02 asks a visitor without a session to sign in', async () => {
    const job = await createJob(app.database.pool);
    const visitor = app.visitor();
    expect((await visitor.call('POST', `/job/${job.id}/save`, { save: true })).status).toBe(401);
    expect((await visitor.call('GET', '/job/saved')).status).toBe(401);
  });
});
