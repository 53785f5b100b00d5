import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSecrets } from '../src/modules/accounts/server/accounts.public.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { readEnv } from '../src/platform/env.ts';
import { createJob } from '../test/factories/create-job.ts';
import { openProduct } from '../test/open-product.ts';
import { TestClock } from '../test/test-clock.ts';

/**
 * `npm run bench:cleanup`: what one batch of each clean-up costs beside a hundred thousand rows that stay, and beside
 * millions. The same rows are due each time, so the figures should be the same too. `ROWS=5000000` for a larger one.
 */
const SIZES = [100_000, Number(process.env.ROWS ?? 2_000_000)];
const DUE = 1000;
const ROUNDS = 5;
const MOST_RATIO = 2;

const folder = mkdtempSync(join(tmpdir(), 'cleanup-'));
const migrations = resolve(import.meta.dirname, '../migrations');
const store = await openStore({ dataRoot: folder, migrations, poolSize: 4 });
const { pool, db } = store.database;
const clock = new TestClock();
const secrets = await openSecrets(readEnv({ NODE_ENV: 'test' }), folder, db);
const product = openProduct({ database: store.database, databaseUrl: store.url, clock, secrets });
const job = await createJob(pool);
const ask = (text: string, values: unknown[] = []) => pool.query(text, values);

/** Rows `$1` to `$2` of each big table, at the moment `$3`. */
const rowsOf = {
  notifications: `insert into notifications (account_id, kind, data, created_at)
    select 1 + n % 1000, 'system', '{}', $3 from generate_series($1::bigint, $2) n`,
  sessions: `insert into sessions (token_hash, country_id, language_id, expires_at, created_at)
    select sha256(('session ' || n)::bytea), 196, 1, $3, now() from generate_series($1::bigint, $2) n`,
  job_days: `insert into job_days (job_id, day, views)
    select n, $3::timestamptz::date, 1 from generate_series($1::bigint, $2) n`,
  tracking_events: `insert into tracking_events (event_key, event_name, source, extra, event_time, created_at, device_id,
      device_type, device_name)
    select gen_random_uuid(), 'x', 'web', '{}', now(), $3, 'd', 'web', 'b' from generate_series($1::bigint, $2) n`,
  messages: `insert into messages (conversation_id, seq, sender_id, side, kind, text, sent_at)
    select n / 100, 1 + n % 100, 1 + n % 1000, 'talent', 'text', 'Hello', $3 from generate_series($1::bigint, $2) n`,
  outbox_messages: `insert into outbox_messages (channel, recipient, body_text, status, created_at)
    select 'email', 'x' || n || '@example.com', '', 'failed', $3 from generate_series($1::bigint, $2) n`,
};
type Table = keyof typeof rowsOf;

const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000);

/** Puts rows in that name what is not there, so nothing else has to be made for them. */
async function put(table: Table, from: number, to: number, at: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('set statement_timeout = 0');
    await client.query(rowsOf[table], [from, to - 1, at]);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}

/** Fills a table up with rows that stay. */
async function fill(table: Table, from: number, to: number): Promise<void> {
  const at = inDays(table === 'sessions' ? 20 : -1);
  for (let next = from; next < to; next += 100_000) await put(table, next, Math.min(next + 100_000, to), at);
}

let made = 1_000_000_000;
async function addDue(table: Table, days: number): Promise<void> {
  await put(table, made, made + DUE, inDays(days));
  made += DUE;
}

/** Days of one job long ago: only they are folded into a row that must name a job. */
async function addOldDays(): Promise<void> {
  await ask(
    `insert into job_days (job_id, day, views) select $1, '2015-01-01'::date + n, 1 from generate_series(1, $2::int) n
     on conflict do nothing`,
    [job.id, DUE],
  );
}

/** Someone with as many messages and notices as are due elsewhere, whose days of grace are over. */
async function addDoomed(): Promise<void> {
  const { rows } = await ask(
    `insert into accounts (role, email, first_name, last_name, country_id, language, deleted_at, delete_after)
     values ('talent', $1, 'A', 'B', 196, 'en', $2, $2) returning id`,
    [`toDelete-${made}@example.com`, inDays(-1)],
  );
  const { id } = rows[0];
  await addDue('messages', -1);
  await ask('update messages set sender_id = $1 where conversation_id between $2 and $3', [
    id,
    Math.floor((made - DUE) / 100),
    Math.floor((made - 1) / 100),
  ]);
  await ask(
    `insert into notifications (account_id, kind, data, created_at) select $1, 'system', '{}', now()
     from generate_series(1, $2::int)`,
    [id, DUE],
  );
}

const tasks: [task: string, what: string, addDue: () => Promise<void>][] = [
  ['purge-notifications', 'notifications past half a year', () => addDue('notifications', -181)],
  ['purge-expired', 'sessions that have run out', () => addDue('sessions', -1)],
  ['fold-job-days', 'days of jobs that are folded together', addOldDays],
  [
    'keep-partitions',
    'events past 90 days, in the table from before it had parts',
    () => addDue('tracking_events', -91),
  ],
  ['purge-messages', 'dead letters past a month', () => addDue('outbox_messages', -31)],
  ['delete-accounts', 'an account with its messages and notifications', addDoomed],
];

async function measure(task: string, add: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    await add();
    const begunAt = performance.now();
    await product.runTask(task);
    // The first one warms up.
    if (round > 0) times.push(performance.now() - begunAt);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0;
}

const figures = new Map<string, number[]>();
let filled = 1;
try {
  for (const size of SIZES) {
    for (const table of Object.keys(rowsOf) as Table[]) await fill(table, filled, size);
    filled = size;
    await ask('vacuum analyze');
    for (const [task, , add] of tasks) figures.set(task, [...(figures.get(task) ?? []), await measure(task, add)]);
  }
  const [few, many] = SIZES.map((size) => size.toLocaleString('en'));
  console.log(`${DUE} due rows each, median of ${ROUNDS}; load average ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(`| Task | What | beside ${few} rows | beside ${many} rows | ratio |\n| --- | --- | --- | --- | --- |`);
  for (const [task, what] of tasks) {
    const [small = 0, large = 0] = figures.get(task) ?? [];
    const ratio = large / small;
    console.log(`| ${task} | ${what} | ${small.toFixed(0)} ms | ${large.toFixed(0)} ms | ${ratio.toFixed(2)} |`);
    if (ratio > MOST_RATIO) process.exitCode = 1;
  }
} finally {
  await product.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
