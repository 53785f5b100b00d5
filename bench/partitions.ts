import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { trackingPartitions } from '../src/modules/tracking/server/tracking.partitions.ts';
import { openDatabase } from '../src/platform/database/database.ts';
import { deleteInBatches } from '../src/platform/database/in-batches.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { keepPartitionsTask } from '../src/platform/database/partitions.ts';
import { sql } from '../src/platform/database/sql.ts';
import { TestClock } from '../test/test-clock.ts';

/**
 * `npm run bench:partitions`: the log of clicks with ten million rows of twelve weeks, in one piece as it was and in
 * weekly parts: what forgetting a week, writing, reading and erasing cost in each, and what the change itself takes.
 */
const ROWS = Number(process.env.ROWS ?? 10_000_000);
/** Within the retention, so that the task drops nothing while the parts are filled. */
const WEEKS = 12;
const WEEK_MS = 7 * 86_400_000;
const ROUNDS = 300;
const CHANGES = ['0320_partition_bounds.sql', '0321_partition_bounds_hold.sql', '0322_partitions.sql'];

const folder = mkdtempSync(join(tmpdir(), 'partitions-'));
// The database's own user must be able to enter, or its data would move elsewhere.
chmodSync(folder, 0o755);
const migrations = resolve(import.meta.dirname, '../migrations');
const store = await openStore({ dataRoot: folder, migrations, poolSize: 4 });
const { db } = store.database;
const migration = (name: string) => readFileSync(join(migrations, name), 'utf8');
const clicks = trackingPartitions.filter(({ table }) => table === 'job_clicks');
const now = new Date();

const client = new pg.Client({ connectionString: store.url });
await client.connect();
const ask = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;
const timed = async (work: () => Promise<unknown>) => {
  const begunAt = performance.now();
  await work();
  return performance.now() - begunAt;
};
const walBytes = async () => Number((await ask(`select pg_current_wal_lsn() - '0/0' as bytes`))[0].bytes);

/** One row of the log, ten to a session, in the order of time. */
const rowsOf = (table: string) => `
  insert into ${table} (event_key, job_id, session_id, account_id, query_id, reco_from, page, sub_page, device, device_uuid,
    device_udid, position, page_num, scene, clicked_at, created_at)
  select gen_random_uuid(), n % 100000, n / 10, case when n % 5 = 0 then n / 1000 end, 's-' || n / 3, 'search', 'results',
    'list', 'web', 'device-' || n / 10, 'device-' || n / 10, 1, 1, 'c_search_defalut', at, at
  from generate_series($1::bigint, $2) n, lateral (select $3::timestamptz + n * $4::float8 * interval '1 ms' as at) moment`;

async function fill(table: string): Promise<void> {
  for (let from = 1; from <= ROWS; from += 500_000) {
    const begin = new Date(now.getTime() - WEEKS * WEEK_MS);
    const to = Math.min(from + 499_999, ROWS);
    await ask(rowsOf(table), [from, to, begin, (WEEKS * WEEK_MS) / ROWS]);
  }
}

/** In one piece, in a schema of its own; the keys are built when the rows are there, which is faster. */
async function makePast(): Promise<void> {
  await ask(`create schema past; set search_path = past, public; ${migration('0009_tracking.sql')}`);
  await ask(`create table job_viewers (like public.job_viewers_default including all);
    create table search_votes (like public.search_votes_default including all)`);
  const keys = await ask(`select pg_get_indexdef(indexrelid) as text from pg_index
    where indrelid = 'past.job_clicks'::regclass and not indisunique`);
  await ask('drop index job_clicks_time, job_clicks_job, job_clicks_session, job_clicks_account');
  await ask('alter table job_clicks drop constraint job_clicks_pkey, drop constraint job_clicks_event_key_key');
  await fill('past.job_clicks');
  await ask('alter table job_clicks add primary key (id), add unique (event_key)');
  for (const { text } of keys) await ask(text);
  await ask('set search_path = public');
}

/** In parts, made week by week as the task would have. */
async function makeParts(): Promise<void> {
  await ask('drop table job_clicks_before');
  const clock = new TestClock(new Date(now.getTime() - WEEKS * WEEK_MS));
  for (let week = 0; week <= WEEKS; week += 1) {
    await keepPartitionsTask(db, clock, clicks).run({});
    clock.advance({ days: 7 });
  }
  await fill('job_clicks');
}

const inOne = (text: string) => text.replaceAll('LOG', 'past.job_clicks');
const inParts = (text: string) => text.replaceAll('LOG', 'job_clicks');

/** The median of each, in turns, so that whatever else the machine does meets both. */
async function compare(one: () => Promise<unknown>, parts: () => Promise<unknown>): Promise<[number, number]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    times[0].push(await timed(one));
    times[1].push(await timed(parts));
  }
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return [median(times[0]), median(times[1])];
}

const results: [what: string, one: string, parts: string, ratio: number][] = [];
function note(what: string, one: number, parts: number, unit = 'ms'): void {
  const show = (value: number) => `${value.toFixed(value < 100 ? 2 : 0)} ${unit}`;
  results.push([what, show(one), show(parts), one / parts]);
}

