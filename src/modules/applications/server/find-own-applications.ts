import type { FindOwnApplications } from '#src/modules/jobs/server/jobs.public.ts';
import { sql } from '#src/platform/database/sql.ts';

/** APP-01: what cards say of the own applications, for a whole list by the index that allows one for each job. */
export const findOwnApplications: FindOwnApplications = async ({ tx, viewer }, jobIds) => {
  if (jobIds.length === 0 || viewer.accountId === null) return new Map();
  const { rows } = await tx.query<{ job_id: number; created_at: Date; is_withdrawn: boolean }>(sql`
    select job_id, created_at, stage = 'withdrawn' as is_withdrawn from applications
    where account_id = ${viewer.accountId} and job_id = any(${[...jobIds]}::bigint[])`);
  return new Map(
    rows.map(({ job_id, created_at, is_withdrawn }) => [
      job_id,
      { applied_at: created_at.toISOString(), is_withdrawn },
    ]),
  );
};
