import type { Location } from './locations.ts';
import type { OptionData } from './option-data.ts';
import { buildOptionList, countryName } from './option-lists.ts';
import { type Row, textIn } from './read-table.ts';

interface Named {
  id: number;
  value: string;
}

/** Names of options in one language. An id that no list knows has an empty name. */
export interface OptionNames {
  /** An entry of an option list such as `job_types`. */
  of(list: string, id: number): Named;
  /** Its key, which is the same in every language: `full-time`. */
  keyOf(list: string, id: number): string;
  country(id: number): Named;
  countryCode(id: number): string;
  /** The region that a location lies in: a state, a prefecture; empty in countries that have none here. */
  regionOf(locationId: number): string;
  location(id: number): Named & Pick<Location, 'latitude' | 'longitude'>;
  mainFunction(id: number): Named & { seo: string };
  subFunction(id: number): Named;
  skill(id: number): Named;
  /** A language that a job asks for. */
  jobLanguage(id: number): Named;
  /** `Tokyo, Osaka` as the language writes a list. */
  join(names: string[]): string;
}

export type NamesIn = (language: string) => OptionNames;

interface Lookup {
  rows: Map<string, Map<number, Row>>;
  countryCodes: Map<number, string>;
  locations: Map<number, Location>;
  regions: Map<number, Row>;
  mains: Map<number, { names: Row; seo: string }>;
  subs: Map<number, Row>;
  skills: Map<number, Row>;
}

/** Intl.ListFormat has no plain list: it writes `A و B` or leaves the comma out. */
const SEPARATORS: Record<string, string> = { ja: '、', 'zh-CN': '、', 'zh-TW': '、', ar: '، ' };

/** Answers names by id; each language is prepared when it is first asked for. */
export function createOptionNames(data: OptionData): NamesIn {
  const lookup = buildLookup(data);
  const known = new Map<string, OptionNames>();
  return (language) => {
    const names = known.get(language) ?? namesIn(data, lookup, language);
    known.set(language, names);
    return names;
  };
}

function buildLookup(data: OptionData): Lookup {
  const byNo = (rows: Row[]) => new Map(rows.map((row) => [Number(row.no), row]));
  const subs = data.functions.flatMap((main) => main.subs);
  const places = [...data.places.values()];
  const locations = places.flatMap((country) => country.locations);
  const regions = places.flatMap((country) => country.regions);
  return {
    rows: new Map([...data.lists].map(([name, rows]) => [name, byNo(rows)])),
    countryCodes: new Map(data.countries.map(({ id, code }) => [id, code])),
    locations: new Map(locations.map((location) => [location.id, location])),
    regions: new Map(regions.map(({ id, names }) => [id, names])),
    mains: new Map(data.functions.map(({ id, names, seo }) => [id, { names, seo }])),
    subs: new Map(subs.map(({ id, names }) => [id, names])),
    skills: new Map(data.skills.map(({ id, names }) => [id, names])),
  };
}

function namesIn(data: OptionData, lookup: Lookup, language: string): OptionNames {
  const named = (id: number, row: Row | undefined): Named => ({ id, value: row ? textIn(row, language) : '' });
  const languages = buildOptionList(data, 'job_languages', language) ?? [];
  const languageNames = new Map(languages.map((one) => [one.id, String(one.name)]));
  const countries = new Map<number, string>();
  const separator = SEPARATORS[language] ?? ', ';
  return {
    of: (name, id) => named(id, lookup.rows.get(name)?.get(id)),
    keyOf: (name, id) => lookup.rows.get(name)?.get(id)?.key ?? '',
    countryCode: (id) => lookup.countryCodes.get(id) ?? '',
    country: (id) => {
      const code = lookup.countryCodes.get(id);
      const value = countries.get(id) ?? (code ? countryName(code, language) : '');
      countries.set(id, value);
      return { id, value };
    },
    location: (id) => {
      const location = lookup.locations.get(id);
      const { latitude = null, longitude = null } = location ?? {};
      return { ...named(id, location?.names), latitude, longitude };
    },
    regionOf: (id) => {
      const regionId = lookup.locations.get(id)?.regionId ?? 0;
      return named(regionId, lookup.regions.get(regionId)).value;
    },
    mainFunction: (id) => ({ ...named(id, lookup.mains.get(id)?.names), seo: lookup.mains.get(id)?.seo ?? '' }),
    subFunction: (id) => named(id, lookup.subs.get(id)),
    skill: (id) => named(id, lookup.skills.get(id)),
    jobLanguage: (id) => ({ id, value: languageNames.get(id) ?? '' }),
    join: (names) => names.filter(Boolean).join(separator),
  };
}
