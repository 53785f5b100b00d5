import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Activity } from '../integrations.contract.ts';

interface Entry {
  companyId: number;
  /** Null for the clock's doing. */
  accountId: number | null;
  action: Activity['action'];
  /** The name of the key, or the host of the webhook. */
  subject: string;
  at: Date;
}

/** Writes down who has changed what, with the change itself. */
export async function recordActivity(tx: Transaction, entry: Entry): Promise<void> {
  await tx.query(sql`
    insert into integration_events (company_id, account_id, action, subject, created_at)
    values (${entry.companyId}, ${entry.accountId}, ${entry.action}, ${entry.subject}, ${entry.at.toISOString()})`);
}
