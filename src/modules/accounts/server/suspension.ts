import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Transaction } from '#src/platform/database/database.ts';
import { accounts, type SuspensionCode, sessions } from './accounts.tables.ts';

interface Suspension {
  accountId: number;
  code: SuspensionCode;
  /** A sentence for the account's owner, who reads it when signing in is refused. */
  reason: string;
  at: Date;
}

/** Suspends an account: its sessions end with it, and who signs in after that is told why and where to appeal. */
export async function suspendAccount(tx: Transaction, { accountId, code, reason, at }: Suspension): Promise<void> {
  await tx
    .update(accounts)
    .set({ status: 'suspended', suspendedAt: at, suspensionCode: code, suspensionReason: reason.slice(0, 500) })
    .where(eq(accounts.id, accountId));
  await tx.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Lets someone in again. What is left of a deleted account stays closed. */
export async function liftSuspension(tx: Transaction, accountId: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ status: 'active', suspendedAt: null, suspensionCode: null, suspensionReason: null })
    .where(and(eq(accounts.id, accountId), or(isNotNull(accounts.email), isNotNull(accounts.phoneNum))));
}
