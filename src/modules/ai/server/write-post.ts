import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { payPeriodOf } from '#src/modules/jobs/pay-period.ts';
import { moneyFormat, wordsOf } from '#src/modules/jobs/server/jobs.public.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import type { OptionNames } from '#src/modules/options/server/options.public.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import type { JobPostRequest } from '../ai.contract.ts';
import type { AiParts } from './ai.parts.ts';
import type { JobPostFacts } from './engines/job-post-facts.ts';
import { runWriting } from './run-writing.ts';

/** Ids of the lists that mean that nothing is asked for. */
const NO_DEGREE = 1;
const NO_EXPERIENCE = 1;

/** EMP-02: writes a job post out of a few words and the fields of the form; the form has the text, nothing is kept here. */
export function createWritePost(parts: AiParts) {
  return async (ctx: MemberWriteContext, input: JobPostRequest) => {
    const { fields, stream } = input;
    const here = ctx.locale.language as LanguageCode;
    const language = input.language ?? languageCodes.find((code) => code === fields.language) ?? here;
    const facts = factsOf(input, language, parts, ctx);
    const before = wordsOf(fields.description ?? '').trim();
    return runWriting(ctx, parts, { task: { task: 'job-post', language, facts }, before, isStreamed: stream });
  };
}

function factsOf(input: JobPostRequest, language: LanguageCode, parts: AiParts, ctx: MemberWriteContext): JobPostFacts {
  const { fields, tasks, asks, extras, offer, steps } = input;
  const names = parts.namesIn(language);
  const named = (list: string, id: number | null | undefined) => (id ? names.of(list, id).value : '');
  const all = (ids: number[] | null | undefined, name: (id: number) => string) => (ids ?? []).map(name).filter(Boolean);
  return {
    title: (fields.title ?? '').trim(),
    company: ctx.viewer.membership.company_name,
    place: placeOf(fields, names),
    jobType: named('job_types', fields.job_type_id),
    arrangement: named('work_arrangement_lists', fields.work_arrangement_id),
    team: named('team_sizes', fields.team_size_id),
    pay: payOf(fields, language, parts, ctx.locale.countryId),
    level: named('xp_lvls', fields.work_experience_id),
    isForBeginners: fields.work_experience_id === NO_EXPERIENCE,
    degree: fields.qualification_id === NO_DEGREE ? '' : named('degrees', fields.qualification_id),
    skills: all(fields.skill_ids, (id) => names.skill(id).value),
    languages: all(fields.language_ids, (id) => names.jobLanguage(id).value),
    benefits: all(fields.benefit_ids, (id) => names.of('job_benefit_lists', id).value),
    ...{ tasks, asks, extras, offer, steps },
  };
}

function placeOf(fields: TypedFields, names: OptionNames): string {
  if (fields.work_arrangement_id === REMOTE) return '';
  const places = (fields.location_ids ?? []).map((id) => names.location(id).value).filter(Boolean);
  return names.join(places.length > 0 ? places : [names.country(fields.country_id ?? 0).value].filter(Boolean));
}

/** As the job page writes it; what is masked there, or not a whole range yet, is not told. */
function payOf(fields: TypedFields, language: LanguageCode, { texts }: AiParts, countryId: number): string {
  const { salary_min: min, salary_max: max, currency, is_negotiable } = fields;
  const period = payPeriodOf(fields.salary_type_id ?? 0);
  const isWhole = min != null && max != null && min > 0 && max >= min && /^[A-Z]{3}$/.test(currency ?? '');
  if (!period || !isWhole || is_negotiable) return '';
  const amount = moneyFormat(language, countryId)(min, max, currency ?? '');
  return texts.translate(language)(`jobs.pay.${period}`, { amount });
}
