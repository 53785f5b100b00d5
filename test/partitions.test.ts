import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createJob } from './factories/create-job.ts';
import { proveByMail, signIn } from './factories/sign-in.ts';
import { openProduct } from './open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from './test-app.ts';
import { createTestDatabase } from './test-database.ts';

const migration = (name: string) => readFileSync(resolve(import.meta.dirname, '../migrations', name), 'utf8');

describe('logs in parts', () => {
  let app: TestApp;
  let worker: ReturnType<typeof openProduct>;
  let jobId: number;
  beforeAll(async () => {
    app = await startTestApp();
    worker = openProduct(app);
    jobId = (await createJob(app.database.pool)).id;
    // Weeks after the table as it was has ended, on a Wednesday.
    app.clock.advance({ days: 21 + ((10 - app.clock.now().getUTCDay()) % 7) });
    await worker.runTask('keep-partitions');
    await nextWeek();
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });

  async function nextWeek(): Promise<void> {
    app.clock.advance({ days: 7 });
    await worker.runTask('keep-partitions');
  }
  async function guest(): Promise<TestVisitor> {
    const visitor = app.visitor({ 'country-id': '196' });
    await visitor.api('POST /authentication/guest/login');
    return visitor;
  }
  const query = async <Row>(text: string, values: unknown[] = []) =>
    (await app.database.pool.query(text, values)).rows as Row[];
  const click = (visitor: TestVisitor, query_id: string) =>
    visitor.api('POST /logs/report/click', {
      job_id: jobId,
      query_id,
      index: 1,
      timestamp: 1_800_000_000,
      device_uuid: 'one',
    });
  const clicksOf = (accountId: number) =>
    query<{ part: string }>(
      'select query_id, tableoid::regclass::text as part from job_clicks where account_id = $1 order by id',
      [accountId],
    );

  /** The parts of a log that the plans of all statements of a call touch. */
  async function touched(log: string, call: () => Promise<unknown>): Promise<string[]> {
    const asked: { text: string; values?: unknown[] }[] = [];
    const original = pg.Client.prototype.query;
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [said] = args as [{ text?: string; values?: unknown[] }];
      if (said.text?.includes(log)) asked.push({ text: said.text, values: said.values });
      return (original as (...all: unknown[]) => never).apply(this, args);
    } as never);
    await call().finally(() => spy.mockRestore());
    expect(asked).not.toEqual([]);
    const found = new Set<string>();
    for (const { text, values } of asked) {
      const plan = JSON.stringify(await query(`explain (format json) ${text}`, values));
      for (const [, name = ''] of plan.matchAll(/"Relation Name":"(\w+)"/g)) {
        if (name.startsWith(`${log}_`)) found.add(name);
      }
    }
    return [...found].sort();
  }

  const partOf = (log: string, daysAgo = 0) => {
    const day = new Date(app.clock.now().getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    return `${log}_${day.replaceAll('-', '_')}`;
  };

  it('RUN-07 the reads of a click, a view and a sign-in touch this week, the one before, and no other part', async () => {
    const me = await guest();
    const parts = await query(`select from pg_inherits where inhparent = 'job_clicks'::regclass`);
    expect(parts.length).toBeGreaterThan(7);
    // Wednesday: its week began two days ago. Repeats are looked for in the seven days before.
    const [lastWeek, thisWeek] = [partOf('job_clicks', 9), partOf('job_clicks', 2)];
    expect(await touched('job_clicks', () => click(me, 'hot'))).toEqual([lastWeek, thisWeek]);
    expect(await query('select tableoid::regclass::text as part from job_clicks')).toEqual([{ part: thisWeek }]);
    const view = () => me.api('POST /job/:id/view', { id: jobId, device: 'web', from: 'share' });
    await view();
    expect(await touched('job_viewers', view)).toEqual([partOf('job_viewers')]);
    expect(await touched('job_clicks', () => signIn(app, 'guest@example.com', me))).toEqual([thisWeek]);
    expect(await query('select 1 as noted from job_clicks where account_id is not null')).toHaveLength(1);
  });

  it('RUN-07 TRK-01 an event that is sent again across the edge of two parts counts once', async () => {
    const me = await guest();
    await click(me, 'edge');
    app.clock.advance({ days: 6 });
    await Promise.all([click(me, 'edge'), click(me, 'edge'), click(me, 'new'), click(me, 'new')]);
    expect(await query(`select query_id from job_clicks where query_id in ('edge', 'new') order by id`)).toEqual([
      { query_id: 'edge' },
      { query_id: 'new' },
    ]);
  });

  it('RUN-07 TRU-09 AUTH-11 what a person did in several parts is in their copy, and goes with them alone', async () => {
    const people = [
      await signIn(app, 'parts@example.com', await guest()),
      await signIn(app, 'stays@example.com', await guest()),
    ];
    const [leaving = 0, staying = 0] = await Promise.all(
      people.map(async (one) => (await one.api('GET /jobseeker/me')).id),
    );
    for (const [week, order] of [people, people.toReversed()].entries()) {
      await nextWeek();
      // In turns, so that one's row lies in one part where the other's lies in the other.
      for (const one of order) await click(one, `week-${week + 1}`);
    }
    expect(new Set((await clicksOf(leaving)).map(({ part }) => part)).size).toBe(2);
    const [person] = people as [TestVisitor];
    await proveByMail(app, person, 'parts@example.com');
    await person.api('POST /jobseeker/data-export');
    await worker.runTask('export-data');
    const { tables } = await person.api('GET /jobseeker/data-export/content');
    expect(tables.job_clicks).toMatchObject([{ query_id: 'week-1' }, { query_id: 'week-2' }]);
    expect(Object.keys(tables).filter((name) => /_default$|_before$|_20\d\d_/.test(name))).toEqual([]);
    await person.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    await worker.runTask('delete-accounts');
    expect(await clicksOf(leaving)).toEqual([]);
    expect(await clicksOf(staying)).toHaveLength(2);
  });
});

