import {
  countryName,
  type OptionData,
  type TitleEntry,
  textIn,
  titleIndex,
} from '#src/modules/options/server/options.public.ts';
import { type Site, siteById, sites } from '#src/modules/options/sites.ts';

export interface Place {
  site: Site;
  /** 0 is the whole country. */
  placeId: number;
  slug: string;
  nameIn(language: string): string;
}

const titlesBySlug = new WeakMap<OptionData['functions'], ReadonlyMap<string, TitleEntry>>();

/** A title by the word of its address, of two with the same word the more sought one; or by its number, as jobs name it. */
export function findTitle(data: OptionData, slug: string): TitleEntry | undefined {
  if (/^\d{1,9}$/.test(slug)) return titleIndex(data).get(Number(slug));
  let known = titlesBySlug.get(data.functions);
  if (!known) {
    const entries = [...titleIndex(data).values()].toSorted((one, other) => one.title.heat - other.title.heat);
    known = new Map(entries.map((entry) => [entry.title.seo, entry]));
    titlesBySlug.set(data.functions, known);
  }
  return known.get(slug);
}

export function countryPlace(countryId: number): Place | undefined {
  const site = siteById(countryId);
  if (!site.code) return undefined;
  return { site, placeId: 0, slug: site.key, nameIn: (language) => countryName(site.code, language) };
}

/** A country by its key (`jp`), or a city by its own and its country's (`tokyo-jp`): several countries have a San José. */
export function findPlace(data: OptionData, slug: string): Place | undefined {
  const country = sites.find(({ key, code }) => key === slug && code !== '');
  if (country) return countryPlace(country.id);
  const [, city, key] = /^(.+)-([a-z]{2})$/.exec(slug) ?? [];
  const site = sites.find((one) => one.key === key && one.code !== '');
  const found = site && data.places.get(site.id)?.locations.find((one) => one.key === city);
  return found && placeOf(site.id, found);
}

export function placeById(data: OptionData, countryId: number, placeId: number): Place | undefined {
  const found = data.places.get(countryId)?.locations.find(({ id }) => id === placeId);
  return found && placeOf(countryId, found);
}

type Location = NonNullable<ReturnType<OptionData['places']['get']>>['locations'][number];

function placeOf(countryId: number, { id, key, names }: Location): Place {
  const site = siteById(countryId);
  return { site, placeId: id, slug: `${key}-${site.key}`, nameIn: (language) => textIn(names, language) };
}
