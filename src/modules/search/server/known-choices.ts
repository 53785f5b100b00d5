import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import type { SearchFilters } from '../search.contract.ts';

/** Filters whose choices are an option list. */
export const choiceLists = {
  salary: 'salary_ranges',
  jobType: 'job_types',
  qualification: 'degrees',
  workExperience: 'xp_lvls',
  workArrangement: 'work_arrangement_lists',
  companySize: 'company_sizes',
  industry: 'industry_lists',
  benefits: 'job_benefit_lists',
} as const satisfies Partial<Record<keyof SearchFilters, string>>;

type ChoiceName = keyof typeof choiceLists | 'mainFunctions' | 'jobFunctions' | 'functionTitles' | 'languages';

/** Every filter whose choices are known beforehand. */
export const choiceNames: readonly ChoiceName[] = [
  ...(Object.keys(choiceLists) as (keyof typeof choiceLists)[]),
  'mainFunctions',
  'jobFunctions',
  'functionTitles',
  'languages',
];

const read = new WeakMap<OptionData, Map<ChoiceName, ReadonlySet<number>>>();

/**
 * The choices of a filter that exist, each once. A thousand numbers that nothing has would make the index look a thousand
 * times for nothing; one of them is kept, so that a filter of only such numbers still finds nothing.
 */
export function knownChoices(data: OptionData, name: ChoiceName, ids: number[] | undefined): number[] | undefined {
  if (!ids?.length) return ids;
  const known = idsOf(data).get(name);
  const real = [...new Set(ids)].filter((id) => known?.has(id));
  return real.length > 0 ? real : ids.slice(0, 1);
}

function idsOf(data: OptionData): Map<ChoiceName, ReadonlySet<number>> {
  const made = read.get(data) ?? collect(data);
  read.set(data, made);
  return made;
}

function collect(data: OptionData): Map<ChoiceName, ReadonlySet<number>> {
  const subs = data.functions.flatMap((main) => main.subs);
  const lists = Object.entries(choiceLists).map(
    ([name, list]) => [name as ChoiceName, new Set((data.lists.get(list) ?? []).map((row) => Number(row.no)))] as const,
  );
  return new Map<ChoiceName, ReadonlySet<number>>([
    ...lists,
    ['mainFunctions', new Set(data.functions.map(({ id }) => id))],
    ['jobFunctions', new Set(subs.map(({ id }) => id))],
    ['functionTitles', new Set(subs.flatMap(({ titles }) => titles.map(({ id }) => id)))],
    ['languages', new Set(jobLanguageCodes.map((_, at) => at + 1))],
  ]);
}
