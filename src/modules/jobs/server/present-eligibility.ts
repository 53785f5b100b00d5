import type { Translate } from '#src/kernel/translate.ts';
import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { answerEligibility } from '#src/modules/preferences/server/preferences.public.ts';
import type { Locale } from '#src/platform/context.ts';
import type { Eligibility } from '../job-card.ts';
import type { JobRow } from './jobs.queries.ts';
import { commonHours, readOffset } from './time-zones.ts';

const REMOTE = 3;
const LEAST_COMMON_HOURS = 4;

type Rule = Eligibility['rules'][number];
type Wishes = Pick<
  JobRow,
  | 'work_arrangement_id'
  | 'country_id'
  | 'is_remote_worldwide'
  | 'remote_country_ids'
  | 'timezone'
  | 'language_ids'
  | 'work_eligibility_ids'
>;

export interface EligibilityViewer {
  locale: Locale;
  names: OptionNames;
  translate: Translate;
  /** Hours from UTC; undefined when the viewer's country is not known. */
  offset: number | undefined;
  /** What the viewer has said about working in a country, by country. */
  workEligibilities: ReadonlyMap<number, number>;
}

/**
 * TRU-08: whether someone can be hired from where they are. One rule that says no is a no; without knowing about the
 * country nothing is promised. What nobody asked for is no rule. Of a job that is not remote only the right to work
 * there is asked.
 */
export function presentEligibility(job: Wishes, viewer: EligibilityViewer): Eligibility | null {
  const right = workEligibilityRule(job, viewer);
  if (job.work_arrangement_id !== REMOTE) return right[0] ? { answer: right[0].answer, rules: right } : null;
  const country = countryRule(job, viewer);
  const rules = [country, ...timezoneRule(job, viewer), ...languageRule(job, viewer), ...right];
  if (rules.some(({ answer }) => answer === 'no')) return { answer: 'no', rules };
  return { answer: country.answer === 'unknown' ? 'unknown' : 'yes', rules };
}

function countryRule(job: Wishes, { locale, names, translate }: EligibilityViewer): Rule {
  const rule = 'country';
  if (job.is_remote_worldwide) return { rule, answer: 'yes', wants: translate('jobs.eligibility.worldwide') };
  const open = job.remote_country_ids;
  const wants = names.join(open.map((id) => names.country(id).value)) || translate('jobs.eligibility.notStated');
  if (locale.countryId === OTHERS_ID) return { rule, answer: 'unknown', wants };
  if (open.length > 0) return { rule, answer: open.includes(locale.countryId) ? 'yes' : 'no', wants };
  // Without a word about countries only the job's own is sure.
  return { rule, answer: job.country_id === locale.countryId ? 'yes' : 'unknown', wants };
}

function timezoneRule(job: Wishes, { offset }: EligibilityViewer): Rule[] {
  const wanted = job.timezone ? readOffset(job.timezone) : undefined;
  if (!job.timezone || wanted === undefined) return [];
  const rule = { rule: 'timezone' as const, wants: job.timezone };
  if (offset === undefined) return [{ ...rule, answer: 'unknown' }];
  return [{ ...rule, answer: commonHours(wanted, offset) >= LEAST_COMMON_HOURS ? 'yes' : 'no' }];
}

/** Reading the page in a language is a sign of speaking it; reading it in another says nothing. */
function languageRule(job: Wishes, { locale, names }: EligibilityViewer): Rule[] {
  if (job.language_ids.length === 0) return [];
  const wants = names.join(job.language_ids.map((id) => names.jobLanguage(id).value));
  return [{ rule: 'language', answer: job.language_ids.includes(locale.languageId) ? 'yes' : 'unknown', wants }];
}

/** JOB-04: the status that the job's country asks of whoever works there. */
function workEligibilityRule(job: Wishes, { names, workEligibilities }: EligibilityViewer): Rule[] {
  const wanted = job.work_eligibility_ids ?? [];
  if (wanted.length === 0) return [];
  const wants = names.join(wanted.map((id) => names.of('work_eligibility_lists', id).value));
  return [
    { rule: 'work_eligibility', answer: answerEligibility(wanted, workEligibilities.get(job.country_id)), wants },
  ];
}
