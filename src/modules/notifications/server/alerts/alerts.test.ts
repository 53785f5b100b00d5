import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '#test/factories/create-job.ts';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const nurse = { query: 'nurse', jobType: [1] };

describe('job alerts', () => {
  let app: TestApp;
  let talent: TestVisitor;
  let worker: ReturnType<typeof openProduct>;
  const email = 'alerts@parley.example';

  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://parley.example' });
    worker = openProduct(app, { PUBLIC_URL: 'https://parley.example' });
    talent = await signIn(app, email, app.visitor({ 'country-id': '196' }));
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  async function post(title: string, wish: Record<string, unknown> = {}) {
    const job = await createJob(app.database.pool, { title, posted_at: app.clock.now(), ...wish });
    await worker.indexJob(job.id);
    return job;
  }

  it('ALERT-01 needs at least one word or filter, and a frequency', async () => {
    const empty = await talent.call('POST', '/jobseeker/job-alerts/create', { filters: {}, frequency: 'daily' });
    expect(empty.envelope.code).toBe(49046);
    const often = await talent.call('POST', '/jobseeker/job-alerts/create', { filters: nurse, frequency: 'hourly' });
    expect(often.envelope).toMatchObject({ code: 40001, data: { fields: { frequency: expect.any(String) } } });
  });

  it('ALERT-01 the same search asked for at once is one alert, and 20 are the most', async () => {
    const other = await signIn(app, 'many@parley.example');
    const create = (query: string) =>
      other.call('POST', '/jobseeker/job-alerts/create', { filters: { query }, frequency: 'daily' });
    await Promise.all(Array.from({ length: 5 }, () => create('same')));
    await Promise.all(Array.from({ length: 30 }, (_, at) => create(`word ${at}`)));
    const { alerts, most } = await other.api('GET /jobseeker/job-alerts');
    expect(alerts).toHaveLength(most);
    expect(alerts.filter((alert) => alert.keywords === 'same')).toHaveLength(1);
    expect((await create('one more')).envelope.code).toBe(49190);
  });

  it('ALERT-01 sends what was posted since the last e-mail and matches every filter, once, and nothing otherwise', async () => {
    await post('Registered Nurse, old');
    await talent.api('POST /jobseeker/job-alerts/create', { filters: nurse, frequency: 'daily' });
    app.clock.advance({ hours: 23 });
    await post('Night Nurse');
    await post('Nurse for hours', { job_type_id: 2 });
    await worker.runTask('send-job-alerts');
    expect((await newestMessage(app, email))?.subject).not.toContain('new job');
    app.clock.advance({ hours: 2 });
    await worker.runTask('send-job-alerts');
    const sent = await newestMessage(app, email);
    expect(sent?.subject).toBe('1 new job: nurse · Full-Time');
    expect(sent?.body_text).toContain('Night Nurse');
    expect(sent?.body_text).toMatch(/https:\/\/parley\.example\/en\/job\//);
    expect(sent?.body_text).not.toContain('old');
    expect(sent?.body_text).not.toContain('for hours');
    expect(sent?.body_html).toContain('unsubscribe');
    app.clock.advance({ days: 2 });
    await worker.runTask('send-job-alerts');
    expect((await newestMessage(app, email))?.body_text).toBe(sent?.body_text);
  });

  it('ALERT-01 SRCH-10 tells of what was asked for only, where a search shows what is close to it', async () => {
    const keeper = await signIn(app, 'keeper@parley.example', app.visitor({ 'country-id': '196' }));
    await keeper.api('POST /jobseeker/job-alerts/create', { filters: { query: 'zookeeper' }, frequency: 'daily' });
    app.clock.advance({ hours: 1 });
    await post('Veterinarian', { job_title_id: 270601, sub_function_id: 2706, function_id: 27 });
    const { jobs } = await keeper.api('GET /job/search', { query: 'zookeeper' });
    expect(jobs.map((job) => job.job_title)).toEqual(['Veterinarian']);
    app.clock.advance({ days: 1 });
    await worker.runTask('send-job-alerts');
    expect((await newestMessage(app, 'keeper@parley.example'))?.subject).not.toContain('zookeeper');
  });

  it('ALERT-01 one that cannot be worked out does not keep the others from being sent', async () => {
    const { pool } = app.database;
    const other = await signIn(app, 'after-broken@parley.example', app.visitor({ 'country-id': '196' }));
    await other.api('POST /jobseeker/job-alerts/create', { filters: nurse, frequency: 'daily' });
    await pool.query(
      `insert into job_alerts (account_id, country_id, filters, frequency, told_until, due_at, created_at)
       select account_id, 196, '{"scope": "local", "location": 5}', 'daily', told_until, due_at - interval '1 hour', created_at
       from job_alerts order by id desc limit 1`,
    );
    app.clock.advance({ hours: 1 });
    await post('Ward Nurse');
    app.clock.advance({ days: 1 });
    await expect(worker.runTask('send-job-alerts')).rejects.toThrow();
    expect((await newestMessage(app, 'after-broken@parley.example'))?.body_text).toContain('Ward Nurse');
    await pool.query(`delete from job_alerts where filters ->> 'location' = '5'`);
  });

  it('ALERT-01 can be paused, changed and deleted by its owner only', async () => {
    const [alert] = (await talent.api('GET /jobseeker/job-alerts')).alerts;
    const id = alert?.id ?? 0;
    const stranger = await signIn(app, 'stranger@parley.example');
    const path = `/jobseeker/job-alerts/${id}`;
    expect((await stranger.call('PATCH', `${path}/update`, { is_paused: true })).status).toBe(404);
    expect((await stranger.call('DELETE', `${path}/delete`)).status).toBe(404);
    const paused = await talent.api('PATCH /jobseeker/job-alerts/:id/update', { id, is_paused: true });
    expect(paused).toMatchObject({ is_paused: true, next_at: null });
    await post('Nurse during the pause');
    app.clock.advance({ days: 3 });
    await worker.runTask('send-job-alerts');
    const changed = await talent.api('PATCH /jobseeker/job-alerts/:id/update', {
      id,
      is_paused: false,
      frequency: 'weekly',
      keywords: 'head nurse',
    });
    expect(changed).toMatchObject({ keywords: 'head nurse', frequency: 'weekly', is_paused: false });
    app.clock.advance({ minutes: 1 });
    await post('Head Nurse');
    app.clock.advance({ days: 8 });
    await worker.runTask('send-job-alerts');
    expect((await newestMessage(app, email))?.body_text).toMatch(/Head Nurse/);
    expect((await newestMessage(app, email))?.body_text).not.toMatch(/during the pause/);
    await talent.api('DELETE /jobseeker/job-alerts/:id/delete', { id });
    expect((await talent.api('GET /jobseeker/job-alerts')).alerts).toEqual([]);
  });
});
