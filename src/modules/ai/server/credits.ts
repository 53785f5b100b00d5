import { randomUUID } from 'node:crypto';
import { creditDay, nextCreditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import { isVip } from '#src/modules/vip/server/vip.public.ts';
import { AI_FACTOR } from '#src/modules/vip/vip-benefits.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Credits } from '../ai-schemas.ts';
import { CREDITS_A_DAY, TRIES_A_DAY } from '../rewrite-types.ts';

/** Longer than any text or portrait takes: what still runs then has died with its process. */
const LONGEST_RUN_MS = 4 * 60_000;

/** A credit that was taken, until it is kept or given back. */
export interface Ticket {
  id: string;
  accountId: number;
  day: string;
  /** With this one taken. */
  credits: Credits;
}

interface CreditRow {
  credit_day: string;
  used: number;
  running_since: Date | null;
}

/** What is counted, and how much of it there is a day. */
interface CreditRules {
  /** Has the columns of `ai_accounts` that are counted by: one row a person. */
  table: Sql;
  credits: number;
  /** Everything that is begun, whatever comes of it: work that is given back is work all the same. */
  tries: number;
  /** The same for VIPs; everybody else's where there is no more for them. */
  vipFactor?: typeof AI_FACTOR;
  /** Without them, those of texts. */
  refusals?: Record<'running' | 'triesUsedUp' | 'usedUp', () => AppError>;
}

const WRITING_REFUSALS = {
  running: () => new AppError('writingRunning'),
  triesUsedUp: () => new AppError('aiResumeQueryLimit'),
  usedUp: () => new AppError('aiCreditsUsedUp'),
};

/** Credits of a day, taken exactly once however many requests come at the same time, one at a time for each person. */
export function createDailyCredits({ table, credits, tries, vipFactor, refusals = WRITING_REFUSALS }: CreditRules) {
  const toCredits = (used: number, limit: number, now: Date): Credits => ({
    left: Math.max(0, limit - used),
    limit,
    renews_at: nextCreditDay(now).toISOString(),
  });
  /** How many times the usual someone has now. */
  const factorOf = async (tx: Reader, accountId: number, now: Date): Promise<number> =>
    vipFactor && (await isVip(tx, accountId, now)) ? vipFactor : 1;
  const load = async (tx: Reader, accountId: number): Promise<CreditRow | undefined> => {
    const { rows } = await tx.query<CreditRow>(sql`
      select credit_day, used, running_since from ${table} where account_id = ${accountId}`);
    return rows[0];
  };
  const refusal = async (tx: Reader, accountId: number, most: number, day: string, died: string): Promise<AppError> => {
    const held = await load(tx, accountId);
    if (held?.running_since && held.running_since.toISOString() >= died) return refusals.running();
    return held?.credit_day === day && held.used < most ? refusals.triesUsedUp() : refusals.usedUp();
  };
  return {
    toCredits,
    /** What is left today. */
    read: async (tx: Reader, accountId: number, now: Date): Promise<Credits> => {
      const held = await load(tx, accountId);
      const limit = credits * (await factorOf(tx, accountId, now));
      return toCredits(held?.credit_day === creditDay(now) ? held.used : 0, limit, now);
    },
    /**
     * Takes a credit and the right to begin, in one statement: of any number of requests at the same time one gets
     * through, and never more a day than there are credits.
     */
    take: async (ctx: AccountWriteContext): Promise<Ticket> => {
      const { accountId } = ctx.viewer;
      const now = ctx.clock.now();
      const [day, id] = [creditDay(now), randomUUID()];
      const factor = await factorOf(ctx.tx, accountId, now);
      const most = credits * factor;
      const died = new Date(now.getTime() - LONGEST_RUN_MS).toISOString();
      const { rows } = await ctx.tx.query<{ used: number }>(sql`
        insert into ${table} as mine (account_id, credit_day, used, tries, running_id, running_since)
        values (${accountId}, ${day}, 1, 1, ${id}, ${now.toISOString()})
        on conflict (account_id) do update set
          used = case when mine.credit_day = excluded.credit_day then mine.used + 1 else 1 end,
          tries = case when mine.credit_day = excluded.credit_day then mine.tries + 1 else 1 end,
          credit_day = excluded.credit_day, running_id = excluded.running_id, running_since = excluded.running_since
        where (mine.credit_day <> excluded.credit_day or (mine.used < ${most} and mine.tries < ${tries * factor}))
          and (mine.running_since is null or mine.running_since < ${died})
        returning used`);
      const [taken] = rows;
      if (!taken) throw await refusal(ctx.tx, accountId, most, day, died);
      return { id, accountId, day, credits: toCredits(taken.used, most, now) };
    },
    /** It is there: the credit is spent, and the next one may begin. */
    keep: async (tx: Transaction, ticket: Ticket): Promise<void> => {
      await tx.query(sql`
        update ${table} set running_id = null, running_since = null
        where account_id = ${ticket.accountId} and running_id = ${ticket.id}`);
    },
    /** Nothing came of it: as if it had not been asked for. Of a day that is over there is nothing to give back. */
    refund: async (tx: Transaction, ticket: Ticket): Promise<void> => {
      await tx.query(sql`
        update ${table} set running_id = null, running_since = null,
          used = case when credit_day = ${ticket.day} then greatest(used - 1, 0) else used end
        where account_id = ${ticket.accountId} and running_id = ${ticket.id}`);
    },
  };
}

/** Texts that are written for someone. */
export const writingCredits = createDailyCredits({
  table: sql`ai_accounts`,
  credits: CREDITS_A_DAY,
  tries: TRIES_A_DAY,
  vipFactor: AI_FACTOR,
});

/** Whether someone wants the built-in engine alone. */
export async function isExternalOff(tx: Reader, accountId: number): Promise<boolean> {
  const { rows } = await tx.query<{ is_external_off: boolean }>(sql`
    select is_external_off from ai_accounts where account_id = ${accountId}`);
  return rows[0]?.is_external_off ?? false;
}
