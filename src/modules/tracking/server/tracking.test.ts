import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepPartitionsTask } from '#src/platform/database/partitions.ts';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { trackingPartitions } from './tracking.partitions.ts';
import { refreshPopularityTask } from './tracking.tasks.ts';

const singapore = { 'country-id': '196' };
const spain = { 'country-id': '203' };

describe('tracking', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function guest(headers: Record<string, string> = singapore): Promise<TestVisitor> {
    const visitor = app.visitor(headers);
    await visitor.api('POST /authentication/guest/login');
    return visitor;
  }

  const click = (job_id: number, more: object = {}) => ({
    job_id,
    query_id: 'q-1',
    index: 1,
    timestamp: Math.floor(app.clock.now().getTime() / 1000),
    device_uuid: 'uuid-1',
    scene: 'c_search_defalut',
    ...more,
  });
  const expose = (job_ids: number[], more: object = {}) => ({
    job_ids,
    query_id: 'q-1',
    timestamp: Math.floor(app.clock.now().getTime() / 1000),
    ...more,
  });
  const rowsOf = async (table: string, jobId: number) =>
    (await app.database.pool.query(`select * from ${table} where job_id = $1 order by id`, [jobId])).rows;
  const dayOf = async (jobId: number) =>
    (await app.database.pool.query('select clicks, exposures from job_days where job_id = $1', [jobId])).rows;

  it('TRK-01 TRK-05 keeps a click with every field, a repeated one once', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    const event = click(id, {
      reco_from: 'search',
      page: 'results',
      sub_page: 'list',
      device: 'mobile_web',
      device_udid: 'udid-1',
      jobseeker_id: 4711,
      job_preference_id: 12,
      index: 3,
      page_num: 2,
      scene: 'c_search_remote',
    });
    expect(await me.api('POST /logs/report/click', event)).toEqual({ accepted: 1 });
    expect(await me.api('POST /logs/report/click', event)).toEqual({ accepted: 1 });
    const rows = await rowsOf('job_clicks', id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      query_id: 'q-1',
      reco_from: 'search',
      page: 'results',
      sub_page: 'list',
      device: 'mobile_web',
      device_uuid: 'uuid-1',
      device_udid: 'udid-1',
      job_preference_id: 12,
      position: 3,
      page_num: 2,
      scene: 'c_search_remote',
      // Who someone is, the session says; what the browser claims is not believed.
      account_id: null,
      clicked_at: new Date(event.timestamp * 1000),
    });
    expect(rows[0].session_id).not.toBeNull();
    expect(await dayOf(id)).toEqual([{ clicks: 1, exposures: 0 }]);
  });

  it('TRK-01 refuses an index from zero and takes no click on a job that does not exist', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    expect((await me.call('POST', '/logs/report/click', click(id, { index: 0 }))).status).toBe(400);
    expect(await me.api('POST /logs/report/click', click(999_999_999))).toEqual({ accepted: 0 });
  });

  it('TRK-02 counts an exposure of the same job and query once', async () => {
    const { pool } = app.database;
    const [one, two] = [(await createJob(pool)).id, (await createJob(pool)).id];
    const me = await guest();
    const send = (data: ReturnType<typeof expose>[]) => me.api('POST /logs/report/expose', { data, from: 1 });
    expect(await send([expose([one, two, one]), expose([one])])).toEqual({ accepted: 2 });
    expect(await send([expose([one]), expose([one], { query_id: 'q-2' }), expose([999_999_999])])).toEqual({
      accepted: 2,
    });
    expect(await rowsOf('job_exposures', one)).toHaveLength(2);
    expect(await dayOf(one)).toEqual([{ clicks: 0, exposures: 2 }]);
    expect(await dayOf(two)).toEqual([{ clicks: 0, exposures: 1 }]);
    expect((await me.call('POST', '/logs/report/expose', { data: [], from: 2 })).status).toBe(400);
    expect(
      (await me.call('POST', '/logs/report/expose', { data: [expose([one], { query_id: '' })], from: 1 })).status,
    ).toBe(400);
  });

  it('TRK-04 keeps events once, leaves out impossible times and survives any text', async () => {
    const me = await guest();
    const event = {
      event_name: 'hp_search_click',
      user_id: 99,
      country_id: 196,
      extra: { query: 'half \ud800 and \0 none', depth: 2, ok: true, nothing: null },
      device_name: 'Fire\0fox',
      event_time: '2026-11-15 06:30:00',
    };
    const events = [
      event,
      event,
      { ...event, event_time: '2026-02-31 06:30:00' },
      { ...event, event_time: '2026-02-11 25:30:00' },
    ];
    expect(await me.api('POST /logs/report/events', { events })).toEqual({ accepted: 2 });
    const { rows } = await app.database.pool.query('select *, event_time::text as told from tracking_events');
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      event_name: 'hp_search_click',
      source: 'web',
      country_id: 196,
      account_id: null,
      device_name: 'Firefox',
      told: '2026-11-15 06:30:00',
      extra: { query: 'half \ufffd and  none', depth: 2, ok: true, nothing: null },
    });
  });

  it('TRK-04 takes clicks, exposures and events in one batch', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    const events = [{ event_name: 'rl_active_more_jobs', event_time: '2026-11-15 06:32:00' }];
    const batch = { clicks: [click(id), click(id, { query_id: 'q-2' })], exposes: [expose([id])], events };
    expect(await me.api('POST /api-go/app/upload_web_events', batch)).toEqual({ accepted: 4 });
    expect(await rowsOf('job_clicks', id)).toHaveLength(2);
    expect(await dayOf(id)).toEqual([{ clicks: 1, exposures: 1 }]);
  });

  it('TRK-04 takes no more from one request than a page could have seen', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    const big = { event_name: 'x', event_time: '2026-11-15 06:31:00', extra: { a: 'a'.repeat(500) } };
    const extra = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`k${at}`, 'a'.repeat(500)]));
    const code = async (body: object) => (await me.call('POST', '/logs/report/events', body)).envelope.code;
    expect(await code({ events: [{ ...big, extra }] })).toBe(40001);
    expect(await code({ events: Array(51).fill(big) })).toBe(40001);
    const data = Array.from({ length: 50 }, (_, at) => expose([id], { query_id: `many-${at}` }));
    const others = await Promise.all(Array.from({ length: 11 }, () => createJob(app.database.pool)));
    const wide = data.map((one) => ({ ...one, job_ids: others.map((job) => job.id) }));
    await me.api('POST /logs/report/expose', { data: wide, from: 1 });
    const { rows } = await app.database.pool.query(`select 1 from job_exposures where query_id like 'many-%'`);
    expect(rows).toHaveLength(500);
  });

  it('TRK-06 keeps nothing before consent where the law asks for it', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest(spain);
    const event = { event_name: 'hp_search_focus', event_time: '2026-11-15 06:31:00' };
    const tryAll = async () => [
      (await me.api('POST /logs/report/click', click(id))).accepted,
      (await me.api('POST /logs/report/expose', { data: [expose([id])], from: 1 })).accepted,
      (await me.api('POST /logs/report/events', { events: [event] })).accepted,
    ];
    expect(await tryAll()).toEqual([0, 0, 0]);
    expect([...(await rowsOf('job_clicks', id)), ...(await rowsOf('job_exposures', id)), ...(await dayOf(id))]).toEqual(
      [],
    );
    me.cookies.set('parley_consent', 'yes');
    expect(await tryAll()).toEqual([1, 1, 1]);
  });

  it('TRK-06 respects a no everywhere, also the browser’s own', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    me.cookies.set('parley_consent', 'no');
    expect((await me.api('POST /logs/report/click', click(id))).accepted).toBe(0);
    const other = await guest({ ...singapore, 'sec-gpc': '1' });
    expect((await other.api('POST /logs/report/click', click(id))).accepted).toBe(0);
    other.cookies.set('parley_consent', 'yes');
    expect((await other.api('POST /logs/report/click', click(id))).accepted).toBe(1);
  });

  it('TRK-06 lets guests and visitors without a session take back a yes, from that moment on', async () => {
    const { id } = await createJob(app.database.pool);
    for (const me of [await guest(spain), app.visitor(spain)]) {
      const say = (consent: 'yes' | 'no') => me.api('POST /jobseeker/user-settings', { consent });
      const report = async (query_id: string) =>
        (await me.api('POST /logs/report/click', click(id, { query_id }))).accepted;
      await say('yes');
      expect(await report('agreed')).toBe(1);
      await say('no');
      expect(await report('taken back')).toBe(0);
      await say('yes');
      expect(await report('agreed again')).toBe(1);
    }
    const rows = await rowsOf('job_clicks', id);
    expect(rows.map(({ query_id }) => query_id)).toEqual(['agreed', 'agreed again', 'agreed', 'agreed again']);
  });

  it('TRK-06 counts for popularity only what a session did, once a day', async () => {
    const { id } = await createJob(app.database.pool);
    const nobody = app.visitor(singapore);
    expect((await nobody.api('POST /logs/report/click', click(id))).accepted).toBe(1);
    expect(await dayOf(id)).toEqual([]);
    const me = await guest();
    for (const query_id of ['a', 'b', 'c']) await me.api('POST /logs/report/click', click(id, { query_id }));
    expect(await dayOf(id)).toEqual([{ clicks: 1, exposures: 0 }]);
  });

  it('TRK-06 JOB-06 makes what people view and open popular, and lets it fade', async () => {
    const { pool, db } = app.database;
    const [wanted, shown, old, closed] = [
      await createJob(pool),
      await createJob(pool),
      await createJob(pool),
      await createJob(pool),
    ];
    const today = app.clock.now().toISOString().slice(0, 10);
    const add = (id: number, ago: number, views: number, clicks: number, exposures: number) =>
      pool.query(
        `insert into job_days (job_id, day, views, clicks, exposures) values ($1, $2::date - $3::integer, $4, $5, $6)`,
        [id, today, ago, views, clicks, exposures],
      );
    await add(wanted.id, 0, 10, 10, 100);
    await add(shown.id, 0, 10, 10, 10_000);
    await add(old.id, 14, 10, 10, 100);
    await add(closed.id, 0, 100, 100, 100);
    await pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [closed.id]);
    const refresh = refreshPopularityTask(db, app.clock);
    await Promise.all([refresh.run({}), refresh.run({})]);
    const ids = [wanted.id, shown.id, old.id, closed.id];
    const order = async () =>
      (
        await pool.query('select job_id from job_popularity where job_id = any($1) order by score desc', [ids])
      ).rows.map((row) => row.job_id);
    expect(await order()).toEqual([wanted.id, old.id, shown.id]);
    app.clock.advance({ days: 60 });
    await refresh.run({});
    expect(await order()).toEqual([]);
    expect(refresh.schedule).toBe('*/5 * * * *');
  });

  it('TRK-06 forgets raw events after 90 days', async () => {
    const { id } = await createJob(app.database.pool);
    const me = await guest();
    await me.api('POST /logs/report/click', click(id));
    const purge = keepPartitionsTask(app.database.db, app.clock, trackingPartitions);
    app.clock.advance({ days: 89 });
    await purge.run({});
    expect(await rowsOf('job_clicks', id)).toHaveLength(1);
    app.clock.advance({ days: 2 });
    await purge.run({});
    expect(await rowsOf('job_clicks', id)).toHaveLength(0);
  });
});
