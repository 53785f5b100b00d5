import { AppError } from '#src/kernel/errors.ts';
import { lockMembership, type MembershipRow } from '#src/modules/companies/server/companies.public.ts';
import type { Context, MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type ColumnField, columnFields } from '../job-fields.ts';
import type { JobFields, ScreeningQuestion } from '../job-schemas.ts';
import { mayManageJob } from './employer-jobs.policy.ts';
import { wholeUnits } from './format-money.ts';
import { type JobDetailRow, jobColumns } from './jobs.queries.ts';

export interface EmployerJobRow extends JobDetailRow {
  hold_reason: 'employer' | 'unconfirmed' | 'moderation' | null;
  closed_at: Date | null;
  repost_keys: string[];
  first_name: string;
  last_name: string;
}

/** Jobs of the company by id, with who looks after them; deleted ones are gone. */
export async function loadEmployerJobs(
  tx: Context['tx'],
  companyId: number,
  ids: number[],
): Promise<Map<number, EmployerJobRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.query<EmployerJobRow>(sql`
    select ${jobColumns}, j.hold_reason, j.closed_at, j.repost_keys, a.first_name, a.last_name
    from jobs j join accounts a on a.id = j.recruiter_id
    where j.company_id = ${companyId} and j.id = any(${ids}::bigint[]) and j.deleted_at is null`);
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findEmployerJob(tx: Context['tx'], companyId: number, id: number): Promise<EmployerJobRow> {
  const job = (await loadEmployerJobs(tx, companyId, [id])).get(id);
  if (!job) throw new AppError('jobNotFound');
  return job;
}

/** The job while nobody else changes it or posts for the company; only who may manage it gets it. */
export async function lockOwnJob(
  ctx: MemberWriteContext,
  id: number,
): Promise<{ me: MembershipRow; job: EmployerJobRow }> {
  const me = await lockMembership(ctx);
  const job = await findEmployerJob(ctx.tx, me.company_id, id);
  if (!mayManageJob(me, job)) throw new AppError('noPermission');
  return { me, job };
}

/** A job as its employer typed it. */
export function fieldsOf(job: JobDetailRow, screening_questions: ScreeningQuestion[]): JobFields {
  const whole = (amount: number | null) => (amount === null ? null : wholeUnits(amount, job.currency));
  const typed = Object.fromEntries(columnFields.map((name) => [name, job[name]])) as Pick<JobDetailRow, ColumnField>;
  return { ...typed, salary_min: whole(job.salary_min), salary_max: whole(job.salary_max), screening_questions };
}
