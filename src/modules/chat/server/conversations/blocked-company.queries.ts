import { type Sql, sql } from '#src/platform/database/sql.ts';

/** SET-04: the talent of conversation `c` has blocked its company, whoever answers for it. */
export function isCompanyBlocked(): Sql {
  return sql`exists (select from blocked_companies k where k.account_id = c.talent_id and k.company_id = c.company_id)`;
}
