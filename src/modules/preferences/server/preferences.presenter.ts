import { minorDigits } from '#src/kernel/minor-digits.ts';
import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { JobPreference } from '../preferences.contract.ts';
import type { PreferenceOptions } from './preference-options.ts';
import type { PreferenceRow } from './preferences.queries.ts';

export interface PreferencesParts {
  namesIn: NamesIn;
  options: PreferenceOptions;
}

/** A row with the names of everything in it. */
export function presentPreference(row: PreferenceRow, language: string, parts: PreferencesParts): JobPreference {
  const names = parts.namesIn(language);
  const scale = 10 ** minorDigits(row.currency);
  const region = row.pref_region_id;
  const { id, value } = names.location(row.location_id);
  return {
    id: row.id,
    work_arrangement: names.of('work_arrangement_lists', row.work_arrangement_id),
    function_job_title_id: row.function_job_title_id,
    job_title: row.custom_job_title ?? parts.options.title(row.function_job_title_id)?.name(language) ?? '',
    job_type: names.of('job_types', row.job_type_id),
    industry: names.of('industry_lists', row.industry_id),
    pref_country_id: row.pref_country_id,
    country: names.country(row.pref_country_id),
    pref_region_id: region,
    region: region === null ? null : { id: region, value: parts.options.regionName(region, language) },
    location_id: row.location_id,
    location: { id, value },
    is_overseas: parts.options.place(row.location_id)?.isOverseas ?? false,
    currency: row.currency,
    min_salary: row.min_salary / scale,
    max_salary: row.max_salary / scale,
    salary_type_id: 1,
    timezone: row.timezone,
    language: names.jobLanguage(row.language_id),
  };
}
