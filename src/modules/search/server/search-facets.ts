import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { SearchFilters } from '../filters.ts';
import type { Facets } from './engine/jobs/count-facets.ts';
import { toEngineQuery } from './engine-request.ts';
import type { SearchParts } from './search-parts.ts';

/** Counts, for each filter, how many results each choice would leave. */
export function createSearchFacets({ engine, data }: SearchParts) {
  return async (ctx: Context, input: SearchFilters) => {
    const { asked, filters } = toEngineQuery(data, input, ctx.locale, await findBlockedCompanies(ctx));
    const { facets, isEstimate } = await engine.facets({ ...asked, ...filters });
    const { locationIds, regionIds, ...named } = facets;
    return {
      facets: named,
      places: placesOf(data, filters.countryId, { locationIds, regionIds }),
      is_estimate: isEstimate,
    };
  };
}

/** An address names places by their keys, the index by their numbers. */
function placesOf(
  data: SearchParts['data'],
  countryId: number | undefined,
  { locationIds, regionIds }: Pick<Facets['facets'], 'locationIds' | 'regionIds'>,
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
