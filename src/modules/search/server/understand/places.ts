import { lazy } from '#src/kernel/lazy.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { listAt, type NumberLists, packLists } from '../engine/core/number-lists.ts';
import { tag } from '../engine/core/tags.ts';
import { packWords, readWords, type WordTableData } from '../engine/core/word-table.ts';
import { foldForMatching } from './fold-signs.ts';
import { keyOfName } from './tokens.ts';

/** A country, region or location that a name may mean. */
export interface NamedPlace {
  kind: 'country' | 'region' | 'location';
  id: number;
  countryId: number;
  /** The key of a region or location in an address. */
  key: string;
  tag: number;
  popularity: number;
}

export interface PlaceFinder {
  /** The places of that name: those of the visitor's country, else the best known one elsewhere. */
  find(key: string, countryId: number | undefined): NamedPlace[];
}

/** The places of each name, by their number in the order of `placesOf`. */
export interface PlacesData {
  keys: WordTableData;
  places: NumberLists;
}

/** Learns by which names people call places, in ten languages. */
export function learnPlaceNames(options: OptionData): PlacesData {
  const byKey = new Map<string, number[]>();
  let place = 0;
  for (const { names } of placesOf(options)) {
    const keys = names()
      .flatMap((name) => (name ? withoutSuffix(name) : []))
      .map((name) => keyOfName(name, foldForMatching));
    for (const key of new Set(keys.filter((one) => one.length > 1))) {
      const known = byKey.get(key);
      if (known) known.push(place);
      else byKey.set(key, [place]);
    }
    place += 1;
  }
  return { keys: packWords(byKey.keys()), places: packLists([...byKey.values()]) };
}

export function createPlaceFinder(data: PlacesData, options: OptionData): PlaceFinder {
  const keys = readWords(data.keys);
  const places = Array.from(placesOf(options), ({ place }) => place);
  const placesCalled = (key: string) => {
    const number = keys.numberOf(key);
    return number === undefined ? [] : Array.from(listAt(data.places, number), (place) => places[place] as NamedPlace);
  };
  return { find: (key, countryId) => choose(variantsOf(key).flatMap(placesCalled), countryId) };
}

const displayNames = lazy(() =>
  [undefined, 'short' as const].flatMap((style) =>
    languageCodes.map((code) => new Intl.DisplayNames(code, { type: 'region', style })),
  ),
);

/** All places, each with all that it is called when that is asked for. */
function* placesOf(options: OptionData): Generator<{ place: NamedPlace; names: () => (string | undefined)[] }> {
  for (const { countryId, aliases, regions, locations } of options.places.values()) {
    const country = options.countries.find(({ id }) => id === countryId);
    const common = { countryId, key: '' };
    if (country) {
      const place = {
        ...common,
        kind: 'country',
        id: countryId,
        tag: tag('country', countryId),
        popularity: 1e9,
      } as const;
      yield { place, names: () => [...displayNames().map((one) => one.of(country.code)), ...aliases] };
    }
    for (const kind of ['region', 'location'] as const) {
      for (const { id, key, heat, names, aliases: others } of kind === 'region' ? regions : locations) {
        const place = { countryId, kind, id, key, popularity: heat, tag: tag(kind, id) };
        yield { place, names: () => [...languageCodes.map((code) => names[code]), names.native, ...others] };
      }
    }
  }
}

/** 東京都 is also 東京; `Kota Bandung`, Bandung; `Greater London`, London. */
function withoutSuffix(name: string): string[] {
  const short = name
    .replace(/(?<=[\p{Script=Han}]{2})(?:都|府|県|县|縣|市|省|区|區)$/u, '')
    .replace(/^(?:Kota|Kabupaten|Greater|Wilayah Persekutuan|Emirate of|City of|محافظة|منطقة|إمارة)\s+/u, '')
    .replace(/ (?:City|Province|Prefecture|State|Metropolitan Area|Special Region|ili)$/u, '');
  return short === name ? [name] : [name, short];
}

/** Turkish and Arabic write `in` together with the place: istanbulda, بالرياض. */
function variantsOf(key: string): string[] {
  const bare = /^[a-z]+$/.test(key)
    ? key.length > 5
      ? key.replace(/(?:daki|deki|taki|teki|dan|den|tan|ten|da|de|ta|te)$/, '')
      : key
    : key.replace(/^(?:ب|ل)(?=ال)/u, '');
  return bare === key ? [key] : [key, bare];
}

function choose(places: NamedPlace[], countryId: number | undefined): NamedPlace[] {
  const here = places.filter((place) => place.countryId === countryId);
  // A country's name is the country, whatever cities are called so; a city is a city before it is a region.
  if (here.length) return here;
  const best = places.toSorted((one, other) => other.popularity - one.popularity)[0];
  return best ? places.filter((place) => place.countryId === best.countryId) : [];
}
