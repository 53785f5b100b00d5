import { api } from '#src/browser/api.ts';
import type { Place, PlaceCountry, PlaceData, PlaceRegion } from '#src/ui/pickers/place-selection.ts';
import { optionEntries } from './option-entries.ts';

const MOST_POPULAR = 7;
/** Not a place to work in but the wish to leave. */
const OVERSEAS = 'overseas';

interface LocationEntry {
  id: number;
  seo_value: string;
  value: string;
  select_heat_value: number;
  /** Other names with semicolons between them. */
  aliases?: string;
  /** The location it lies in: a ward's city. */
  parent_id?: number;
  /** As the IANA names it. */
  timezone?: string;
}

export interface CountryEntry {
  id: number;
  value: string;
  region_lists: (LocationEntry & { location_lists: LocationEntry[] })[];
  location_lists: LocationEntry[];
}

export interface PlaceBook {
  countries: PlaceCountry[];
  dataOf(countryId: number | string): PlaceData;
}

/** What a place is called by: its key in an address, or its number. */
type NameOf = 'seo_value' | 'id';

let entries: Promise<CountryEntry[]> | undefined;

/** Every place one may choose. Asked for once, when a picker is first wanted. */
export async function loadPlaces(nameOf: NameOf = 'seo_value'): Promise<PlaceBook> {
  return readPlaces(await loadCountries(), nameOf);
}

/** All countries of the world with their places. */
export function loadCountries(): Promise<CountryEntry[]> {
  entries ??= api('GET /config/:name/list', { name: 'country_lists' }).then(
    ({ country_lists: list = [] }) => optionEntries<CountryEntry>(list),
    (error) => {
      entries = undefined;
      throw error;
    },
  );
  return entries;
}

/** The number of a country's 'overseas': the wish to leave it. */
export function overseasIdOf(countries: readonly CountryEntry[], countryId: number): number | undefined {
  const own = countries.filter(({ id }) => id === countryId);
  return [...own, ...countries]
    .flatMap((country) => [...country.location_lists, ...country.region_lists.flatMap((one) => one.location_lists)])
    .find(({ seo_value }) => seo_value === OVERSEAS)?.id;
}

export function readPlaces(countries: readonly CountryEntry[], nameOf: NameOf = 'seo_value'): PlaceBook {
  const served = countries.filter((country) => country.region_lists.length + country.location_lists.length > 0);
  const data = new Map(served.map((country) => [country.id, placesOf(country, nameOf)]));
  return {
    countries: served.map(({ id, value }) => ({ id, name: value })),
    dataOf: (countryId) => data.get(Number(countryId)) ?? { regions: [], popular: [] },
  };
}

function placesOf(country: CountryEntry, nameOf: NameOf): PlaceData {
  const places = (list: readonly LocationEntry[]) => presentPlaces(list, nameOf);
  const regions: PlaceRegion[] = country.region_lists
    .filter(({ seo_value }) => seo_value !== OVERSEAS)
    .map((region) => ({ ...presentPlace(region, nameOf), places: places(region.location_lists) }));
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
  return { regions, popular: popular.map((entry) => presentPlace(entry, nameOf)) };
}

/** A city is followed by its districts, which know whose they are. */
function presentPlaces(entries: readonly LocationEntry[], nameOf: NameOf): Place[] {
  const shown = entries.filter(({ seo_value }) => seo_value !== OVERSEAS);
  const ids = new Set(shown.map(({ id }) => id));
  // One whose city is not on this list stands for itself.
  const inside = Map.groupBy(shown, ({ parent_id = 0 }) => (ids.has(parent_id) ? parent_id : 0));
  const within = (parent: number, parentId?: Place['id']): Place[] =>
    (inside.get(parent) ?? []).flatMap((entry) => {
      const place = presentPlace(entry, nameOf);
      return [parentId === undefined ? place : { ...place, parentId }, ...within(entry.id, place.id)];
    });
  return within(0);
}

/** Whoever reads another script may still type the English name, which is the key. */
function presentPlace({ value, aliases, ...entry }: LocationEntry, nameOf: NameOf): Place {
  const english = entry.seo_value.replace(/(^|-)(\w)/g, (_, dash, letter) => `${dash && ' '}${letter.toUpperCase()}`);
  return { id: entry[nameOf], name: value, aliases: [english, ...(aliases ? aliases.split(';') : [])] };
}
