import { AppError } from '#src/kernel/errors.ts';
import { assertQuestionsAnswered, readScreeningQuestions } from '#src/modules/jobs/server/jobs.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { LONGEST_ANSWER, type ScreeningAnswer } from '../../chat-fields.ts';
import { cleanText, isBlank } from '../messages/clean-text.ts';

interface GivenRow {
  /** Never null: only messages that have some are asked for. */
  answers: ScreeningAnswer[];
}

/** The answers that a talent has already given in a conversation; undefined when they have given none. */
export async function findGivenAnswers(tx: Reader, conversationId: number): Promise<ScreeningAnswer[] | undefined> {
  const { rows } = await tx.query<GivenRow>(sql`
    select data -> 'answers' as answers from messages
    where conversation_id = ${conversationId} and side = 'talent' and recalled_at is null and data ? 'answers'
    order by seq limit 1`);
  return rows[0]?.answers;
}

type Given = readonly { question_id: number; answer: string }[];

/** JOB-05: what the first message carries: an answer to each question that the job asks, beside the question's words. */
export async function readAnswers(ctx: Context, jobId: number, given: Given): Promise<ScreeningAnswer[]> {
  const questions = await readScreeningQuestions(ctx.tx, jobId);
  const typed = new Map(given.map(({ question_id, answer }) => [question_id, answer]));
  const answers = questions.map(({ id, question, kind }) => ({
    question_id: id,
    question,
    kind,
    answer: kind === 'text' ? cleanAnswer(typed.get(id) ?? '') : (typed.get(id) ?? '').trim(),
  }));
  assertQuestionsAnswered(questions, answers);
  const long = answers.filter(({ answer }) => [...answer].length > LONGEST_ANSWER);
  if (long.length > 0) {
    const problem = { problem: 'tooLong', values: { max: LONGEST_ANSWER } };
    const fields = long.map(({ question_id }) => ({ field: `answers.${question_id}`, ...problem }));
    throw new AppError('validationFailed', {}, fields);
  }
  return answers.map(({ question, kind, answer }) => ({ question, kind, answer }));
}

/** Cleaned as a message is; what shows nothing is no answer. */
function cleanAnswer(text: string): string {
  const clean = cleanText(text);
  return isBlank(clean) ? '' : clean;
}
