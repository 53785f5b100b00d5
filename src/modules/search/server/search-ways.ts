import { type Location, type OptionData, textIn } from '#src/modules/options/server/options.public.ts';
import { findBlockedCompanies } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';
import { type SearchFilters, scopePaths } from '../filters.ts';
import { withoutChoice } from '../without-choice.ts';
import { relatedSearches } from './describe-search.ts';
import { toEngineQuery } from './engine-request.ts';
import { addressOf } from './search-address.ts';
import { chipsOf } from './search-chips.ts';
import type { SearchParts } from './search-parts.ts';

const MOST_CHIPS = 12;
const NEARBY = 6;

/**
 * Ways on from a search that finds nothing: what is left without one of its filters, the same search in places nearby,
 * and searches like it. Only ways that lead to jobs are shown, each with how many.
 */
export function createFindWays(parts: SearchParts) {
  return async (ctx: Context, input: SearchFilters) => {
    const { language } = ctx.locale;
    const blocked = await findBlockedCompanies(ctx);
    const query = (filters: SearchFilters) => toEngineQuery(parts.data, filters, ctx.locale, blocked);
    const count = async (filters: SearchFilters) => {
      const { asked, filters: engineFilters } = query(filters);
      return (await parts.countJobs({ ...asked, ...engineFilters })).value;
    };
    const chips = chipsOf(parts.data, input, language, parts.texts.translate(language)).slice(0, MOST_CHIPS);
    const [without, nearby, similar] = await Promise.all([
      Promise.all(
        chips.map(async ({ name, value }) => ({ name, value, count: await count(withoutChoice(input, name, value)) })),
      ),
      findNearby(parts, input, query(input), language),
      findSimilar(parts, input, language, count),
    ]);
    return { without, nearby, similar };
  };
}

interface Spot {
  latitude: number;
  longitude: number;
}

/** The same search in the places closest to those that were asked for. */
async function findNearby(
  { engine, data }: SearchParts,
  filters: SearchFilters,
  { asked: typed, filters: asked }: ReturnType<typeof toEngineQuery>,
  language: string,
) {
  if (!filters.location?.length) return [];
  const countries = asked.countryId === undefined ? [...data.places.values()] : [data.places.get(asked.countryId)];
  const places = countries.flatMap((country) => country?.locations ?? []);
  const regionIds = new Set(asked.regionIds);
  const locationIds = new Set(asked.locationIds);
  const isChosen = ({ within, regionId }: Location) =>
    within.some((id) => locationIds.has(id)) || regionIds.has(regionId ?? -1);
  const chosen = places.filter(isChosen).flatMap(spotOf);
  const { facets } = await engine.facets({ ...typed, ...asked });
  const counts = new Map(facets.locationIds.map(({ id, count }) => [id, count]));
  // A city whose jobs are all in one ward would say the same twice.
  const saysMore = ({ id }: Location) =>
    !places.some((inner) => inner.id !== id && inner.within.includes(id) && counts.get(inner.id) === counts.get(id));
  return places
    .filter((place) => counts.has(place.id) && !isChosen(place) && saysMore(place))
    .flatMap((place) =>
      spotOf(place).map((spot) => ({ place, far: Math.min(...chosen.map((one) => apart(one, spot))) })),
    )
    .toSorted((one, other) => one.far - other.far || other.place.heat - one.place.heat)
    .slice(0, NEARBY)
    .map(({ place }) => ({
      label: textIn(place.names, language),
      url: pathOf(data, { ...filters, location: [place.key] }, language),
      count: counts.get(place.id) ?? 0,
    }));
}

function spotOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Spot[] {
  return latitude === null || longitude === null ? [] : [{ latitude, longitude }];
}

/** Good enough to tell near from far within a country: degrees, with the east made shorter towards the poles. */
function apart(one: Spot, other: Spot): number {
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east);
}

/** Titles like the one that was searched, in the same place if there are any, else anywhere. */
async function findSimilar(
  parts: SearchParts,
  filters: SearchFilters,
  language: string,
  count: (filters: SearchFilters) => Promise<number>,
) {
  const { scope } = filters;
  const labels = (await relatedSearches(parts, filters, language)).map(({ label }) => label);
  const found = (location: string[] | undefined) =>
    Promise.all(
      labels.map(async (label) => {
        const search: SearchFilters = { scope, sort: 'relevance', query: label, location };
        return { label, url: pathOf(parts.data, search, language), count: await count(search) };
      }),
    ).then((searches) => searches.filter((one) => one.count > 0));
  const here = await found(filters.location);
  return here.length > 0 || !filters.location?.length ? here : found(undefined);
}

function pathOf(data: OptionData, filters: SearchFilters, language: string): string {
  const { url, query_string } = addressOf(data, filters);
  return `/${language}${scopePaths[filters.scope]}${url}${query_string ? `?${query_string}` : ''}`;
}
