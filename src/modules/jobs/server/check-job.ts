import type { FieldProblem } from '#src/kernel/errors.ts';
import { safeHtml } from '#src/kernel/safe-html.ts';
import { CUSTOM_TITLE, REMOTE } from '#src/modules/options/ids.ts';
import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import { type OptionData, titleIndex } from '#src/modules/options/server/options.public.ts';
import type { Locale } from '#src/platform/context.ts';
import { toFieldProblems } from '#src/platform/http/field-problems.ts';
import { type FieldsOf, idListFields, type JobField, jobFieldNames, jobFieldTable, listFields } from '../job-fields.ts';
import { type JobFields, jobFields, type TypedFields } from '../job-schemas.ts';
import { checkPay } from './check-pay.ts';
import { findForbidden, wordsOf } from './forbidden-content.ts';
import { moneyFormat } from './format-money.ts';

/** Nothing that a reader sees; tabs and line ends may stay. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
const LEAST_LETTERS = 20;
/** Of the text itself; the form counts the same. */
export const MOST_LETTERS = 10_000;
/** What a row can hold. */
const MOST_WITH_MARKUP = 20_000;

/** What a job is after the check: complete, with the function its title belongs to. */
export type CheckedJob = JobFields & { function_id: number; sub_function_id: number; is_web3: boolean };

export interface JobCheck {
  problems: FieldProblem[];
  /** There when the fields can be read at all, also with problems. */
  job?: CheckedJob;
}

export type CheckJob = (typed: TypedFields, locale: Locale) => JobCheck;

/** Reads what was typed and finds everything that keeps it from being published, all at once. */
export function createCheckJob(data: OptionData): CheckJob {
  const known = createKnown(data);
  return (typed, locale) => {
    const { fields, problems, isReadable } = readFields(typed);
    const wrong = new Set(problems.map(({ field }) => rootOf(field)));
    const areRead = (...names: (keyof JobFields)[]) => names.every((name) => !wrong.has(name));
    const money = moneyFormat(locale.language, locale.countryId);
    const further = [
      ...known.problems(fields, areRead('country_id')),
      ...(areRead('work_arrangement_id', 'country_id') ? checkPlace(fields, data) : []),
      ...(areRead(...PAY) ? checkPay(fields, data.rates.rates, (amount, code) => money(amount, amount, code)) : []),
      ...checkQuestions(fields),
      ...checkWords(fields, known.countryCode(fields.country_id)),
    ];
    return {
      // A field that cannot be read has been told about already.
      problems: [...problems, ...further.filter(({ field }) => !wrong.has(rootOf(field)))],
      ...(isReadable && { job: { ...fields, ...known.functionOf(fields) } }),
    };
  };
}

type IdListField = FieldsOf<{ is: 'ids' }>;

const PAY = ['salary_type_id', 'salary_min', 'salary_max', 'currency', 'job_type_id'] as const;

function rootOf(field: string): string {
  return field.split('.')[0] ?? '';
}

/** What can be read of the fields, with something harmless for the rest, so that the others are checked all the same. */
function readFields(typed: TypedFields): { fields: JobFields; problems: FieldProblem[]; isReadable: boolean } {
  // What was cleared is as good as never typed.
  const given = Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== null && value !== ''));
  const input: Record<string, unknown> = { salary_min: null, salary_max: null, ...given };
  const parsed = jobFields.safeParse(input, { reportInput: true });
  if (parsed.success) return { fields: tidy(parsed.data), problems: [], isReadable: true };
  const read = Object.entries(jobFields.shape).flatMap(([name, schema]) => {
    const one = schema.safeParse(input[name]);
    return one.success ? [[name, one.data]] : [];
  });
  const fields = tidy({ ...NOTHING, ...Object.fromEntries(read) });
  return { fields, problems: toFieldProblems(parsed.error.issues), isReadable: false };
}

/** What stands for a field that cannot be read. */
const blanks = { id: 0, choice: null, ids: [], flag: false, amount: null, text: '', rows: [] };
const NOTHING = {
  ...Object.fromEntries(jobFieldNames.map((name) => [name, blanks[jobFieldTable[name].is]])),
  timezone: null,
  language: 'en',
} as Record<JobField, unknown> as JobFields;

export function isForbidden({ problem }: FieldProblem): boolean {
  return problem.startsWith('forbidden');
}

