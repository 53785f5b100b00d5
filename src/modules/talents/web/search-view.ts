import { searchOf } from '#src/modules/search/filters.ts';
import { ACTIVE_WITHIN, DEGREES, type Degree, START_WITHIN } from '../talent-rules.ts';

/** A search for candidates as an address says it; the names are those of the API. */
export interface TalentFilters {
  text: string;
  job_id?: number;
  title_ids: number[];
  location_ids: number[];
  country_ids: number[];
  arrangement_ids: number[];
  min_years?: number;
  max_years?: number;
  degree?: Degree;
  language_ids: number[];
  skills: string[];
  start_within?: (typeof START_WITHIN)[number];
  active_within?: (typeof ACTIVE_WITHIN)[number];
  may_work_in?: number;
  leave_out_known: boolean;
}

export type FilterName = keyof TalentFilters;
/** What the page offers for years of work. */
export const YEARS = [1, 2, 3, 5, 8, 10, 15, 20] as const;

const LONGEST_TEXT = 200;
const LONGEST_SKILL = 50;
export const MOST_SKILLS = 10;
export const MOST_CHOICES = 50;

/** Reads an address or what a plain form has sent: names repeat, and much is empty. What makes no sense falls away. */
export function readTalentFilters(parameters: URLSearchParams): TalentFilters {
  const all = (name: FilterName) => [...new Set(parameters.getAll(name).flatMap((value) => value.split(',')))];
  const ids = (name: FilterName) => all(name).map(Number).filter(isId).slice(0, MOST_CHOICES);
  const number = (name: FilterName) => {
    const sent = parameters.get(name)?.trim();
    return sent && /^\d{1,10}$/.test(sent) ? Number(sent) : undefined;
  };
  const years = [number('min_years'), number('max_years')].map((value) =>
    value === undefined || value > 60 ? undefined : value,
  );
  const [least, most] = years;
  // The other way round is what was meant.
  const isReversed = least !== undefined && most !== undefined && least > most;
  const job = number('job_id');
  const country = number('may_work_in');
  return {
    text: (parameters.get('text') ?? '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_TEXT),
    job_id: job && isId(job) ? job : undefined,
    title_ids: ids('title_ids'),
    location_ids: ids('location_ids'),
    country_ids: ids('country_ids'),
    arrangement_ids: ids('arrangement_ids'),
    min_years: isReversed ? most : least,
    max_years: isReversed ? least : most,
    degree: DEGREES.find((degree) => degree === parameters.get('degree')),
    language_ids: ids('language_ids'),
    skills: all('skills')
      .map((skill) => skill.trim().slice(0, LONGEST_SKILL))
      .filter(Boolean)
      .slice(0, MOST_SKILLS),
    start_within: START_WITHIN.find((days) => days === number('start_within')),
    active_within: ACTIVE_WITHIN.find((days) => days === number('active_within')),
    may_work_in: country && isId(country) ? country : undefined,
    leave_out_known: parameters.get('leave_out_known') === '1',
  };
}

const isId = (id: number) => Number.isInteger(id) && id > 0 && id <= 2_147_483_647;

/** Everything that says something, as the parameters of an address. */
export function filterParameters(filters: TalentFilters): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    const text = Array.isArray(value) ? value.join(',') : value === true ? '1' : value === false ? '' : value;
    if (text !== undefined && text !== '') parameters.set(name, String(text));
  }
  return parameters;
}

/** Where a search stands. */
export function talentsHref(language: string, filters?: TalentFilters): string {
  const search = filters ? searchOf(filterParameters(filters)) : '';
  return `/${language}/employer/talents${search ? `?${search}` : ''}`;
}

/** The page of one candidate, with the search that the way back leads to. */
export function talentHref(language: string, id: string, filters?: TalentFilters): string {
  const search = filters ? searchOf(filterParameters(filters)) : '';
  return `/${language}/employer/talents/${id}${search ? `?${search}` : ''}`;
}

/** Without one choice of a filter. */
export function withoutValue(filters: TalentFilters, name: FilterName, value: string): TalentFilters {
  const held = filters[name];
  if (Array.isArray(held)) return { ...filters, [name]: held.filter((one) => String(one) !== value) };
  if (name === 'text') return { ...filters, text: '' };
  if (name === 'leave_out_known') return { ...filters, leave_out_known: false };
  return { ...filters, [name]: undefined };
}

/** The words and the job stay; every filter goes. */
export function withoutFilters({ text, job_id }: TalentFilters): TalentFilters {
  return { ...readTalentFilters(new URLSearchParams()), text, job_id };
}

/** What the server is asked; empty lists need no words. */
export function searchInput({ job_id, ...filters }: TalentFilters) {
  return { ...filters, ...(job_id && { job_id }) };
}
