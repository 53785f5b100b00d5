import { CUSTOM_TITLE, FULL_TIME, ON_SITE, REMOTE } from '#src/modules/options/ids.ts';
import { findLanguage } from '#src/modules/options/languages.ts';
import { siteById } from '#src/modules/options/sites.ts';
import type { TextKey } from '#src/ui/text-keys.ts';
import type { JobPreference, PreferenceFields } from '../preferences.contract.ts';
import { timezoneOf } from '../work-timezones.ts';

/** What stands in the form; null where nothing is chosen yet. */
export interface PreferenceDraft {
  arrangementId: number;
  title: { id: number; name: string } | null;
  jobTypeId: number | null;
  industryId: number | null;
  /** The country whose places are shown, or the one wished for when the place is overseas. */
  countryId: number | null;
  locationId: number | null;
  isOverseas: boolean;
  currency: string;
  minSalary: number | null;
  maxSalary: number | null;
  timezone: string;
  languageId: number | null;
}

interface Surroundings {
  countryId: number;
  language: string;
  /** Minutes ahead of UTC. */
  minutesAhead: number;
}

/** A new preference begins with what can be guessed from where the talent is. */
export function newDraft({ countryId, language, minutesAhead }: Surroundings, isRemote: boolean): PreferenceDraft {
  const site = siteById(countryId);
  return {
    arrangementId: isRemote ? REMOTE : ON_SITE,
    title: null,
    jobTypeId: FULL_TIME,
    industryId: null,
    countryId: site.code ? countryId : null,
    locationId: null,
    isOverseas: !site.code,
    currency: site.currency,
    minSalary: null,
    maxSalary: null,
    timezone: timezoneOf(minutesAhead),
    languageId: findLanguage(language)?.id ?? null,
  };
}

export function draftOf(preference: JobPreference): PreferenceDraft {
  return {
    arrangementId: preference.work_arrangement.id,
    title: { id: preference.function_job_title_id, name: preference.job_title },
    jobTypeId: preference.job_type.id,
    industryId: preference.industry.id,
    countryId: preference.pref_country_id,
    locationId: preference.location_id,
    isOverseas: preference.is_overseas,
    currency: preference.currency,
    minSalary: preference.min_salary,
    maxSalary: preference.max_salary,
    timezone: preference.timezone,
    languageId: preference.language.id,
  };
}

type Wanted = Omit<PreferenceFields, 'salary_type_id'>;
type Sent = { [Name in keyof Wanted]: Wanted[Name] | null };

/** What is sent; the server says what is missing, in one place for every way in. */
export function inputOf(draft: PreferenceDraft, overseasId: number | undefined): Sent {
  return {
    work_arrangement_id: draft.arrangementId,
    function_job_title_id: draft.title?.id ?? null,
    job_title: draft.title?.id === CUSTOM_TITLE ? draft.title.name : null,
    job_type_id: draft.jobTypeId,
    industry_id: draft.industryId,
    location_id: draft.isOverseas ? (overseasId ?? null) : draft.locationId,
    pref_country_id: draft.isOverseas ? draft.countryId : null,
    pref_region_id: null,
    currency: draft.currency,
    min_salary: draft.minSalary,
    max_salary: draft.maxSalary,
    timezone: draft.timezone,
    work_language_id: draft.languageId,
  };
}

const labels = {
  function_job_title_id: 'preferences.form.title',
  job_type_id: 'preferences.form.jobType',
  industry_id: 'preferences.form.industry',
  location_id: 'preferences.form.location',
  currency: 'preferences.form.currency',
  min_salary: 'preferences.form.minSalary',
  max_salary: 'preferences.form.maxSalary',
  timezone: 'preferences.form.timezone',
  work_language_id: 'preferences.form.language',
} as const satisfies Partial<Record<keyof Sent, TextKey>>;

/** What is still empty, with the name it has on the form; the rest of the rules are the server's. */
export function missingFields(input: Sent): [keyof Sent, TextKey][] {
  const missing: [keyof Sent, TextKey][] = [];
  for (const [name, label] of Object.entries(labels) as [keyof typeof labels, TextKey][]) {
    if (input[name] === null || input[name] === '') missing.push([name, label]);
  }
  return missing;
}

export function customTitle(name: string): { id: number; name: string } {
  return { id: CUSTOM_TITLE, name };
}
