import { AppError } from '#src/kernel/errors.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { PROFILES_A_DAY, SEARCHES_A_DAY } from '../talent-rules.ts';

const CAPS = { searches: SEARCHES_A_DAY, profiles: PROFILES_A_DAY };

/**
 * One of the day's (UTC), by one conditional statement, so that nobody reads everybody however many ask at once. What only
 * reads has no transaction: it is counted in one of its own.
 */
export async function countLook(
  db: Database,
  { viewer, clock }: MemberContext,
  what: keyof typeof CAPS,
): Promise<void> {
  const max = CAPS[what];
  const column = sql.identifier(what);
  const { rowCount } = await db.query(sql`
    insert into talent_search_days as mine (account_id, day, ${column})
    values (${viewer.accountId}, ${clock.now().toISOString().slice(0, 10)}::date, 1)
    on conflict (account_id) do update set day = excluded.day,
      searches = case when mine.day = excluded.day then mine.searches else 0 end + excluded.searches,
      profiles = case when mine.day = excluded.day then mine.profiles else 0 end + excluded.profiles
    where mine.day <> excluded.day or mine.${column} < ${max}`);
  if (rowCount) return;
  throw what === 'searches' ? new AppError('talentSearchLimit', { max }) : new AppError('talentViewLimit', { max });
}
