import { AppError } from '#src/kernel/errors.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { WEB3_FUNCTION } from './engine/document.ts';
import type { SearchFilters as EngineFilters, SearchScope } from './engine/request.ts';
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
    const more = scope === 'web3' && ids.length < pool ? await remoteWeb3(parts, filters, pool) : [];
    return asFittingList(parts, ctx, without(unwanted, [...ids, ...more]), input, { recoFrom: 'latest', scene: SCENE });
  };
}

/** A country with few web3 jobs of its own is shown those that hire from it. */
function remoteWeb3(parts: SearchParts, filters: EngineFilters, size: number): Promise<number[]> {
  return newest(parts, { ...filters, scope: 'remote', mainFunctions: [WEB3_FUNCTION] }, 1, size);
}

function without({ jobIds }: Unwanted, ids: number[]): number[] {
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
    const { rowCount } = await ctx.tx.query(sql`select 1 from jobs where id = ${input.id}`);
    if (!rowCount) throw new AppError('notFound');
    const unwanted = await findUnwanted(ctx);
    const page = { page: 1, size: input.size };
    const pool = poolFor(page) + unwanted.jobIds.length;
    const ranked = await parts.engine.similar(input.id, undefined, pool, unwanted.companyIds);
    const ids = without(
      unwanted,
      ranked.map((job) => job.jobId),
    );
    return asFittingList(parts, ctx, ids, page, { recoFrom: 'similar', scene: 'c_rec_simi' });
  };
}

/** A company's open jobs: those that draw most interest first, then the newest. */
export function createListCompanyJobs(parts: SearchParts) {
  return async (ctx: Context, input: { slug: string; size: number; page: number; function?: number }) => {
    const company = await ctx.tx.query<{ id: number }>(sql`select id from companies where slug = ${input.slug}`);
    const companyId = company.rows[0]?.id;
    if (!companyId || (await findBlockedCompanies(ctx)).includes(companyId)) throw new AppError('notFound');
    const { rows } = await ctx.tx.query<{ id: number; total: number }>(sql`
      select j.id, count(*) over () as total from jobs j left join job_popularity p on p.job_id = j.id
      where j.company_id = ${companyId} and j.status = 'open'
        and (${input.function ?? null}::int is null or j.function_id = ${input.function ?? null})
      order by coalesce(p.score, 0) desc, j.posted_at desc, j.id desc
      limit ${input.size} offset ${(input.page - 1) * input.size}`);
    const ids = rows.map((row) => row.id);
    return {
      ...(await asList(parts, ctx, ids, { recoFrom: 'hot_job', scene: 'c_rec_company_hot_jobs' })),
      total: Number(rows[0]?.total ?? 0),
    };
  };
}