function tidy(fields: JobFields): JobFields {
  const isRemote = fields.work_arrangement_id === REMOTE;
  const isUnpaid = fields.salary_type_id === 0;
  return {
    ...fields,
    ...(Object.fromEntries(idListFields.map((name) => [name, unique(fields[name])])) as Pick<JobFields, IdListField>),
    description: safeHtml(fields.description.replace(CONTROLS, '')),
    ...(isUnpaid && { salary_min: null, salary_max: null, is_negotiable: false }),
    // Whatever a choice of before has left behind is not said: nobody sees it in the form any more.
    is_remote_worldwide: isRemote && fields.is_remote_worldwide,
    remote_country_ids: isRemote && !fields.is_remote_worldwide ? unique(fields.remote_country_ids) : [],
    location_ids: isRemote ? [] : unique(fields.location_ids),
    timezone: isRemote ? fields.timezone : null,
  };
}

function unique(ids: number[]): number[] {
  return [...new Set(ids)];
}

/** Where the work is done, or from where: nobody should have to ask. */
function checkPlace(job: JobFields, data: OptionData): FieldProblem[] {
  const places = data.places.get(job.country_id);
  if (job.work_arrangement_id === REMOTE) {
    const isOpen = job.is_remote_worldwide || job.remote_country_ids.length > 0;
    return isOpen ? [] : [{ field: 'remote_country_ids', problem: 'remoteRequired' }];
  }
  if (places && job.location_ids.length === 0) return [{ field: 'location_ids', problem: 'placeRequired' }];
  return [];
}

function checkQuestions(job: JobFields): FieldProblem[] {
  return job.screening_questions.flatMap(({ kind, choices }, index) =>
    kind === 'choice' && choices.length < 2
      ? [{ field: `screening_questions.${index}.choices`, problem: 'choicesRequired' }]
      : [],
  );
}

function checkWords(job: JobFields, countryCode: string): FieldProblem[] {
  const words = wordsOf(job.description);
  return [...checkLength(words, job.description), ...findForbidden(job, words.slice(0, MOST_LETTERS), countryCode)];
}

function checkLength(words: string, markedUp: string): FieldProblem[] {
  const field = 'description';
  if (words.trim().length < LEAST_LETTERS) return [{ field, problem: 'tooShort', values: { min: LEAST_LETTERS } }];
  const isTooLong = words.length > MOST_LETTERS || markedUp.length > MOST_WITH_MARKUP;
  return isTooLong ? [{ field, problem: 'tooLong', values: { max: MOST_LETTERS } }] : [];
}

/** The lists, ready to be asked. */
function createKnown(data: OptionData) {
  const known = new Map(listFields.map((name) => [name, listIds(data, jobFieldTable[name].list)]));
  const countries = new Map(data.countries.map(({ id, code }) => [id, code]));
  const skills = new Set(data.skills.map(({ id }) => id));
  const subs = new Map(data.functions.flatMap((main) => main.subs.map((sub) => [sub.id, main.id] as const)));
  const titles = titleIndex(data);

  function problems(job: JobFields, isCountryRead: boolean): FieldProblem[] {
    const locations = new Set(data.places.get(job.country_id)?.locations.map(({ id }) => id));
    const wrong: [string, boolean][] = [
      ...listFields.map((name): [string, boolean] => [
        name,
        [job[name]].flat().some((id) => id !== null && !known.get(name)?.has(id)),
      ]),
      ['country_id', !countries.has(job.country_id)],
      ['location_ids', isCountryRead && job.location_ids.some((id) => !locations.has(id))],
      ['remote_country_ids', job.remote_country_ids.some((id) => !countries.has(id))],
      ['skill_ids', job.skill_ids.some((id) => !skills.has(id))],
      ['currency', !data.rates.rates[job.currency]],
      ['job_title_id', job.job_title_id !== CUSTOM_TITLE && !titles.has(job.job_title_id)],
      ['sub_function_id', job.job_title_id === CUSTOM_TITLE && !subs.has(job.sub_function_id ?? 0)],
    ];
    return wrong.flatMap(([field, isWrong]) => (isWrong ? [{ field, problem: 'invalidChoice' }] : []));
  }

  return {
    problems,
    countryCode: (id: number) => countries.get(id) ?? 'US',
    functionOf(job: JobFields) {
      const title = titles.get(job.job_title_id)?.title;
      const subId = title?.subId ?? job.sub_function_id ?? 0;
      return {
        sub_function_id: subId,
        function_id: title?.mainId ?? subs.get(subId) ?? 0,
        is_web3: title?.isWeb3 ?? false,
      };
    },
  };
}

function listIds(data: OptionData, list: string): ReadonlySet<number> {
  if (list === 'job_languages') return new Set(jobLanguageCodes.map((_, at) => at + 1));
  return new Set((data.lists.get(list) ?? []).map(({ no }) => Number(no)));
}
