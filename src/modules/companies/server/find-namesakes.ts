import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Namesake } from '../verification.contract.ts';
import { presentCompanyCard } from './companies.presenter.ts';
import { loadCompanies } from './companies.queries.ts';

interface RegisterEntry {
  companyId: number;
  countryId: number;
  number: string;
}

interface Row {
  id: number;
  legal_name: string | null;
  state: Namesake['state'];
}

const MOST = 10;

/** Other companies that name the same entry of the same register, the verified one first. */
export async function findNamesakes(
  tx: Context['tx'],
  { companyId, countryId, number }: RegisterEntry,
  names: OptionNames,
): Promise<Namesake[]> {
  const { rows } = await tx.query<Row>(sql`
    select c.id, coalesce(c.legal_name, v.legal_name) as legal_name,
      case when c.verified_at is not null then 'approved' when v.state = 'approved' then 'none'
        else coalesce(v.state, 'none') end as state
    from companies c
    left join lateral (select state, legal_name from company_verifications
      where company_id = c.id and superseded_at is null order by id desc limit 1) v on true
    where c.status <> 'deleted' and c.id in (
      select company_id from company_verifications
      where country_id = ${countryId} and registration_key = registration_key(${number})
      union all
      select id from companies
      where verified_registration = ${String(countryId)} || ':' || registration_key(${number}))
      and c.id <> ${companyId}
    order by c.verified_at is null, c.id limit ${MOST}`);
  const companies = await loadCompanies(
    tx,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, legal_name, state }) => {
    const company = companies.get(id);
    return company ? [{ company: presentCompanyCard(company, names), legal_name, state }] : [];
  });
}
