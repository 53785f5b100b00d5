import { AppError } from '#src/kernel/errors.ts';
import { storableText } from '#src/kernel/storable-text.ts';
import { tidyText } from '#src/kernel/text.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { type CompanyRow, loadCompanies } from './companies.queries.ts';
import { findNamesakes } from './find-namesakes.ts';
import type { TeamParts } from './team.parts.ts';
import { fullName } from './team.presenter.ts';
import { loadTeam } from './team.queries.ts';
import { findSubmissions, presentSubmissions } from './verification.queries.ts';

const MOST = 30;

/** Companies by a part of the name, or by the registration number they are verified under. */
export function createFindCompanies({ namesIn }: TeamParts) {
  return async (ctx: AccountContext, input: { query: string }) => {
    const text = tidyText(storableText(input.query));
    if (text.length < 2) return { companies: [] };
    const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
    const { rows } = await ctx.tx.query<{ id: number; registration_number: string | null }>(sql`
      select c.id, c.registration_number from companies c
      where c.status <> 'deleted' and (c.name ilike ${pattern} or ${text}::text <% c.name
        or registration_key(c.registration_number) = registration_key(${text}))
      order by (registration_key(c.registration_number) = registration_key(${text})) is not true,
        similarity(c.name, ${text}) desc, c.id
      limit ${MOST}`);
    const known = await loadCompanies(
      ctx.tx,
      rows.map(({ id }) => id),
    );
    const names = namesIn(ctx.locale.language);
    return {
      companies: rows.flatMap(({ id, registration_number }) => {
        const row = known.get(id);
        return row ? [{ ...presentCompanyCard(row, names), registration_number }] : [];
      }),
    };
  };
}

interface Row {
  legal_name: string | null;
  registration_number: string | null;
  register_country_id: number | null;
  country_id: number;
  website: string | null;
  created_at: Date;
  verified_at: Date | null;
  status: 'active' | 'suspended' | 'deleted';
}

/** One company as operators see it, whatever its state. */
export function createInspectCompany({ namesIn }: TeamParts) {
  return async (ctx: AccountContext, { id }: { id: number }) => {
    const names = namesIn(ctx.locale.language);
    const { rows } = await ctx.tx.query<Row>(sql`
      select legal_name, registration_number, register_country_id, country_id, website, created_at, verified_at, status
      from companies where id = ${id}`);
    const row = rows[0];
    if (!row) throw new AppError('notFound');
    const { country_id, register_country_id, registration_number, created_at, verified_at, ...plain } = row;
    const [cards, team, submissions] = await Promise.all([
      loadCompanies(ctx.tx, [id]),
      loadTeam(ctx.tx, id),
      findSubmissions(ctx.tx, sql`v.company_id = ${id} order by v.id desc limit 50`),
    ]);
    const entry = { companyId: id, countryId: register_country_id ?? country_id, number: registration_number ?? '' };
    return {
      ...plain,
      company: presentCompanyCard(cards.get(id) as CompanyRow, names),
      company_country: names.country(country_id),
      register_country: register_country_id === null ? null : names.country(register_country_id),
      registration_number,
      created_at: created_at.toISOString(),
      verified_at: verified_at?.toISOString() ?? null,
      admins: team
        .filter(({ role }) => role !== 'recruiter')
        .map((one) => ({ account_id: one.account_id, name: fullName(one), email: one.email })),
      submissions: await presentSubmissions(ctx.tx, submissions, names),
      namesakes: await findNamesakes(ctx.tx, entry, names),
    };
  };
}
