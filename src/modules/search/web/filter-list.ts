import { REMOTE } from '#src/modules/options/ids.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import type { SearchFilters } from '../search.contract.ts';
import type { FlagFilter, IdFilter, SearchScope } from './search-href.ts';

export interface FilterOption {
  id: number;
  value: string;
}

/** The choices of filters, as far as they have come. */
export type FilterOptions = Partial<Record<IdFilter, FilterOption[]>>;

/** The parameter of a results page that stands with its menus filled. */
export const MENUS = 'menus';

/** A filter whose choices are an option list of the server. */
export interface ListFilter {
  name: IdFilter;
  list: string;
  label: TextKey;
}

/** Those in sight on a wide page, most used first. */
export const barFilters: readonly ListFilter[] = [
  { name: 'jobType', list: 'job_types', label: 'search.filters.jobType' },
  { name: 'workArrangement', list: 'work_arrangement_lists', label: 'search.filters.workArrangement' },
  { name: 'workExperience', list: 'xp_lvls', label: 'search.filters.workExperience' },
];

/** Those that only the drawer shows; their lists come with it. */
export const drawerFilters: readonly ListFilter[] = [
  { name: 'qualification', list: 'degrees', label: 'search.filters.qualification' },
  { name: 'languages', list: 'job_languages', label: 'search.filters.languages' },
  { name: 'industry', list: 'industry_lists', label: 'search.filters.industry' },
  { name: 'companySize', list: 'company_sizes', label: 'search.filters.companySize' },
  { name: 'benefits', list: 'job_benefit_lists', label: 'search.filters.benefits' },
];

export const flagLabels: readonly { name: FlagFilter; label: TextKey }[] = [
  { name: 'verified', label: 'search.filters.verified' },
  { name: 'urgent', label: 'search.filters.urgent' },
  { name: 'excludeAgencies', label: 'search.filters.excludeAgencies' },
  { name: 'excludeHiddenPay', label: 'search.filters.excludeHiddenPay' },
  { name: 'excludeInactive', label: 'search.filters.excludeInactive' },
];

/** Remote results are all remote: asking for the arrangement would only ask for nothing. */
export function filtersOf(scope: SearchScope, filters: readonly ListFilter[]): readonly ListFilter[] {
  return scope === 'remote' ? filters.filter(({ name }) => name !== 'workArrangement') : filters;
}

/** Local results hold no remote jobs, so that choice is not offered there. */
export function optionsOf(
  scope: SearchScope,
  name: IdFilter,
  options: readonly FilterOption[],
): readonly FilterOption[] {
  return scope === 'local' && name === 'workArrangement' ? options.filter(({ id }) => id !== REMOTE) : options;
}

/** Adds a choice to a filter, or takes it away. */
export function toggleChoice(filters: SearchFilters, name: IdFilter, id: number): SearchFilters {
  const chosen = filters[name] ?? [];
  return { ...filters, [name]: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id] };
}

/** What tracking calls the use of a filter; only remote results have such an event. */
export function eventName({ scope }: SearchFilters, name: string): string | undefined {
  return scope === 'remote' ? `rl_active_job_filter_${name}` : undefined;
}
