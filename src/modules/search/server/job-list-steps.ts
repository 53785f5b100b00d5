import { newQueryId } from '#src/modules/jobs/contact-source.ts';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { SearchFilters as EngineFilters, SearchScope } from './engine/jobs/request.ts';
import { findHiddenJobs } from './preference-wishes.ts';
import type { SearchParts } from './search-parts.ts';

export interface ListInput {
  size: number;
  page: number;
  main_function_ids?: number[];
}

/** What the viewer must not meet in a list. */
export interface Unwanted {
  companyIds: number[];
  /** Hidden recommendations. */
  jobIds: number[];
}

/** How many popular jobs are looked through before the newest fill the rest. */
const POPULAR_POOL = 400;

/** More is gathered than shown, because whoever cannot be hired is left out afterwards. */
const SPARE = 20;
const MOST = 200;

/** How many jobs are gathered for a page. */
export function poolFor({ page, size }: { page: number; size: number }): number {
  return Math.min(MOST, page * size + SPARE);
}

interface Origin {
  /** Where clicks on the list say that they come from. */
  recoFrom: string;
  scene: string;
}

/** Presents ids as a list of its own, with the scene and source that clicks on it report. */
export async function asList(parts: SearchParts, ctx: Context, ids: number[], origin: Origin) {
  const queryId = newQueryId('recommended');
  return { jobs: await parts.presenter.presentJobCards(ctx, ids, { queryId, ...origin }), query_id: queryId };
}

export interface FittingOrigin extends Origin {
  /** Comes after the others. */
  isPoor?: (card: JobCard) => boolean;
  isOnePerCompany?: boolean;
  /** The first so many jobs have been loaded already, with those of other lists. */
  gathered?: { count: number; cardsOf: GatheredCards };
}

export type GatheredCards = Awaited<ReturnType<SearchParts['presenter']['gatherJobCards']>>;

const LATER_LOOKS = 4;

/** The page of those the viewer can be hired for and write to; a job that would refuse them is nothing to point to. */
export async function asFittingList(
  parts: SearchParts,
  ctx: Context,
  ids: number[],
  { page, size }: { page: number; size: number },
  origin: FittingOrigin,
): Promise<{ jobs: JobCard[]; query_id: string }> {
  const { isPoor = () => false, isOnePerCompany = false, gathered, ...from } = origin;
  const companies = new Set<number>();
  const isNew = ({ company }: JobCard) => !isOnePerCompany || (!companies.has(company.id) && companies.add(company.id));
  const queryId = newQueryId('recommended');
  const end = page * size;
  const left = [...new Set(ids)];
  const fitting: JobCard[] = [];
  const poorer: JobCard[] = [];
  // Mostly the first look is enough; whoever needs another beyond what was gathered gets it whole.
  let inHand = gathered?.count ?? 0;
  let look = end;
  while (fitting.length < end && left.length > 0) {
    const looked = left.splice(0, inHand > 0 ? Math.min(inHand, end) : look);
    const cardsOf = gathered && inHand > 0 ? gathered.cardsOf : await parts.presenter.gatherJobCards(ctx, looked);
    const cards = cardsOf(looked, { queryId, ...from });
    inHand -= looked.length;
    look = LATER_LOOKS * end;
    const fits = (card: JobCard) => card.eligibility?.answer !== 'no' && !card.is_intake_paused && isNew(card);
    for (const card of cards.filter(fits)) {
      (isPoor(card) ? poorer : fitting).push(card);
    }
  }
  return { jobs: [...fitting, ...poorer].slice(end - size, end), query_id: queryId };
}

/** What this viewer must not meet in a list that nobody searched for. */
export async function findUnwanted(ctx: Context): Promise<Unwanted> {
  const [companyIds, jobIds] = await Promise.all([findBlockedCompanies(ctx), findHiddenJobs(ctx)]);
  return { companyIds, jobIds };
}

export function siteCountry(ctx: Context): number | undefined {
  return ctx.locale.countryId === OTHERS_ID ? undefined : ctx.locale.countryId;
}

export async function newest(
  parts: SearchParts,
  filters: EngineFilters,
  page: number,
  size: number,
): Promise<number[]> {
  return (await parts.engine.search({ ...filters, sort: 'latest', page, size })).jobIds;
}

/** The most viewed and clicked jobs; where nothing was measured yet, the newest. */
export async function popular(
  parts: SearchParts,
  ctx: Context,
  scope: SearchScope,
  input: ListInput,
  unwanted: Unwanted,
): Promise<number[]> {
  const functions = input.main_function_ids?.length ? input.main_function_ids : null;
  const measured = await findMeasured(ctx, scope, functions, unwanted);
  const end = input.page * input.size;
  if (measured.length >= end) return measured.slice(end - input.size, end);
  const filters: EngineFilters = {
    scope,
    countryId: siteCountry(ctx),
    mainFunctions: functions ?? undefined,
    excludeCompanies: unwanted.companyIds,
  };
  const rest = await newest(parts, filters, 1, end + unwanted.jobIds.length);
  return fillUp(measured, rest, unwanted).slice(end - input.size, end);
}

/** What was measured comes first, then the rest; what is hidden does not come. */
export function fillUp(measured: number[], rest: number[], { jobIds }: Unwanted): number[] {
  const known = new Set([...measured, ...jobIds]);
  return [...measured, ...rest.filter((id) => !known.has(id))];
}

/** The open jobs that were viewed and clicked most. */
export async function findMeasured(
  ctx: Context,
  scope: SearchScope,
  functions: number[] | null,
  unwanted: Unwanted,
): Promise<number[]> {
  const countryId = siteCountry(ctx);
  const query = sql`
    select p.job_id from (select job_id, score from job_popularity order by score desc, job_id desc limit ${POPULAR_POOL}) p
    join jobs j on j.id = p.job_id and j.status = 'open'
    where (${functions}::int[] is null or j.function_id = any(${functions}::int[]))
      and j.company_id <> all(${unwanted.companyIds}::bigint[])
      and j.id <> all(${unwanted.jobIds}::bigint[])
      and (${scope}::text <> 'remote' or j.work_arrangement_id = ${REMOTE})
      and (${countryId ?? null}::int is null or j.country_id = ${countryId ?? null}::int
        or (${scope}::text = 'remote' and (j.is_remote_worldwide or ${countryId ?? null}::int = any(j.remote_country_ids))))
    order by p.score desc, p.job_id desc`;
  const { rows } = await ctx.tx.query<{ job_id: number }>(query, { name: 'popular_jobs' });
  return rows.map((row) => row.job_id);
}
