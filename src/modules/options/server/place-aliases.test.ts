import { describe, expect, it } from 'vitest';
import { normalizeText } from '#src/kernel/text.ts';
import { languageCodes } from '../languages.ts';
import { sites } from '../sites.ts';
import { type CountryPlaces, type Location, loadPlaces, OVERSEAS, type Region } from './locations.ts';
import { loadPlaceAliases } from './place-aliases.ts';

/** Two letters that people really type for a place; most pairs are a word somewhere (in, us, no, it), so they are few. */
const shortAliases = new Set('bh dc df hk jb kc kk kl la ny ph pj rj sf sg sp uk vi'.split(' '));

const places = loadPlaces();
const written = loadPlaceAliases();
const countries = sites.flatMap(({ code, id }) => {
  const country = places.get(id);
  return country ? [{ code, country }] : [];
});

const namesOf = ({ names }: Location | Region) =>
  [...languageCodes, 'native'].flatMap((code) => (names[code] ? [normalizeText(names[code])] : []));
const placesOf = ({ regions, locations }: CountryPlaces) =>
  [...regions, ...locations].filter(({ key }) => key !== OVERSEAS);

function findPlace(code: string, key: string): Location | Region | undefined {
  const country = countries.find((one) => one.code === code)?.country;
  return country && placesOf(country).find((place) => place.key === key);
}

describe.each(countries)('other names of places in $code', ({ code, country }) => {
  const all = placesOf(country);
  const aliases = [...(written.get(code) ?? [])];

  it('SRCH-14 belong to places that exist, whose key is theirs alone', () => {
    const keys = all.map(({ key }) => key);
    expect(aliases.map(([key]) => key).filter((key) => key !== '' && !keys.includes(key))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('SRCH-14 mean one place of the country, and say what its names do not', () => {
    const owners = new Map<string, string>();
    for (const place of all) for (const name of namesOf(place)) owners.set(name, place.key);
    for (const [key, own] of aliases) {
      for (const alias of own.map(normalizeText)) {
        expect(owners.get(alias), `${alias} of ${key}`).toBeUndefined();
        owners.set(alias, key);
      }
    }
  });

  it('SRCH-14 are tidy, and only well-known ones have two letters', () => {
    for (const alias of aliases.flatMap(([, own]) => own)) {
      expect(alias).toBe(alias.trim());
      expect(alias).toMatch(/[\p{L}\p{N}].*[\p{L}\p{N}]/u);
      if (/^[a-z]{2}$/i.test(alias)) expect(shortAliases, alias).toContain(alias.toLowerCase());
    }
  });
});

describe('other names of places', () => {
  it.each([
    ['MY', 'kuala-lumpur', 'KL'],
    ['MY', 'johor-bahru', 'JB'],
    ['US', 'new-york', 'NYC'],
    ['US', 'san-francisco', 'the Bay Area'],
    ['ID', 'south-jakarta', 'Jaksel'],
    ['ID', 'yogyakarta', 'Jogja'],
    ['JP', 'tokyo', '都内'],
    ['JP', 'kanto', '首都圏'],
    ['TW', 'new-taipei', '新北'],
    ['SA', 'jeddah', 'جده'],
    ['TR', 'istanbul', 'İst'],
    ['BR', 'belo-horizonte', 'BH'],
    ['ES', 'barcelona', 'BCN'],
    ['SG', 'orchard', 'Orchard Road'],
  ])('SRCH-14 in %s %s is also called %s', (code, key, alias) => {
    expect(findPlace(code, key)?.aliases).toContain(alias);
  });

  it.each([
    ['AE', 'UAE'],
    ['SA', 'Saudi'],
    ['SG', 'SG'],
    ['GB', 'UK'],
  ])('SRCH-14 the country %s is also called %s', (code, alias) => {
    expect(countries.find((one) => one.code === code)?.country.aliases).toContain(alias);
  });
});
