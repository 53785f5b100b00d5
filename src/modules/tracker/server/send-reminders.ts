import type { Clock } from '#src/kernel/clock.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { NotifyOfTracker } from './tracker.notices.ts';

interface DueRow {
  id: number;
  account_id: number;
  title: string;
  company_name: string;
  remind_at: Date;
}

/** Each reminder once, in a transaction of its own: it is gone when its notice stands. */
export function sendReminders(db: Database, clock: Clock, notify: NotifyOfTracker): Promise<void> {
  return eachInTurn<DueRow>(db, {
    claim: async (tx, failed) => {
      const { rows } = await tx.query<DueRow>(sql`
        select t.id, t.account_id, coalesce(j.title, t.title) as title, coalesce(c.name, t.company_name) as company_name,
          t.remind_at
        from tracked_jobs t left join jobs j on j.id = t.job_id left join companies c on c.id = j.company_id
        where t.remind_at <= ${clock.now().toISOString()} and t.id <> all(${failed}::bigint[])
        order by t.remind_at limit 1 for update of t skip locked`);
      return rows[0];
    },
    handle: async (tx, { id, account_id, title, company_name, remind_at }) => {
      await tx.query(sql`update tracked_jobs set remind_at = null where id = ${id}`);
      await notify(tx, {
        accountId: account_id,
        kind: 'tracker_reminder',
        data: { job: title, company: company_name },
        dedupeKey: `tracker_reminder:${id}:${remind_at.getTime()}`,
      });
    },
  });
}
