import {
  type CompanyRow,
  findMember,
  loadCompanies,
  type MembershipRow,
} from '#src/modules/companies/server/companies.public.ts';
import { NOTHING_TOLD } from '#src/modules/preferences/server/preferences.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { TypedFields } from '../job-schemas.ts';
import type { CheckedJob } from './check-job.ts';
import type { EmployerJobsParts } from './employer-jobs.parts.ts';
import { minorUnits } from './format-money.ts';
import { createPresentDetail } from './get-job.ts';
import { describeProblems } from './job-drafts.ts';
import type { JobDetailRow } from './jobs.queries.ts';

/** The job page as talents would see it, made from what was typed; nothing is kept. */
export function createPreviewJob(parts: EmployerJobsParts) {
  const present = createPresentDetail(parts.presenter, parts.namesIn);
  return async (ctx: MemberContext, input: { fields: TypedFields }) => {
    const me = ctx.viewer.membership;
    const { problems, job } = parts.checkJob(input.fields, ctx.locale);
    const [companies, recruiter] = await Promise.all([
      loadCompanies(ctx.tx, [me.company_id]),
      findMember(ctx.tx, me.company_id, me.account_id),
    ]);
    const company = companies.get(me.company_id) as CompanyRow;
    const now = ctx.clock.now();
    const rest = {
      isSaved: false,
      views: 0,
      postings: [{ posted_at: now.toISOString(), closed_at: null }],
      recruiter,
      facts: NOTHING_TOLD,
    };
    const questions = (job?.screening_questions ?? []).map((one, index) => ({ ...one, id: one.id ?? index }));
    return {
      problems: describeProblems(ctx, parts, problems),
      job: job ? present(ctx, { job: rowOf(job, me, now), company, questions, ...rest }) : null,
    };
  };
}

function rowOf(job: CheckedJob, me: MembershipRow, now: Date): JobDetailRow {
  const minor = (amount: number | null) => (amount === null ? null : minorUnits(amount, job.currency));
  // Problems are told beside the page; a range that is the wrong way round must not break it.
  const [min, max] = [minor(job.salary_min), minor(job.salary_max)];
  return {
    ...job,
    id: 0,
    slug: 'preview',
    company_id: me.company_id,
    recruiter_id: me.account_id,
    salary_min: min,
    salary_max: min !== null && max !== null && max < min ? min : max,
    status: 'open',
    is_urgent: false,
    is_featured: false,
    intake_paused_at: null,
    posted_at: now,
    created_at: now,
    updated_at: now,
    confirmed_at: now,
    deleted_at: null,
    is_hidden: false,
  };
}
