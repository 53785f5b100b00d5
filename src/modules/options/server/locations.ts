import { existsSync } from 'node:fs';
import { flatCountryIds, sites } from '../sites.ts';
import { loadPlaceAliases } from './place-aliases.ts';
import { type Row, readTable } from './read-table.ts';

export interface Location {
  id: number;
  key: string;
  heat: number;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  names: Row;
  /** What people call it besides its names: KL, jaksel. */
  aliases: string[];
  regionId: number | null;
  /** Its own id and those of the locations it lies in: a ward, then its city. */
  within: number[];
}

export interface Region {
  id: number;
  key: string;
  heat: number;
  names: Row;
  aliases: string[];
}

export interface CountryPlaces {
  countryId: number;
  /** Of the country itself: UAE, Saudi. */
  aliases: string[];
  isFlat: boolean;
  regions: Region[];
  locations: Location[];
}

/** Not a place to work in but the wish to leave the country; desktop selectors leave it out. */
export const OVERSEAS = 'overseas';

/** Regions and cities of the countries that have a site of their own, by country id. */
export function loadPlaces(): Map<number, CountryPlaces> {
  const places = new Map<number, CountryPlaces>();
  const aliases = loadPlaceAliases();
  for (const { id, code } of sites) {
    const file = new URL(`../data/locations/${code}.tsv`, import.meta.url);
    if (code && existsSync(file)) places.set(id, readPlaces(id, readTable(file), aliases.get(code) ?? new Map()));
  }
  return places;
}

function readPlaces(countryId: number, rows: Row[], aliases: ReadonlyMap<string, string[]>): CountryPlaces {
  const regions: Region[] = [];
  const locations: Location[] = [];
  for (const row of rows) {
    const key = row.key ?? '';
    const base = { key, heat: Number(row.heat), names: row, aliases: aliases.get(key) ?? [] };
    if (row.kind === 'R') regions.push({ ...base, id: countryId * 100 + Number(row.no) });
    else {
      locations.push({
        ...base,
        id: countryId * 1000 + Number(row.no),
        latitude: row.lat ? Number(row.lat) : null,
        longitude: row.lon ? Number(row.lon) : null,
        timezone: row.tz ?? '',
        regionId: regions.at(-1)?.id ?? null,
        within: [],
      });
    }
  }
  for (const location of locations) location.within = placesAround(location, locations);
  return { countryId, aliases: aliases.get('') ?? [], isFlat: flatCountryIds.has(countryId), regions, locations };
}

function placesAround(location: Location, all: readonly Location[]): number[] {
  const parent = location.names.parent && all.find(({ key }) => key === location.names.parent);
  return [location.id, ...(parent ? placesAround(parent, all) : [])];
}
