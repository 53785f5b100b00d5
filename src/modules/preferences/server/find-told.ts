import type { ToldElsewhere } from '#src/modules/profiles/server/profiles.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/** What a profile tells that stands here: languages in their order, and whether the rest was answered. */
export async function findTold(tx: Reader, accountId: number): Promise<ToldElsewhere> {
  const { rows } = await tx.query<{ has_preference: boolean; has_eligibility: boolean }>(sql`
    select exists (select 1 from job_preferences where account_id = ${accountId}) as has_preference,
      exists (select 1 from work_eligibilities where account_id = ${accountId}) as has_eligibility`);
  return {
    languages: await loadSpoken(tx, accountId),
    hasPreference: rows[0]?.has_preference ?? false,
    hasEligibility: rows[0]?.has_eligibility ?? false,
  };
}

/** As their owner has put them. Those told before there was an order: the best known first. */
export async function loadSpoken(tx: Reader, accountId: number): Promise<ToldElsewhere['languages']> {
  const { rows } = await tx.query<ToldElsewhere['languages'][number]>(sql`
    select language_id, proficiency_id from spoken_languages where account_id = ${accountId}
    order by position, proficiency_id, language_id`);
  return rows;
}
