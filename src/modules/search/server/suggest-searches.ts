import { tidyText } from '#src/kernel/text.ts';
import { loadCompanies, logoUrl } from '#src/modules/companies/server/companies.public.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { SearchParts } from './search-parts.ts';

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
