import { sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';

export const jobImportsListeners: Listeners = {
  // Whichever way a draft was published, the next import knows the job again.
  'job.published': async (tx, jobs) => {
    for (const { id, draft_id } of jobs) {
      await tx.query(sql`update imported_jobs set job_id = ${id}, draft_id = null where draft_id = ${draft_id}`);
      await tx.query(sql`
        update job_import_rows set job_id = ${id}, draft_id = null, status = 'published', is_complete = false, notes = '[]'
        where draft_id = ${draft_id}`);
    }
  },
  // Their drafts go with them.
  'member.left': async (tx, leavers) => {
    for (const { companyId, accountId } of leavers) {
      await tx.query(sql`delete from job_imports where company_id = ${companyId} and account_id = ${accountId}`);
    }
  },
};
