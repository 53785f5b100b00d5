import { creditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import { loadPreferences } from '#src/modules/preferences/server/preferences.public.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { insertColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Enqueue } from '#src/platform/queue/queue.ts';
import { assertReady, countToday, findReadiness } from './analysis.queries.ts';
import { analysisTask } from './analysis.tasks.ts';

/** AI-03: takes one of the day's chances, and no second one while the first is being made. */
export function createRequestAnalysis(enqueue: Enqueue) {
  return async (ctx: AccountWriteContext, { desired_job_id }: { desired_job_id?: number | undefined }) => {
    const accountId = await lockAccount(ctx);
    const now = ctx.clock.now();
    const day = creditDay(now);
    const { remaining, isRunning } = await countToday(ctx.tx, accountId, day);
    if (isRunning) throw new AppError('analysisRunning');
    assertReady(await findReadiness(ctx.tx, accountId));
    const preferences = await loadPreferences(ctx.tx, accountId);
    const wanted = desired_job_id === undefined ? preferences[0] : preferences.find(({ id }) => id === desired_job_id);
    if (!wanted) throw new AppError('notFound');
    if (remaining === 0) throw new AppError('aiResumeQueryLimit', { reason: 'ai_resume_analysis_limited' });
    const columns = insertColumns({
      account_id: accountId,
      preference_id: wanted.id,
      day,
      language: ctx.locale.language,
      created_at: now,
    });
    const made = await ctx.tx.queryOne<{ id: number }>(sql`insert into resume_analyses ${columns} returning id`);
    await enqueue(ctx.tx, analysisTask);
    return made;
  };
}
