import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { eraseAccount } from './erase-account.ts';

interface Doomed {
  id: number;
  email: string | null;
  phone_num: string | null;
}

/** What must be put in order before someone goes for good; the modules that know it come later. */
type Retire = (tx: Transaction, accountId: number, now: Date) => Promise<void>;

/**
 * Deletes accounts whose time of grace is over. Each is emptied at once, which nobody can take back, and then erased in
 * batches; one that was interrupted is still due and goes on in the next run. One that fails does not stop the others.
 */
export function deleteAccountsTask(db: Database, clock: Clock, retire: Retire): Task {
  return {
    name: 'delete-accounts',
    schedule: '41 * * * *',
    run: async () => {
      const passed: number[] = [];
      let firstError: unknown;
      let total = 0;
      for (let id = await findDue(db, clock, passed); id !== undefined; id = await findDue(db, clock, passed)) {
        passed.push(id);
        try {
          if (await emptyAccount(db, clock, retire, id)) total += await eraseAccount(db, id);
        } catch (error) {
          firstError ??= error;
        }
      }
      if (firstError !== undefined) throw firstError;
      return total;
    },
  };
}

async function findDue(db: Database, clock: Clock, passed: number[]): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(sql`
    select id from accounts where delete_after < ${clock.now().toISOString()}
      and id <> all(${passed}::bigint[])
    order by delete_after limit 1`);
  return rows[0]?.id;
}

/** Takes name, addresses and every way in from the account; false when another worker is at it. */
function emptyAccount(db: Database, clock: Clock, retire: Retire, id: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<Doomed>(sql`
      select id, email, phone_num from accounts
      where id = ${id} and delete_after < ${clock.now().toISOString()} for update skip locked`);
    const [doomed] = rows;
    if (!doomed) return false;
    await retire(tx, id, clock.now());
    await forgetAddresses(tx, doomed);
    await tx.query(sql`
      delete from sign_in_tickets where data ? 'accountId' and data ->> 'accountId' = ${String(id)}`);
    await tx.query(sql`
      update accounts set email = null, phone_num = null, phone_country = null, is_email_verify = false,
        is_mobile_verified = false, first_name = '', last_name = '', password_hash = null, totp_secret = null,
        totp_enabled_at = null, otp_factor_enabled_at = null, invited_by = null, suspension_reason = null,
        date_of_birth = null, avatar = null, additional_info = '{}', longitude = null, latitude = null,
        status = 'suspended'
      where id = ${id}`);
    return true;
  });
}

/** Messages and codes name an address, not an account. */
async function forgetAddresses(tx: Transaction, { email, phone_num }: Doomed): Promise<void> {
  for (const address of [email?.toLowerCase(), phone_num]) {
    if (!address) continue;
    await tx.query(sql`delete from outbox_messages where lower(recipient) = ${address}`);
    await tx.query(sql`delete from one_time_codes where address = ${address}`);
    await tx.query(sql`delete from sign_in_tickets where data ? 'email' and data ->> 'email' = ${address}`);
    await tx.query(sql`delete from pending_steps where data ? 'address' and data ->> 'address' = ${address}`);
    await tx.query(sql`delete from get_started_records where lower(email) = ${address} or phone_num = ${address}`);
    await tx.query(sql`delete from attempt_logs where substring(key from '[^ ]*$') = ${address}`);
  }
}
