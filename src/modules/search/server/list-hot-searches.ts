import { titleIndex } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type SearchFilters, scopePaths } from '../filters.ts';
import { addressOf } from './search-address.ts';
import type { SearchParts } from './search-parts.ts';

const HOT = 8;

/** Work that the landing pages of remote and of web3 jobs are about; nobody looks for a nurse or a rider there. */
const fillers: Partial<Record<SearchFilters['scope'], readonly number[]>> = { remote: [1, 5, 16, 25], web3: [25] };

/** What people search most now; the most sought titles fill up while few have searched. */
export function createListHotSearches({ data }: SearchParts) {
  return async (ctx: Context, input: { scope: SearchFilters['scope'] }) => {
    const { countryId, language } = ctx.locale;
    const query = sql`
      select label, ref_id from search_suggestions where kind = 'search' and country_id = ${countryId}
      order by weight desc limit ${HOT}`;
    const { rows } = await ctx.tx.query<{ label: string; ref_id: number }>(query, { name: 'hot_searches' });
    const nameOf = ({ names }: { names: Record<string, string> }) => names[language] ?? names.en ?? '';
    const searched = rows.map(({ label, ref_id }) => {
      const title = titleIndex(data).get(ref_id)?.title;
      return title ? nameOf(title) : label.charAt(0).toUpperCase() + label.slice(1);
    });
    const sought = data.functions
      .filter((main) => main.seo !== 'others' && (fillers[input.scope]?.includes(main.id) ?? true))
      .flatMap((main) => main.subs.flatMap((sub) => sub.titles))
      .filter((title) => title.isFeatured)
      .toSorted((a, b) => b.heat - a.heat)
      .map(nameOf);
    const labels = [...new Set([...searched, ...sought])].slice(0, HOT);
    return {
      searches: labels.map((label) => {
        const { url } = addressOf(data, { scope: input.scope, sort: 'relevance', query: label });
        return { label, url: `/${language}${scopePaths[input.scope]}${url}` };
      }),
    };
  };
}
