import { type ChoiceName, type OfferedName, offeredIn, type SearchFilters, type SearchScope } from '../filters.ts';

export interface FilterOption {
  id: number;
  value: string;
}

/** The choices of filters, as far as they have come. */
export type FilterOptions = Partial<Record<OfferedName, FilterOption[]>>;

/** The parameter of a results page that stands with its menus filled. */
export const MENUS = 'menus';

/** Those in sight on a wide page, most used first. */
export const barFilters: readonly OfferedName[] = offeredIn('bar');
/** Those that only the drawer shows; their lists come with it. */
export const drawerFilters: readonly OfferedName[] = offeredIn('drawer');

const REMOTE = 3;

/** Remote results are all remote: asking for the arrangement would only ask for nothing. */
export function filtersOf(scope: SearchScope, names: readonly OfferedName[]): readonly OfferedName[] {
  return scope === 'remote' ? names.filter((name) => name !== 'workArrangement') : names;
}

/** Local results hold no remote jobs, so that choice is not offered there. */
export function optionsOf(
  scope: SearchScope,
  name: OfferedName,
  options: readonly FilterOption[],
): readonly FilterOption[] {
  return scope === 'local' && name === 'workArrangement' ? options.filter(({ id }) => id !== REMOTE) : options;
}

/** Adds a choice to a filter, or takes it away. */
export function toggleChoice(filters: SearchFilters, name: ChoiceName, id: number): SearchFilters {
  const chosen = filters[name] ?? [];
  return { ...filters, [name]: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] };
}

/** What tracking calls the use of a filter; only remote results have such an event. */
export function eventName({ scope }: SearchFilters, name: string): string | undefined {
  return scope === 'remote' ? `rl_active_job_filter_${name}` : undefined;
}
