import type { AccountWriteContext } from '#src/platform/context.ts';
import { insertColumns, setColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import { loadFacts, lockAccount } from './profiles.queries.ts';
import { settleCompleted } from './settle-completed.ts';

/** Gives the profile another summary, and tells what stood there before. */
export async function saveSummary(
  ctx: AccountWriteContext,
  summary: string,
): Promise<{ version: number; replaced: string }> {
  const accountId = await lockAccount(ctx);
  const before = await loadFacts(ctx.tx, accountId);
  const row = { summary, version: before.version + 1, updated_at: ctx.clock.now().toISOString() };
  await ctx.tx.query(sql`
    insert into profiles ${insertColumns({ ...row, account_id: accountId })}
    on conflict (account_id) do update set ${setColumns(row)}`);
  await settleCompleted(ctx.tx, accountId);
  return { version: row.version, replaced: before.summary };
}
