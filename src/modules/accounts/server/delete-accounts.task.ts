import { sql } from 'drizzle-orm';
import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { eachInTurn } from '#src/platform/queue/each-in-turn.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { findLinks } from './account-links.ts';

const FOREIGN_KEY_VIOLATION = '23503';

interface Doomed extends Record<string, unknown> {
  id: number;
  email: string | null;
  phone_num: string | null;
}

/** What must be put in order before someone goes for good; the modules that know it come later. */
type Retire = (tx: Transaction, accountId: number, now: Date) => Promise<void>;

/** Deletes accounts whose time of grace is over, each in a transaction of its own. */
export function deleteAccountsTask(db: Database, clock: Clock, retire: Retire): Task {
  return {
    name: 'delete-accounts',
    schedule: '41 * * * *',
    run: () =>
      eachInTurn<Doomed>(db, {
        claim: (tx, failed) => findDoomed(tx, clock, failed),
        handle: async (tx, doomed) => {
          await retire(tx, doomed.id, clock.now());
          await deleteOne(tx, doomed);
        },
      }),
  };
}

async function findDoomed(tx: Transaction, clock: Clock, failed: number[]): Promise<Doomed | undefined> {
  const { rows } = await tx.execute<Doomed>(sql`
    select id, email, phone_num from accounts where delete_after < ${clock.now().toISOString()}
      and id <> all(${sql.param(failed)}::bigint[])
    order by delete_after limit 1 for update skip locked`);
  return rows[0];
}

async function deleteOne(tx: Transaction, doomed: Doomed): Promise<void> {
  await forgetAddresses(tx, doomed);
  await tx.execute(sql`delete from sign_in_tickets where data ->> 'accountId' = ${String(doomed.id)}`);
  try {
    await tx.transaction((inner) => inner.execute(sql`delete from accounts where id = ${doomed.id}`));
  } catch (error) {
    if (codeOf(error) !== FOREIGN_KEY_VIOLATION) throw error;
    await blank(tx, doomed.id);
  }
}

/** Messages and codes name an address, not an account. */
async function forgetAddresses(tx: Transaction, { email, phone_num }: Doomed): Promise<void> {
  for (const address of [email?.toLowerCase(), phone_num]) {
    if (!address) continue;
    await tx.execute(sql`delete from outbox_messages where lower(recipient) = ${address}`);
    await tx.execute(sql`delete from one_time_codes where address = ${address}`);
    await tx.execute(sql`delete from sign_in_tickets where data ->> 'email' = ${address}`);
    await tx.execute(sql`delete from pending_steps where data ->> 'address' = ${address}`);
    await tx.execute(sql`delete from get_started_records where lower(email) = ${address} or phone_num = ${address}`);
    await tx.execute(sql`delete from attempt_logs where right(key, ${address.length + 1}) = ${` ${address}`}`);
  }
}

/**
 * A job must name who posted it: that account stays as an empty shell that nobody can sign in to. What would have gone
 * with the account goes all the same.
 */
async function blank(tx: Transaction, id: number): Promise<void> {
  for (const { table, column, fate } of await findLinks(tx, 'accounts')) {
    const [rows, field] = [sql.identifier(table), sql.identifier(column)];
    if (fate === 'goes') await tx.execute(sql`delete from ${rows} where ${field} = ${id}`);
    if (fate === 'forgets') await tx.execute(sql`update ${rows} set ${field} = null where ${field} = ${id}`);
  }
  await tx.execute(sql`
    update accounts set email = null, phone_num = null, phone_country = null, is_email_verify = false,
      is_mobile_verified = false, first_name = '', last_name = '', password_hash = null, totp_secret = null,
      totp_enabled_at = null, otp_factor_enabled_at = null, invited_by = null, suspension_reason = null, date_of_birth = null, avatar = null, additional_info = '{}', longitude = null,
      latitude = null, status = 'suspended', deleted_at = null, delete_after = null
    where id = ${id}`);
}

function codeOf(error: unknown): string | undefined {
  const { code, cause } = error as { code?: string; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : undefined);
}
