import type { Translate } from '#src/kernel/translate.ts';
import type { Practice, PracticeJobs } from '../../coach.contract.ts';
import { ANSWER_LENGTH, type Finding, PRACTICE_RULES, type PracticeRule } from '../../practice-rules.ts';
import type { AnswerRow, PracticeRow } from './practices.queries.ts';

const SIGN_LANGUAGES = ['ja', 'zh-CN', 'zh-TW'];

/** The rules as they are published. */
export function presentRules(t: Translate, language: string): PracticeJobs['rules'] {
  const { least, most } = SIGN_LANGUAGES.includes(language) ? ANSWER_LENGTH.signs : ANSWER_LENGTH.words;
  return PRACTICE_RULES.map((rule) => ({
    rule,
    title: t(`coaching.rules.${rule}.title`),
    how: t(`coaching.rules.${rule}.how`, { least, most }),
  }));
}

/** A practised interview as far as it has come: questions that were not asked yet stay unknown. */
export function presentPractice(
  row: PracticeRow,
  answers: readonly AnswerRow[],
  t: Translate,
  language: string,
): Practice {
  const isFinished = row.finished_at !== null;
  const asked = row.questions.slice(0, isFinished ? row.questions.length : answers.length + 1);
  return {
    id: row.id,
    job_id: row.job_id,
    job_title: row.job_title,
    company_name: row.company_name,
    language: row.language,
    asked: asked.map(({ kind, text }, at) => {
      const answer = answers.find(({ place }) => place === at);
      return {
        kind,
        text,
        answer: answer ? { text: answer.text, findings: answer.findings.map(presentFinding(t)) } : null,
      };
    }),
    questions: row.questions.length,
    is_finished: isFinished,
    summary: isFinished ? summarise(answers, t) : null,
    rules: presentRules(t, language),
  };
}

const presentFinding =
  (t: Translate) =>
  ({ rule, is_met, is_long }: Finding) => ({
    rule,
    is_met,
    title: t(`coaching.rules.${rule}.title`),
    text: t(`coaching.rules.${rule}.${is_met ? 'met' : is_long ? 'long' : 'missed'}`),
  });

function summarise(answers: readonly AnswerRow[], t: Translate): NonNullable<Practice['summary']> {
  const all = answers.flatMap(({ findings }) => findings);
  const rules = PRACTICE_RULES.flatMap((rule) => {
    const own = all.filter((one) => one.rule === rule);
    const met = own.filter(({ is_met }) => is_met).length;
    return own.length ? [{ rule, title: t(`coaching.rules.${rule}.title`), met, of: own.length }] : [];
  });
  return { rules, advice: adviceOf(rules, t) };
}

function adviceOf(rules: { rule: PracticeRule; met: number; of: number }[], t: Translate): string {
  const [worst] = rules.toSorted((one, other) => one.met / one.of - other.met / other.of);
  return worst && worst.met < worst.of ? t(`coaching.rules.${worst.rule}.missed`) : '';
}
