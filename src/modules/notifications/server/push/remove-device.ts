import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { listDevices } from './push.queries.ts';

/** Nothing more goes to one of the own browsers, not even what is on its way. */
export async function removeDevice(ctx: AccountWriteContext, { id }: { id: number }) {
  const { accountId, sessionId } = ctx.viewer;
  const { rowCount } = await ctx.tx.query(sql`
    delete from push_subscriptions where id = ${id} and account_id = ${accountId}`);
  if (!rowCount) throw new AppError('notFound');
  return { devices: await listDevices(ctx.tx, accountId, sessionId) };
}
