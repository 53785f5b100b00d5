import { isRefusal } from '#src/kernel/client.ts';
import { optionEntries } from '#src/modules/options/web/option-entries.ts';
import type { SearchLists } from '#src/modules/talents/web/search-lists.ts';
import { searchInput, type TalentFilters } from '#src/modules/talents/web/search-view.ts';
import type { PageServices } from '#src/page-services.ts';
import { choicesOf, countryChoices } from './option-choices.ts';

interface Title {
  id: number;
  value: string;
}
interface Place extends Title {
  region_lists: (Title & { location_lists: Title[] })[];
  location_lists: Title[];
}

/** What the filters offer. Long lists stay on the server: of them only the names of what is chosen travel. */
export async function loadSearchLists(services: PageServices, filters: TalentFilters): Promise<SearchLists> {
  const [{ jobs }, arrangements, languages, countries, titles, places] = await Promise.all([
    services.api('GET /recruiters/talents/jobs', { job_id: filters.job_id }),
    choicesOf(services, 'work_arrangement_lists'),
    choicesOf(services, 'job_languages'),
    countryChoices(services),
    titleNames(services, filters.title_ids),
    placeNames(services, filters.location_ids),
  ]);
  const named = (choices: typeof arrangements) =>
    choices.map(({ value, label }) => ({ id: Number(value), name: label }));
  return { jobs, arrangements: named(arrangements), languages: named(languages), countries, titles, places };
}

async function titleNames({ api }: PageServices, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { main_job_function_lists: list = [] } = await api('GET /config/:name/list', {
    name: 'main_job_function_lists',
  });
  const wanted = new Set(ids);
  return optionEntries<{ sub_function_list: { job_titles: Title[] }[] }>(list)
    .flatMap((main) => main.sub_function_list.flatMap((sub) => sub.job_titles))
    .filter(({ id }) => wanted.has(Number(id)))
    .map(({ id, value }) => ({ id: Number(id), name: value }));
}

async function placeNames({ api }: PageServices, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const { country_lists: list = [] } = await api('GET /config/:name/list', { name: 'country_lists' });
  const wanted = new Set(ids);
  return optionEntries<Place>(list)
    .flatMap((country) => [...country.location_lists, ...country.region_lists.flatMap((one) => one.location_lists)])
    .filter(({ id }) => wanted.has(id))
    .map(({ id, value }) => ({ id, name: value }));
}

/** The search; a job that is not open any more is left out and said to be so, any other refusal is for the reader. */
export async function findTalents({ api }: PageServices, filters: TalentFilters, cursor: string | null) {
  const ask = (input: TalentFilters) =>
    api('GET /recruiters/talents', { ...searchInput(input), ...(cursor && { cursor }) });
  try {
    return { found: await ask(filters), problem: null, isJobGone: false };
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500 || error.status === 401) throw error;
    if (!filters.job_id) return { found: null, problem: error.message, isJobGone: false };
  }
  try {
    return { found: await ask({ ...filters, job_id: undefined }), problem: null, isJobGone: true };
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500 || error.status === 401) throw error;
    return { found: null, problem: error.message, isJobGone: false };
  }
}
