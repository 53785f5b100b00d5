import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { ScreeningQuestion } from '../job-schemas.ts';

export interface AskedQuestion extends ScreeningQuestion {
  id: number;
}

/** The questions of a job in their order. */
export async function readScreeningQuestions(tx: Context['tx'], jobId: number): Promise<AskedQuestion[]> {
  const query = sql`
    select id, question, kind, choices from screening_questions where job_id = ${jobId} order by position`;
  return (await tx.query<AskedQuestion>(query, { name: 'screening_questions' })).rows;
}

/** Writes the questions as they are now; one that stays keeps its id, and with it the answers given to it. */
export async function writeScreeningQuestions(
  tx: Transaction,
  jobId: number,
  questions: ScreeningQuestion[],
): Promise<void> {
  const before = new Set((await readScreeningQuestions(tx, jobId)).map(({ id }) => id));
  const kept = questions.flatMap(({ id }) => (id !== undefined && before.has(id) ? [id] : []));
  await tx.query(sql`
    delete from screening_questions where job_id = ${jobId} and id <> all(${kept}::bigint[])`);
  const used = new Set<number>();
  for (const [position, { id, question, kind, choices }] of questions.entries()) {
    const list = sql`${kind === 'choice' ? choices : []}::text[]`;
    if (id !== undefined && before.has(id) && !used.has(id)) {
      used.add(id);
      await tx.query(sql`
        update screening_questions set position = ${position}, question = ${question}, kind = ${kind},
          choices = ${list} where id = ${id} and job_id = ${jobId}`);
    } else {
      await tx.query(sql`
        insert into screening_questions (job_id, position, question, kind, choices)
        values (${jobId}, ${position}, ${question}, ${kind}, ${list})`);
    }
  }
}

/** JOB-05: every question has an answer, and a choice is one of its choices (41136). */
export function assertQuestionsAnswered(
  questions: readonly AskedQuestion[],
  answers: readonly { question_id: number; answer: string }[],
): void {
  const given = new Map(answers.map(({ question_id, answer }) => [question_id, answer.trim()]));
  const missing = questions.filter(({ id, kind, choices }) => {
    const answer = given.get(id) ?? '';
    if (kind === 'choice') return !choices.includes(answer);
    return kind === 'yes_no' ? answer !== 'yes' && answer !== 'no' : answer === '';
  });
  if (missing.length === 0) return;
  const fields = missing.map(({ id }) => ({ field: `answers.${id}`, problem: 'unanswered' }));
  throw new AppError('screeningAnswersMissing', {}, fields);
}
