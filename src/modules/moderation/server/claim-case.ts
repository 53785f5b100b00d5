import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { CLAIM_MINUTES } from '../case-fields.ts';
import { type CaseRow, caseColumns, loadOperators } from './cases.presenter.ts';

/** A case while nobody else decides it. Someone else's claim is told by name. */
export async function lockCase(ctx: WriteContext, id: number): Promise<CaseRow> {
  const { rows } = await ctx.tx.query<CaseRow>(
    sql`select ${caseColumns} from moderation_cases c where c.id = ${id} for update`,
  );
  const [found] = rows;
  if (!found) throw new AppError('notFound');
  return found;
}

export async function assertFree(ctx: Context, row: CaseRow): Promise<void> {
  const age = ctx.clock.now().getTime() - (row.claimed_at?.getTime() ?? 0);
  if (row.claimed_by === null || row.claimed_by === ctx.viewer.accountId || !(age < CLAIM_MINUTES * 60_000)) return;
  const name = (await loadOperators(ctx, [row.claimed_by])).get(row.claimed_by)?.name ?? '';
  throw new AppError('caseTaken', { name });
}

/** Takes a case for oneself for half an hour, so that no two decide the same; or gives it back. */
export async function claimCase(ctx: AccountWriteContext, { id, release }: { id: number; release: boolean }) {
  const row = await lockCase(ctx, id);
  if (row.state === 'closed') throw new AppError('caseClosed');
  await assertFree(ctx, row);
  await ctx.tx.query(sql`
    update moderation_cases set claimed_by = ${release ? null : ctx.viewer.accountId},
      claimed_at = ${release ? null : ctx.clock.now().toISOString()} where id = ${id}`);
  return { is_mine: !release };
}
