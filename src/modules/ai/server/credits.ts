import { randomUUID } from 'node:crypto';
import { creditDay, nextCreditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import { isVipAt } from '#src/modules/vip/server/vip.public.ts';
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
  /** How many times the usual number someone has now. */
  factor: number;
  credit_day: string | null;
  used: number | null;
  running_since: Date | null;
}

/** What is counted, and how much of it there is a day. */
interface CreditRules {
  /** Has the columns of `ai_accounts` that are counted by: one row a person. */
  table: Sql;
  credits: number;
  /** Everything that is begun, whatever comes of it: work that is given back is work all the same. */
  tries: number;
  /** VIPs have so many times both; without it as much as everybody. */
  vipFactor?: number;
  /** Without them, those of texts. */
  refusals?: Record<'running' | 'triesUsedUp' | 'usedUp', () => AppError>;
}

const WRITING_REFUSALS = {
  running: () => new AppError('writingRunning'),
  triesUsedUp: () => new AppError('aiResumeQueryLimit'),
  usedUp: () => new AppError('aiCreditsUsedUp'),
};

/** Credits of a day, taken exactly once however many requests come at the same time, one at a time for each person. */
export function createDailyCredits({ table, credits, tries, vipFactor = 1, refusals = WRITING_REFUSALS }: CreditRules) {
  const toCredits = (used: number, limit: number, now: Date): Credits => ({
    left: Math.max(0, limit - used),
    limit,
    renews_at: nextCreditDay(now).toISOString(),
  });
  /** Of the account under the alias `person`. */
  const factorAt = (now: Date) => sql`case when ${isVipAt('person', now)} then ${vipFactor}::int else 1 end`;
  /** What someone has a day, what of it is used, and since when one of them runs. */
  const load = async (tx: Reader, accountId: number, now: Date) => {
    const { factor, credit_day, used, running_since } = await tx.queryOne<CreditRow>(sql`
      select ${factorAt(now)} as factor, held.credit_day, held.used, held.running_since
      from accounts person left join ${table} held on held.account_id = person.id where person.id = ${accountId}`);
    return { limit: credits * factor, used: credit_day === creditDay(now) ? (used ?? 0) : 0, running_since };
  };
  const refusal = async (tx: Reader, accountId: number, now: Date, died: string): Promise<AppError> => {
    const { limit, used, running_since } = await load(tx, accountId, now);
    if (running_since && running_since.toISOString() >= died) return refusals.running();
    return used < limit ? refusals.triesUsedUp() : refusals.usedUp();
  };
  return {
    toCredits,
    /** What is left today. */
    read: async (tx: Reader, accountId: number, now: Date): Promise<Credits> => {
      const { used, limit } = await load(tx, accountId, now);
      return toCredits(used, limit, now);
    },
    /**
     * Takes a credit and the right to begin, in one statement: of any number of requests at the same time one gets
     * through, and never more a day than there are credits.
     */
    take: async (ctx: AccountWriteContext): Promise<Ticket> => {
      const { accountId } = ctx.viewer;
      const now = ctx.clock.now();
      const [day, id] = [creditDay(now), randomUUID()];
      const died = new Date(now.getTime() - LONGEST_RUN_MS).toISOString();
      const { rows } = await ctx.tx.query<{ used: number; factor: number }>(sql`
        with rights as (select ${factorAt(now)} as factor from accounts person where person.id = ${accountId})
        insert into ${table} as mine (account_id, credit_day, used, tries, running_id, running_since)
        values (${accountId}, ${day}, 1, 1, ${id}, ${now.toISOString()})
        on conflict (account_id) do update set
          used = case when mine.credit_day = excluded.credit_day then mine.used + 1 else 1 end,
          tries = case when mine.credit_day = excluded.credit_day then mine.tries + 1 else 1 end,
          credit_day = excluded.credit_day, running_id = excluded.running_id, running_since = excluded.running_since
        where (mine.credit_day <> excluded.credit_day
            or (mine.used < ${credits} * (select factor from rights) and mine.tries < ${tries} * (select factor from rights)))
          and (mine.running_since is null or mine.running_since < ${died})
        returning used, (select factor from rights) as factor`);
      const [taken] = rows;
      if (!taken) throw await refusal(ctx.tx, accountId, now, died);
      return { id, accountId, day, credits: toCredits(taken.used, credits * taken.factor, now) };
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