const someSession = () => Math.floor((ROWS / 10) * (1 - Math.random() / WEEKS));
const given = `with given as (select gen_random_uuid() as event_key from generate_series(1, 20)) insert into LOG (event_key,
  job_id, query_id, reco_from, page, sub_page, device, device_uuid, device_udid, position, page_num, scene, clicked_at,
  created_at) select event_key, 1, 's-1', '', '', '', '', '', '', 1, 1, '', $1, $1 from given`;
const isNew = `where not exists (select from LOG known where known.event_key = given.event_key
  and known.created_at >= $2::timestamptz and known.created_at <= $1::timestamptz offset 0)`;
const day = `created_at >= $2 and created_at < $2::timestamptz + interval '24 hours'`;

async function measureCalls(): Promise<void> {
  note(
    'write 20 rows',
    ...(await compare(
      () => ask(inOne(`${given} on conflict (event_key) do nothing`), [now]),
      () => ask(inParts(`${given} ${isNew} on conflict do nothing`), [now, new Date(now.getTime() - WEEK_MS)]),
    )),
  );
  const today = new Date(Math.floor(now.getTime() / 86_400_000) * 86_400_000);
  const read = (text: string, values: () => unknown[]) =>
    compare(
      () => ask(inOne(text), values()),
      () => ask(inParts(text), values()),
    );
  const first = `select 1 from LOG where session_id = $1 and job_id = 7 and ${day}`;
  note('read: has this session clicked the job today', ...(await read(first, () => [someSession(), today])));
  const month = new Date(now.getTime() - 4 * WEEK_MS);
  const recent = 'select job_id, created_at from LOG where session_id = $1 and created_at >= $2 and created_at <= $3';
  note('read: what a session has clicked in four weeks', ...(await read(recent, () => [someSession(), month, now])));
  // What a foreign key does when a session is deleted; all parts are looked into.
  const forget = 'update LOG set session_id = null where session_id = $1';
  note('forget a session (no time known)', ...(await read(forget, () => [someSession()])));
  note(
    'erase an account (no time known)',
    ...(await read('delete from LOG where account_id = $1', () => [someSession()])),
  );
}

/** The oldest two parts go: a piece of a week and a whole one. */
async function measureRetention(): Promise<void> {
  const begin = new Date(now.getTime() - WEEKS * WEEK_MS);
  const monday = Math.floor(begin.getTime() / 86_400_000) - ((begin.getUTCDay() + 6) % 7);
  const until = new Date((monday + 14) * 86_400_000);
  const clock = new TestClock(new Date(until.getTime() - WEEK_MS + 90 * 86_400_000));
  const [before] = await ask('select count(*)::int as rows from job_clicks where created_at < $1', [until]);
  const bytes = [await walBytes()];
  const dropped = await timed(() => keepPartitionsTask(db, clock, clicks).run({}));
  bytes.push(await walBytes());
  const past = openDatabase(`${store.url}&options=-c%20search_path%3Dpast`, 1);
  const where = sql`created_at < ${until.toISOString()}`;
  const deleted = await timed(() => deleteInBatches(past.db, { table: 'job_clicks', by: 'created_at', where }));
  await past.close();
  bytes.push(await walBytes());
  const vacuum = await timed(() => ask('vacuum past.job_clicks'));
  const [after] = await ask('select count(*)::int as rows from job_clicks where created_at < $1', [until]);
  const [left] = await ask('select count(*)::int as rows from past.job_clicks where created_at < $1', [until]);
  console.log(`${before.rows} rows go; left in parts ${after.rows}, in one piece ${left.rows}`);
  const [first = 0, second = 0, third = 0] = bytes;
  note('forget them', deleted, dropped);
  note('forget them, with the vacuum that must follow', deleted + vacuum, dropped);
  note('forget them: written-ahead log', (third - second) / 1e6, (second - first) / 1e6, 'MB');
}

/** The change of the filled table, a transaction for each migration as in the program. */
async function measureChange(): Promise<string[]> {
  await ask('set search_path = past, public');
  const lines: string[] = [];
  for (const name of CHANGES) {
    const ms = await timed(() => ask(`begin; ${migration(name)}; commit`));
    lines.push(`${name}: ${ms.toFixed(0)} ms`);
  }
  return lines;
}

try {
  await ask('alter system set autovacuum = off');
  await ask('select pg_reload_conf()');
  await ask('set session_replication_role = replica; set statement_timeout = 0');
  const filled = [await timed(makePast), await timed(makeParts)];
  await ask('vacuum analyze past.job_clicks');
  await ask('vacuum analyze job_clicks');
  console.log(
    `${ROWS.toLocaleString('en')} rows; filled in ${filled.map((ms) => Math.round(ms / 1000)).join(' s and ')} s`,
  );
  await measureCalls();
  await measureRetention();
  const change = await measureChange();
  console.log(`load average ${loadavg()[0]?.toFixed(1)}\n`);
  console.log('| | in one piece | in parts | one piece / parts |\n| --- | --- | --- | --- |');
  for (const [what, one, parts, ratio] of results) console.log(`| ${what} | ${one} | ${parts} | ${ratio.toFixed(2)} |`);
  console.log(`\nThe change: ${change.join(', ')}`);
} finally {
  await client.end();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
