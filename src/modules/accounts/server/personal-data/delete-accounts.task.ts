import type { Clock } from '#src/kernel/clock.ts';
import type { Database, Transaction } from '#src/platform/database/database.ts';
import { deleteInBatches, inBatches } from '#src/platform/database/in-batches.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Task } from '#src/platform/queue/queue.ts';
import { eraseAccount } from './erase-account.ts';

const ROWS_AT_ONCE = 500;

interface DueAccount {
  id: number;
  email: string | null;
  phone_num: string | null;
}

/**
 * Deletes accounts whose time of grace is over. Each is closed at once, then put in order, emptied and erased in
 * batches; one that was interrupted is still due and goes on in the next run. One that fails does not stop the others.
 */
export function deleteAccountsTask(db: Database, clock: Clock): Task {
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
          total += await deleteAccount(db, clock, id);
        } catch (error) {
          firstError ??= error;
        }
      }
      if (firstError !== undefined) throw firstError;
      return total;
    },
  };
}

async function deleteAccount(db: Database, clock: Clock, id: number): Promise<number> {
  const toDelete = await closeAccount(db, clock, id);
  if (!toDelete) return 0;
  await putInOrder(db, id, clock.now());
  await forgetAddresses(db, toDelete);
  await emptyAccount(db, id);
  return eraseAccount(db, id);
}

async function findDue(db: Database, clock: Clock, passed: number[]): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(sql`
    select id from accounts where delete_after < ${clock.now().toISOString()}
      and id <> all(${passed}::bigint[])
    order by delete_after limit 1`);
  return rows[0]?.id;
}

/** Takes every way in from the account, which nobody can take back; undefined when another worker is at it. */
function closeAccount(db: Database, clock: Clock, id: number): Promise<DueAccount | undefined> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<DueAccount>(sql`
      select id, email, phone_num from accounts
      where id = ${id} and delete_after < ${clock.now().toISOString()} for update skip locked`);
    const [toDelete] = rows;
    if (!toDelete) return undefined;
    await tx.query(sql`
      update accounts set password_hash = null, totp_secret = null, totp_enabled_at = null,
        otp_factor_enabled_at = null, status = 'suspended'
      where id = ${id}`);
    return toDelete;
  });
}

/** What the other modules keep for the account, as many rounds as they need; after an interruption they go on. */
async function putInOrder(db: Database, id: number, at: Date): Promise<void> {
  const round = async (tx: Transaction, most: number) => {
    let isDone = true;
    const goOn = () => {
      isDone = false;
    };
    await tx.emit('account.leaving', { id, at, most, goOn });
    return isDone ? 0 : most;
  };
  await inBatches(db, round, { size: ROWS_AT_ONCE });
}

/** Everything by which others could know whose account it was. */
async function emptyAccount(db: Database, id: number): Promise<void> {
  await db.query(sql`
    update accounts set email = null, phone_num = null, phone_country = null, is_email_verify = false,
      is_mobile_verified = false, first_name = '', last_name = '', invited_by = null, suspension_reason = null,
      date_of_birth = null, avatar = null, additional_info = '{}', longitude = null, latitude = null
    where id = ${id}`);
}

/** Messages and codes name an address, not an account. */
async function forgetAddresses(db: Database, { id, email, phone_num }: DueAccount): Promise<void> {
  const forget = (table: string, where: Sql) => deleteInBatches(db, { table, where });
  await forget('sign_in_tickets', sql`data ? 'accountId' and data ->> 'accountId' = ${String(id)}`);
  for (const address of [email?.toLowerCase(), phone_num]) {
    if (!address) continue;
    await forget('outbox_messages', sql`lower(recipient) = ${address}`);
    await forget('email_suppressions', sql`address = ${address}`);
    await forget('one_time_codes', sql`address = ${address}`);
    await forget('sign_in_tickets', sql`data ? 'email' and data ->> 'email' = ${address}`);
    await forget('pending_steps', sql`data ? 'address' and data ->> 'address' = ${address}`);
    await forget('get_started_records', sql`lower(email) = ${address}`);
    await forget('get_started_records', sql`phone_num = ${address}`);
    await forget('attempt_logs', sql`substring(key from '[^ ]*$') = ${address}`);
  }
}
