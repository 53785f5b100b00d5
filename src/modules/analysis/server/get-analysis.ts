import { creditDay, nextCreditDay } from '#src/kernel/credit-day.ts';
import { loadPreferences } from '#src/modules/preferences/server/preferences.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AnalysisState } from '../analysis.contract.ts';
import { MOST_A_DAY } from '../rubric.ts';
import { countToday, type FinishedRow, findReadiness, loadFinished } from './analysis.queries.ts';
import { compareReports, isIssue } from './compare-reports.ts';
import type { DesiredJobs } from './desired-jobs.ts';

/** The page of the analysis in one answer, whatever state it is in. */
export function createGetAnalysis(desired: DesiredJobs) {
  return async (ctx: AccountContext): Promise<AnalysisState> => {
    const { accountId } = ctx.viewer;
    const now = ctx.clock.now();
    const { remaining, isRunning } = await countToday(ctx.tx, accountId, creditDay(now));
    const { missing } = await findReadiness(ctx.tx, accountId);
    const [last, before] = await loadFinished(ctx.tx, accountId);
    const preferences = await loadPreferences(ctx.tx, accountId);
    return {
      missing,
      desired_jobs: preferences.map((row) => ({ id: row.id, title: desired.title(row, ctx.locale.language) })),
      is_running: isRunning,
      has_failed: await hasFailed(ctx.tx, accountId),
      remaining,
      limit: MOST_A_DAY,
      renews_at: nextCreditDay(now).toISOString(),
      analysis: last ? presentAnalysis(last, before) : null,
      previous: last && before ? compareReports(last, before) : null,
    };
  };
}

async function hasFailed(tx: Reader, accountId: number): Promise<boolean> {
  const { rows } = await tx.query<{ status: string }>(sql`
    select status from resume_analyses where account_id = ${accountId} order by id desc limit 1`);
  return rows[0]?.status === 'failed';
}

function presentAnalysis(last: FinishedRow, before: FinishedRow | undefined): AnalysisState['analysis'] {
  const { id, preference_id, finished_at, report, resolved } = last;
  const isOpen = new Set(report.rules.filter(isIssue).map(({ rule }) => rule));
  return {
    id,
    desired_job_id: preference_id,
    finished_at: finished_at.toISOString(),
    report,
    resolved,
    still_there: (before?.resolved ?? []).filter((rule) => isOpen.has(rule)),
  };
}
