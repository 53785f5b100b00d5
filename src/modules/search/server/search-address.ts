import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { choiceNames, filterNames, filterParameters, type SearchFilters, searchOf } from '../filters.ts';
import { searchFilters } from '../search.contract.ts';
import { buildSlug, hasAddress, PLAIN_SLUG, parseSlug } from '../search-slug.ts';
import { knownChoices } from './known-choices.ts';

export interface SearchAddress {
  /** Below the scope's own path, with a leading slash. */
  url: string;
  query_string: string;
}

/** The one address of a search: text and a single place in the slug, everything else in the query string. */
export function addressOf(data: OptionData, filters: SearchFilters, page = 1): SearchAddress {
  const rest = withoutRepeats(data, filters);
  const onlyFunction = data.functions.find((main) => isOnly(rest.mainFunctions, main.id));
  let slug = PLAIN_SLUG;
  if (rest.query && hasAddress(rest.query)) {
    const place = rest.location?.length === 1 ? (rest.location[0] ?? null) : null;
    slug = buildSlug({ query: rest.query, place });
    if (place) rest.location = undefined;
    rest.query = undefined;
  } else if (!rest.query && onlyFunction) {
    slug = `${onlyFunction.seo}-jobs`;
    rest.mainFunctions = undefined;
  }
  return { url: `/${encodeURIComponent(slug)}`, query_string: toQueryString(rest, page) };
}

/** The same choices repeated, or beside some that nothing has, are the same search. */
function withoutRepeats(data: OptionData, filters: SearchFilters): SearchFilters {
  const ordered: SearchFilters = { ...filters };
  for (const name of choiceNames) ordered[name] = knownChoices(data, name, filters[name]);
  ordered.location = filters.location && [...new Set(filters.location)].sort();
  ordered.excludeCompanies = filters.excludeCompanies && [...new Set(filters.excludeCompanies)];
  return ordered;
}

function isOnly(ids: number[] | undefined, id: number): boolean {
  return ids?.length === 1 && ids[0] === id;
}

function toQueryString(filters: SearchFilters, page: number): string {
  const query = filterParameters(filters);
  if (page > 1) query.set('page', String(page));
  return searchOf(query);
}

/** Reads an address back; undefined when the slug is not one of a search, nonsense in a parameter is left out. */
export function readAddress(
  data: OptionData,
  scope: SearchFilters['scope'],
  slug: string,
  search: string,
  siteId: number,
) {
  const parts = parseSlug(slug, (key) => isPlace(data, siteId, key));
  if (!parts) return undefined;
  const query = new URLSearchParams(search);
  const given: Record<string, unknown> = { scope };
  for (const name of filterNames) {
    const value = query.get(name);
    const single = value === null ? undefined : searchFilters.shape[name].safeParse(value);
    if (single?.success) given[name] = single.data;
  }
  const main = data.functions.find((one) => one.seo === slug.slice(0, -'-jobs'.length) && one.seo !== 'others');
  if (main) given.mainFunctions = [main.id];
  else if (parts.query) given.query = parts.query.slice(0, 200);
  if (parts.place) given.location = [parts.place];
  const page = Number(query.get('page'));
  return {
    filters: searchFilters.parse(given),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

function isPlace(data: OptionData, siteId: number, key: string): boolean {
  const own = data.places.get(siteId);
  const countries = own ? [own] : [...data.places.values()];
  return countries.some(
    (places) =>
      places.locations.some((location) => location.key === key) || places.regions.some((region) => region.key === key),
  );
}
