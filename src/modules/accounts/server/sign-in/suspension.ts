import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { SuspensionCode } from '../accounts.tables.ts';

interface Suspension {
  accountId: number;
  code: SuspensionCode;
  /** A sentence for the account's owner, who reads it when signing in is refused. */
  reason: string;
  at: Date;
}

/** Suspends an account: its sessions end with it, and who signs in after that is told why and where to appeal. */
export async function suspendAccount(tx: Transaction, { accountId, code, reason, at }: Suspension): Promise<void> {
  await tx.query(sql`
    update accounts set status = 'suspended', suspended_at = ${at}, suspension_code = ${code},
      suspension_reason = ${reason.slice(0, 500)}
    where id = ${accountId}`);
  await tx.query(sql`delete from sessions where account_id = ${accountId}`);
}

/** Lets someone in again. What is left of a deleted account stays closed. */
export async function liftSuspension(tx: Transaction, accountId: number): Promise<void> {
  await tx.query(sql`
    update accounts set status = 'active', suspended_at = null, suspension_code = null, suspension_reason = null
    where id = ${accountId} and (email is not null or phone_num is not null)`);
}
