import { creditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { MemberWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { ANALYSES_A_DAY, REPORT_VERSION } from '../analysis-report.ts';
import type { AnalysisState } from '../hiring-help.contract.ts';
import { findObstacle, findSubject, isOutdated, loadKept, readState, type Subject } from './analysis.queries.ts';
import { buildReport } from './build-report.ts';
import type { HiringHelpParts } from './hiring-help.parts.ts';

/**
 * EMP-03: makes an analysis out of what the candidate has told, in one transaction: whatever fails costs nothing. One
 * that is up to date is answered again; only the built-in rules see the profile, never an outside service.
 */
export function createAnalyseTalent(parts: HiringHelpParts) {
  return async (ctx: MemberWriteContext, { id }: { id: number }): Promise<AnalysisState> => {
    const subject = await findSubject(ctx, id);
    const obstacle = await findObstacle(ctx, subject);
    if (obstacle === 'permission') throw new AppError('noPermission');
    if (obstacle !== null || subject.jobId === null) throw new AppError('talentNotShared');
    // Two presses at once are one analysis: the second finds it made.
    await ctx.tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`talent-analysis ${id}`}, 0))`);
    const kept = await loadKept(ctx.tx, id);
    if (!kept?.report || isOutdated(kept, subject)) await makeAnalysis(ctx, parts, subject, subject.jobId);
    // Whoever asks has it, also one that a colleague had made.
    await parts.recordAnalysis(ctx, { talentId: subject.talentId, conversationId: id });
    return readState(ctx, subject, null);
  };
}

async function makeAnalysis(ctx: MemberWriteContext, parts: HiringHelpParts, subject: Subject, jobId: number) {
  const { conversationId, talentId } = subject;
  const { language } = ctx.locale;
  const match = await parts.readMatch(ctx, talentId, jobId);
  if (!match) throw new AppError('talentNotShared');
  await takeOne(ctx);
  const { work_experiences } = await parts.asResume(ctx.tx, talentId, language);
  const now = ctx.clock.now();
  const report = buildReport({ match, jobs: work_experiences, now, t: parts.texts.translate(language) });
  await ctx.tx.query(sql`
    insert into talent_analyses (conversation_id, account_id, job_id, job_mark, made_by, language, version, report, made_at)
    values (${conversationId}, ${talentId}, ${jobId}, ${subject.jobMark}, ${ctx.viewer.accountId}, ${language}, ${REPORT_VERSION},
      ${JSON.stringify(report)}::jsonb, ${now.toISOString()})
    on conflict (conversation_id) do update set job_id = excluded.job_id, job_mark = excluded.job_mark, made_by = excluded.made_by,
      language = excluded.language, version = excluded.version, report = excluded.report, made_at = excluded.made_at`);
}

/** One of the day's, by one conditional statement: however many ask at once, never more than there are. */
async function takeOne({ tx, clock, viewer }: MemberWriteContext): Promise<void> {
  const { rowCount } = await tx.query(sql`
    insert into talent_analysis_days as mine (account_id, day, used)
    values (${viewer.accountId}, ${creditDay(clock.now())}, 1)
    on conflict (account_id) do update set
      used = case when mine.day = excluded.day then mine.used + 1 else 1 end, day = excluded.day
    where mine.day <> excluded.day or mine.used < ${ANALYSES_A_DAY}`);
  if (!rowCount) throw new AppError('aiResumeQueryLimit', { reason: 'ai_talent_analysis_limited' });
}
