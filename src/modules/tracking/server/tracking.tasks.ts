import { sql } from 'drizzle-orm';
import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { deleteInBatches } from '#src/platform/database/in-batches.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** What happened a week ago weighs half of what happens today. */
const HALF_LIFE_DAYS = 7;
const REMEMBERED_DAYS = 45;
const RETENTION_DAYS = 90;

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
      const today = clock.now().toISOString().slice(0, 10);
      await db.transaction(async (tx) => {
        // Two workers at once would do the same work and wait for each other's rows.
        await tx.execute(sql`lock table job_popularity in share row exclusive mode`);
        await tx.execute(sql`
          with faded as (
            select job_id,
              sum(views * weight) as views, sum(clicks * weight) as clicks, sum(exposures * weight) as exposures
            from job_days, lateral (select power(0.5, (${today}::date - day)::float8 / ${HALF_LIFE_DAYS}) as weight) w
            where day > ${today}::date - ${REMEMBERED_DAYS}::integer
            group by job_id
          ), fresh as (
            select faded.job_id, (views + 2 * clicks) * (clicks + 2) / (exposures + 20) as score
            from faded join jobs on jobs.id = faded.job_id
            where jobs.status = 'open' and views + clicks > 0
          ), gone as (
            delete from job_popularity where job_id not in (select job_id from fresh)
          )
          insert into job_popularity (job_id, score) select job_id, score from fresh
          on conflict (job_id) do update set score = excluded.score where job_popularity.score <> excluded.score`);
      });
    },
  };
}

/** Raw events go after 90 days; the numbers by day have long been taken from them. */
export function purgeTrackingTask(db: Database, clock: Clock): Task {
  return {
    name: 'purge-tracking',
    schedule: '35 * * * *',
    run: async () => {
      const oldest = new Date(clock.now().getTime() - RETENTION_DAYS * 86_400_000).toISOString();
      let done = 0;
      for (const table of ['job_clicks', 'job_exposures', 'tracking_events']) {
        done += await deleteInBatches(db, { table, by: 'created_at', where: sql`created_at < ${oldest}` });
      }
      return done;
    },
  };
}
