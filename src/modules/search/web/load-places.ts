import { api } from '#src/browser-api.ts';
import type { Place, PlaceCountry, PlaceData, PlaceRegion } from '#src/ui/place-selection.ts';

const MOST_POPULAR = 7;
/** Not a place to work in but the wish to leave. */
const OVERSEAS = 'overseas';

interface LocationEntry {
  seo_value: string;
  value: string;
  select_heat_value: number;
}

interface CountryEntry {
  id: number;
  value: string;
  region_lists: (LocationEntry & { location_lists: LocationEntry[] })[];
  location_lists: LocationEntry[];
}

export interface PlaceBook {
  countries: PlaceCountry[];
  dataOf(countryId: number | string): PlaceData;
}

let book: Promise<PlaceBook> | undefined;

/** Every place one may choose, by its key in an address. Asked for once, when a picker is first wanted. */
export function loadPlaces(): Promise<PlaceBook> {
  book ??= api('GET /config/:name/list', { name: 'country_lists' }).then(
    ({ country_lists: list = [] }) => readPlaces(list as unknown as CountryEntry[]),
    (error) => {
      book = undefined;
      throw error;
    },
  );
  return book;
}

export function readPlaces(entries: readonly CountryEntry[]): PlaceBook {
  const served = entries.filter((country) => country.region_lists.length + country.location_lists.length > 0);
  const data = new Map(served.map((country) => [country.id, placesOf(country)]));
  return {
    countries: served.map(({ id, value }) => ({ id, name: value })),
    dataOf: (countryId) => data.get(Number(countryId)) ?? { regions: [], popular: [] },
  };
}

function placesOf(country: CountryEntry): PlaceData {
  const regions: PlaceRegion[] = country.region_lists
    .filter(({ seo_value }) => seo_value !== OVERSEAS)
    .map((region) => ({ id: region.seo_value, name: region.value, places: places(region.location_lists) }));
  // A country without regions of its own hangs its places on one that is not shown.
  if (country.location_lists.length > 0) {
    regions.push({
      id: `all-${country.id}`,
      name: country.value,
      isImplicit: true,
      places: places(country.location_lists),
    });
  }
  const all = [...country.location_lists, ...country.region_lists.flatMap(({ location_lists }) => location_lists)];
  const popular = all
    .filter(({ seo_value }) => seo_value !== OVERSEAS)
    .toSorted((one, other) => other.select_heat_value - one.select_heat_value)
    .slice(0, MOST_POPULAR);
  return { regions, popular: places(popular) };
}

function places(entries: readonly LocationEntry[]): Place[] {
  return entries
    .filter(({ seo_value }) => seo_value !== OVERSEAS)
    .map(({ seo_value, value }) => ({ id: seo_value, name: value }));
}
