import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import {
  type EarningRule,
  earningRuleNames,
  earningRules,
  LARGE_CREDIT,
  MOST_A_DAY,
  MOST_A_MONTH,
} from '../points-rules.ts';
import { lockWallet, post, type Wallet } from './ledger.ts';
import type { NotifyOfPoints } from './points.notices.ts';

interface Earned {
  accountId: number;
  rule: EarningRule;
  /** What it was earned with, without a word about the person: a number's mark, a company. */
  by: string;
  at: Date;
}

/** Gives the points of a rule, once for the same thing and never above the day's and the month's most. */
export async function earn(
  tx: Transaction,
  notify: NotifyOfPoints,
  { accountId, rule, by, at }: Earned,
): Promise<void> {
  const { points, how } = earningRules[rule];
  const wallet = await lockWallet(tx, accountId, at);
  if (!(await hasRoom(tx, wallet, points, at))) return;
  // Per wallet where the thing itself is not the person's own, such as a company.
  const onceKey = how === 'company' ? `${rule}:${wallet.id}:${by}` : `${rule}:${by}`;
  await credit(tx, notify, wallet, { accountId, kind: rule, onceKey, points, at });
}

interface Credit {
  accountId: number;
  kind: EarningRule | 'event_reward';
  onceKey: string;
  points: number;
  at: Date;
}

/** Adds points that were earned, once, and tells the person where they are worth a notice. */
export async function credit(
  tx: Transaction,
  notify: NotifyOfPoints,
  wallet: Wallet,
  { accountId, kind, onceKey, points, at }: Credit,
): Promise<void> {
  const isNew = await post(tx, wallet, { kind, onceKey, points, from: 'issued', to: 'available', at });
  if (!isNew || points < LARGE_CREDIT) return;
  const data = { what: 'earned' as const, points, balance: wallet.available };
  await notify(tx, { accountId, kind: 'points_credited', data });
}

/** Days and months are those of UTC, so that they are the same for everyone. */
async function hasRoom(tx: Transaction, { id }: Wallet, points: number, at: Date): Promise<boolean> {
  const day = at.toISOString().slice(0, 10);
  const { today, month } = await tx.queryOne<{ today: number; month: number }>(sql`
    select coalesce(sum(amount) filter (where created_at >= ${`${day}T00:00:00Z`}), 0)::int as today,
      coalesce(sum(amount), 0)::int as month
    from point_transactions where wallet_id = ${id} and kind = any(${earningRuleNames}::text[])
      and created_at >= ${`${day.slice(0, 7)}-01T00:00:00Z`}`);
  return today + points <= MOST_A_DAY && month + points <= MOST_A_MONTH;
}
