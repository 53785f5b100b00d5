import { tidyText } from '#src/kernel/text.ts';
import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { loadCompanies } from './companies.queries.ts';

const MOST = 10;

/** Companies by a part of the name or a name with a slip in it, those of the country first. */
export function createFindCompany(namesIn: NamesIn) {
  return async (ctx: AccountContext, input: { query: string; country_id?: number }) => {
    const text = tidyText(input.query);
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await ctx.tx.query<{ id: number; has_admin: boolean }>(sql`
      select c.id, exists (select 1 from company_members m where m.company_id = c.id and m.role <> 'recruiter')
        as has_admin
      from companies c
      where c.status = 'active' and (c.name ilike ${pattern} or ${text}::text <% c.name)
      order by c.country_id is distinct from ${input.country_id ?? ctx.locale.countryId}::bigint,
        similarity(c.name, ${text}) desc, c.id
      limit ${MOST}`);
    const known = await loadCompanies(
      ctx.tx,
      rows.map(({ id }) => id),
    );
    const names = namesIn(ctx.locale.language);
    return {
      companies: rows.flatMap(({ id, has_admin }) => {
        const row = known.get(id);
        return row ? [{ ...presentCompanyCard(row, names), has_admin }] : [];
      }),
    };
  };
}
