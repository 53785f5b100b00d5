import { displayNames } from '#src/kernel/formats.ts';
import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import { jobLanguageCodes, jobLanguageName } from '../job-languages.ts';
import { languages } from '../languages.ts';
import { sites } from '../sites.ts';
import type { MainFunction } from './job-functions.ts';
import type { Location, Region } from './locations.ts';
import type { Country, OptionData } from './option-data.ts';
import { type Row, textIn } from './read-table.ts';

export type OptionList = Record<string, unknown>[];
type Build = (data: OptionData, language: string) => OptionList;

/** Lists that are more than an id and a translated name. */
const builders: Record<string, Build> = {
  country_lists: (data, language) => data.countries.map((country) => presentCountry(data, country, language)),
  region_lists: (data, language) =>
    [...data.places.values()].flatMap(({ countryId, regions }) =>
      regions.map((region) => ({ ...presentRegion(region, language), country_id: countryId })),
    ),
  location_lists: (data, language) =>
    [...data.places.values()].flatMap(({ countryId, regions, locations }) => {
      const names = new Map(regions.map((region) => [region.id, textIn(region.names, language)]));
      return locations.map((location) => ({
        ...presentLocation(location, language),
        country_id: countryId,
        region_display_name: names.get(location.regionId ?? -1) ?? '',
      }));
    }),
  currency_lists: (data, language) => presentCurrencies(data, language),
  language_lists: () => languages.map(({ id, code, name }) => ({ id, code, value: name })),
  job_languages: (_data, language) => presentJobLanguages(language),
  main_job_function_lists: (data, language) =>
    data.functions.filter(isShown).map((main) => presentMain(main, language)),
  world_region_lists: (data, language) => presentWorldRegions(data, language),
  site_lists: (data, language) => presentSites(data, language),
  report_reason_lists: (data, language) =>
    (data.lists.get('report_reason_lists') ?? []).map((row) => ({ ...presentRow(row, language), about: aboutOf(row) })),
};

/** Builds a named list in a language; undefined when there is no such list. */
export function buildOptionList(data: OptionData, name: string, language: string): OptionList | undefined {
  const build = Object.hasOwn(builders, name) ? builders[name] : undefined;
  if (build) return build(data, language);
  return data.lists.get(name)?.map((row) => presentRow(row, language));
}

function presentRow(row: Row, language: string) {
  return { id: Number(row.no), key: row.key, value: textIn(row, language), ...range(row.extra ?? '') };
}

/** Whom or what a reason to report can be about: `job`, `company`, `boss` or `candidate`. */
export function aboutOf(row: Row): string[] {
  return (row.extra ?? '').split(' ').filter(Boolean);
}

/** Lists of amounts carry their bounds, so that nobody has to read them out of the label. */
function range(extra: string): Record<string, number | null> {
  const bounds = /^(\d+)-(\d*)$/.exec(extra);
  return bounds ? { min: Number(bounds[1]), max: bounds[2] ? Number(bounds[2]) : null } : {};
}

export function countryName(code: string, language: string): string {
  // The long names of Hong Kong and Macao are what a passport says, not what people look for.
  const style = code === 'HK' || code === 'MO' ? 'short' : 'long';
  return displayNames(language, { type: 'region', style }).of(code) ?? code;
}

function presentCountry(data: OptionData, country: Country, language: string) {
  const places = data.places.get(country.id);
  return {
    id: country.id,
    key: country.code.toLowerCase(),
    code: country.code,
    value: countryName(country.code, language),
    dial_code: country.dialCode,
    currency: country.currency,
    is_sms_allowed: country.isSmsAllowed,
    is_flat: places?.isFlat ?? true,
    region_lists: (places?.regions ?? []).map((region) => ({
      ...presentRegion(region, language),
      ...searchNames(region),
      location_lists: (places?.locations ?? [])
        .filter((location) => location.regionId === region.id)
        .map((location) => presentPlace(location, language)),
    })),
    location_lists: (places?.locations ?? [])
      .filter((location) => location.regionId === null)
      .map((location) => presentPlace(location, language)),
  };
}

/** A location inside its country's entry, which pickers load as a whole: where it lies is told by `location_lists` only. */
function presentPlace(location: Location, language: string) {
  const { latitude: _latitude, longitude: _longitude, ...entry } = presentLocation(location, language);
  const [, parentId] = location.within;
  return { ...entry, ...(parentId && { parent_id: parentId }), ...searchNames(location) };
}

/** Other names, by which a picker finds a place too: one text, and nothing where there are none. */
function searchNames({ aliases }: Pick<Location, 'aliases'>) {
  return aliases.length > 0 ? { aliases: aliases.join(';') } : {};
}

function presentRegion(region: Region, language: string) {
  const value = textIn(region.names, language);
  return { id: region.id, key: region.key, seo_value: region.key, value, select_heat_value: region.heat };
}

export function presentLocation(location: Location, language: string) {
  return {
    id: location.id,
    key: location.key,
    seo_value: location.key,
    value: textIn(location.names, language),
    select_heat_value: location.heat,
    region_id: location.regionId,
    latitude: location.latitude,
    longitude: location.longitude,
    timezone: location.timezone,
  };
}

export function presentCurrencies(data: OptionData, language: string) {
  const names = displayNames(language, { type: 'currency' });
  const { rates, ids, base, date } = data.rates;
  return Object.entries(ids).flatMap(([code, id]) => {
    const rate = rates[code];
    return rate ? [{ id, key: code, value: names.of(code) ?? code, rate, base, rate_date: date }] : [];
  });
}

function presentJobLanguages(language: string): OptionList {
  return jobLanguageCodes.map((key, index) => {
    const name = jobLanguageName(key, language);
    return { id: index + 1, key, name, value: name };
  });
}

function isShown(main: MainFunction): boolean {
  return main.seo !== 'others';
}

function presentMain(main: MainFunction, language: string) {
  return {
    id: main.id,
    value: textIn(main.names, language),
    'seo-value': main.seo,
    select_heat_value: main.heat,
    sub_function_list: main.subs.map((sub) => ({
      id: sub.id,
      value: textIn(sub.names, language),
      'seo-value': sub.seo,
      select_heat_value: sub.heat,
      job_titles: sub.titles
        .filter((title) => title.id !== CUSTOM_TITLE)
        .map((title) => ({ id: title.id, value: textIn(title.names, language), 'seo-value': title.seo })),
    })),
  };
}

function presentWorldRegions(data: OptionData, language: string): OptionList {
  const byCode = new Map(data.countries.map((country) => [country.code, country.id]));
  return (data.lists.get('world_region_lists') ?? []).map((row) => ({
    id: Number(row.no),
    value: row.key,
    display_name: textIn(row, language),
    countries: (row.extra ?? '').split(' ').flatMap((code) => {
      const id = byCode.get(code);
      return id ? [{ id, code, value: countryName(code, language) }] : [];
    }),
  }));
}

function presentSites(data: OptionData, language: string): OptionList {
  const others = data.lists.get('site_names')?.find((row) => row.key === 'com');
  return sites.map((site) => ({
    id: site.id,
    key: site.key,
    name: site.code ? countryName(site.code, language) : textIn(others ?? {}, language),
    url: `/${site.language}?country=${site.key}`,
    default_location: site.defaultLocation,
    currency: site.currency,
    hreflang: site.hreflang,
    seo_language: site.language,
    languages: site.languages,
  }));
}
