import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAlertReaders } from '#test/factories/add-alert-readers.ts';
import { createJob } from '#test/factories/create-job.ts';
import { newestMessage, signIn } from '#test/factories/sign-in.ts';
import { openProduct } from '#test/open-product.ts';
import { PushBrowser } from '#test/push/push-receiver.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const READERS = 350;
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

  /** On to the moment at which the next letter to someone is due. */
  async function untilDue(visitor: TestVisitor) {
    const { alerts } = await visitor.api('GET /jobseeker/job-alerts');
    const next = Math.min(...alerts.flatMap(({ next_at }) => (next_at ? [Date.parse(next_at)] : [])));
    app.clock.advance({ seconds: Math.ceil((next - app.clock.now().getTime()) / 1000) });
  }

  const lettersTo = async (recipient: string) => {
    const { rows } = await app.database.pool.query<{ subject: string; body_text: string }>(
      `select subject, body_text from outbox_messages where recipient = $1 and subject like '%new job%' order by id`,
      [recipient],
    );
    return rows;
  };

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
    app.clock.advance({ seconds: 5 });
    await post('Night Nurse');
    await post('Nurse for hours', { job_type_id: 2 });
    await worker.runTask('send-job-alerts');
    expect((await newestMessage(app, email))?.subject).not.toContain('new job');
    await untilDue(talent);
    // Eight in the morning in Singapore, where this account is.
    expect(app.clock.now().toISOString()).toMatch(/T00:00:0/);
    await worker.runTask('send-job-alerts');
    const sent = await newestMessage(app, email);
    expect(sent?.subject).toBe('1 new job: nurse · Full-Time');
    expect(sent?.body_text).toContain('Night Nurse');
    expect(sent?.body_text).toMatch(/https:\/\/parley\.example\/en\/job\//);
    expect(sent?.body_text).not.toContain('old');
    expect(sent?.body_text).not.toContain('for hours');
    expect(sent?.body_html).toContain('unsubscribe');
    for (const _ of [1, 2]) {
      await untilDue(talent);
      await worker.runTask('send-job-alerts');
    }
    expect((await newestMessage(app, email))?.body_text).toBe(sent?.body_text);
  });

  it('ALERT-01 SRCH-10 tells of what was asked for only, where a search shows what is close to it', async () => {
    const keeper = await signIn(app, 'keeper@parley.example', app.visitor({ 'country-id': '196' }));
    await keeper.api('POST /jobseeker/job-alerts/create', { filters: { query: 'zookeeper' }, frequency: 'daily' });
    app.clock.advance({ minutes: 1 });
    await post('Veterinarian', { job_title_id: 270601, sub_function_id: 2706, function_id: 27 });
    const { jobs } = await keeper.api('GET /job/search', { query: 'zookeeper' });
    expect(jobs.map((job) => job.job_title)).toEqual(['Veterinarian']);
    await untilDue(keeper);
    await worker.runTask('send-job-alerts');
    expect((await newestMessage(app, 'keeper@parley.example'))?.subject).not.toContain('zookeeper');
  });

  it('ALERT-01 one that cannot be worked out does not keep the others from being sent', async () => {
    const { pool } = app.database;
    const other = await signIn(app, 'after-broken@parley.example', app.visitor({ 'country-id': '196' }));
    await other.api('POST /jobseeker/job-alerts/create', { filters: nurse, frequency: 'daily' });
    app.clock.advance({ minutes: 1 });
    await post('Ward Nurse');
    await untilDue(other);
    await pool.query(
      `insert into job_alerts (account_id, country_id, filters, frequency, told_until, due_at, created_at)
       select account_id, 196, '{"scope": "local", "location": 5}', 'daily', told_until, due_at - interval '1 hour', created_at
       from job_alerts order by id desc limit 1`,
    );
    await expect(worker.runTask('send-job-alerts')).rejects.toThrow();
    expect((await newestMessage(app, 'after-broken@parley.example'))?.body_text).toContain('Ward Nurse');
    await pool.query(`delete from job_alerts where filters ->> 'location' = '5'`);
  });

  it('ALERT-01 several alerts of a person are one letter that names each job once, and no job comes a second time', async () => {
    const address = 'several@parley.example';
    const cook = await signIn(app, address, app.visitor({ 'country-id': '196' }));
    for (const query of ['chef', 'pastry']) {
      await cook.api('POST /jobseeker/job-alerts/create', { filters: { query }, frequency: 'daily' });
    }
    app.clock.advance({ minutes: 1 });
    const pastry = await post('Pastry Chef');
    await post('Sous Chef');
    await post('Pastry Baker');
    await untilDue(cook);
    await worker.runTask('send-job-alerts');
    const letters = await lettersTo(address);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toBe('3 new jobs for your alerts');
    expect(letters[0]?.body_text.match(/^Pastry Chef$/gm)).toHaveLength(1);
    // The employer posts it again, which makes it new for the search.
    app.clock.advance({ hours: 1 });
    await app.database.pool.query('update jobs set posted_at = $2 where id = $1', [pastry.id, app.clock.now()]);
    await worker.indexJob(pastry.id);
    await untilDue(cook);
    await worker.runTask('send-job-alerts');
    expect(await lettersTo(address)).toHaveLength(1);
  });

  it('ALERT-01 SET-01 a browser is told of an alert by who wants it, with or without the email', async () => {
    const address = 'pushed@parley.example';
    const diver = await signIn(app, address, app.visitor({ 'country-id': '196' }));
    const browser = new PushBrowser('alerts');
    await diver.api('POST /notification/push/subscribe', { ...browser.subscription, shows_details: true });
    await diver.api('POST /jobseeker/job-alerts/create', { filters: { query: 'diver' }, frequency: 'daily' });
    const pushes = async () =>
      (await app.database.pool.query(`select body_text from outbox_messages where recipient = $1`, [browser.endpoint]))
        .rows;
    const nextMorningWith = async (title: string) => {
      app.clock.advance({ minutes: 1 });
      await post(title);
      await untilDue(diver);
      await worker.runTask('send-job-alerts');
    };
    await nextMorningWith('Harbour Diver');
    expect([(await lettersTo(address)).length, (await pushes()).length]).toEqual([1, 0]);
    const changes = [
      { kind: 'job_alert', channel: 'push', is_on: true } as const,
      { kind: 'job_alert', channel: 'email', is_on: false } as const,
    ];
    await diver.api('POST /notification/settings', { changes });
    await nextMorningWith('Deep Diver');
    expect(await lettersTo(address)).toHaveLength(1);
    const [pushed] = await pushes();
    expect(browser.read(Buffer.from(pushed.body_text, 'base64url'))).toMatchObject({
      title: '1 new job: diver',
      path: '/en/diver-jobs?sort=latest',
    });
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
    await untilDue(talent);
    await worker.runTask('send-job-alerts');
    expect((await newestMessage(app, email))?.body_text).toMatch(/Head Nurse/);
    expect((await newestMessage(app, email))?.body_text).not.toMatch(/during the pause/);
    await talent.api('DELETE /jobseeker/job-alerts/:id/delete', { id });
    expect((await talent.api('GET /jobseeker/job-alerts')).alerts).toEqual([]);
  });

  const backlog = async () => {
    const answer = await app
      .visitor()
      .fetch('/metrics', { headers: { authorization: `Bearer ${app.tokens.metrics.value}` } });
    return Number(/^queue_depth\{queue="job-alerts"\} (\d+)$/m.exec(await answer.text())?.[1]);
  };

  it('RUN-13 ALERT-01 two runners, of which one loses its connection in the middle of a batch, send every letter exactly once', async () => {
    const { pool } = app.database;
    // Nine in the morning in Singapore, where they all are.
    const at = new Date(`${new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T01:00:00Z`);
    app.clock.advance({ seconds: (at.getTime() - app.clock.now().getTime()) / 1000 });
    const job = await createJob(pool, { title: 'Lighthouse Keeper', posted_at: new Date(at.getTime() - 3_600_000) });
    await worker.indexJob(job.id);
    await addAlertReaders(pool, READERS, { dueAt: at, queries: ['lighthouse'] });
    expect(await backlog()).toBeGreaterThanOrEqual(READERS);
    // What a sequence has counted stays counted when the transaction is lost: the connection dies once, at this letter.
    await pool.query(`
      create sequence deaths;
      create function die_once() returns trigger language plpgsql as $$ begin
        if new.recipient = 'reader150@example.com' and nextval('deaths') = 1 then
          perform pg_terminate_backend(pg_backend_pid());
        end if;
        return new;
      end $$;
      create trigger die_once after insert on outbox_messages for each row execute function die_once()`);
    await Promise.all([1, 2].map(() => worker.runTask('send-job-alerts')));
    expect((await pool.query(`select last_value::int from deaths`)).rows).toEqual([{ last_value: 2 }]);
    await Promise.all([1, 2].map(() => worker.runTask('send-job-alerts')));
    const { rows } = await pool.query(`
      select count(*)::int as letters, count(distinct recipient)::int as people
      from outbox_messages where body_text like '%Lighthouse Keeper%'`);
    expect(rows).toEqual([{ letters: READERS, people: READERS }]);
    expect((await pool.query('select 1 from job_alert_readers where due_at <= $1', [at])).rowCount).toBe(0);
  });
});
