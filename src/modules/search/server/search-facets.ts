import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { SearchFilters } from '../search.contract.ts';
import type { Facets } from './engine/count-facets.ts';
import { toEngineQuery } from './engine-request.ts';
import type { SearchParts } from './search-parts.ts';

/** Engine filters and the names their choices have in an address. */
const NAMES = {
  salaryRangeIds: 'salary',
  jobTypeIds: 'jobType',
  functionIds: 'mainFunctions',
  subFunctionIds: 'jobFunctions',
  titleIds: 'functionTitles',
  degreeIds: 'qualification',
  xpLevelIds: 'workExperience',
  arrangementIds: 'workArrangement',
  companySizeIds: 'companySize',
  industryIds: 'industry',
  benefitIds: 'benefits',
  languageIds: 'languages',
  postedWithinDays: 'postedWithin',
  verifiedOnly: 'verified',
  urgentOnly: 'urgent',
  withoutAgencies: 'excludeAgencies',
  withoutHiddenPay: 'excludeHiddenPay',
  withoutInactiveBosses: 'excludeInactive',
  repliesWithinDays: 'repliesWithin',
} as const;

/** Counts, for each filter, how many results each choice would leave. */
export function createSearchFacets({ engine, data }: SearchParts) {
  return async (ctx: Context, input: SearchFilters) => {
    const { text, filters } = toEngineQuery(data, input, ctx.locale.countryId, await findBlockedCompanies(ctx));
    const { facets, isEstimate } = await engine.facets({ text, ...filters });
    const named: Record<string, { id: number; count: number }[]> = {};
    for (const [name, outside] of Object.entries(NAMES)) named[outside] = facets[name as keyof typeof NAMES] ?? [];
    return { facets: named, places: placesOf(data, filters.countryId, facets), is_estimate: isEstimate };
  };
}

/** An address names places by their keys, the index by their numbers. */
function placesOf(
  data: SearchParts['data'],
  countryId: number | undefined,
  { locationIds, regionIds }: Facets['facets'],
): Record<string, number> {
  const countries = countryId === undefined ? [...data.places.values()] : [data.places.get(countryId)];
  const keys = (kind: 'locations' | 'regions') =>
    new Map(countries.flatMap((country) => country?.[kind].map(({ id, key }) => [id, key] as const) ?? []));
  const named = (counts: Facets['facets']['locationIds'], names: Map<number, string>) =>
    counts.flatMap(({ id, count }) => {
      const key = names.get(id);
      return key === undefined ? [] : [[key, count] as const];
    });
  return Object.fromEntries([...named(locationIds, keys('locations')), ...named(regionIds, keys('regions'))]);
}
