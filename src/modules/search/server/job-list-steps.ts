import { randomUUID } from 'node:crypto';
import type { JobCard } from '#src/modules/jobs/job-card.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { SearchFilters as EngineFilters, SearchScope } from './engine/request.ts';
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
  const queryId = randomUUID();
  return { jobs: await parts.presenter.presentJobCards(ctx, ids, { queryId, ...origin }), query_id: queryId };
}

/** The page of those the viewer can be hired for and write to; a job that would refuse them is nothing to point to. */
export async function asFittingList(
  parts: SearchParts,
  ctx: Context,
  ids: number[],
  { page, size }: { page: number; size: number },
  origin: Origin & { isPoor?: (card: JobCard) => boolean; isOnePerCompany?: boolean },
): Promise<{ jobs: JobCard[]; query_id: string }> {
  const { isPoor = () => false, isOnePerCompany = false, ...from } = origin;
  const companies = new Set<number>();
  const isNew = ({ company }: JobCard) => !isOnePerCompany || (!companies.has(company.id) && companies.add(company.id));
  const queryId = randomUUID();
  const end = page * size;
  const left = [...new Set(ids)];
  const fitting: JobCard[] = [];
  const poorer: JobCard[] = [];
  while (fitting.length < end && left.length > 0) {
    const cards = await parts.presenter.presentJobCards(ctx, left.splice(0, end), { queryId, ...from });
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
  const countryId = siteCountry(ctx);
  const functions = input.main_function_ids?.length ? input.main_function_ids : null;
  // As one value: a bare array would become a list of parameters.
  const functionList = functions;
  const { rows } = await ctx.tx.query<{ job_id: number }>(sql`
    select p.job_id from (select job_id, score from job_popularity order by score desc, job_id desc limit ${POPULAR_POOL}) p
    join jobs j on j.id = p.job_id and j.status = 'open'
    where (${functionList}::int[] is null or j.function_id = any(${functionList}::int[]))
      and j.company_id <> all(${unwanted.companyIds}::bigint[])
      and j.id <> all(${unwanted.jobIds}::bigint[])
      and (${scope} <> 'remote' or j.work_arrangement_id = 3)
      and (${countryId ?? null}::int is null or j.country_id = ${countryId ?? null}
        or (${scope} = 'remote' and (j.is_remote_worldwide or ${countryId ?? null} = any(j.remote_country_ids))))
    order by p.score desc, p.job_id desc`);
  const measured = rows.map((row) => row.job_id);
  const end = input.page * input.size;
  if (measured.length >= end) return measured.slice(end - input.size, end);
  const known = new Set([...measured, ...unwanted.jobIds]);
  const excludeCompanies = unwanted.companyIds;
  const filters: EngineFilters = { scope, countryId, mainFunctions: functions ?? undefined, excludeCompanies };
  const rest = await newest(parts, filters, 1, end + unwanted.jobIds.length);
  return [...measured, ...rest.filter((id) => !known.has(id))].slice(end - input.size, end);
}
