import { AppError } from '#src/kernel/errors.ts';
import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TransactionKind } from '../points-rules.ts';

export interface Wallet {
  id: number;
  account_id: number | null;
  available: number;
  held: number;
}

type Bucket = 'available' | 'held' | 'issued' | 'paid';

interface Posting {
  kind: TransactionKind;
  /** What it is for: posted once, whoever asks again. */
  onceKey: string;
  points: number;
  from: Bucket;
  to: Bucket;
  at: Date;
  reason?: string;
  withdrawalId?: number;
}

/** The person's wallet, made when it is first needed, and held until the transaction ends: all that moves waits here. */
export async function lockWallet(tx: Transaction, accountId: number, at: Date): Promise<Wallet> {
  const find = () =>
    tx.query<Wallet>(sql`
      select id, account_id, available, held from point_wallets where account_id = ${accountId} for update`);
  const known = (await find()).rows[0];
  if (known) return known;
  await tx.query(sql`
    insert into point_wallets (account_id, created_at) values (${accountId}, ${at.toISOString()})
    on conflict (account_id) do nothing`);
  const made = (await find()).rows[0];
  if (!made) throw new Error('a wallet of points was made and is gone');
  return made;
}

export async function lockWalletById(tx: Transaction, id: number): Promise<Wallet> {
  return tx.queryOne<Wallet>(sql`
    select id, account_id, available, held from point_wallets where id = ${id} for update`);
}

/**
 * Moves points between two buckets: a transaction with two entries that sum to zero, and the balance beside them. The
 * caller holds the wallet. Answers false when the same thing was posted before; nothing happens then.
 */
export async function post(tx: Transaction, wallet: Wallet, posting: Posting): Promise<boolean> {
  const { points, from, to, at } = posting;
  if (points <= 0 || from === to) throw new Error('a posting moves points from one bucket to another');
  const moment = at.toISOString();
  const { rows } = await tx.query<{ id: number }>(sql`
    insert into point_transactions (wallet_id, account_id, kind, amount, once_key, reason, withdrawal_id, created_at)
    values (${wallet.id}, ${wallet.account_id}, ${posting.kind}, ${change('available', posting)}, ${posting.onceKey},
      ${posting.reason ?? null}, ${posting.withdrawalId ?? null}, ${moment})
    on conflict do nothing returning id`);
  const id = rows[0]?.id;
  if (id === undefined) return false;
  // Only now: what was posted before is no second debit, however little is left.
  if ((from === 'available' || from === 'held') && wallet[from] < points) throw new AppError('pointsInsufficient');
  const owner = (bucket: Bucket) => (bucket === 'available' || bucket === 'held' ? wallet.id : null);
  await tx.query(sql`
    insert into point_entries (transaction_id, bucket, wallet_id, amount, created_at)
    values (${id}, ${from}, ${owner(from)}, ${-points}, ${moment}), (${id}, ${to}, ${owner(to)}, ${points}, ${moment})`);
  wallet.available += change('available', posting);
  wallet.held += change('held', posting);
  await tx.query(sql`
    update point_wallets set available = ${wallet.available}, held = ${wallet.held} where id = ${wallet.id}`);
  return true;
}

function change(bucket: Bucket, { points, from, to }: Posting): number {
  if (from === bucket) return -points;
  return to === bucket ? points : 0;
}
