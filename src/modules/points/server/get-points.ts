import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import {
  type EarningRule,
  earningRuleNames,
  earningRules,
  MOST_A_DAY,
  MOST_A_MONTH,
  POINTS_PER_USDT,
  type TransactionKind,
} from '../points-rules.ts';
import { networkNames, networks, STEP } from '../withdrawal-rules.ts';
import { listEvents } from './point-events.queries.ts';
import { presentWithdrawal, type WithdrawalRow, withdrawalColumns } from './withdrawals.queries.ts';

const PAGE_SIZE = 20;

/** Everything the page of points shows besides the history. */
export async function getPoints(ctx: AccountContext) {
  const { accountId } = ctx.viewer;
  const wallet = await findWallet(ctx);
  const { rows } = await ctx.tx.query<WithdrawalRow>(sql`
    select ${withdrawalColumns} from point_withdrawals w where w.wallet_id = ${wallet.id}
    order by w.id desc limit ${PAGE_SIZE}`);
  const done = new Set(wallet.done);
  return {
    available: wallet.available,
    held: wallet.held,
    rules: earningRuleNames.map((rule) => ({ rule, points: earningRules[rule].points, is_done: isDone(rule, done) })),
    most_a_day: MOST_A_DAY,
    most_a_month: MOST_A_MONTH,
    points_per_usdt: POINTS_PER_USDT,
    networks: networkNames.map((name) => ({ name, ...networks[name] })),
    step: STEP,
    events: await listEvents(ctx.tx, accountId, ctx.clock.now()),
    withdrawals: rows.map(presentWithdrawal),
  };
}

function isDone(rule: EarningRule, done: ReadonlySet<string>): boolean {
  return earningRules[rule].how === 'once' && done.has(rule);
}

interface OwnWallet {
  id: number;
  available: number;
  held: number;
  /** Never null: an empty list where nothing was earned. */
  done: string[];
}

async function findWallet({ tx, viewer }: AccountContext): Promise<OwnWallet> {
  const { rows } = await tx.query<OwnWallet>(sql`
    select id, available, held, array(select kind from point_transactions t
      where t.wallet_id = w.id and kind in ('profile_completed', 'phone_verified')) as done
    from point_wallets w where account_id = ${viewer.accountId}`);
  return rows[0] ?? { id: 0, available: 0, held: 0, done: [] };
}

interface LineRow {
  id: number;
  kind: TransactionKind;
  amount: number;
  reason: string | null;
  created_at: Date;
}

/** Keyset pages: the next begins before the last id of this one, however much was added meanwhile. */
export async function getHistory(ctx: AccountContext, { before }: { before?: number }) {
  const { id } = await findWallet(ctx);
  const { rows } = await ctx.tx.query<LineRow>(sql`
    select id, kind, amount, reason, created_at from point_transactions
    where wallet_id = ${id} and kind <> 'withdrawal_paid' ${before ? sql`and id < ${before}` : sql``}
    order by id desc limit ${PAGE_SIZE + 1}`);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    lines: shown.map(({ created_at, ...line }) => ({ ...line, created_at: created_at.toISOString() })),
    next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null,
  };
}
