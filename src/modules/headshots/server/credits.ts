import { randomUUID } from 'node:crypto';
import { creditDay, nextCreditDay } from '#src/kernel/credit-day.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import { HEADSHOTS_A_DAY } from '../portrait-looks.ts';

/** Longer than any portrait takes: what still runs then has died with its process. */
const LONGEST_RUN_MS = 4 * 60_000;

/** A chance that was taken, until it is kept or given back. */
export interface Ticket {
  id: string;
  accountId: number;
  day: string;
}

interface AccountRow {
  credit_day: string;
  used: number;
  running_since: Date | null;
}

async function loadAccount(tx: Reader, accountId: number): Promise<AccountRow | undefined> {
  const { rows } = await tx.query<AccountRow>(sql`
    select credit_day, used, running_since from headshot_accounts where account_id = ${accountId}`);
  return rows[0];
}

/** What is left of the day. */
export async function countCredits(tx: Reader, accountId: number, now: Date): Promise<HeadshotState['credits']> {
  const held = await loadAccount(tx, accountId);
  const used = held?.credit_day === creditDay(now) ? held.used : 0;
  return {
    left: Math.max(0, HEADSHOTS_A_DAY - used),
    limit: HEADSHOTS_A_DAY,
    renews_at: nextCreditDay(now).toISOString(),
  };
}

/**
 * Takes a chance and the right to have a portrait made, in one statement: of any number of requests at the same time one
 * gets through, and never more a day than there are chances.
 */
export async function takeCredit(ctx: AccountWriteContext): Promise<Ticket> {
  const { accountId } = ctx.viewer;
  const now = ctx.clock.now();
  const [day, id] = [creditDay(now), randomUUID()];
  const died = new Date(now.getTime() - LONGEST_RUN_MS).toISOString();
  const { rows } = await ctx.tx.query<{ used: number }>(sql`
    insert into headshot_accounts as mine (account_id, credit_day, used, running_id, running_since)
    values (${accountId}, ${day}, 1, ${id}, ${now.toISOString()})
    on conflict (account_id) do update set
      used = case when mine.credit_day = excluded.credit_day then mine.used + 1 else 1 end,
      credit_day = excluded.credit_day, running_id = excluded.running_id, running_since = excluded.running_since
    where (mine.credit_day <> excluded.credit_day or mine.used < ${HEADSHOTS_A_DAY})
      and (mine.running_since is null or mine.running_since < ${died})
    returning used`);
  if (rows.length === 0) throw await refusal(ctx.tx, accountId, died);
  return { id, accountId, day };
}

async function refusal(tx: Reader, accountId: number, died: string): Promise<AppError> {
  const held = await loadAccount(tx, accountId);
  const isRunning = held?.running_since && held.running_since.toISOString() >= died;
  return isRunning
    ? new AppError('avatarGenerationFailed', { reason: 'running' })
    : new AppError('avatarGenerationLimit');
}

/** The portrait is there: the chance is spent, and the next one may be made. */
export async function keepCredit(tx: Transaction, ticket: Ticket): Promise<void> {
  await tx.query(sql`
    update headshot_accounts set running_id = null, running_since = null
    where account_id = ${ticket.accountId} and running_id = ${ticket.id}`);
}

/** Nothing came of it: as if it had not been asked for. Of a day that is over there is nothing to give back. */
export async function refundCredit(tx: Transaction, ticket: Ticket): Promise<void> {
  await tx.query(sql`
    update headshot_accounts set running_id = null, running_since = null,
      used = case when credit_day = ${ticket.day} then greatest(used - 1, 0) else used end
    where account_id = ${ticket.accountId} and running_id = ${ticket.id}`);
}
