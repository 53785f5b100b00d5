import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { type ChoiceName, choiceNames, filterTable, type ListName } from '../filters.ts';

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
  const made = read.get(data) ?? new Map(choiceNames.map((name) => [name, new Set(collect(data, name))]));
  read.set(data, made);
  return made;
}

function collect(data: OptionData, name: ChoiceName): number[] {
  const subs = data.functions.flatMap((main) => main.subs);
  const unlisted: Record<Exclude<ChoiceName, ListName>, () => number[]> = {
    mainFunctions: () => data.functions.map(({ id }) => id),
    jobFunctions: () => subs.map(({ id }) => id),
    functionTitles: () => subs.flatMap(({ titles }) => titles.map(({ id }) => id)),
  };
  const row = filterTable[name];
  if (!('list' in row)) return unlisted[name as keyof typeof unlisted]();
  if (row.list === 'job_languages') return jobLanguageCodes.map((_, at) => at + 1);
  return (data.lists.get(row.list) ?? []).map(({ no }) => Number(no));
}
