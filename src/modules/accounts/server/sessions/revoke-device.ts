import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { clearSessionCookies } from './open-session.ts';
import { distrustDevices } from './trusted-device.ts';

/** Signs one of the own devices out. Which browser it was is not known to the second factor, so all are asked again. */
export async function revokeDevice(ctx: AccountWriteContext, { id }: { id: number }) {
  const { accountId } = ctx.viewer;
  const ended = await ctx.tx.query(sql`delete from sessions where id = ${id} and account_id = ${accountId}`);
  if (ended.rowCount === 0) throw new AppError('notFound');
  await distrustDevices(ctx, accountId);
  if (id === ctx.viewer.sessionId) clearSessionCookies(ctx);
  return { signed_out: 1 as const };
}
