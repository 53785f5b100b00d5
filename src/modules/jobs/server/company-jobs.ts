import type { EventMap } from '#src/kernel/events.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { unhideJobs } from './hide-jobs.ts';
import { setJobState } from './set-job-state.ts';

/** Whoever leaves a company leaves their jobs to someone who stays; unfinished ones go. */
export async function handOverJobs(tx: Transaction, left: EventMap['member.left']): Promise<void> {
  const { companyId, accountId, heirId } = left;
  const { rows } = await tx.query<{ id: number }>(sql`
    update jobs set recruiter_id = ${heirId}
    where company_id = ${companyId} and recruiter_id = ${accountId} returning id`);
  await tx.emit('job.written', ...rows);
  // Who looks after them now is not suspended.
  await unhideJobs(tx, 'person', heirId);
  await tx.query(sql`
    delete from job_drafts where company_id = ${companyId} and account_id = ${accountId}`);
  await tx.query(sql`delete from job_edits where account_id = ${accountId}`);
}

/** With a company all its jobs end. */
export async function closeJobs(tx: Transaction, { id, at }: EventMap['company.ended']): Promise<void> {
  const closed = await setJobState(tx, {
    which: sql`where company_id = ${id} and status <> 'closed'`,
    set: sql`status = 'closed', closed_at = ${at.toISOString()}, hold_reason = null, close_reason = 'cancelled'`,
  });
  await endPostings(
    tx,
    closed.map((job) => job.id),
    at,
  );
}

/** Jobs are shown with their company's name and mark. */
export async function tellOpenJobs(tx: Transaction, companyIds: number[]): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(sql`
    select id from jobs where company_id = any(${companyIds}::bigint[]) and status = 'open'`);
  await tx.emit('job.written', ...rows);
}

/** Jobs that are not closed. */
export async function countActiveJobs(tx: Reader, companyId: number): Promise<number> {
  const { count } = await tx.queryOne<{ count: number }>(
    sql`select count(*) as count from jobs where company_id = ${companyId} and status <> 'closed'`,
  );
  return count;
}

/** Writes down when these jobs went out of public. */
export async function endPostings(tx: Transaction, jobIds: number[], now: Date): Promise<void> {
  await tx.query(sql`
    update job_postings set closed_at = greatest(posted_at, ${now.toISOString()}::timestamptz)
    where job_id = any(${jobIds}::bigint[]) and closed_at is null`);
}
