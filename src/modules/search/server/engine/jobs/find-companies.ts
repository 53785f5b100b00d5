import type { KnownCompany } from '../../understand/company-names.ts';
import type { Run } from '../core/run.ts';
import { typedForm } from '../core/typed-form.ts';

/** Several companies may go by one name; nobody looks for more. */
const MOST = 50;

/** The companies with open jobs that go by these names: one lookup in an index for each name. */
export async function findCompanies(run: Run, keys: readonly string[]): Promise<Map<string, KnownCompany>> {
  const rows = await run<{ name_key: string; id: number; name: string; country_id: number }>({
    name: 'find_companies',
    text: `select n.name_key, c.id, c.name, c.country_id
      from search_company_names n join companies c on c.id = n.company_id
      where n.name_key = any($1::text[]) and exists (select 1 from job_search s where s.company_id = c.id)
      order by c.id limit ${MOST}`,
    values: [[...new Set(keys)]],
  });
  const named = Map.groupBy(rows, (row) => row.name_key);
  return new Map(
    [...named].map(([key, same]) => [
      key,
      {
        name: same[0]?.name ?? '',
        ids: same.map(({ id }) => id),
        countryIds: [...new Set(same.map((row) => row.country_id))],
      },
    ]),
  );
}

const MOST_WORDS = 12;

/** The words of a text that stand in the name of a company: such a word is not misspelt. */
export async function findCompanyWords(run: Run, text: string): Promise<Set<string>> {
  // A company is filed under its name from each of its words on; `!` comes right behind a space.
  const rows = await run<{ word: string }>({
    name: 'find_company_words',
    text: `select word from unnest($1::text[]) as word where exists (select 1 from search_suggestions
      where kind = 'company' and typed >= word collate "C" and typed < (word || '!') collate "C")`,
    values: [typedForm(text).split(' ').slice(0, MOST_WORDS)],
  });
  return new Set(rows.map(({ word }) => word));
}
