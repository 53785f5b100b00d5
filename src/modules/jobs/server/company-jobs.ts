import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type IndexJobs, unhideJobs } from './hide-jobs.ts';

/** What a company's team needs of its jobs. */
export function createCompanyJobs(indexJobs: IndexJobs) {
  return {
    countActive: countActiveJobs,
    async handOver(tx: Transaction, companyId: number, fromAccountId: number, toAccountId: number): Promise<void> {
      await tx.query(sql`
        update jobs set recruiter_id = ${toAccountId}
        where company_id = ${companyId} and recruiter_id = ${fromAccountId}`);
      // Who looks after them now is not suspended.
      await unhideJobs(tx, indexJobs, 'person', toAccountId);
      await tx.query(sql`
        delete from job_drafts where company_id = ${companyId} and account_id = ${fromAccountId}`);
      await tx.query(sql`delete from job_edits where account_id = ${fromAccountId}`);
    },
    async closeAll(tx: Transaction, companyId: number, now: Date): Promise<void> {
      const at = now.toISOString();
      const { rows } = await tx.query<{ id: number }>(sql`
        update jobs set status = 'closed', closed_at = ${at}, hold_reason = null, close_reason = 'cancelled'
        where company_id = ${companyId} and status <> 'closed' returning id`);
      const ids = rows.map(({ id }) => id);
      await endPostings(tx, ids, now);
      await indexJobs(tx, ids);
    },
    async reindex(tx: Transaction, companyId: number): Promise<void> {
      const { rows } = await tx.query<{ id: number }>(
        sql`select id from jobs where company_id = ${companyId} and status = 'open'`,
      );
      await indexJobs(
        tx,
        rows.map(({ id }) => id),
      );
    },
  };
}

/** Jobs that are not closed. */
export async function countActiveJobs(tx: Transaction, companyId: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    sql`select count(*) as count from jobs where company_id = ${companyId} and status <> 'closed'`,
  );
  return rows[0]?.count ?? 0;
}

/** Writes down when these jobs went out of public. */
export async function endPostings(tx: Transaction, jobIds: number[], now: Date): Promise<void> {
  await tx.query(sql`
    update job_postings set closed_at = greatest(posted_at, ${now.toISOString()}::timestamptz)
    where job_id = any(${jobIds}::bigint[]) and closed_at is null`);
}
