import { AppError } from '#src/kernel/errors.ts';
import { findVerification, type MembershipRow, permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import { MOST_UNVERIFIED_JOBS } from '#src/modules/companies/verification-state.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TypedFields } from '../job-schemas.ts';
import { type CheckedJob, isForbidden } from './check-job.ts';
import { countActiveJobs } from './company-jobs.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { placeOf } from './job-keys.ts';
import { loadJobs } from './jobs.queries.ts';
import { titleKey } from './title-key.ts';

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

/** One vacancy, one active job (41298), also under a dressed-up title; the company is locked. */
export async function assertNoDuplicate(
  ctx: Context,
  parts: EmployerJobsParts,
  me: MembershipRow,
  job: CheckedJob,
  exceptId = 0,
): Promise<void> {
  const twin = await findTwin(ctx, parts, me, job, exceptId);
  const row = twin && (await loadJobs(ctx.tx, [twin.id])).get(twin.id);
  if (!row) return;
  const { place, pay } = parts.presenter.presentLines(ctx, row);
  throw new AppError('duplicateActiveJob', {
    job_title: row.title,
    location: place,
    salary: pay,
    recruiter_name: `${twin.first_name} ${twin.last_name}`.trim(),
  });
}

interface ActiveJob
  extends Pick<
    CheckedJob,
    'title' | 'country_id' | 'work_arrangement_id' | 'location_ids' | 'is_remote_worldwide' | 'remote_country_ids'
  > {
  id: number;
  first_name: string;
  last_name: string;
}

/** Keys are compared as they are read today, so that jobs from before a rule about titles are found by it too. */
export async function findTwin(
  ctx: Pick<Context, 'tx'>,
  parts: Pick<EmployerJobsParts, 'namesIn'>,
  me: Pick<MembershipRow, 'company_id' | 'company_name'>,
  job: CheckedJob,
  exceptId = 0,
): Promise<ActiveJob | undefined> {
  const { rows } = await ctx.tx.query<ActiveJob>(sql`
    select j.id, j.title, j.country_id, j.work_arrangement_id, j.location_ids, j.is_remote_worldwide,
      j.remote_country_ids, a.first_name, a.last_name
    from jobs j join accounts a on a.id = j.recruiter_id
    where j.company_id = ${me.company_id} and j.status <> 'closed' and j.deleted_at is null
      and j.country_id = ${job.country_id} and j.work_arrangement_id = ${job.work_arrangement_id}
      and j.job_type_id = ${job.job_type_id} and j.work_experience_id = ${job.work_experience_id} and j.id <> ${exceptId}
    order by j.id`);
  const places = ['en', job.language].flatMap((language) => {
    const names = parts.namesIn(language);
    return [names.country(job.country_id).value, ...job.location_ids.map((id) => names.location(id).value)];
  });
  const around = [me.company_name, ...places];
  const key = titleKey(job.title, around);
  const place = placeOf(job);
  return rows.find((row) => placeOf(row) === place && titleKey(row.title, around) === key);
}
