import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { CoachStatus } from '../../coach.contract.ts';
import { MOST_PRACTICES } from '../../coach-limits.ts';
import type { Finding } from '../../practice-rules.ts';
import type { PracticeQuestion } from './draw-questions.ts';

export interface PracticeRow {
  id: number;
  job_id: number | null;
  job_title: string;
  company_name: string;
  language: string;
  questions: PracticeQuestion[];
  finished_at: Date | null;
}

export interface AnswerRow {
  place: number;
  text: string;
  findings: Finding[];
}

interface ListedRow {
  id: number;
  job_title: string;
  company_name: string;
  /** Never null: counted. */
  answered: number;
  /** Never null: every practice has questions. */
  questions: number;
  is_finished: boolean;
  touched_at: Date;
}

export async function listPractices(tx: Reader, accountId: number): Promise<CoachStatus['practices']> {
  const { rows } = await tx.query<ListedRow>(sql`
    select p.id, p.job_title, p.company_name, p.finished_at is not null as is_finished, p.touched_at,
      jsonb_array_length(p.questions) as questions,
      (select count(*)::int from coach_practice_answers a where a.practice_id = p.id) as answered
    from coach_practices p where p.account_id = ${accountId} order by p.touched_at desc, p.id desc
    limit ${MOST_PRACTICES}`);
  return rows.map((row) => ({ ...row, touched_at: row.touched_at.toISOString() }));
}

/** One's own; `isLocked` keeps others of the same person waiting. */
export async function findPractice(
  { tx, viewer }: AccountContext | AccountWriteContext,
  id: number,
  isLocked = false,
): Promise<PracticeRow> {
  const { rows } = await tx.query<PracticeRow>(sql`
    select id, job_id, job_title, company_name, language, questions, finished_at from coach_practices
    where id = ${id} and account_id = ${viewer.accountId} ${isLocked ? sql`for update` : sql``}`);
  const [found] = rows;
  if (!found) throw new AppError('notFound');
  return found;
}

export async function loadAnswers(tx: Reader, practiceId: number): Promise<AnswerRow[]> {
  const { rows } = await tx.query<AnswerRow>(sql`
    select place, text, findings from coach_practice_answers where practice_id = ${practiceId} order by place`);
  return rows;
}
