import { AppError } from '#src/kernel/errors.ts';
import { saveSummary } from '#src/modules/profiles/server/profiles.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

/** Makes the last text that was written the summary of the profile. Accepting it twice changes nothing. */
export async function acceptSummary(ctx: AccountWriteContext) {
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<{ text: string; accepted_at: Date | null }>(sql`
      select text, accepted_at from ai_summaries where account_id = ${accountId} for update`);
  const [draft] = rows;
  if (!draft) throw new AppError('notFound');
  const saved = await saveSummary(ctx, draft.text);
  if (draft.accepted_at === null) {
    await ctx.tx.query(sql`
        update ai_summaries set replaced = ${saved.replaced}, accepted_at = ${ctx.clock.now().toISOString()}
        where account_id = ${accountId}`);
  }
  return { summary: draft.text, version: saved.version };
}

/** Puts back what the accepted text replaced; what was changed by hand since is not overwritten. */
export async function undoSummary(ctx: AccountWriteContext) {
  const { accountId } = ctx.viewer;
  const { rows } = await ctx.tx.query<{ text: string; replaced: string | null }>(sql`
      select text, replaced from ai_summaries
      where account_id = ${accountId} and accepted_at is not null for update`);
  const [accepted] = rows;
  if (!accepted) throw new AppError('notFound');
  const summary = accepted.replaced ?? '';
  const saved = await saveSummary(ctx, summary);
  if (saved.replaced !== accepted.text) throw new AppError('profileChangedMeanwhile');
  // It is a draft again, which can be accepted once more.
  await ctx.tx.query(sql`
      update ai_summaries set replaced = null, accepted_at = null where account_id = ${accountId}`);
  return { summary, version: saved.version };
}
