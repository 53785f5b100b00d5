import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/**
 * After every change of a profile: keeps `is_profile_completed` true to its meaning (`neededSteps`: a name, work or
 * studies, and a skill), and tells who has made something of the profile.
 */
export async function settleCompleted(tx: Transaction, accountId: number): Promise<void> {
  await tx.query(sql`
    update accounts set is_profile_completed = not is_profile_completed
    where id = ${accountId} and is_profile_completed is distinct from (
      first_name <> '' and exists (select 1 from profile_skills where account_id = accounts.id) and (
        exists (select 1 from work_experiences where account_id = accounts.id)
        or exists (select 1 from educations where account_id = accounts.id)))`);
  await tx.emit('profile.changed', { accountId });
}
