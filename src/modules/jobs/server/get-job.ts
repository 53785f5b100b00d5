import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { safeHtml } from '#src/kernel/safe-html.ts';
import { NO_REPLIES } from '#src/modules/companies/reply-meter.ts';
import {
  type CompanyRow,
  findMember,
  type LoadReplies,
  loadCompanies,
  presentCompanyCard,
} from '#src/modules/companies/server/companies.public.ts';
import type { NamesIn, OptionNames } from '#src/modules/options/server/options.public.ts';
import { findBlockedCompanies, findWorkEligibilities } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { JobDetail } from '../jobs.contract.ts';
import { maySee } from './jobs.policy.ts';
import type { JobPresenter } from './jobs.presenter.ts';
import { findJob, findSaved, type JobDetailRow } from './jobs.queries.ts';
import { postedRange } from './present-pay.ts';

const DAY = 86_400_000;
const VALID_DAYS = 60;
/** A job that was opened by its address came from no list. */
const NO_LIST = { queryId: '', recoFrom: '', scene: '' };

/** Everything that a talent may know about a job; a closed one says that it is closed. */
export function createGetJob(presenter: JobPresenter, namesIn: NamesIn, loadReplies: LoadReplies) {
  return async (ctx: Context, input: { id: number }): Promise<JobDetail> => {
    const [job, blocked] = await Promise.all([findJob(ctx.tx, input.id), findBlockedCompanies(ctx)]);
    if (!job || blocked.includes(job.company_id)) throw new AppError('notFound');
    if (!maySee(job)) throw new AppError('jobClosed');
    const [companies, saved, recruiter, views, workEligibilities, bossReplies, jobReplies, companyReplies] =
      await Promise.all([
        loadCompanies(ctx.tx, [job.company_id]),
        findSaved(ctx, [job.id]),
        findMember(ctx.tx, job.company_id, job.recruiter_id),
        countViews(ctx, job.id),
        findWorkEligibilities(ctx),
        loadReplies(ctx.tx, 'boss', [job.recruiter_id]),
        loadReplies(ctx.tx, 'job', [job.id]),
        loadReplies(ctx.tx, 'company', [job.company_id]),
      ]);
    const company = companies.get(job.company_id) as CompanyRow;
    const names = namesIn(ctx.locale.language);
    return {
      ...presenter.presentJobCard(
        ctx,
        { job, company, isSaved: saved.has(job.id), workEligibilities, reply: bossReplies.get(job.recruiter_id) },
        NO_LIST,
      ),
      ...presentFacts(job, names),
      ...presentTimes(job, ctx.clock.now()),
      status: job.status as JobDetail['status'],
      company_card: presentCompanyCard(company, names),
      recruiter: {
        name: shortName(recruiter?.first_name ?? '', recruiter?.last_name ?? ''),
        position: recruiter?.position ?? '',
      },
      job_reply: jobReplies.get(job.id) ?? NO_REPLIES,
      company_reply: companyReplies.get(job.company_id) ?? NO_REPLIES,
      view_count: views,
    };
  };
}

function presentFacts(job: JobDetailRow, names: OptionNames) {
  return {
    description: safeHtml(job.description),
    language: job.language,
    timezone: job.timezone,
    job_type_key: names.keyOf('job_types', job.job_type_id),
    country_code: names.countryCode(job.country_id),
    salary: presentSalary(job),
    locations: job.location_ids.map((id) => names.location(id)),
    main_function: names.mainFunction(job.function_id),
    sub_function: names.subFunction(job.sub_function_id),
    experience: names.of('xp_lvls', job.xp_lvl_id),
    degree: names.of('degrees', job.degree_id),
    skills: job.skill_ids.map((id) => names.skill(id)),
    benefits: job.benefit_ids.map((id) => names.of('job_benefit_lists', id)),
  };
}

function presentSalary(job: JobDetailRow): JobDetail['salary'] {
  const posted = postedRange(job);
  return posted ? { ...posted, max: posted.max ?? posted.min } : null;
}

/** Days count from the first posting: posting the same job again does not make it young. */
function presentTimes(job: JobDetailRow, now: Date) {
  const posted = Date.parse(job.posted_at);
  const first = Math.min(posted, Date.parse(job.created_at));
  return {
    days_open: Math.max(0, Math.floor((now.getTime() - first) / DAY)),
    updated_at: new Date(job.updated_at).toISOString(),
    valid_through: new Date(posted + VALID_DAYS * DAY).toISOString(),
  };
}

/** First name and initial. */
function shortName(first: string, last: string): string {
  const initial = [...last.trim()][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

async function countViews(ctx: Context, jobId: number): Promise<number> {
  const { rows } = await ctx.tx.execute<{ views: number }>(
    sql`select coalesce(sum(views), 0) as views from job_days where job_id = ${jobId}`,
  );
  return rows[0]?.views ?? 0;
}
