import { AppError } from '#src/kernel/errors.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Report } from '../report.ts';
import { MOST_A_DAY, type RuleName } from '../rubric.ts';

export interface FinishedRow {
  id: number;
  preference_id: number | null;
  /** Never null: the analysis is done. */
  finished_at: Date;
  /** Never null: the analysis is done. */
  report: Report;
  resolved: RuleName[];
}

/** The last analyses with a report, the newest first. */
export async function loadFinished(tx: Reader, accountId: number): Promise<FinishedRow[]> {
  const { rows } = await tx.query<FinishedRow>(sql`
    select id, preference_id, finished_at, report, resolved from resume_analyses
    where account_id = ${accountId} and status = 'done' order by id desc limit 2`);
  return rows;
}

interface TodayRow {
  used: number;
  is_running: boolean;
}

/** What is left of a day, and whether one is being made. One that has failed takes nothing. */
export async function countToday(tx: Reader, accountId: number, day: string) {
  const { used, is_running } = await tx.queryOne<TodayRow>(sql`
    select count(*) filter (where day = ${day} and status <> 'failed')::int as used,
      coalesce(bool_or(status = 'queued'), false) as is_running
    from resume_analyses where account_id = ${accountId}`);
  return { remaining: Math.max(0, MOST_A_DAY - used), isRunning: is_running };
}

export interface Readiness {
  missing: ('desired_job' | 'experience')[];
}

/** Students are those who say so, or who are still at a school. */
const STUDENT_LOOKING = 5;

interface ReadyRow {
  has_job: boolean;
  has_work: boolean;
  has_education: boolean;
  is_student: boolean;
}

/** AI-03: a desired job, and work; students may have an internship, which is work too, or an education. */
export async function findReadiness(tx: Reader, accountId: number): Promise<Readiness & { isStudent: boolean }> {
  const row = await tx.queryOne<ReadyRow>(sql`
    select exists (select from job_preferences where account_id = ${accountId}) as has_job,
      exists (select from work_experiences where account_id = ${accountId}) as has_work,
      exists (select from educations where account_id = ${accountId}) as has_education,
      exists (select from profiles where account_id = ${accountId} and job_seeking_status_id = ${STUDENT_LOOKING})
        or exists (select from educations where account_id = ${accountId} and is_current) as is_student`);
  const isExperienced = row.has_work || (row.is_student && row.has_education);
  const missing: Readiness['missing'] = [];
  if (!row.has_job) missing.push('desired_job');
  if (!isExperienced) missing.push('experience');
  return { missing, isStudent: row.is_student };
}

export function assertReady({ missing }: Readiness): void {
  if (missing.includes('desired_job')) throw new AppError('analysisNeedsDesiredJob');
  if (missing.includes('experience')) throw new AppError('analysisNeedsExperience');
}
