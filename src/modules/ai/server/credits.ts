import { randomUUID } from 'node:crypto';
import { creditDay, nextCreditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { CREDITS_A_DAY, TRIES_A_DAY } from '../rewrite-types.ts';

/** Longer than any text takes: what still runs then has died with its process. */
const LONGEST_RUN_MS = 3 * 60_000;

export interface Credits {
  left: number;
  limit: number;
  renews_at: string;
}

/** A credit that was taken, until it is kept or given back. */
export interface Ticket {
  id: string;
  accountId: number;
  day: string;
  /** With this one taken. */
  credits: Credits;
}

interface AccountRow {
  credit_day: string;
  used: number;
  tries: number;
  running_since: Date | null;
  is_external_off: boolean;
}

export async function loadAiAccount(tx: Reader, accountId: number): Promise<AccountRow | undefined> {
  const { rows } = await tx.query<AccountRow>(sql`
    select credit_day, used, tries, running_since, is_external_off from ai_accounts where account_id = ${accountId}`);
  return rows[0];
}

/** Whether somebody lets no outside service see anything of theirs. */
export async function isExternalOff(tx: Reader, accountId: number): Promise<boolean> {
  return (await loadAiAccount(tx, accountId))?.is_external_off ?? false;
}

export function toCredits(used: number, now: Date): Credits {
  return {
    left: Math.max(0, CREDITS_A_DAY - used),
    limit: CREDITS_A_DAY,
    renews_at: nextCreditDay(now).toISOString(),
  };
}

/**
 * Takes a credit and the right to write, in one statement: of any number of requests at the same time one gets through,
 * and never more a day than there are credits.
 */
export async function takeCredit(ctx: AccountWriteContext): Promise<Ticket> {
  const { accountId } = ctx.viewer;
  const now = ctx.clock.now();
  const [day, id] = [creditDay(now), randomUUID()];
  const died = new Date(now.getTime() - LONGEST_RUN_MS).toISOString();
  const { rows } = await ctx.tx.query<{ used: number }>(sql`
    insert into ai_accounts as mine (account_id, credit_day, used, tries, running_id, running_since)
    values (${accountId}, ${day}, 1, 1, ${id}, ${now.toISOString()})
    on conflict (account_id) do update set
      used = case when mine.credit_day = excluded.credit_day then mine.used + 1 else 1 end,
      tries = case when mine.credit_day = excluded.credit_day then mine.tries + 1 else 1 end,
      credit_day = excluded.credit_day, running_id = excluded.running_id, running_since = excluded.running_since
    where (mine.credit_day <> excluded.credit_day or (mine.used < ${CREDITS_A_DAY} and mine.tries < ${TRIES_A_DAY}))
      and (mine.running_since is null or mine.running_since < ${died})
    returning used`);
  const [taken] = rows;
  if (!taken) throw await refusal(ctx.tx, accountId, { day, died });
  return { id, accountId, day, credits: toCredits(taken.used, now) };
}

async function refusal(tx: Reader, accountId: number, { day, died }: { day: string; died: string }): Promise<AppError> {
  const held = await loadAiAccount(tx, accountId);
  if (held?.running_since && held.running_since.toISOString() >= died) return new AppError('writingRunning');
  const isTried = held?.credit_day === day && held.used < CREDITS_A_DAY;
  return new AppError(isTried ? 'aiResumeQueryLimit' : 'aiCreditsUsedUp');
}

/** The text is there: the credit is spent, and the next one may be written. */
export async function keepCredit(tx: Transaction, ticket: Ticket): Promise<void> {
  await tx.query(sql`
    update ai_accounts set running_id = null, running_since = null
    where account_id = ${ticket.accountId} and running_id = ${ticket.id}`);
}

/** Nothing came of it: as if it had not been asked for. Of a day that is over there is nothing to give back. */
export async function refundCredit(tx: Transaction, ticket: Ticket): Promise<void> {
  await tx.query(sql`
    update ai_accounts set running_id = null, running_since = null,
      used = case when credit_day = ${ticket.day} then greatest(used - 1, 0) else used end
    where account_id = ${ticket.accountId} and running_id = ${ticket.id}`);
}