describe('the change of a filled log into parts', () => {
  it('RUN-07 moves and loses no row, keeps its keys, and goes on counting', async () => {
    const ground = await createTestDatabase();
    const client = new pg.Client({ connectionString: ground.url });
    await client.connect();
    const rows = async (text: string) => (await client.query(text)).rows;
    const { id } = await createJob(ground.database.pool);
    // As it was, in a schema that hides what the template has become.
    await client.query(`create schema past; set search_path = past, public; ${migration('0009_tracking.sql')}
      create table job_viewers (like public.job_viewers_default including all);
      create table search_votes (like public.search_votes_default including all)`);
    await client.query(`
      insert into job_exposures (event_key, job_id, query_id, reco_from, page, sub_page, device, device_uuid, device_udid,
        scene, exposed_at, created_at)
      select md5(n::text)::uuid, ${id}, 'q' || n, '', '', '', '', '', '', '', now(), now() - n * interval '1 hour'
      from generate_series(1, 3000) n;
      insert into search_votes select now()::date - n % 3, 1, 'x' || n, '' from generate_series(1, 3000) n`);
    const files = () =>
      rows(`select pg_relation_filenode(oid) as file from pg_class
      where relnamespace = 'past'::regnamespace and relname ~ '^(job_exposures|search_votes)(_before)?(_pkey|_job)?$'
        and pg_relation_filenode(oid) is not null order by 1`);
    const before = await files();
    for (const name of ['0320_partition_bounds.sql', '0321_partition_bounds_hold.sql', '0322_partitions.sql']) {
      await client.query(`begin; ${migration(name)}; commit`);
    }
    // The same files on the disk: nothing was written anew.
    expect(await files()).toEqual(expect.arrayContaining(before));
    expect(before.length).toBe(5);
    expect(
      await rows(`select tableoid::regclass::text as part, count(*)::int, count(distinct id)::int as ids
        from job_exposures group by 1`),
    ).toEqual([{ part: 'job_exposures_before', count: 3000, ids: 3000 }]);
    expect(await rows('select count(*)::int from search_votes')).toEqual([{ count: 3000 }]);
    const again = `insert into job_exposures (event_key, job_id, query_id, reco_from, page, sub_page, device, device_uuid,
        device_udid, scene, exposed_at, created_at)
      select md5(n::text)::uuid, ${id}, 'q', '', '', '', '', '', '', '', now(), now() from generate_series(3000, 3001) n
      on conflict do nothing returning id`;
    expect(await rows(again)).toEqual([{ id: 3002 }]);
    await client.query(`delete from jobs where id = ${id}`);
    expect(await rows('select 1 from job_exposures')).toEqual([]);
    await client.end();
    await ground.database.close();
    await ground.drop();
  });
});
