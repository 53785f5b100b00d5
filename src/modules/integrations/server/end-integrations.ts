import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { recordActivity } from './record-activity.ts';

/** Whoever leaves a company leaves no key behind, also when they come back one day. */
export async function revokeKeysOf(tx: Transaction, at: Date, companyId: number, accountId: number): Promise<void> {
  const { rows } = await tx.query<{ name: string }>(sql`
    update api_keys set revoked_at = ${at.toISOString()}
    where account_id = ${accountId} and company_id = ${companyId} and revoked_at is null returning name`);
  for (const { name } of rows) {
    await recordActivity(tx, { companyId, accountId: null, action: 'key_ended', subject: name, at });
  }
}

/** A company that ends asks and hears no more. */
export async function endForCompany(tx: Transaction, at: Date, companyId: number): Promise<void> {
  const now = at.toISOString();
  await tx.query(sql`
    update api_keys set revoked_at = ${now} where company_id = ${companyId} and revoked_at is null`);
  await tx.query(sql`
    update webhook_endpoints set removed_at = ${now}, is_on = false
    where company_id = ${companyId} and removed_at is null`);
}
