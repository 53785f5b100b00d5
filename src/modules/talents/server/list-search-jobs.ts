import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_SEARCH_JOBS } from '../talent-rules.ts';

/** The company's open jobs to search for, one's own first: only for those may one invite. */
export async function listSearchJobs({ tx, viewer }: MemberContext, { job_id }: { job_id?: number | undefined }) {
  const { rows } = await tx.query<{ id: number; title: string; is_own: boolean }>(sql`
    select id, title, recruiter_id = ${viewer.accountId} as is_own from jobs
    where company_id = ${viewer.membership.company_id} and status = 'open' and not is_hidden and deleted_at is null
    order by id = ${job_id ?? 0} desc, recruiter_id = ${viewer.accountId} desc, posted_at desc, id desc
    limit ${MOST_SEARCH_JOBS}`);
  return { jobs: rows };
}
