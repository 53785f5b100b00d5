import { AppError } from '#src/kernel/errors.ts';
import { safeHtml } from '#src/kernel/safe-html.ts';
import { shortName } from '#src/modules/accounts/person-name.ts';
import type { Presence } from '#src/modules/accounts/presence.ts';
import { NO_REPLIES, type ReplyMeter } from '#src/modules/companies/reply-meter.ts';
import {
  type CompanyRow,
  joinedCompany,
  joinedMember,
  presentCompanyCard,
} from '#src/modules/companies/server/companies.public.ts';
import type { NamesIn, OptionNames } from '#src/modules/options/server/options.public.ts';
import {
  findBlockedCompanies,
  findHiringFacts,
  type HiringFacts,
} from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { OwnApplication } from '../job-card.ts';
import type { JobDetail } from '../jobs.contract.ts';
import { maySee } from './jobs.policy.ts';
import type { FindOwnApplications, JobPresenter } from './jobs.presenter.ts';
import { findJobPage, findSaved, type JobDetailRow } from './jobs.queries.ts';
import { daysOpen, type Posting, presentPostings, repostCount } from './posting-history.ts';
import { postedRange } from './present-pay.ts';
import { validThrough } from './valid-through.ts';

/** A job that was opened by its address came from no list. */
const NO_LIST = { queryId: '', recoFrom: '', scene: '' };

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    'jobs.readBoss': ReadBoss;
  }
}

/** When a Boss was last here, and how they, the job and the company answer; chat knows it. */
export type ReadBoss = (
  ctx: Context,
  ids: { bossId: number; jobId: number; companyId: number },
) => Promise<Required<Pick<DetailParts, 'presence' | 'replies'>>>;

interface GetJobParts {
  presenter: JobPresenter;
  namesIn: NamesIn;
  readBoss: ReadBoss;
  findOwnApplications: FindOwnApplications;
}

interface DetailParts {
  job: JobDetailRow;
  company: CompanyRow;
  isSaved: boolean;
  application?: OwnApplication;
  recruiter: { first_name: string; last_name: string; position: string } | undefined;
  views: number;
  postings: Posting[];
  questions: JobDetail['screening_questions'];
  facts: HiringFacts;
  /** When the Boss was last here; a preview does not tell. */
  presence?: Presence;
  /** Measured answers of the Boss, about the job and of the company; a preview has none. */
  replies?: { boss?: ReplyMeter; job?: ReplyMeter; company?: ReplyMeter };
}

/** Everything that a talent may know about a job; a closed one says that it is closed, a deleted one that it is gone. */
export function createGetJob({ presenter, namesIn, readBoss, findOwnApplications }: GetJobParts) {
  const present = createPresentDetail(presenter, namesIn);
  return async (ctx: Context, input: { id: number }): Promise<JobDetail> => {
    const [job, blocked] = await Promise.all([findJobPage(ctx.tx, input.id), findBlockedCompanies(ctx)]);
    if (!job || blocked.includes(job.company_id)) throw new AppError('notFound');
    if (job.deleted_at !== null) throw new AppError('jobDeleted');
    if (!maySee(job)) throw new AppError('jobClosed');
    const [saved, applied, facts, boss] = await Promise.all([
      findSaved(ctx, [job.id]),
      findOwnApplications(ctx, [job.id]),
      findHiringFacts(ctx.tx, ctx.viewer.accountId),
      readBoss(ctx, { bossId: job.recruiter_id, jobId: job.id, companyId: job.company_id }),
    ]);
    return present(ctx, {
      job,
      company: joinedCompany(job.company_id, job),
      isSaved: saved.has(job.id),
      application: applied.get(job.id),
      postings: presentPostings(job.postings),
      recruiter: joinedMember(job),
      views: job.view_count,
      questions: job.questions,
      facts,
      ...boss,
    });
  };
}

/** The job page's facts from rows at hand; a preview has the same ones. */
export function createPresentDetail(presenter: JobPresenter, namesIn: NamesIn) {
  return (ctx: Context, parts: DetailParts): JobDetail => {
    const { job, company, isSaved, application, recruiter, postings, questions } = parts;
    const names = namesIn(ctx.locale.language);
    const now = ctx.clock.now();
    return {
      ...presenter.presentJobCard(
        ctx,
        { job, company, isSaved, application, facts: parts.facts, reply: parts.replies?.boss },
        NO_LIST,
      ),
      ...presentFacts(job, names),
      status: job.status as JobDetail['status'],
      company_card: presentCompanyCard(company, names),
      is_company_verified: company.is_verified,
      recruiter: {
        name: shortName({ first: recruiter?.first_name ?? '', last: recruiter?.last_name ?? '' }),
        position: recruiter?.position ?? '',
        presence: parts.presence ?? 'away',
      },
      job_reply: parts.replies?.job ?? NO_REPLIES,
      company_reply: parts.replies?.company ?? NO_REPLIES,
      view_count: parts.views,
      days_open: daysOpen(postings, now),
      repost_count: repostCount(postings),
      posting_history: postings,
      confirmed_at: job.confirmed_at?.toISOString() ?? null,
      updated_at: job.updated_at.toISOString(),
      valid_through: validThrough(job, now).toISOString(),
      screening_questions: questions,
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
    work_experience: names.of('xp_lvls', job.work_experience_id),
    qualification: names.of('degrees', job.qualification_id),
    skills: job.skill_ids.map((id) => names.skill(id)),
    benefits: job.benefit_ids.map((id) => names.of('job_benefit_lists', id)),
    work_eligibilities: job.work_eligibility_ids.map((id) => names.of('work_eligibility_lists', id)),
  };
}

function presentSalary(job: JobDetailRow): JobDetail['salary'] {
  const posted = postedRange(job);
  return posted ? { ...posted, max: posted.max ?? posted.min } : null;
}
