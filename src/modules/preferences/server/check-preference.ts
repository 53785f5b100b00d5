import { AppError, type FieldProblem } from '#src/kernel/errors.ts';
import { minorDigits } from '#src/kernel/minor-digits.ts';
import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import type { PreferenceFields } from '../preferences.contract.ts';
import type { PreferenceOptions } from './preference-options.ts';

/** What is stored of a preference, with what follows from its location. */
export interface PreferenceValues {
  work_arrangement_id: number;
  function_job_title_id: number;
  custom_job_title: string | null;
  job_type_id: number;
  industry_id: number;
  pref_country_id: number;
  pref_region_id: number | null;
  location_id: number;
  currency: string;
  min_salary: number;
  max_salary: number;
  timezone: string;
  language_id: number;
}

/** Refuses what no option list knows, a country that is missing abroad, and pay from high to low. */
export function checkPreference(input: PreferenceFields, options: PreferenceOptions): PreferenceValues {
  const problems = findProblems(input, options);
  if (problems.length > 0) throw new AppError('validationFailed', {}, problems);
  const place = options.place(input.location_id);
  if (!place) throw new AppError('validationFailed', {}, [{ field: 'location_id', problem: 'invalidChoice' }]);
  const scale = 10 ** minorDigits(input.currency);
  const [min, max] = [Math.round(input.min_salary * scale), Math.round(input.max_salary * scale)];
  if (min > max) throw new AppError('rangeReversed', {}, [{ field: 'max_salary', problem: 'rangeReversed' }]);
  return {
    work_arrangement_id: input.work_arrangement_id,
    function_job_title_id: input.function_job_title_id,
    custom_job_title: input.function_job_title_id === CUSTOM_TITLE ? (input.job_title ?? null) : null,
    job_type_id: input.job_type_id,
    industry_id: input.industry_id,
    pref_country_id: place.isOverseas ? (input.pref_country_id as number) : place.countryId,
    pref_region_id: place.isOverseas ? null : place.regionId,
    location_id: place.id,
    currency: input.currency,
    min_salary: min,
    max_salary: max,
    timezone: input.timezone,
    language_id: input.work_language_id,
  };
}

function findProblems(input: PreferenceFields, options: PreferenceOptions): FieldProblem[] {
  const isCustom = input.function_job_title_id === CUSTOM_TITLE;
  const place = options.place(input.location_id);
  const country = input.pref_country_id;
  const checks: [string, boolean, string?][] = [
    ['work_arrangement_id', options.has('work_arrangement_lists', input.work_arrangement_id)],
    ['function_job_title_id', isCustom || options.title(input.function_job_title_id) !== undefined],
    ['job_title', !isCustom || Boolean(input.job_title), 'required'],
    ['job_type_id', options.has('job_types', input.job_type_id)],
    ['industry_id', options.has('industry_lists', input.industry_id)],
    ['location_id', place !== undefined],
    ['pref_country_id', !place?.isOverseas || country !== undefined, 'required'],
    ['pref_country_id', country === undefined || options.isCountry(country)],
    ['currency', options.isCurrency(input.currency)],
    ['work_language_id', options.isLanguage(input.work_language_id)],
  ];
  return checks.flatMap(([field, isFine, problem = 'invalidChoice']) => (isFine ? [] : [{ field, problem }]));
}
