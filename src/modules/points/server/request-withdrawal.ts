import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { pointsContract } from '../points.contract.ts';
import { centsOf, isNetwork, type Network, networks, refuseAmount } from '../withdrawal-rules.ts';
import { isAddress } from './check-address.ts';
import { lockWallet, post, type Wallet } from './ledger.ts';
import type { NotifyOfPoints } from './points.notices.ts';
import { presentWithdrawal, type WithdrawalRow, withdrawalColumns } from './withdrawals.queries.ts';

type Input = ParsedInputOf<(typeof pointsContract)['POST /points/withdrawals']>;

/** Holds the points for a payout. The wallet's lock makes parallel requests wait, so that one of them finds enough. */
export function createRequestWithdrawal(notify: NotifyOfPoints) {
  return async (ctx: AccountWriteContext, { network, points, address }: Input) => {
    const { accountId } = ctx.viewer;
    const at = ctx.clock.now();
    const target = readTarget({ network, points, address });
    const wallet = await lockWallet(ctx.tx, accountId, at);
    await assertNoneOpen(ctx, wallet);
    if (wallet.available < points) throw new AppError('pointsInsufficient');
    const row = await ctx.tx.queryOne<WithdrawalRow>(sql`
      insert into point_withdrawals as w (wallet_id, account_id, network, points, usdt_cents, address, requested_at)
      values (${wallet.id}, ${accountId}, ${target}, ${points}, ${centsOf(points)}, ${address}, ${at.toISOString()})
      returning ${withdrawalColumns}`);
    await post(ctx.tx, wallet, {
      kind: 'withdrawal_requested',
      onceKey: `withdrawal:${row.id}:requested`,
      points,
      from: 'available',
      to: 'held',
      at,
      withdrawalId: row.id,
    });
    const data = { what: 'requested' as const, points, network: target };
    await notify(ctx.tx, { accountId, kind: 'points_withdrawal', data });
    return presentWithdrawal(row);
  };
}

/** The network, when everything typed could be paid on it. */
function readTarget({ network, points, address }: Input): Network {
  if (!isNetwork(network)) throw new AppError('withdrawNetworkUnsupported');
  const refusal = refuseAmount(network, points);
  if (refusal) throw new AppError(refusal, { min: networks[network].least });
  if (!isAddress(network, address)) throw new AppError('withdrawAddressInvalid');
  return network;
}

async function assertNoneOpen(ctx: AccountWriteContext, { id }: Wallet): Promise<void> {
  const { rows } = await ctx.tx.query(sql`
    select from point_withdrawals where wallet_id = ${id} and state in ('requested', 'approved')`);
  if (rows.length > 0) throw new AppError('withdrawPending');
}
