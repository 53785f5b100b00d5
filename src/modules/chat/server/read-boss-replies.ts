import { sql } from 'drizzle-orm';
import type { Database } from '#src/platform/database/database.ts';

interface Row extends Record<string, unknown> {
  account_id: number;
  sample_size: number;
  answered: number;
  median_reply_hours: number | null;
  last_active_at: string | null;
}

/**
 * How Bosses with open jobs answer, and when they were last here: those of whom something new is known since a moment,
 * or all. Search turns it into filters.
 */
export async function readBossReplies(db: Database, since: Date | null) {
  const moment = since?.toISOString() ?? null;
  const { rows } = await db.execute<Row>(sql`
    select boss.account_id, coalesce(meter.sample_size, 0) as sample_size, coalesce(meter.answered, 0) as answered,
      meter.median_reply_hours, inbox.last_active_at
    from (select distinct recruiter_id as account_id from jobs where status = 'open') boss
    left join response_meters meter on meter.subject = 'boss' and meter.subject_id = boss.account_id
    left join chat_inboxes inbox on inbox.account_id = boss.account_id
    where ${moment}::timestamptz is null or meter.updated_at >= ${moment} or inbox.last_active_at >= ${moment}`);
  return rows.map((row) => ({
    accountId: row.account_id,
    asked: row.sample_size,
    answered: row.answered,
    medianHours: row.median_reply_hours,
    lastActiveAt: row.last_active_at === null ? null : new Date(row.last_active_at),
  }));
}
