import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import { walkInBatches } from '#src/platform/database/walk-in-batches.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** What happened a week ago weighs half of what happens today. */
export const HALF_LIFE_DAYS = 7;
const REMEMBERED_DAYS = 45;
const JOBS_AT_ONCE = 500;

/**
 * Works out anew how much each job is wanted. A view counts 1, a click 2, both fading with time; the sum is weighed by
 * how often those who saw the job in a list opened it, so that a job does not get popular by being shown a lot. The 2 and
 * 20 are what a job starts with: the share of a usual list, until it has its own.
 */
export function refreshPopularityTask(db: Database, clock: Clock): Task {
  return {
    name: 'refresh-popularity',
    schedule: '*/5 * * * *',
    run: async () => {
      const now = clock.now();
      const [day, minute] = [now.toISOString().slice(0, 10), now.toISOString().slice(0, 16)];
      const walk = (what: string, round: string, next: (after: number, size: number) => Sql) =>
        walkInBatches(db, {
          task: `refresh-popularity ${what}`,
          round,
          now,
          size: JOBS_AT_ONCE,
          next: async (tx, after, size) =>
            (await tx.query<{ job_id: number }>(next(after, size))).rows.map((row) => row.job_id),
          handle: (tx, ids) => scoreJobs(tx, ids, day),
        });
      // All of them fade once a day; until then only what is looked at today can change.
      const faded = await walk('all', day, jobsWithDays(day));
      return faded + (await walk('today', minute, jobsOfDay(day)));
    },
  };
}

function jobsOfDay(day: string) {
  return (after: number, size: number) => sql`
    select job_id from job_days where day = ${day}::date and job_id > ${after} order by job_id limit ${size}`;
}

function jobsWithDays(day: string) {
  return (after: number, size: number) => sql`
    (select distinct job_id from job_days where job_id > ${after} and day > ${day}::date - ${REMEMBERED_DAYS}::integer
      order by job_id limit ${size})
    union (select job_id from job_popularity where job_id > ${after} order by job_id limit ${size})
    order by job_id limit ${size}`;
}

async function scoreJobs(tx: Transaction, jobIds: number[], today: string): Promise<void> {
  const ids = sql`${jobIds}::bigint[]`;
  await tx.query(sql`
    with faded as (
      select job_id,
        sum(views * weight) as views, sum(clicks * weight) as clicks, sum(exposures * weight) as exposures
      from job_days, lateral (select power(0.5, (${today}::date - day)::float8 / ${HALF_LIFE_DAYS}) as weight) w
      where job_id = any(${ids}) and day > ${today}::date - ${REMEMBERED_DAYS}::integer
      group by job_id
    ), fresh as (
      select faded.job_id, (views + 2 * clicks) * (clicks + 2) / (exposures + 20) as score
      from faded join jobs on jobs.id = faded.job_id
      where jobs.status = 'open' and views + clicks > 0
    ), gone as (
      delete from job_popularity where job_id = any(${ids}) and job_id not in (select job_id from fresh)
    )
    insert into job_popularity (job_id, score) select job_id, score from fresh
    on conflict (job_id) do update set score = excluded.score where job_popularity.score <> excluded.score`);
}
