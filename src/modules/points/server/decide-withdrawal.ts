import { AppError } from '#src/kernel/errors.ts';
import { recordAction } from '#src/modules/moderation/server/moderation.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { readHash } from './check-address.ts';
import { getWithdrawal, needsOther } from './operator-withdrawals.ts';
import type { NotifyOfPoints } from './points.notices.ts';
import { assertState, lockWithdrawal, settleWithdrawal, type WithdrawalRow } from './withdrawals.queries.ts';

/** Says that a request may be paid; nothing moves yet. */
export function createApproveWithdrawal(notify: NotifyOfPoints) {
  return async (ctx: AccountWriteContext, { id }: { id: number }) => {
    const { row } = await lockWithdrawal(ctx.tx, id);
    assertState(row, 'requested');
    await ctx.tx.query(sql`
      update point_withdrawals set state = 'approved', approved_by = ${ctx.viewer.accountId},
        approved_at = ${ctx.clock.now().toISOString()}
      where id = ${id}`);
    return finish(ctx, notify, row, { what: 'approved' });
  };
}

/** Gives the points back, with words that the person reads. */
export function createRejectWithdrawal(notify: NotifyOfPoints) {
  return async (ctx: AccountWriteContext, { id, reason }: { id: number; reason: string }) => {
    const { row, wallet } = await lockWithdrawal(ctx.tx, id);
    assertState(row, 'requested', 'approved');
    const by = { operatorId: ctx.viewer.accountId, at: ctx.clock.now() };
    await settleWithdrawal(ctx.tx, wallet, { id, points: row.points, state: 'rejected', reason, ...by });
    return finish(ctx, notify, row, { what: 'rejected', reason });
  };
}

/** Notes the payment: the points leave, once, and a transaction's hash stands for one request only. */
export function createMarkPaid(notify: NotifyOfPoints) {
  return async (ctx: AccountWriteContext, input: { id: number; transaction_hash: string }) => {
    const { id } = input;
    const hash = readHash(input.transaction_hash);
    if (!hash) throw new AppError('withdrawHashInvalid');
    const { row, wallet } = await lockWithdrawal(ctx.tx, id);
    assertState(row, 'approved');
    if (needsOther(row, ctx.viewer.accountId)) throw new AppError('withdrawNeedsOtherOperator');
    await assertHashFree(ctx, row, hash);
    const by = { operatorId: ctx.viewer.accountId, at: ctx.clock.now() };
    await settleWithdrawal(ctx.tx, wallet, { id, points: row.points, state: 'paid', hash, ...by });
    return finish(ctx, notify, row, { what: 'paid' });
  };
}

/** Two who paste the same hash at the same moment wait for each other here; the index is the last word. */
async function assertHashFree({ tx }: AccountWriteContext, { network }: WithdrawalRow, hash: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`${network}:${hash}`}, 0))`);
  const { rows } = await tx.query(sql`
    select from point_withdrawals where network = ${network} and transaction_hash = ${hash}`);
  if (rows.length > 0) throw new AppError('withdrawHashUsed');
}

interface Decision {
  what: 'approved' | 'rejected' | 'paid';
  reason?: string;
}

/** The audit log outlives the person, so it has neither an address nor a name. */
async function finish(
  ctx: AccountWriteContext,
  notify: NotifyOfPoints,
  { id, account_id, points, network }: WithdrawalRow,
  { what, reason }: Decision,
) {
  await recordAction(ctx.tx, {
    operatorId: ctx.viewer.accountId,
    action: `withdrawal.${what}`,
    subject: 'withdrawal',
    subjectId: id,
    reason: reason ?? what,
    details: { measure: what, reference: `${points} · ${network}` },
    at: ctx.clock.now(),
  });
  if (account_id !== null) {
    const data = { what, points, network, reason };
    await notify(ctx.tx, { accountId: account_id, kind: 'points_withdrawal', data });
  }
  return getWithdrawal(ctx, { id });
}
