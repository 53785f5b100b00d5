import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { lockWallet, post } from './ledger.ts';
import { settleWithdrawal } from './withdrawals.queries.ts';

/**
 * Before an account goes: what was only asked for is cancelled, what is left falls back to the platform, and addresses
 * that nobody will pay to any more are deleted. What an operator has approved is still paid, to the address it has.
 */
export async function leaveWallet(tx: Transaction, accountId: number, at: Date): Promise<void> {
  const { rows } = await tx.query(sql`select from point_wallets where account_id = ${accountId}`);
  if (rows.length === 0) return;
  const wallet = await lockWallet(tx, accountId, at);
  const open = await tx.query<{ id: number; points: number }>(sql`
    select id, points from point_withdrawals where wallet_id = ${wallet.id} and state = 'requested' for update`);
  for (const { id, points } of open.rows) {
    await settleWithdrawal(tx, wallet, { id, points, state: 'cancelled', operatorId: null, at });
  }
  if (wallet.available > 0) {
    const onceKey = `forfeited:${wallet.id}:${at.getTime()}`;
    await post(tx, wallet, {
      kind: 'forfeited',
      onceKey,
      points: wallet.available,
      from: 'available',
      to: 'issued',
      at,
    });
  }
  await tx.query(sql`
    update point_transactions set account_id = null, reason = null where wallet_id = ${wallet.id} and reason is not null`);
  await tx.query(sql`
    update point_withdrawals set address = null, reason = null where wallet_id = ${wallet.id} and settled_at is not null`);
}
