import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openSecrets } from '../src/modules/accounts/server/accounts.public.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { readEnv } from '../src/platform/env.ts';
import { addAlertReaders } from '../test/factories/add-alert-readers.ts';
import { createJob } from '../test/factories/create-job.ts';
import { openProduct } from '../test/open-product.ts';
import { TestClock } from '../test/test-clock.ts';
import { show } from './search-measure.ts';

/**
 * `npm run bench:alerts`: how many job alerts a second one runner works out and writes letters for, and how much memory
 * it takes. `ALERTS=1000000` for more, `RUNNERS=2` for several at once. Every alert has something new, as on no real day.
 */
const ALERTS = Number(process.env.ALERTS ?? 100_000);
const RUNNERS = Number(process.env.RUNNERS ?? 1);
const PER_PERSON = 2;
const TITLES = [
  'nurse',
  'chef',
  'driver',
  'teacher',
  'welder',
  'designer',
  'cleaner',
  'analyst',
  'barista',
  'gardener',
];
const PLACES = ['night', 'junior', 'senior', 'lead', 'assistant', 'trainee', 'weekend', 'school', 'harbour', 'airport'];
const words = TITLES.flatMap((title) => PLACES.map((place) => `${place} ${title}`));

const folder = mkdtempSync(join(tmpdir(), 'alerts-'));
const store = await openStore({
  dataRoot: folder,
  migrations: resolve(import.meta.dirname, '../migrations'),
  poolSize: 4,
});
const { pool, db } = store.database;
const clock = new TestClock(new Date('2027-01-12T01:00:00Z'));
const secrets = await openSecrets(readEnv({ NODE_ENV: 'test' }), folder, db);
const ground = { database: store.database, databaseUrl: store.url, clock, secrets };
const products = Array.from({ length: RUNNERS }, () => openProduct(ground, { PUBLIC_URL: 'https://parley.example' }));
try {
  const posted = new Date(clock.now().getTime() - 3_600_000);
  for (const title of words) {
    const { id } = await createJob(pool, { title, posted_at: posted });
    await products[0]?.indexJob(id);
  }
  await pool.query('set statement_timeout = 0');
  for (let left = ALERTS / PER_PERSON, part = 0; left > 0; left -= 10_000, part += 1) {
    await pool.query(`update accounts set email = 'p${part}-' || email where email like 'reader%'`);
    await addAlertReaders(pool, Math.min(left, 10_000), { dueAt: clock.now(), queries: words, perPerson: PER_PERSON });
  }
  await pool.query('vacuum analyze');
  let most = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 200);
  const before = process.memoryUsage().rss;
  const begunAt = performance.now();
  const waiting = async () =>
    (await pool.query('select 1 from job_alert_readers where due_at <= $1 limit 1', [clock.now()])).rowCount;
  while (await waiting()) await Promise.all(products.map((product) => product.runTask('send-job-alerts')));
  const seconds = (performance.now() - begunAt) / 1000;
  clearInterval(watch);
  const { rows } = await pool.query(
    'select count(*)::int as letters, count(distinct recipient)::int as people from outbox_messages',
  );
  const { letters, people } = rows[0];
  const mb = (bytes: number) => show(bytes / 1024 / 1024);
  console.log(`${ALERTS} alerts of ${ALERTS / PER_PERSON} people, ${RUNNERS} runner(s), ${words.length} different searches

| alerts a second | letters | people | seconds | memory before, MB | memory at most, MB |
| --- | --- | --- | --- | --- | --- |
| ${show(ALERTS / seconds)} | ${letters} | ${people} | ${show(seconds)} | ${mb(before)} | ${mb(most)} |

Load average ${loadavg().map(show).join(', ')}.`);
  if (letters !== people || people !== ALERTS / PER_PERSON) process.exitCode = 1;
} finally {
  for (const product of products) await product.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
