import type { Translate } from '#src/kernel/translate.ts';
import { NO_REPLIES, type ReplyMeter } from '#src/modules/companies/reply-meter.ts';
import { type CompanyRow, companyUrl, joinedCompany, logoUrl } from '#src/modules/companies/server/companies.public.ts';
import type { NamesIn, OptionData, OptionNames, Services } from '#src/modules/options/server/options.public.ts';
import { findHiringFacts, type HiringFacts } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { Eligibility, JobCard, OwnApplication } from '../job-card.ts';
import { maySee } from './jobs.policy.ts';
import { findSaved, type JobRow, loadCards, loadJobs } from './jobs.queries.ts';
import { presentEligibility } from './present-eligibility.ts';
import { presentPay, presentSalaryTexts } from './present-pay.ts';
import { type PayFit, type PayWish, presentPayFit } from './present-pay-fit.ts';
import { offsetsOf } from './time-zones.ts';

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    'jobs.findOwnApplications': FindOwnApplications;
  }
}

/** The viewer's applications among these jobs, in one query; a guest has none and costs none. */
export type FindOwnApplications = (
  ctx: Pick<Context, 'tx' | 'viewer'>,
  jobIds: readonly number[],
) => Promise<Map<number, OwnApplication>>;

/** Where a list came from; the browser hands it back with clicks and exposures. */
interface ListOrigin {
  queryId: string;
  recoFrom: string;
  scene: string;
}

/** For whom a list is made: a request, or a background task that writes to someone. */
export type ListReader = Pick<Context, 'tx' | 'viewer' | 'locale' | 'clock'>;

export interface JobPresenter {
  /** The jobs that may be seen, in the order of the ids. */
  presentJobCards(ctx: ListReader, jobIds: number[], origin: ListOrigin): Promise<JobCard[]>;
  /** The same in two steps, for several lists: all jobs are loaded together, then each list presents its own. */
  gatherJobCards(ctx: ListReader, jobIds: number[]): Promise<(ids: number[], origin: ListOrigin) => JobCard[]>;
  /** One job whose rows are already at hand. */
  presentJobCard(ctx: ListReader, parts: CardParts, origin: ListOrigin): JobCard;
  /** A job in a few words for those who posted it; pay that is masked for talents too. */
  presentLines(ctx: ListReader, job: JobRow): { place: string; pay: string; job_type: string; job_url: string };
  /**
   * Whether a talent can be hired for a job from the country of their account, in the reader's words; null where there is
   * nothing to answer. Who may know it is for the caller to say.
   */
  presentTalentEligibility(
    ctx: ListReader,
    talent: { id: number; countryId: number },
    jobId: number,
  ): Promise<Eligibility | null>;
  /** What someone hopes for against what the job pays. */
  presentPayFit(ctx: ListReader, jobId: number, wish: PayWish): Promise<PayFit | null>;
}

interface CardParts {
  job: JobRow;
  company: CompanyRow;
  isSaved: boolean;
  application: OwnApplication | undefined;
  reply: ReplyMeter | undefined;
  /** What the viewer has told about themselves. */
  facts: HiringFacts;
}

type ViewerTexts = ReturnType<typeof viewerTexts>;

const MOST_CITIES = 3;

type PresenterServices = Pick<Services, 'data' | 'namesIn' | 'texts' | 'ask'>;

