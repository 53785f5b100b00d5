import { readFileSync } from 'node:fs';
import { systemClock } from '#src/kernel/clock.ts';
import type { ImportTarget } from '#src/modules/job-imports/import-targets.ts';
import { openHeaderWords } from '#src/modules/job-imports/server/header-words.ts';
import { suggestMapping } from '#src/modules/job-imports/server/suggest-mapping.ts';
import { readRow } from '#src/modules/job-imports/server/values/read-row.ts';
import { createValueReaders, type ValueReaders } from '#src/modules/job-imports/server/values/value-readers.ts';
import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { createOptionNames, loadOptionData } from '#src/modules/options/server/options.public.ts';
import { findSite } from '#src/modules/options/sites.ts';
import { createSearchEngine, openSearchPool } from '#src/modules/search/server/search.public.ts';
import { createTextReader } from '#src/modules/search/server/text-reader.ts';

interface LabelledSet {
  name: string;
  language: string;
  countryId: number;
  columns: string[];
  rows: string[][];
  targets: (string | null)[];
  values: [string, string][];
}

const cut = (line: string) => line.split('|').map((cell) => cell.trim());

/** Header sets with rows as people export them, and what each column and the first row mean. */
export function readLabelled(half: 'a' | 'b'): LabelledSet[] {
  const text = readFileSync(new URL(`labelled-${half}.txt`, import.meta.url), 'utf8');
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [head = '', columns = '', ...rest] = block.split('\n');
      const [program = '', language = '', country = ''] = head.slice(2).split(' ');
      const values = rest.at(-1)?.startsWith('= ') ? (rest.pop() ?? '') : '';
      const targets = cut(rest.pop() ?? '').map((target) => (target === '-' ? null : target));
      return {
        name: `${program} ${language} ${country}`,
        language,
        countryId: findSite(country)?.id ?? 0,
        columns: cut(columns),
        rows: rest.map(cut),
        targets,
        values: values
          .slice(2)
          .split(';')
          .filter(Boolean)
          .map((pair) => pair.trim().split('=') as [string, string]),
      };
    });
}

/** What the product knows of words, without a database. */
export function openReaders(): ValueReaders {
  const data = loadOptionData();
  const engine = createSearchEngine({
    pool: openSearchPool('postgres://nobody@127.0.0.1:1/none', 1),
    options: data,
    clock: systemClock,
  });
  return createValueReaders({ data, reader: createTextReader(engine), matchTitles: engine.matchTitles });
}

export interface Outcome {
  columns: number;
  rightColumns: number;
  values: number;
  rightValues: number;
  wrong: string[];
}

export async function judge(half: 'a' | 'b', readers: ValueReaders): Promise<Outcome> {
  const outcome: Outcome = { columns: 0, rightColumns: 0, values: 0, rightValues: 0, wrong: [] };
  for (const set of readLabelled(half)) {
    const { name, columns, rows, language, countryId, targets } = set;
    const table = { columns, rows: rows.map((cells, at) => ({ line: at + 2, cells })) };
    const mapped = await suggestMapping(table, { words: openHeaderWords(), readers, language, countryId });
    for (const [at, wanted] of targets.entries()) {
      const got = mapped[at]?.target ?? null;
      outcome.columns += 1;
      if (got === wanted) outcome.rightColumns += 1;
      else outcome.wrong.push(`${name}: ${columns[at]} is ${wanted}, not ${got}`);
    }
    const scope = { columns, targets: targets as (ImportTarget | null)[], defaults: {}, language, countryId };
    const { fields } = await readRow(rows[0] ?? [], scope, readers);
    for (const [what, wanted] of set.values) {
      const got = describe(what, fields, readers);
      outcome.values += 1;
      if (got === wanted) outcome.rightValues += 1;
      else outcome.wrong.push(`${name}: ${what} is ${wanted}, not ${got}`);
    }
  }
  return outcome;
}

const PERIODS = ['unpaid', 'monthly', 'daily', 'hourly', 'annually'];

function describe(what: string, fields: TypedFields, { data }: ValueReaders): string {
  const names = createOptionNames(data)('en');
  const key = (list: string, id: number | null | undefined) => (id ? names.keyOf(list, id) : '');
  const places = [...data.places.values()].flatMap(({ locations }) => locations);
  const all: Record<string, () => string> = {
    country: () => names.countryCode(fields.country_id ?? 0),
    places: () => (fields.location_ids ?? []).map((id) => places.find((one) => one.id === id)?.key).join(' '),
    type: () => key('job_types', fields.job_type_id),
    arrangement: () => key('work_arrangement_lists', fields.work_arrangement_id),
    xp: () => key('xp_lvls', fields.work_experience_id),
    degree: () => key('degrees', fields.qualification_id),
    currency: () => fields.currency ?? '',
    min: () => String(fields.salary_min ?? ''),
    max: () => String(fields.salary_max ?? ''),
    pay: () =>
      `${fields.salary_min}-${fields.salary_max} ${fields.currency} ${PERIODS[fields.salary_type_id ?? -1] ?? ''}`,
  };
  return all[what]?.() ?? `unknown ${what}`;
}
