import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { loadPreferences, lockAccount } from './preferences.queries.ts';

/** Deletes a preference. One always stays: without any there is nothing to recommend by. */
export async function deletePreference(ctx: AccountWriteContext, input: { id: number }) {
  const accountId = await lockAccount(ctx);
  const all = await loadPreferences(ctx.tx, accountId);
  if (!all.some(({ id }) => id === input.id)) throw new AppError('notFound');
  if (all.length === 1) throw new AppError('lastPreference');
  await ctx.tx.query(sql`delete from job_preferences where id = ${input.id}`);
  await ctx.emit('preferences.changed', { accountId });
  return { is_deleted: true };
}
