import { FULL_TIME, ON_SITE } from '#src/modules/options/ids.ts';
import { findLanguage } from '#src/modules/options/languages.ts';
import { siteById } from '#src/modules/options/sites.ts';
import { type CountryEntry, overseasIdOf } from '#src/modules/options/web/load-places.ts';
import type { SelectOption } from '#src/ui/controls/native-select.tsx';
import { timezoneOf } from '../work-timezones.ts';

/** What stands in the short form, as a form sends it. */
export const shortFields = [
  'title',
  'location_id',
  'pref_country_id',
  'min_salary',
  'max_salary',
  'work_arrangement_id',
  'job_type_id',
  'industry_id',
  'currency',
  'timezone',
  'work_language_id',
] as const;
export type ShortDraft = Record<(typeof shortFields)[number], string>;

interface KnownFacts {
  countryId: number;
  language: string;
  /** What the account says, where it does. */
  currency: string | null;
  timeZone: string | null;
  now: Date;
}

/** Everything that can be known before anyone is asked; what is left is title, place and pay. */
export function knownDraft(countries: CountryEntry[], { countryId, language, ...own }: KnownFacts): ShortDraft {
  const site = siteById(countryId);
  const zone = own.timeZone ?? mainZone(countries, countryId);
  return {
    title: '',
    location_id: site.code ? '' : String(overseasIdOf(countries, countryId) ?? ''),
    pref_country_id: '',
    min_salary: '',
    max_salary: '',
    work_arrangement_id: String(ON_SITE),
    job_type_id: String(FULL_TIME),
    industry_id: '',
    currency: own.currency ?? site.currency,
    timezone: timezoneOf(zone ? minutesAhead(zone, own.now) : 0),
    work_language_id: String(findLanguage(language)?.id ?? ''),
  };
}

/** The places of one country, those most sought first, and at last the wish to leave it. */
export function placeOptions(countries: CountryEntry[], countryId: number, overseas: string): SelectOption[] {
  const overseasId = overseasIdOf(countries, countryId);
  const places = locationsOf(countries, countryId).toSorted(
    (one, other) => other.select_heat_value - one.select_heat_value,
  );
  return [
    ...places.filter(({ id }) => id !== overseasId).map(({ id, value }) => ({ value: id, label: value })),
    ...(overseasId === undefined ? [] : [{ value: overseasId, label: overseas }]),
  ];
}

function locationsOf(countries: CountryEntry[], countryId: number) {
  const country = countries.find(({ id }) => id === countryId);
  if (!country) return [];
  return [...country.location_lists, ...country.region_lists.flatMap(({ location_lists }) => location_lists)];
}

function mainZone(countries: CountryEntry[], countryId: number): string | undefined {
  const { defaultLocation } = siteById(countryId);
  return locationsOf(countries, countryId).find(({ seo_value }) => seo_value === defaultLocation)?.timezone;
}

/** How far a zone's clocks are ahead of UTC at the moment. */
function minutesAhead(timeZone: string, now: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

export interface ShortFormOptions {
  places: SelectOption[];
  overseasId: string;
  countries: SelectOption[];
  arrangements: SelectOption[];
  jobTypes: SelectOption[];
  industries: SelectOption[];
  languages: SelectOption[];
  currencies: SelectOption[];
}
