import { companyKeys } from '../../understand/company-names.ts';
import type { Run } from '../core/run.ts';
import { beginningsOf } from '../core/typed-form.ts';

interface CompanyRow {
  id: number;
  name: string;
  country_id: number;
  jobs: number;
}

/** Brings up to date by which names companies are suggested and understood; closed ones disappear. */
export async function indexCompanies(run: Run, companyIds: readonly number[]): Promise<void> {
  const companies = await run<CompanyRow>({
    text: `select c.id, c.name, c.country_id, count(s.job_id)::integer as jobs
      from companies c left join job_search s on s.company_id = c.id
      where c.id = any($1::bigint[]) and c.status = 'active' group by c.id`,
    values: [companyIds],
  });
  const rows = companies.flatMap((company) => beginningsOf(company.name).map((typed) => ({ ...company, typed })));
  for (const table of [
    "search_suggestions where kind = 'company' and ref_id",
    'search_company_names where company_id',
  ]) {
    await run({ text: `delete from ${table} = any($1::bigint[])`, values: [companyIds] });
  }
  const names = companies.flatMap(({ id, name }) => companyKeys(name).map((key) => ({ id, key })));
  await run({
    text: `insert into search_company_names (name_key, company_id)
      select name_key, company_id from unnest($1::text[], $2::bigint[]) as row (name_key, company_id)`,
    values: [names.map(({ key }) => key), names.map(({ id }) => id)],
  });
  await run({
    text: `insert into search_suggestions (kind, ref_id, country_id, typed, label, weight)
      select 'company', ref_id, country_id, typed, label, weight
      from unnest($1::bigint[], $2::integer[], $3::text[], $4::text[], $5::integer[])
        as row (ref_id, country_id, typed, label, weight)`,
    values: [
      rows.map((row) => row.id),
      rows.map((row) => row.country_id),
      rows.map((row) => row.typed),
      rows.map((row) => row.name),
      rows.map((row) => row.jobs),
    ],
  });
}

/** All companies, in batches. */
export async function rebuildCompanies(run: Run): Promise<void> {
  const text = 'select id from companies where id > $1 order by id limit 2000';
  let after = 0;
  for (;;) {
    const rows = await run<{ id: number }>({ text, values: [after] });
    if (rows.length === 0) break;
    await indexCompanies(
      run,
      rows.map(({ id }) => id),
    );
    after = rows.at(-1)?.id ?? after;
  }
  await run({ text: 'analyze search_suggestions, search_company_names', values: [] });
}
