import { AppError } from '#src/kernel/errors.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { WEB3_FUNCTION } from './engine/jobs/document.ts';
import type { SearchFilters as EngineFilters, SearchScope } from './engine/jobs/request.ts';
import {
  asFittingList,
  asList,
  findUnwanted,
  type ListInput,
  newest,
  poolFor,
  popular,
  siteCountry,
  type Unwanted,
} from './job-list-steps.ts';
import type { SearchParts } from './search-parts.ts';

const SORT_LATEST = 1;
const SCENE = 'c_rec_default';

/** The newest open jobs of the country. */
export function createListLatest(parts: SearchParts) {
  return async (ctx: Context, input: ListInput & { scope: 'local' | 'remote' | 'web3' | 'urgent' }) => {
    const isUrgent = input.scope === 'urgent';
    const scope: SearchScope = input.scope === 'urgent' ? 'all' : input.scope;
    const unwanted = await findUnwanted(ctx);
    const excludeCompanies = unwanted.companyIds;
    const filters: EngineFilters = {
      scope,
      countryId: siteCountry(ctx),
      urgent: isUrgent || undefined,
      excludeCompanies,
    };
    const pool = poolFor(input) + unwanted.jobIds.length;
    const ids = await newest(parts, filters, 1, pool);
    const more = scope === 'web3' && ids.length < pool ? await newest(parts, remoteWeb3(filters), 1, pool) : [];
    return asFittingList(parts, ctx, without(unwanted, [...ids, ...more]), input, { recoFrom: 'latest', scene: SCENE });
  };
}

/** A country with few web3 jobs of its own is shown those that hire from it. */
export function remoteWeb3(filters: EngineFilters): EngineFilters {
  return { ...filters, scope: 'remote', mainFunctions: [WEB3_FUNCTION] };
}

/** What is not hidden. */
export function without({ jobIds }: Unwanted, ids: number[]): number[] {
  const hidden = new Set(jobIds);
  return ids.filter((id) => !hidden.has(id));
}

export function createListPopular(parts: SearchParts) {
  return async (ctx: Context, input: ListInput) => {
    const asked = { ...input, page: 1, size: poolFor(input) };
    const ids = await popular(parts, ctx, 'all', asked, await findUnwanted(ctx));
    return asFittingList(parts, ctx, ids, input, { recoFrom: 'popular', scene: SCENE });
  };
}

export function createListPopularRemote(parts: SearchParts) {
  return async (ctx: Context, input: ListInput & { sort?: number }) => {
    const unwanted = await findUnwanted(ctx);
    const filters: EngineFilters = {
      scope: 'remote',
      countryId: siteCountry(ctx),
      mainFunctions: input.main_function_ids,
      excludeCompanies: unwanted.companyIds,
    };
    const pool = poolFor(input);
    const ids =
      input.sort === SORT_LATEST
        ? without(unwanted, await newest(parts, filters, 1, pool + unwanted.jobIds.length))
        : await popular(parts, ctx, 'remote', { ...input, page: 1, size: pool }, unwanted);
    return asFittingList(parts, ctx, ids, input, { recoFrom: 'popular_jobs', scene: SCENE });
  };
}

export function createListSimilar(parts: SearchParts) {
  return async (ctx: Context, input: { id: number; size: number }) => {
    const unwanted = await findUnwanted(ctx);
    const page = { page: 1, size: input.size };
    const pool = poolFor(page) + unwanted.jobIds.length;
    const ranked = await parts.engine.similar(input.id, undefined, pool, unwanted.companyIds);
    if (ranked.length === 0) await assertExists(ctx, input.id);
    const ids = without(
      unwanted,
      ranked.map((job) => job.jobId),
    );
    return asFittingList(parts, ctx, ids, page, { recoFrom: 'similar', scene: 'c_rec_simi' });
  };
}

/** Nothing is like it, or it is no job at all. */
async function assertExists(ctx: Context, jobId: number): Promise<void> {
  const { rowCount } = await ctx.tx.query(sql`select 1 from jobs where id = ${jobId}`);
  if (!rowCount) throw new AppError('notFound');
}

/** A company's open jobs: those that draw most interest first, then the newest. */
export function createListCompanyJobs(parts: SearchParts) {
  return async (ctx: Context, input: { slug: string; size: number; page: number; function?: number }) => {
    const [rows, blocked] = await Promise.all([findCompanyJobs(ctx, input), findBlockedCompanies(ctx)]);
    const companyId = rows[0]?.company_id;
    if (!companyId || blocked.includes(companyId)) throw new AppError('notFound');
    const ids = rows.flatMap((row) => row.id ?? []);
    return {
      ...(await asList(parts, ctx, ids, { recoFrom: 'hot_job', scene: 'c_rec_company_hot_jobs' })),
      total: Number(rows[0]?.total ?? 0),
    };
  };
}

interface CompanyJobRow {
  company_id: number;
  /** Null in the one row of a company without jobs. */
  id: number | null;
  total: number | null;
}

/** The page's jobs with their company; a company without any gives one row without a job. */
async function findCompanyJobs(
  ctx: Context,
  {
    slug,
    size,
    page,
    function: mainFunction = null,
  }: { slug: string; size: number; page: number; function?: number | null },
): Promise<CompanyJobRow[]> {
  const query = sql`
    select c.id as company_id, hot.id, hot.total from companies c left join lateral (
      select j.id, count(*) over () as total, coalesce(p.score, 0) as score, j.posted_at
      from jobs j left join job_popularity p on p.job_id = j.id
      where j.company_id = c.id and j.status = 'open'
        and (${mainFunction}::int is null or j.function_id = ${mainFunction}::int)
      order by coalesce(p.score, 0) desc, j.posted_at desc, j.id desc
      limit ${size} offset ${(page - 1) * size}
    ) hot on true
    where c.slug = ${slug} order by hot.score desc, hot.posted_at desc, hot.id desc`;
  return (await ctx.tx.query<CompanyJobRow>(query, { name: 'company_jobs' })).rows;
}