/** Lists of jobs in four steps: ids, load in batches, who may see, present. */
export function createJobPresenter(services: PresenterServices): JobPresenter {
  const { data, namesIn, ask } = services;
  const { translate } = services.texts;
  const loadReplies = ask('companies.loadReplies');
  const findOwnApplications = ask('jobs.findOwnApplications');
  const textsFor = (ctx: ListReader) => viewerTexts(ctx, data, namesIn, translate);
  const gather: JobPresenter['gatherJobCards'] = async (ctx, jobIds) => {
    const [jobs, saved, applied, facts] = await Promise.all([
      loadCards(ctx.tx, jobIds),
      findSaved(ctx, jobIds),
      findOwnApplications(ctx, jobIds),
      findHiringFacts(ctx.tx, ctx.viewer.accountId),
    ]);
    const seen = new Map([...jobs].filter(([, job]) => maySee(job)));
    const replies = await loadReplies(ctx.tx, 'boss', [...new Set([...seen.values()].map((job) => job.recruiter_id))]);
    const texts = textsFor(ctx);
    return (ids, origin) =>
      ids.flatMap((id) => {
        const job = seen.get(id);
        if (!job) return [];
        const own = { isSaved: saved.has(id), application: applied.get(id) };
        const company = joinedCompany(job.company_id, job);
        return [presentCard({ job, company, ...own, facts, reply: replies.get(job.recruiter_id) }, texts, origin)];
      });
  };
  return {
    presentJobCards: async (ctx, jobIds, origin) => (await gather(ctx, jobIds))(jobIds, origin),
    gatherJobCards: gather,
    presentJobCard: (ctx, parts, origin) => presentCard(parts, textsFor(ctx), origin),
    presentLines: (ctx, job) => {
      const texts = textsFor(ctx);
      return {
        place: placeOf(job, texts.names, texts.locale.countryId),
        pay: presentSalaryTexts({ ...job, is_negotiable: false }, texts).salary_range ?? '',
        job_type: texts.names.of('job_types', job.job_type_id).value,
        job_url: jobUrl(job),
      };
    },
    presentPayFit: async (ctx, jobId, wish) => {
      const job = (await loadJobs(ctx.tx, [jobId])).get(jobId);
      return job ? presentPayFit(job, wish, textsFor(ctx)) : null;
    },
    presentTalentEligibility: async (ctx, { id, countryId }, jobId) => {
      const [jobs, facts] = await Promise.all([loadJobs(ctx.tx, [jobId]), findHiringFacts(ctx.tx, id)]);
      const job = jobs.get(jobId);
      const texts = textsFor(ctx);
      const offsets = offsetsOf(data, countryId, texts.now);
      return job ? presentEligibility(job, { ...texts, countryId, offsets, facts }) : null;
    },
  };
}

function viewerTexts(ctx: ListReader, data: OptionData, namesIn: NamesIn, translate: (language: string) => Translate) {
  const { locale } = ctx;
  const now = ctx.clock.now();
  return {
    locale,
    now,
    rates: data.rates,
    names: namesIn(locale.language),
    translate: translate(locale.language),
    countryId: locale.countryId,
    offsets: offsetsOf(data, locale.countryId, now),
  };
}

function presentCard(
  { job, company, isSaved, application, facts, reply }: CardParts,
  texts: ViewerTexts,
  origin: ListOrigin,
): JobCard {
  const { names } = texts;
  return {
    id: job.id,
    job_title: job.title,
    job_title_id: job.job_title_id,
    company_logo: logoUrl(company),
    job_url: jobUrl(job),
    query_id: origin.queryId,
    reco_from: origin.recoFrom,
    scene: origin.scene,
    salary_type_id: job.salary_type_id,
    salary_type: { id: job.salary_type_id },
    ...presentSalaryTexts(job, texts),
    is_un_paid: job.salary_type_id === 0,
    is_negotiable: job.is_negotiable,
    work_arrangement_id: job.work_arrangement_id,
    work_arrangement: names.of('work_arrangement_lists', job.work_arrangement_id).value,
    job_type: names.of('job_types', job.job_type_id).value,
    team_size: job.team_size_id === null ? '' : names.of('team_sizes', job.team_size_id).value,
    location: placeOf(job, names, texts.locale.countryId),
    country: names.country(job.country_id),
    remote_countries: job.remote_country_ids.map((id) => names.country(id)),
    is_remote_worldwide: job.is_remote_worldwide,
    language: job.language,
    languages: job.language_ids.map((id) => ({ id, name: names.jobLanguage(id).value })),
    company: presentCompany(company),
    is_urgent: job.is_urgent,
    is_promoted: job.is_featured,
    is_web3: job.is_web3,
    posted_at: job.posted_at.toISOString(),
    pay: presentPay(job, texts),
    eligibility: presentEligibility(job, { ...texts, facts }),
    is_saved: isSaved,
    application: application ?? null,
    is_intake_paused: job.intake_paused_at !== null,
    reply: reply ?? NO_REPLIES,
  };
}

function presentCompany({ id, name, slug, is_verified, is_agency }: CompanyRow): JobCard['company'] {
  return { id, name, slug, url: companyUrl(slug), is_verified, is_agency };
}

/** Letters of any script are allowed in a slug, so it is encoded as addresses are. */
export function jobUrl(job: Pick<JobRow, 'slug' | 'id'>): string {
  return encodeURI(`/job/${job.slug}-${job.id}`);
}

/** The cities; the country too when it is not the viewer's own, or when there is no city. */
function placeOf(job: JobRow, names: OptionNames, ownCountryId: number): string {
  const cities = job.location_ids.slice(0, MOST_CITIES).map((id) => names.location(id).value);
  const country = names.country(job.country_id).value;
  const isAbroad = job.country_id !== ownCountryId && !cities.includes(country);
  return names.join(isAbroad || cities.length === 0 ? [...cities, country] : cities);
}
