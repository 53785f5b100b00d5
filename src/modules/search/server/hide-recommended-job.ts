import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { loadPreferences } from '#src/modules/preferences/server/preferences.public.ts';
import type { Context } from '#src/platform/context.ts';

/** SRCH-09: the job is never recommended to this talent again, by no preference of theirs. */
export async function hideRecommendedJob(ctx: Context, input: { preferenceId: number; jobId: number }) {
  const own = await loadPreferences(ctx.tx, ctx.viewer.accountId);
  if (!own.some(({ id }) => id === input.preferenceId)) throw new AppError('notFound');
  const { rowCount } = await ctx.tx.execute(sql`select 1 from jobs where id = ${input.jobId}`);
  if (!rowCount) throw new AppError('notFound');
  await ctx.tx.execute(sql`
    insert into hidden_reco_jobs (account_id, job_id, job_preference_id, created_at)
    values (${ctx.viewer.accountId}, ${input.jobId}, ${input.preferenceId}, ${ctx.clock.now().toISOString()})
    on conflict do nothing`);
  return { is_hidden: true };
}
