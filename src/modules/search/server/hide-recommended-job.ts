import { AppError } from '#src/kernel/errors.ts';
import { loadPreferences } from '#src/modules/preferences/server/preferences.public.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

interface RecommendedJob {
  preferenceId: number;
  jobId: number;
}

/** SRCH-09: the job is never recommended to this talent again, by no preference of theirs. */
export async function hideRecommendedJob(ctx: AccountWriteContext, input: RecommendedJob) {
  await assertOwn(ctx, input);
  const { rowCount } = await ctx.tx.query(sql`select 1 from jobs where id = ${input.jobId}`);
  if (!rowCount) throw new AppError('notFound');
  await ctx.tx.query(sql`
    insert into hidden_reco_jobs (account_id, job_id, job_preference_id, created_at)
    values (${ctx.viewer.accountId}, ${input.jobId}, ${input.preferenceId}, ${ctx.clock.now().toISOString()})
    on conflict do nothing`);
  return { is_hidden: true };
}

/** Pressed by mistake: the job may be recommended again. */
export async function restoreRecommendedJob(ctx: AccountWriteContext, input: RecommendedJob) {
  await assertOwn(ctx, input);
  await ctx.tx.query(sql`
    delete from hidden_reco_jobs where account_id = ${ctx.viewer.accountId} and job_id = ${input.jobId}`);
  return { is_hidden: false };
}

async function assertOwn(ctx: WriteContext, { preferenceId }: RecommendedJob): Promise<void> {
  const own = await loadPreferences(ctx.tx, ctx.viewer.accountId);
  if (!own.some(({ id }) => id === preferenceId)) throw new AppError('notFound');
}
