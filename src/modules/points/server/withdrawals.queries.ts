import { AppError } from '#src/kernel/errors.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Withdrawal } from '../points.contract.ts';
import type { Network, WithdrawalState } from '../withdrawal-rules.ts';
import { lockWalletById, post, type Wallet } from './ledger.ts';

export interface WithdrawalRow {
  id: number;
  wallet_id: number;
  account_id: number | null;
  network: Network;
  points: number;
  usdt_cents: number;
  address: string | null;
  state: WithdrawalState;
  requested_at: Date;
  approved_by: number | null;
  settled_at: Date | null;
  reason: string | null;
  transaction_hash: string | null;
}

export const withdrawalColumns = sql`w.id, w.wallet_id, w.account_id, w.network, w.points, w.usdt_cents, w.address, w.state,
  w.requested_at, w.approved_by, w.settled_at, w.reason, w.transaction_hash`;

export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  const { id, network, points, usdt_cents, state, address, reason, transaction_hash } = row;
  return {
    ...{ id, network, points, usdt_cents, state, address, reason, transaction_hash },
    requested_at: row.requested_at.toISOString(),
    settled_at: row.settled_at?.toISOString() ?? null,
  };
}

/** A request and its wallet under their locks, the wallet first like everywhere. */
export async function lockWithdrawal(
  tx: Transaction,
  id: number,
  whose: Sql = sql`true`,
): Promise<{ row: WithdrawalRow; wallet: Wallet }> {
  const found = await tx.query<{ wallet_id: number }>(sql`
    select w.wallet_id from point_withdrawals w where w.id = ${id} and ${whose}`);
  const walletId = found.rows[0]?.wallet_id;
  if (walletId === undefined) throw new AppError('notFound');
  const wallet = await lockWalletById(tx, walletId);
  const row = await tx.queryOne<WithdrawalRow>(sql`
    select ${withdrawalColumns} from point_withdrawals w where w.id = ${id} for update`);
  return { row, wallet };
}

/** Refuses a step that somebody else was quicker with. */
export function assertState({ state }: WithdrawalRow, ...allowed: WithdrawalState[]): void {
  if (!allowed.includes(state)) throw new AppError('withdrawChangedMeanwhile');
}

interface Settled {
  id: number;
  points: number;
  state: 'paid' | 'rejected' | 'cancelled';
  operatorId: number | null;
  at: Date;
  reason?: string;
  hash?: string;
}

/**
 * The end of a request: paid out, or back in the wallet. Both post under the request's own key, so that whatever
 * happens it ends once. The caller holds the wallet and the request.
 */
export async function settleWithdrawal(tx: Transaction, wallet: Wallet, settled: Settled): Promise<void> {
  const { id, points, state, at } = settled;
  const isPaid = state === 'paid';
  const posted = await post(tx, wallet, {
    kind: isPaid ? 'withdrawal_paid' : 'withdrawal_returned',
    onceKey: `withdrawal:${id}:settled`,
    points,
    from: 'held',
    to: isPaid ? 'paid' : 'available',
    at,
    withdrawalId: id,
  });
  if (!posted) throw new Error(`withdrawal ${id} was settled before`);
  await tx.query(sql`
    update point_withdrawals set state = ${state}, settled_by = ${settled.operatorId}, settled_at = ${at.toISOString()},
      reason = ${settled.reason ?? null}, transaction_hash = ${settled.hash ?? null},
      address = case when account_id is null then null else address end
    where id = ${id}`);
  // Nobody is left to have it back.
  if (!isPaid && wallet.account_id === null) {
    const onceKey = `withdrawal:${id}:forfeited`;
    await post(tx, wallet, { kind: 'forfeited', onceKey, points, from: 'available', to: 'issued', at });
  }
}
