import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { NotifyOfPoints } from './points.notices.ts';
import { assertState, lockWithdrawal, presentWithdrawal, settleWithdrawal } from './withdrawals.queries.ts';

/** Takes one's own request back while nobody has approved it. */
export function createCancelWithdrawal(notify: NotifyOfPoints) {
  return async (ctx: AccountWriteContext, { id }: { id: number }) => {
    const { accountId } = ctx.viewer;
    const at = ctx.clock.now();
    const { row, wallet } = await lockWithdrawal(ctx.tx, id, sql`w.account_id = ${accountId}`);
    assertState(row, 'requested');
    const { points, network } = row;
    await settleWithdrawal(ctx.tx, wallet, { id, points, state: 'cancelled', operatorId: null, at });
    const data = { what: 'cancelled' as const, points, network };
    await notify(ctx.tx, { accountId, kind: 'points_withdrawal', data });
    return presentWithdrawal({ ...row, state: 'cancelled', settled_at: at });
  };
}
