import { api } from '#src/browser/api.ts';
import { loadFunctionTree } from '#src/modules/options/web/function-tree.ts';
import { type CountryEntry, loadCountries, loadPlaces, type PlaceBook } from '#src/modules/options/web/load-places.ts';
import type { SelectOption } from '#src/ui/controls/native-select.tsx';
import type { TreeGroup } from '#src/ui/pickers/tree-nodes.ts';

export interface PreferenceOptions {
  titles: TreeGroup[];
  places: PlaceBook;
  countries: CountryEntry[];
  arrangements: SelectOption[];
  jobTypes: SelectOption[];
  industries: SelectOption[];
  languages: SelectOption[];
  currencies: SelectOption[];
}

/** Every list that the form of a preference chooses from. */
export async function loadPreferenceOptions(): Promise<PreferenceOptions> {
  const [titles, places, countries, arrangements, jobTypes, industries, languages, currencies] = await Promise.all([
    loadFunctionTree(),
    loadPlaces('id'),
    loadCountries(),
    listOf('work_arrangement_lists'),
    listOf('job_types'),
    listOf('industry_lists'),
    listOf('job_languages'),
    listOf('currency_lists', ({ key, value }) => ({ value: String(key), label: `${key} · ${value}` })),
  ]);
  return { titles, places, countries, arrangements, jobTypes, industries, languages, currencies };
}

type Entry = { id: number } & Record<string, unknown>;

async function listOf(
  name: string,
  toOption = ({ id, value }: Entry): SelectOption => ({ value: id, label: String(value) }),
): Promise<SelectOption[]> {
  const { [name]: list = [] } = await api('GET /config/:name/list', { name });
  return (list as Entry[]).map(toOption);
}
