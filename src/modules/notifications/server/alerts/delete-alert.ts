import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { scheduleLetter } from './alert-readers.ts';
import { findOwnAlert } from './alert-rows.ts';

/** Deletes an own alert for good. */
export async function deleteAlert(ctx: AccountWriteContext, { id }: { id: number }) {
  await findOwnAlert(ctx.tx, ctx.viewer.accountId, id);
  await ctx.tx.query(sql`delete from job_alerts where id = ${id}`);
  await scheduleLetter(ctx.tx, ctx.viewer.accountId);
  return { is_deleted: true as const };
}
