import { sql } from 'drizzle-orm';
import { tidyText } from '#src/kernel/text.ts';
import { loadCompanies, logoUrl } from '#src/modules/companies/server/companies.public.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { textIn } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { RateLimiter } from '#src/platform/http/rate-limit.ts';
import type { SearchFilters } from '../search.contract.ts';
import { hasWords } from '../search-slug.ts';
import { scopePaths } from './describe-search.ts';
import { addressOf } from './search-address.ts';
import type { SearchParts } from './search-parts.ts';

const HOT = 8;
const LEAST_SEARCHES = 3;

/** What the visitor may be typing: job titles, then companies, then what others searched. */
export function createSuggest({ engine }: SearchParts) {
  return async (ctx: Context, input: { query: string; size: number }) => {
    const query = tidyText(input.query);
    if (!query) return { items: [] };
    const countryId = ctx.locale.countryId === OTHERS_ID ? undefined : ctx.locale.countryId;
    const [all, blocked] = await Promise.all([
      engine.suggest(query, ctx.locale.language, countryId),
      findBlockedCompanies(ctx),
    ]);
    const found = all.filter(({ companyId }) => !companyId || !blocked.includes(companyId)).slice(0, input.size);
    const companies = await loadCompanies(
      ctx.tx,
      found.flatMap(({ companyId }) => (companyId ? [companyId] : [])),
    );
    return {
      items: found.map(({ type, label, jobTitleId, companyId }) => {
        const company = companyId ? companies.get(companyId) : undefined;
        return {
          type,
          label,
          value: label,
          logo_url: company ? logoUrl(company) : null,
          source: type,
          job_title_id: jobTitleId,
        };
      }),
    };
  };
}

/** One network makes no words popular: the same search counts once a day from it. */
const ONCE_A_DAY = { max: 1, seconds: 24 * 3600 };

/** Counts a search that someone made, so that others may find it among the popular ones. */
export function createRecordSearch({ engine, data }: SearchParts) {
  let titles: Map<string, number> | undefined;
  let counted: RateLimiter | undefined;
  const isFirst = (ctx: Context, query: string): boolean => {
    counted ??= new RateLimiter(ctx.clock);
    try {
      counted.take(`${networkOf(ctx.request.ip)} ${ctx.locale.countryId} ${query.toLowerCase()}`, ONCE_A_DAY);
      return true;
    } catch {
      return false;
    }
  };
  return async (ctx: Context, input: { query: string; job_title_id?: number | null; remember: boolean }) => {
    const query = tidyText(input.query).slice(0, 120);
    if (hasWords(query) && isFirst(ctx, query)) {
      await engine.recordSearch(ctx.tx, query, ctx.locale.countryId, input.job_title_id ?? null);
    }
    if (input.remember) {
      titles ??= titlesByName(data);
      await rememberTitle(ctx, titles.get(query.toLowerCase()));
    }
    return { is_counted: query !== '' };
  };
}

/** Every title by its name in every language. */
function titlesByName(data: SearchParts['data']): Map<string, number> {
  const titles = data.functions.flatMap((main) => main.subs.flatMap((sub) => sub.titles));
  return new Map(
    titles.flatMap((title) => languageCodes.map((code) => [textIn(title.names, code).toLowerCase(), title.id])),
  );
}

/** The searched title joins what recommendations are made of. */
async function rememberTitle(ctx: Context, titleId: number | undefined): Promise<void> {
  const { sessionId } = ctx.viewer;
  if (sessionId === null || titleId === undefined) return;
  await ctx.tx.execute(sql`
    insert into session_searches (session_id, job_title_id, created_at)
    values (${sessionId}, ${titleId}, ${ctx.clock.now().toISOString()})
    on conflict (session_id, job_title_id) do update set created_at = excluded.created_at`);
}

/** Work that the landing pages of remote and of web3 jobs are about; nobody looks for a nurse or a rider there. */
const fillers: Partial<Record<SearchFilters['scope'], readonly number[]>> = { remote: [1, 5, 16, 25], web3: [25] };

/** What people search most now; the most sought titles fill up while few have searched. */
export function createListHotSearches({ data }: SearchParts) {
  return async (ctx: Context, input: { scope: SearchFilters['scope'] }) => {
    const { countryId, language } = ctx.locale;
    const { rows } = await ctx.tx.execute<{ label: string }>(sql`
      select label from search_suggestions
      where kind = 'search' and country_id = ${countryId} and weight >= ${LEAST_SEARCHES}
      order by weight desc limit ${HOT}`);
    const titles = data.functions
      .filter((main) => main.seo !== 'others' && (fillers[input.scope]?.includes(main.id) ?? true))
      .flatMap((main) => main.subs.flatMap((sub) => sub.titles))
      .filter((title) => title.isFeatured)
      .toSorted((a, b) => b.heat - a.heat)
      .map((title) => title.names[language] ?? title.names.en ?? '');
    const labels = [...new Set([...rows.map((row) => row.label), ...titles])].slice(0, HOT);
    return {
      searches: labels.map((label) => {
        const { url } = addressOf(data, { scope: input.scope, sort: 'relevance', query: label });
        return { label, url: `/${language}${scopePaths[input.scope]}${url}` };
      }),
    };
  };
}
