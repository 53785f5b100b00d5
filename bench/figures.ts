import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { getFigures } from '../src/modules/figures/server/get-figures.ts';
import { getTeamFigures } from '../src/modules/figures/server/get-team-figures.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { createCompany } from '../test/factories/create-company.ts';
import { createJob } from '../test/factories/create-job.ts';
import { createRecruiter } from '../test/factories/create-recruiter.ts';
import { TestClock } from '../test/test-clock.ts';

/**
 * `npm run bench:figures`: what the page of hiring figures costs a company with 50,000 contacts in two years, among
 * 1,000,000 (`CONTACTS`), with 200 jobs that are looked at every day.
 */
const CONTACTS = Number(process.env.CONTACTS ?? 1_000_000);
const MINE = CONTACTS / 20;
const JOBS = 200;
const ROUNDS = 15;

const folder = mkdtempSync(join(tmpdir(), 'figures-'));
const store = await openStore({
  dataRoot: folder,
  migrations: resolve(import.meta.dirname, '../migrations'),
  poolSize: 4,
});
const { pool, db } = store.database;
try {
  const mine = await createCompany(pool);
  const admin = await createRecruiter(pool, mine.id);
  const jobs: number[] = [];
  for (let at = 0; at < JOBS; at += 1) {
    jobs.push((await createJob(pool, { company_id: mine.id, recruiter_id: admin.id })).id);
  }
  const others: number[] = [];
  for (let at = 0; at < 50; at += 1) others.push((await createCompany(pool)).id);
  const fill = (count: number, companies: number[], own: number[]) =>
    pool.query(
      `insert into hiring_contacts (company_id, job_id, boss_id, source, began_at, asked_at, replied_at, interview_at,
         offer_at, hired_at)
       select ($2::bigint[])[1 + n % cardinality($2::bigint[])], ($3::bigint[])[1 + n % greatest(1, cardinality($3::bigint[]))],
         $4, (array['search','recommended','alert','feed','direct','unknown'])[1 + n % 6], at, at,
         case when n % 4 > 0 then at + random() * interval '5 days' end,
         case when n % 10 = 1 then at + random() * interval '20 days' end,
         case when n % 30 = 1 then at + random() * interval '30 days' end,
         case when n % 60 = 1 then at + random() * interval '40 days' end
       from generate_series(1, $1::int) as n, lateral (select now() - random() * interval '730 days' + n * interval '0' as at) a`,
      [count, companies, own, admin.id],
    );
  await pool.query('set statement_timeout = 0');
  for (let part = 0; part < 19; part += 1) {
    await fill(MINE, others, []);
    await fill(Math.round(MINE / 19), [mine.id], jobs);
  }
  await pool.query(
    `insert into contact_views (job_id, day, source, views)
     select job, current_date - back, source, 1 + back % 9 from unnest($1::bigint[]) as job,
       generate_series(0, 120) as back, unnest(array['search','direct','alert']) as source`,
    [jobs],
  );
  await pool.query('vacuum analyze hiring_contacts, contact_views');
  const { rows } = await pool.query(
    `select count(*)::int, count(*) filter (where company_id = $1)::int as mine,
       pg_size_pretty(pg_table_size('hiring_contacts')) as size,
       pg_size_pretty(pg_indexes_size('hiring_contacts')) as indexes from hiring_contacts`,
    [mine.id],
  );
  console.log(rows[0], `load ${loadavg()[0]?.toFixed(1)}`);
  const measure = async (name: string, call: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const since = performance.now();
      await call();
      times.push(performance.now() - since);
    }
    times.sort((one, other) => one - other);
    console.log(`${name}: median ${times[ROUNDS >> 1]?.toFixed(0)} ms, slowest ${times.at(-1)?.toFixed(0)} ms`);
  };
  const membership = { company_id: mine.id, account_id: admin.id, role: 'admin' };
  // Only what the verbs look at.
  const ctx = { tx: db, clock: new TestClock(), viewer: { accountId: admin.id, membership } } as never;
  const zone = { time_zone: 'Asia/Singapore' };
  for (const days of [30, 90, 365] as const) {
    await measure(`company, ${days} days`, () => getFigures(ctx, { days, ...zone }));
  }
  await measure('one job, 365 days', () => getFigures(ctx, { days: 365, ...zone, job_id: jobs[0] }));
  await measure('team, 365 days', () => getTeamFigures(ctx, { days: 365, ...zone }));
} finally {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
