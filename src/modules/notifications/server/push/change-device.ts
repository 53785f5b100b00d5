import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { listDevices } from './push.queries.ts';

/** Whether names and jobs are seen on the screen of one of the own browsers. */
export async function changeDevice(
  ctx: AccountWriteContext,
  { id, shows_details }: { id: number; shows_details: boolean },
) {
  const { accountId, sessionId } = ctx.viewer;
  const { rowCount } = await ctx.tx.query(sql`
    update push_subscriptions set shows_details = ${shows_details} where id = ${id} and account_id = ${accountId}`);
  if (!rowCount) throw new AppError('notFound');
  return { devices: await listDevices(ctx.tx, accountId, sessionId) };
}
