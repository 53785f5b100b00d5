import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { findVerification, type MembershipRow, permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import { MOST_UNVERIFIED_JOBS } from '#src/modules/companies/verification-state.ts';
import type { Context } from '#src/platform/context.ts';
import type { TypedFields } from '../job-fields.ts';
import { type CheckedJob, isForbidden } from './check-job.ts';
import { countActiveJobs } from './company-jobs.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { duplicateKey } from './job-keys.ts';
import { loadJobs } from './jobs.queries.ts';

/** The fields as a job that may stand in public, or every reason why not. */
export function assertPublishable(ctx: Context, parts: EmployerJobsParts, typed: TypedFields): CheckedJob {
  const { problems, job } = parts.checkJob(typed, ctx.locale);
  if (job && problems.length === 0) return job;
  throw new AppError(problems.some(isForbidden) ? 'jobContentForbidden' : 'validationFailed', {}, problems);
}

/** Pay is masked only by who may. */
export function assertMask(me: MembershipRow, job: CheckedJob): void {
  if (job.is_negotiable && !permissionsOf(me).mask_salary) throw new AppError('salaryMaskNotAllowed');
}

/** A company that is not verified has at most three jobs; what it is told depends on where its verification stands. */
export async function assertRoomForJob(ctx: Context, me: MembershipRow): Promise<void> {
  if (me.is_verified) return;
  if ((await countActiveJobs(ctx.tx, me.company_id)) < MOST_UNVERIFIED_JOBS) return;
  const { state } = await findVerification(ctx.tx, me.company_id);
  if (state === 'pending') throw new AppError('companyVerificationPending');
  throw new AppError(state === 'rejected' ? 'companyVerificationRejected' : 'companyNotVerified');
}

/** One vacancy, one active job (41298); the company is locked, and the database has the last word. */
export async function assertNoDuplicate(
  ctx: Context,
  parts: EmployerJobsParts,
  me: MembershipRow,
  job: CheckedJob,
  exceptId = 0,
): Promise<void> {
  const { rows } = await ctx.tx.execute<{ id: number; first_name: string; last_name: string }>(sql`
    select j.id, a.first_name, a.last_name from jobs j join accounts a on a.id = j.recruiter_id
    where j.company_id = ${me.company_id} and j.duplicate_key = ${duplicateKey(job)} and j.status <> 'closed'
      and j.id <> ${exceptId} limit 1`);
  const same = rows[0];
  const row = same && (await loadJobs(ctx.tx, [same.id])).get(same.id);
  if (!row) return;
  const { place, pay } = parts.presenter.presentLines(ctx, row);
  throw new AppError('duplicateActiveJob', {
    job_title: row.title,
    location: place,
    salary: pay,
    recruiter_name: `${same.first_name} ${same.last_name}`.trim(),
  });
}
