import { jobUrl } from '#src/modules/jobs/server/jobs.public.ts';
import type { Services } from '#src/modules/options/server/options.public.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Env } from '#src/platform/env.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { type AnnouncedJob, feedsOfJob } from './published-feeds.ts';

/** IndexNow takes 10,000 addresses at once. */
const AT_ONCE = 1000;
/** A hub reads a form; a job may be in some fifty feeds. */
const FEEDS_AT_ONCE = 500;
const LEASE_MS = 2 * 60_000;
/** 2, 4, 8 … minutes: after some four hours nobody waits for the news any more, and the sitemap has told it. */
const MOST_ATTEMPTS = 7;
const ANSWERS_WITHIN_MS = 10_000;

interface Announcement {
  base: string;
  indexNow?: { url: string; key: string };
  hub?: string;
}

/** Whom to tell; undefined while nobody is set, or while the site does not know its own address. */
export function readAnnouncement(env: Env): Announcement | undefined {
  const base = env.PUBLIC_URL?.replace(/(?<!\/)\/+$/, '');
  const { PARLEY_INDEXNOW_KEY: key, PARLEY_INDEXNOW_URL: url, PARLEY_WEBSUB_HUB: hub } = env;
  if (!base || (!key && !hub)) return undefined;
  return { base, indexNow: key ? { url, key } : undefined, hub };
}

/** Notes jobs whose pages search engines should look at again, in the transaction that changes them. */
export async function noteForSearchEngines(tx: Transaction, now: Date, jobIds: readonly number[]): Promise<void> {
  const at = now.toISOString();
  await tx.query(sql`
    insert into feed_pings (job_id, due_at) select id, ${at} from jobs where id = any(${jobIds}::bigint[]) order by id
    on conflict (job_id) do update set due_at = excluded.due_at, attempts = 0`);
}

interface Due extends AnnouncedJob {
  job_id: number;
  attempts: number;
  slug: string;
  language: string;
}

/** TRU-12: tells search engines and feed hubs of jobs that have opened, changed or closed, again while they do not answer. */
export function announceJobsTask({ db, clock }: Pick<Services, 'db' | 'clock'>, to: Announcement | undefined): Task {
  return {
    name: 'announce-jobs',
    schedule: '* * * * *',
    run: async () => {
      if (!to) return 0;
      let count = 0;
      for (;;) {
        const now = clock.now();
        const due = await db.transaction((tx) => claim(tx, now));
        if (due.length === 0) return count;
        const isTold = await tell(to, due);
        await db.transaction((tx) => (isTold ? forget(tx, due, now) : retry(tx, due, clock.now())));
        if (!isTold) return count;
        count += due.length;
      }
    },
  };
}

/** Nothing is locked while a service is asked: a row whose process dies comes round again after its lease. */
async function claim(tx: Transaction, now: Date): Promise<Due[]> {
  const lease = new Date(now.getTime() + LEASE_MS).toISOString();
  const { rows } = await tx.query<Due>(sql`
    update feed_pings p set due_at = ${lease} from jobs j join companies c on c.id = j.company_id
    where j.id = p.job_id and p.job_id in (
      select job_id from feed_pings where due_at <= ${now.toISOString()} order by due_at, job_id limit ${AT_ONCE}
      for update skip locked)
    returning p.job_id, p.attempts, j.slug, j.language, j.country_id, j.work_arrangement_id, j.is_web3,
      c.slug as company_slug, c.country_id as company_country_id`);
  return rows;
}

/** What was noted anew in the meantime has an earlier time than the lease, and stays. */
async function forget(tx: Transaction, due: Due[], now: Date): Promise<void> {
  const lease = new Date(now.getTime() + LEASE_MS).toISOString();
  await tx.query(sql`
    delete from feed_pings where job_id = any(${due.map(({ job_id }) => job_id)}::bigint[]) and due_at = ${lease}`);
}

async function retry(tx: Transaction, due: Due[], now: Date): Promise<void> {
  const ids = due.map(({ job_id }) => job_id);
  await tx.query(sql`
    delete from feed_pings where job_id = any(${ids}::bigint[]) and attempts + 1 >= ${MOST_ATTEMPTS}`);
  await tx.query(sql`
    update feed_pings set attempts = attempts + 1,
      due_at = ${now.toISOString()}::timestamptz + make_interval(mins => (2 ^ (attempts + 1))::integer)
    where job_id = any(${ids}::bigint[])`);
}

async function tell({ base, indexNow, hub }: Announcement, due: Due[]): Promise<boolean> {
  const urlList = due.map(({ job_id, slug, language }) => `${base}/${language}${jobUrl({ id: job_id, slug })}`);
  const host = new URL(base).host;
  const calls = [
    ...(indexNow
      ? [
          post(indexNow.url, 'application/json; charset=utf-8', {
            body: JSON.stringify({ host, key: indexNow.key, keyLocation: `${base}/${indexNow.key}.txt`, urlList }),
          }),
        ]
      : []),
    ...(hub ? [publish(hub, base, due)] : []),
  ];
  return (await Promise.all(calls)).every(Boolean);
}

/** WebSub: the feeds that the jobs are in have changed, and the hub fetches them anew. */
async function publish(hub: string, base: string, due: Due[]): Promise<boolean> {
  const feeds = [...new Set(due.flatMap(feedsOfJob))].map((path) => base + path);
  for (let at = 0; at < feeds.length; at += FEEDS_AT_ONCE) {
    const form = new URLSearchParams({ 'hub.mode': 'publish' });
    for (const feed of feeds.slice(at, at + FEEDS_AT_ONCE)) form.append('hub.url', feed);
    if (!(await post(hub, 'application/x-www-form-urlencoded', { body: form.toString() }))) return false;
  }
  return true;
}

async function post(url: string, type: string, { body }: { body: string }): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
