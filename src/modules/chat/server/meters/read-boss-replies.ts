import type { Database } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

interface Row {
  account_id: number;
  sample_size: number;
  answered: number;
  median_reply_hours: number | null;
  last_active_at: Date | null;
}

/**
 * How Bosses with open jobs answer, and when they were last here: the next so many after an id, of whom something new is
 * known since a moment, or of all. Search turns it into filters.
 */
export async function readBossReplies(db: Database, since: Date | null, after: number, size: number) {
  const { rows } = await db.query<Row>(sql`
    select boss.account_id, coalesce(meter.sample_size, 0) as sample_size, coalesce(meter.answered, 0) as answered,
      meter.median_reply_hours, inbox.last_active_at
    from (${since ? heardSince(since, after, size) : allAfter(after, size)}) boss
    left join response_meters meter on meter.subject = 'boss' and meter.subject_id = boss.account_id
    left join chat_inboxes inbox on inbox.account_id = boss.account_id
    order by boss.account_id`);
  return rows.map((row) => ({
    accountId: row.account_id,
    asked: row.sample_size,
    answered: row.answered,
    medianHours: row.median_reply_hours,
    lastActiveAt: row.last_active_at === null ? null : row.last_active_at,
  }));
}

function allAfter(after: number, size: number): Sql {
  return sql`select distinct recruiter_id as account_id from jobs where status = 'open' and recruiter_id > ${after}
    order by 1 limit ${size}`;
}

function heardSince(since: Date, after: number, size: number): Sql {
  const moment = since.toISOString();
  return sql`select account_id from (
      select subject_id as account_id from response_meters where subject = 'boss' and updated_at >= ${moment}
      union select account_id from chat_inboxes where last_active_at >= ${moment}) heard
    where account_id > ${after} and exists (
      select from jobs where recruiter_id = heard.account_id and status = 'open')
    order by 1 limit ${size}`;
}
