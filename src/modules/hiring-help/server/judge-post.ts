import type { FieldProblem } from '#src/kernel/errors.ts';
import { languageOf } from '#src/modules/ai/language-of.ts';
import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { payPeriodOf } from '#src/modules/jobs/pay-period.ts';
import { describeProblems, findForbidden, wordsOf } from '#src/modules/jobs/server/jobs.public.ts';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import type { Locale } from '#src/platform/context.ts';
import type { LevelRange } from './checks/check-agreement.ts';
import { checkPayOf, type Market } from './checks/check-pay.ts';
import { checkPost } from './checks/check-post.ts';
import type { Finding } from './checks/finding.ts';
import type { HiringHelpParts } from './hiring-help.parts.ts';

/** What can be read of a description; the form allows no more. */
const MOST_LETTERS = 10_000;

type JudgeParts = Pick<HiringHelpParts, 'data' | 'texts' | 'namesIn' | 'checkJob'>;

/** All findings of a post as it is typed, half done or not. What is refused is judged by the rules that publishing has. */
export function createJudgePost({ data, texts, namesIn, checkJob }: JudgeParts) {
  return (fields: TypedFields, locale: Locale, market: Market | null): Finding[] => {
    const text = wordsOf(fields.description ?? '').slice(0, MOST_LETTERS);
    const describe = (problems: FieldProblem[]) => describeProblems({ locale }, { texts }, problems);
    const payProblems = (typed: TypedFields) => checkJob(typed, locale).problems.filter(isAboutPay);
    const t = texts.translate(locale.language);
    const pay = checkPayOf(fields, {
      problems: describe(payProblems(fields)),
      problemsAs: (salary_type_id) => payProblems({ ...fields, description: '', salary_type_id }),
      periodName: (id) => t(`hiring.check.period.${payPeriodOf(id) ?? 'monthly'}`),
      market,
    });
    const country = namesIn('en').countryCode(fields.country_id ?? 0) || 'US';
    const refusals = describe(findForbidden(questionsOf(fields), text, country));
    const level = levelOf(data.lists.get('xp_lvls') ?? [], fields);
    return checkPost({ fields, text, language: languageIn(fields, text), level, refusals, pay });
  };
}

const isAboutPay = ({ problem }: { problem: string }) => problem.startsWith('salary');

function questionsOf({ title, screening_questions }: TypedFields) {
  const questions = (screening_questions ?? []).map(({ question, choices }) => ({
    question,
    choices,
    kind: 'text' as const,
  }));
  return { title: title ?? '', screening_questions: questions };
}

/** Of the text itself; a field that was never touched says little. */
function languageIn({ language, title }: TypedFields, text: string): LanguageCode {
  const hint = languageCodes.find((code) => code === language) ?? 'en';
  return languageOf(text || (title ?? ''), hint) ?? hint;
}

function levelOf(levels: readonly Record<string, string>[], { work_experience_id: id }: TypedFields): LevelRange {
  const row = levels.find(({ no }) => Number(no) === id);
  if (!row) return undefined;
  const [least = '', most = ''] = (row.extra ?? '').split('-');
  return { least: Number(least), most: most === '' ? Number.POSITIVE_INFINITY : Number(most) };
}
