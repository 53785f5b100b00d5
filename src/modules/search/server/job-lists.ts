import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import type { Context } from '#src/platform/context.ts';
import type { SearchFilters as EngineFilters, SearchScope } from './engine/request.ts';
import { findInterests } from './find-interests.ts';
import type { SearchParts } from './search-parts.ts';

interface ListInput {
  size: number;
  page: number;
  main_function_ids?: number[];
}

/** How many popular jobs are looked through before the newest fill the rest. */
const POPULAR_POOL = 400;
const SORT_LATEST = 1;

/** Presents ids as a list of its own, with the scene and source that clicks on it report. */
async function asList(parts: SearchParts, ctx: Context, ids: number[], recoFrom: string, scene: string) {
  const queryId = randomUUID();
  return { jobs: await parts.presenter.presentJobCards(ctx, ids, { queryId, recoFrom, scene }), query_id: queryId };
}

function siteCountry(ctx: Context): number | undefined {
  return ctx.locale.countryId === OTHERS_ID ? undefined : ctx.locale.countryId;
}

async function newest(parts: SearchParts, filters: EngineFilters, page: number, size: number): Promise<number[]> {
  return (await parts.engine.search({ ...filters, sort: 'latest', page, size })).jobIds;
}

/** The newest open jobs of the country. */
export function createListLatest(parts: SearchParts) {
  return async (ctx: Context, input: ListInput & { scope: 'local' | 'remote' | 'web3' | 'urgent' }) => {
    const isUrgent = input.scope === 'urgent';
    const scope: SearchScope = input.scope === 'urgent' ? 'all' : input.scope;
    const filters: EngineFilters = { scope, countryId: siteCountry(ctx), urgentOnly: isUrgent || undefined };
    const ids = await newest(parts, filters, input.page, input.size);
    return asList(parts, ctx, ids, 'latest', 'c_rec_default');
  };
}

/** The most viewed and clicked jobs; where nothing was measured yet, the newest. */
async function popular(parts: SearchParts, ctx: Context, scope: SearchScope, input: ListInput): Promise<number[]> {
  const countryId = siteCountry(ctx);
  const functions = input.main_function_ids?.length ? input.main_function_ids : null;
  // As one value: a bare array would become a list of parameters.
  const functionList = sql.param(functions);
  const { rows } = await ctx.tx.execute<{ job_id: number }>(sql`
    select p.job_id from (select job_id, score from job_popularity order by score desc, job_id desc limit ${POPULAR_POOL}) p
    join jobs j on j.id = p.job_id and j.status = 'open'
    where (${functionList}::int[] is null or j.function_id = any(${functionList}::int[]))
      and (${scope} <> 'remote' or j.work_arrangement_id = 3)
      and (${countryId ?? null}::int is null or j.country_id = ${countryId ?? null}
        or (${scope} = 'remote' and (j.is_remote_worldwide or ${countryId ?? null} = any(j.remote_country_ids))))
    order by p.score desc, p.job_id desc`);
  const measured = rows.map((row) => row.job_id);
  const end = input.page * input.size;
  if (measured.length >= end) return measured.slice(end - input.size, end);
  const known = new Set(measured);
  const rest = await newest(parts, { scope, countryId, functionIds: functions ?? undefined }, 1, end);
  return [...measured, ...rest.filter((id) => !known.has(id))].slice(end - input.size, end);
}

export function createListPopular(parts: SearchParts) {
  return async (ctx: Context, input: ListInput) =>
    asList(parts, ctx, await popular(parts, ctx, 'all', input), 'popular', 'c_rec_default');
}

export function createListPopularRemote(parts: SearchParts) {
  return async (ctx: Context, input: ListInput & { sort?: number }) => {
    const filters: EngineFilters = {
      scope: 'remote',
      countryId: siteCountry(ctx),
      functionIds: input.main_function_ids,
    };
    const ids =
      input.sort === SORT_LATEST
        ? await newest(parts, filters, input.page, input.size)
        : await popular(parts, ctx, 'remote', input);
    return asList(parts, ctx, ids, 'popular_jobs', 'c_rec_default');
  };
}

/** For a visitor: jobs like those they looked at, saved or searched; the popular ones when nothing is known. */
export function createListRecommended(parts: SearchParts) {
  return async (ctx: Context, input: ListInput) => {
    const interests = await findInterests(ctx);
    const countryId = siteCountry(ctx);
    const wanted = input.page * input.size;
    const ranked = interests
      ? await parts.engine.recommend({ scope: 'all', countryId }, interests.wishes, interests.seenJobIds, wanted)
      : [];
    const own = ranked.map((job) => job.jobId);
    const ids =
      own.length >= wanted ? own : [...own, ...(await popular(parts, ctx, 'all', { ...input, page: 1, size: wanted }))];
    const page = [...new Set(ids)].slice(wanted - input.size, wanted);
    return asList(parts, ctx, page, interests ? 'recommended' : 'popular', 'c_rec_default');
  };
}

export function createListSimilar(parts: SearchParts) {
  return async (ctx: Context, input: { id: number; size: number }) => {
    const { rowCount } = await ctx.tx.execute(sql`select 1 from jobs where id = ${input.id}`);
    if (!rowCount) throw new AppError('notFound');
    const ranked = await parts.engine.similar(input.id, undefined, input.size);
    const ids = ranked.map((job) => job.jobId);
    return asList(parts, ctx, ids, 'similar', 'c_rec_simi');
  };
}

/** A company's open jobs: those that draw most interest first, then the newest. */
export function createListCompanyJobs(parts: SearchParts) {
  return async (ctx: Context, input: { slug: string; size: number; page: number; function?: number }) => {
    const company = await ctx.tx.execute<{ id: number }>(sql`select id from companies where slug = ${input.slug}`);
    const companyId = company.rows[0]?.id;
    if (!companyId) throw new AppError('notFound');
    const { rows } = await ctx.tx.execute<{ id: number; total: number }>(sql`
      select j.id, count(*) over () as total from jobs j left join job_popularity p on p.job_id = j.id
      where j.company_id = ${companyId} and j.status = 'open'
        and (${input.function ?? null}::int is null or j.function_id = ${input.function ?? null})
      order by coalesce(p.score, 0) desc, j.posted_at desc, j.id desc
      limit ${input.size} offset ${(input.page - 1) * input.size}`);
    const ids = rows.map((row) => row.id);
    return {
      ...(await asList(parts, ctx, ids, 'hot_job', 'c_rec_company_hot_jobs')),
      total: Number(rows[0]?.total ?? 0),
    };
  };
}
