import { languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { tag } from '../engine/core/tags.ts';
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

type Fold = (text: string) => string;

export function createPlaceFinder(options: OptionData, fold: Fold): PlaceFinder {
  const byKey = new Map<string, NamedPlace[]>();
  const learn = (place: NamedPlace, names: readonly (string | undefined)[]) => {
    const keys = names.flatMap((name) => (name ? withoutSuffix(name) : [])).map((name) => keyOfName(name, fold));
    for (const key of new Set(keys.filter((one) => one.length > 1))) {
      const known = byKey.get(key);
      if (known) known.push(place);
      else byKey.set(key, [place]);
    }
  };
  const displayNames = languageCodes.map((code) => new Intl.DisplayNames(code, { type: 'region' }));
  const shortNames = languageCodes.map((code) => new Intl.DisplayNames(code, { type: 'region', style: 'short' }));
  for (const { countryId, aliases, regions, locations } of options.places.values()) {
    const country = options.countries.find(({ id }) => id === countryId);
    const common = { countryId, key: '' };
    if (country) {
      const names = [...displayNames, ...shortNames].map((one) => one.of(country.code));
      learn({ ...common, kind: 'country', id: countryId, tag: tag('country', countryId), popularity: 1e9 }, [
        ...names,
        ...aliases,
      ]);
    }
    for (const kind of ['region', 'location'] as const) {
      for (const { id, key, heat, names, aliases: others } of kind === 'region' ? regions : locations) {
        learn({ countryId, kind, id, key, popularity: heat, tag: tag(kind, id) }, [
          ...languageCodes.map((code) => names[code]),
          names.native,
          ...others,
        ]);
      }
    }
  }
  return {
    find: (key, countryId) =>
      choose(
        variantsOf(key).flatMap((one) => byKey.get(one) ?? []),
        countryId,
      ),
  };
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
