import { creditDay, nextCreditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import { mayReadAs } from '#src/modules/chat/server/chat.public.ts';
import { permissionsOf } from '#src/modules/companies/server/companies.public.ts';
import { isBlocked } from '#src/modules/preferences/server/preferences.public.ts';
import { isShownTo } from '#src/modules/profiles/server/profiles.public.ts';
import type { MemberContext, MemberWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { ANALYSES_A_DAY, type AnalysisObstacle, type AnalysisReport, REPORT_VERSION } from '../analysis-report.ts';
import type { AnalysisState } from '../hiring-help.contract.ts';

/** The person and the job of a conversation. */
export interface Subject {
  conversationId: number;
  talentId: number;
  companyId: number;
  jobId: number | null;
  /** What the job asks for, in short; null without a job. */
  jobMark: string | null;
  isShared: boolean;
}

/** Everything that lines of a ledger are made of; a job is also touched by what says nothing of it. */
const JOB_MARK = sql`case when j.id is not null then md5(concat_ws('|', j.title, j.job_title_id, j.sub_function_id,
  j.job_type_id, j.work_arrangement_id, j.country_id, j.location_ids::text, j.is_remote_worldwide,
  j.remote_country_ids::text, j.salary_type_id, j.salary_min, j.salary_max, j.currency, j.is_negotiable,
  j.work_experience_id, j.qualification_id, j.language_ids::text, j.skill_ids::text, j.work_eligibility_ids::text,
  j.description)) end`;

interface SubjectRow {
  talent_id: number | null;
  job_id: number | null;
  job_mark: string | null;
  /** Never null: either there is a row or there is none. */
  is_shared: boolean;
}

/**
 * Whoever reads the conversation; for everyone else there is none. Shared is what its owner has sent: an application that
 * stands, or a resume in the conversation. A chat alone is no yes.
 */
export async function findSubject(ctx: MemberContext | MemberWriteContext, id: number): Promise<Subject> {
  const { membership } = ctx.viewer;
  const { rows } = await ctx.tx.query<SubjectRow>(sql`
    select c.talent_id, c.job_id, ${JOB_MARK} as job_mark, exists (
        select from applications a where a.conversation_id = c.id and a.stage <> 'withdrawn')
      or exists (select from chat_exchanges e
        where e.conversation_id = c.id and e.kind = 'resume' and e.status = 'accepted')
      or exists (select from messages m
        where m.conversation_id = c.id and m.kind = 'resume' and m.side = 'talent' and m.recalled_at is null) as is_shared
    from conversations c left join jobs j on j.id = c.job_id and j.deleted_at is null
    where c.id = ${id} and ${mayReadAs(membership, ctx.clock.now())}`);
  const [row] = rows;
  if (!row || row.talent_id === null) throw new AppError('notFound');
  return {
    conversationId: id,
    talentId: row.talent_id,
    companyId: membership.company_id,
    jobId: row.job_mark === null ? null : row.job_id,
    jobMark: row.job_mark,
    isShared: row.is_shared,
  };
}

/** EMP-03: the team must allow it, and the candidate must have shared themselves; either can be taken back at any time. */
export async function findObstacle(
  ctx: MemberContext | MemberWriteContext,
  { talentId, companyId, jobId, isShared }: Subject,
): Promise<AnalysisObstacle | null> {
  if (!permissionsOf(ctx.viewer.membership).analyse_talents) return 'permission';
  if (!(await isShownTo(ctx.tx, talentId, companyId)) || (await isBlocked(ctx.tx, talentId, companyId))) {
    return 'kept_back';
  }
  if (!isShared) return 'not_shared';
  return jobId === null ? 'no_job' : null;
}

interface KeptRow {
  version: number;
  language: string;
  report: AnalysisReport | null;
  made_at: Date;
  job_mark: string;
}

export async function loadKept(tx: Reader, conversationId: number): Promise<KeptRow | undefined> {
  const { rows } = await tx.query<KeptRow>(sql`
    select version, language, report, made_at, job_mark from talent_analyses where conversation_id = ${conversationId}`);
  return rows[0];
}

export async function readState(
  ctx: MemberContext | MemberWriteContext,
  subject: Subject,
  obstacle: AnalysisObstacle | null,
): Promise<AnalysisState> {
  const now = ctx.clock.now();
  const { rows } = await ctx.tx.query<{ used: number }>(sql`
    select used from talent_analysis_days where account_id = ${ctx.viewer.accountId} and day = ${creditDay(now)}`);
  // What may not be made may not be read either.
  const kept = obstacle === null ? await loadKept(ctx.tx, subject.conversationId) : undefined;
  return {
    obstacle,
    remaining: ANALYSES_A_DAY - (rows[0]?.used ?? 0),
    limit: ANALYSES_A_DAY,
    renews_at: nextCreditDay(now).toISOString(),
    analysis: kept?.report
      ? {
          made_at: kept.made_at.toISOString(),
          version: kept.version,
          language: kept.language,
          is_outdated: isOutdated(kept, subject),
          report: kept.report,
        }
      : null,
    was_withdrawn: kept !== undefined && kept.report === null,
  };
}

export function isOutdated(
  { job_mark, version }: Pick<KeptRow, 'job_mark' | 'version'>,
  { jobMark }: Subject,
): boolean {
  return version !== REPORT_VERSION || job_mark !== jobMark;
}
