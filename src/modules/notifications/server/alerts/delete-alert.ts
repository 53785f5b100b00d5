import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { scheduleLetter } from './alert-readers.ts';
import { findOwnAlert } from './alert-rows.ts';

/** Deletes an own alert for good. */
export async function deleteAlert(ctx: AccountWriteContext, { id }: { id: number }) {
  return removeAlert(ctx, ctx.viewer.accountId, id);
}

export async function removeAlert({ tx }: WriteContext, accountId: number, id: number) {
  await findOwnAlert(tx, accountId, id);
  await tx.query(sql`delete from job_alerts where id = ${id}`);
  await scheduleLetter(tx, accountId);
  return { is_deleted: true as const };
}
