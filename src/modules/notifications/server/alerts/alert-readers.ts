import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { QueueState } from '#src/platform/metrics.ts';

export interface AlertReader {
  account_id: number;
  due_at: Date;
  /** What they were sent already, the newest first. */
  told_jobs: number[];
}

/** Enough for everything that a daily letter of many alerts shows within its window. */
const MOST_TOLD = 400;
/** More are not counted: whoever is on call needs no better figure, and the look stays cheap. */
const MOST_COUNTED = 200_000;

/** After a change of someone's alerts: their next letter is due when the first of them is. */
export async function scheduleLetter(tx: Transaction, accountId: number): Promise<void> {
  await tx.query(sql`
    insert into job_alert_readers (account_id, due_at)
    select ${accountId}, min(due_at) from job_alerts where account_id = ${accountId} and not is_paused
    on conflict (account_id) do update set due_at = excluded.due_at`);
}

/** The people whose letters have been due longest, past those that another runner is at; a rollback gives them back. */
export async function claimReaders(tx: Transaction, now: Date, size: number): Promise<AlertReader[]> {
  const { rows } = await tx.query<AlertReader>(sql`
    select account_id, due_at, to_jsonb(told_jobs) as told_jobs from job_alert_readers
    where due_at <= ${now.toISOString()} order by due_at, account_id limit ${size} for update skip locked`);
  return rows;
}

export interface LetterDone {
  account_id: number;
  told_jobs: number[];
  /** Not before then, whatever is due. */
  not_before: Date | null;
}

/** Notes what was told, and when the next letter of each is due. */
export async function settleReaders(tx: Transaction, done: LetterDone[]): Promise<void> {
  const rows = done.map((one) => ({ ...one, told_jobs: one.told_jobs.slice(0, MOST_TOLD) }));
  await tx.query(sql`
    update job_alert_readers r set told_jobs = done.told_jobs, due_at = (
      select greatest(min(a.due_at), done.not_before) from job_alerts a
      where a.account_id = r.account_id and not a.is_paused having count(*) > 0)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as done (account_id bigint, told_jobs bigint[], not_before timestamptz)
    where r.account_id = done.account_id`);
}

/** Letters that are due and not written yet, for the metrics. */
export async function readAlertBacklog(db: Reader, now: Date): Promise<QueueState[]> {
  const { rows } = await db.query<QueueState>(sql`
    select 'job-alerts' as name, count(*)::int as depth, 0 as failed,
      coalesce(extract(epoch from ${now.toISOString()}::timestamptz - min(due_at)), 0)::float as age
    from (select due_at from job_alert_readers where due_at <= ${now.toISOString()}
      order by due_at limit ${MOST_COUNTED}) as head`);
  return rows;
}
