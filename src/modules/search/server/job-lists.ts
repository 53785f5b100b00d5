import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { WEB3_FUNCTION } from './engine/document.ts';
import type { SearchFilters as EngineFilters, SearchScope } from './engine/request.ts';
import { asList, type ListInput, newest, popular, siteCountry } from './job-list-steps.ts';
import type { SearchParts } from './search-parts.ts';

const SORT_LATEST = 1;

/** The newest open jobs of the country. */
export function createListLatest(parts: SearchParts) {
  return async (ctx: Context, input: ListInput & { scope: 'local' | 'remote' | 'web3' | 'urgent' }) => {
    const isUrgent = input.scope === 'urgent';
    const scope: SearchScope = input.scope === 'urgent' ? 'all' : input.scope;
    const exclude = { companyIds: await findBlockedCompanies(ctx) };
    const filters: EngineFilters = { scope, countryId: siteCountry(ctx), urgentOnly: isUrgent || undefined, exclude };
    const ids = await newest(parts, filters, input.page, input.size);
    const isShort = scope === 'web3' && input.page === 1 && ids.length < input.size;
    const more = isShort ? await remoteWeb3(parts, filters, input.size) : [];
    const all = [...new Set([...ids, ...more])].slice(0, input.size);
    return asList(parts, ctx, all, 'latest', 'c_rec_default');
  };
}

/** A country with few web3 jobs of its own is shown those that hire from it. */
function remoteWeb3(parts: SearchParts, filters: EngineFilters, size: number): Promise<number[]> {
  return newest(parts, { ...filters, scope: 'remote', functionIds: [WEB3_FUNCTION] }, 1, size);
}

export function createListPopular(parts: SearchParts) {
  return async (ctx: Context, input: ListInput) => {
    const unwanted = { companyIds: await findBlockedCompanies(ctx), jobIds: [] };
    return asList(parts, ctx, await popular(parts, ctx, 'all', input, unwanted), 'popular', 'c_rec_default');
  };
}

export function createListPopularRemote(parts: SearchParts) {
  return async (ctx: Context, input: ListInput & { sort?: number }) => {
    const companyIds = await findBlockedCompanies(ctx);
    const filters: EngineFilters = {
      scope: 'remote',
      countryId: siteCountry(ctx),
      functionIds: input.main_function_ids,
      exclude: { companyIds },
    };
    const ids =
      input.sort === SORT_LATEST
        ? await newest(parts, filters, input.page, input.size)
        : await popular(parts, ctx, 'remote', input, { companyIds, jobIds: [] });
    return asList(parts, ctx, ids, 'popular_jobs', 'c_rec_default');
  };
}

export function createListSimilar(parts: SearchParts) {
  return async (ctx: Context, input: { id: number; size: number }) => {
    const { rowCount } = await ctx.tx.execute(sql`select 1 from jobs where id = ${input.id}`);
    if (!rowCount) throw new AppError('notFound');
    const exclude = { companyIds: await findBlockedCompanies(ctx) };
    const ranked = await parts.engine.similar(input.id, undefined, input.size, exclude);
    const ids = ranked.map((job) => job.jobId);
    return asList(parts, ctx, ids, 'similar', 'c_rec_simi');
  };
}

/** A company's open jobs: those that draw most interest first, then the newest. */
export function createListCompanyJobs(parts: SearchParts) {
  return async (ctx: Context, input: { slug: string; size: number; page: number; function?: number }) => {
    const company = await ctx.tx.execute<{ id: number }>(sql`select id from companies where slug = ${input.slug}`);
    const companyId = company.rows[0]?.id;
    if (!companyId || (await findBlockedCompanies(ctx)).includes(companyId)) throw new AppError('notFound');
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
