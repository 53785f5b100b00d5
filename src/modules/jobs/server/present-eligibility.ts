import type { Translate } from '#src/kernel/translate.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import { jobLanguageCode } from '#src/modules/options/job-languages.ts';
import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { answerEligibility, type HiringFacts } from '#src/modules/preferences/server/preferences.public.ts';
import type { Eligibility } from '../job-card.ts';
import type { JobRow } from './jobs.queries.ts';
import { commonHours, readOffset } from './time-zones.ts';

const LEAST_COMMON_HOURS = 4;

type Rule = Eligibility['rules'][number];
type Answer = Rule['answer'];
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

/** The person it is answered for, and the language it is answered in; a Boss may ask about a talent. */
export interface EligibilityViewer {
  /** The country they would work from; Others is not known. */
  countryId: number;
  /** Hours from UTC in all parts of that country; empty when it is not known. */
  offsets: readonly number[];
  facts: HiringFacts;
  names: OptionNames;
  translate: Translate;
}

/**
 * TRU-08: whether someone can be hired from where they are. One rule that says no is a no, and yes means that every rule
 * the job states is known to be met; whatever is in between is unknown. What nobody asked for is no rule. A job that is
 * not remote is only answered for when it asks for a right to work.
 */
export function presentEligibility(job: Wishes, viewer: EligibilityViewer): Eligibility | null {
  const right = workEligibilityRule(job, viewer);
  const isRemote = job.work_arrangement_id === REMOTE;
  if (!isRemote && right.length === 0) return null;
  const where = isRemote ? [countryRule(job, viewer), ...timezoneRule(job, viewer)] : [];
  const rules = [...where, ...languageRule(job, viewer), ...right];
  return { answer: summarize(rules.map(({ answer }) => answer)), rules };
}

function summarize(answers: Answer[]): Answer {
  if (answers.includes('no')) return 'no';
  return answers.includes('unknown') ? 'unknown' : 'yes';
}

function ruleOf(rule: Rule['rule'], answer: Answer, wants: string, unmet = wants): Rule {
  return { rule, answer, wants, unmet: answer === 'yes' ? '' : unmet };
}

function countryRule(job: Wishes, { countryId, names, translate }: EligibilityViewer): Rule {
  if (job.is_remote_worldwide) return ruleOf('country', 'yes', translate('jobs.eligibility.worldwide'));
  const open = job.remote_country_ids;
  const wants = names.join(open.map((id) => names.country(id).value)) || translate('jobs.eligibility.notStated');
  if (countryId === OTHERS_ID) return ruleOf('country', 'unknown', wants);
  if (open.length > 0) return ruleOf('country', open.includes(countryId) ? 'yes' : 'no', wants);
  // Without a word about countries only the job's own is sure.
  return ruleOf('country', job.country_id === countryId ? 'yes' : 'unknown', wants);
}

/** A country has several zones: only where all of them fit, or none does, is the answer known. */
function timezoneRule(job: Wishes, { offsets }: EligibilityViewer): Rule[] {
  const wanted = job.timezone ? readOffset(job.timezone) : undefined;
  if (!job.timezone || wanted === undefined) return [];
  const fitting = offsets.filter((offset) => commonHours(wanted, offset) >= LEAST_COMMON_HOURS).length;
  const isKnown = offsets.length > 0 && (fitting === 0 || fitting === offsets.length);
  return [ruleOf('timezone', isKnown ? (fitting > 0 ? 'yes' : 'no') : 'unknown', job.timezone)];
}

/**
 * All languages that the job asks for are needed. What the page is read in proves nothing: it comes from the browser or
 * from the country. A language that is missing in someone's own list is a no; without a list it is unknown.
 */
function languageRule(job: Wishes, { facts, names }: EligibilityViewer): Rule[] {
  if (job.language_ids.length === 0) return [];
  const missing = job.language_ids.filter((id) => !facts.languageIds.has(id));
  const listed = (ids: number[]) => names.join(ids.map((id) => names.jobLanguage(id).value));
  const isRefused = facts.areLanguagesListed && missing.some((id) => !hasVariant(id, facts.languageIds));
  const answer = missing.length === 0 ? 'yes' : isRefused ? 'no' : 'unknown';
  return [ruleOf('language', answer, listed(job.language_ids), listed(missing))];
}

/** Portuguese of Brazil is not quite Portuguese of Portugal, but who works in one may well work in the other. */
function hasVariant(id: number, spoken: ReadonlySet<number>): boolean {
  return [...spoken].some((other) => baseOf(other) === baseOf(id));
}

function baseOf(id: number): string {
  return jobLanguageCode(id)?.split('-')[0] ?? String(id);
}

/** JOB-04: the status that the job's country asks of whoever works there. */
function workEligibilityRule(job: Wishes, { names, facts }: EligibilityViewer): Rule[] {
  const wanted = job.work_eligibility_ids ?? [];
  if (wanted.length === 0) return [];
  const wants = names.join(wanted.map((id) => names.of('work_eligibility_lists', id).value));
  return [ruleOf('work_eligibility', answerEligibility(wanted, facts.workEligibilities.get(job.country_id)), wants)];
}
