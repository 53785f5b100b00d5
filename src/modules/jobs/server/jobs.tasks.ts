import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { chooseRows, inBatches } from '#src/platform/database/in-batches.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';

/** Longer than any chart or score looks back. */
const KEPT_DAYS = 90;
const BEGINNING = '0001-01-01';

/** Adds the days of a job that no chart shows any more to one row of its beginning, so that its sums stay the same. */
export function foldJobDaysTask(db: Database, clock: Clock): Task {
  return {
    name: 'fold-job-days',
    schedule: '53 * * * *',
    run: () => {
      const today = clock.now().toISOString().slice(0, 10);
      const where = sql`day > ${BEGINNING}::date and day < ${today}::date - ${KEPT_DAYS}::integer`;
      return inBatches(db, async (tx, size) => {
        const { count } = await tx.queryOne<{ count: number }>(sql`
          with gone as (
            delete from job_days where ctid = any(${chooseRows({ table: 'job_days', where, by: 'day' }, size)})
            returning job_id, views, clicks, exposures
          ), folded as (
            insert into job_days (job_id, day, views, clicks, exposures)
            select job_id, ${BEGINNING}::date, sum(views), sum(clicks), sum(exposures) from gone group by job_id order by 1
            on conflict (job_id, day) do update set views = job_days.views + excluded.views,
              clicks = job_days.clicks + excluded.clicks, exposures = job_days.exposures + excluded.exposures
          )
          select count(*)::int as count from gone`);
        return count;
      });
    },
  };
}
