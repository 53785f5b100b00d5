import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/** Whether the company of a Boss is in a state that lets them in; whoever belongs to none is let in. */
export async function companyAllowsSignIn(tx: Reader, accountId: number): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select 1 from company_members m join companies c on c.id = m.company_id
    where m.account_id = ${accountId} and coalesce(to_jsonb(c) ->> 'status', 'active') <> 'active'`);
  return !rowCount;
}
