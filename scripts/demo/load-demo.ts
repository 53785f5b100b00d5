import { setImmediate as breathe } from 'node:timers/promises';
import type pg from 'pg';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { DemoCompany } from './build-company.ts';
import { buildJob } from './build-job.ts';
import { insertRows, lastId, moveIdCounter } from './insert-rows.ts';
import { loadApplications } from './load-applications.ts';
import { loadChats } from './load-chats.ts';
import { loadCompanies } from './load-companies.ts';
import { loadEmployerScenes } from './load-employer-scenes.ts';
import { loadInterviews } from './load-interviews.ts';
import { loadModerationScene } from './load-moderation-scene.ts';
import { loadOffers } from './load-offers.ts';
import { loadProfiles } from './load-profiles.ts';
import { createMarket } from './market.ts';
import { type DemoOptions, prepareOptions } from './prepare-options.ts';
import { createRandom } from './random.ts';

export interface DemoWish {
  jobs: number;
  seed: number;
  now: Date;
  /** Where the site keeps its files. */
  storage?: Storage;
  onProgress(done: number, total: number): void;
}

export interface DemoCounts {
  jobs: number;
  companies: number;
  accounts: number;
}

/** Any number that no other program uses on this database. */
const DEMO_LOCK = 7_236_002;
const CHUNK = 1000;
const JOBS_PER_COMPANY = 18;
const LEAST_COMPANIES = 300;
/** Loads the whole demo data of the seed in one transaction, or nothing when it is already there. */
export async function loadDemo(pool: pg.Pool, wish: DemoWish): Promise<DemoCounts> {
  const client = await pool.connect();
  try {
    // A million jobs take longer than any request may.
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    // Of several processes that start at once, one loads and the others wait and find it done.
    await client.query('select pg_advisory_xact_lock($1)', [DEMO_LOCK]);
    const counts = (await isLoaded(client, wish.seed))
      ? { jobs: 0, companies: 0, accounts: 0 }
      : await load(client, wish);
    await client.query('commit');
    if (counts.jobs)
      await client.query(
        'analyze accounts, companies, company_members, jobs, conversations, conversation_members, messages',
      );
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    await client.query('reset statement_timeout').catch(() => {});
    client.release();
  }
}

async function isLoaded(client: pg.ClientBase, seed: number): Promise<boolean> {
  const { rows } = await client.query<{ seed: number }>('select seed from demo_loads');
  const other = rows.find((row) => row.seed !== seed);
  // Two loads would share e-mail addresses and web names.
  if (other)
    throw new Error(`The database holds the demo data of seed ${other.seed}; seed ${seed} needs an empty one.`);
  return rows.length > 0;
}

async function load(client: pg.ClientBase, wish: DemoWish): Promise<DemoCounts> {
  const { seed, now } = wish;
  const options = prepareOptions();
  const count = Math.max(LEAST_COMPANIES, Math.round(wish.jobs / JOBS_PER_COMPANY));
  const { companies, accounts } = await loadCompanies(client, options, { count, seed, now });
  await loadProfiles(client, { companies, options, seed, now });
  await loadJobs(client, companies, options, wish);
  for (const table of ['accounts', 'companies', 'jobs'] as const) await moveIdCounter(client, table);
  await loadChats(client, options, { seed, now });
  await loadApplications(client, wish.storage);
  await loadInterviews(client, { now });
  await loadOffers(client, { now });
  const showcase = companies[0] as DemoCompany;
  const scenes = await loadEmployerScenes(client, { showcase, seed, now, storage: wish.storage });
  await loadModerationScene(client, { now });
  await client.query('insert into demo_loads (seed, job_count) values ($1, $2)', [seed, wish.jobs]);
  return { jobs: wish.jobs, companies: companies.length + 1, accounts: accounts + scenes.accounts };
}

async function loadJobs(
  client: pg.ClientBase,
  companies: DemoCompany[],
  options: DemoOptions,
  { jobs, seed, now, onProgress }: DemoWish,
): Promise<void> {
  const firstId = (await lastId(client, 'jobs')) + 1;
  const pickVacancy = createMarket(companies, options);
  // While the database stores one chunk, the next one is made.
  let storing: Promise<void> = Promise.resolve();
  for (let start = 0; start < jobs; start += CHUNK) {
    const end = Math.min(start + CHUNK, jobs);
    const rows = [];
    for (let index = start; index < end; index += 1) {
      const random = createRandom(seed, 'job', index);
      rows.push(buildJob(random, firstId + index, pickVacancy(random, index), options, now));
    }
    await storing;
    onProgress(start, jobs);
    storing = insertRows(client, 'jobs', rows);
    // A failure is thrown by the next await; without this it would count as unhandled until then.
    storing.catch(() => {});
    await breathe();
  }
  await storing;
  onProgress(jobs, jobs);
}
