import type { Context } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';

/** What someone has told about themselves that decides whether they can be hired (TRU-08). */
export interface HiringFacts {
  /** Their status by country. */
  workEligibilities: ReadonlyMap<number, number>;
  /** Languages they surely work in: those of their list and the work languages of their preferences. */
  languageIds: ReadonlySet<number>;
  /** They have listed their languages; without a list, one that was not named may be spoken all the same. */
  areLanguagesListed: boolean;
}

export const NOTHING_TOLD: HiringFacts = {
  workEligibilities: new Map(),
  languageIds: new Set(),
  areLanguagesListed: false,
};

interface FactRow {
  kind: 'status' | 'spoken' | 'wished';
  id: number;
  status: number | null;
}

/** In one query, because every list of jobs asks for it. A visitor without an account has told nothing. */
export async function findHiringFacts(tx: Context['tx'], accountId: number | null): Promise<HiringFacts> {
  if (accountId === null) return NOTHING_TOLD;
  const { rows } = await tx.query<FactRow>(sql`
    select 'status' as kind, country_id as id, work_eligibility_id as status
    from work_eligibilities where account_id = ${accountId}
    union all select 'spoken', language_id, null from spoken_languages where account_id = ${accountId}
    union all select 'wished', language_id, null from job_preferences where account_id = ${accountId}`);
  const statuses = rows.filter(({ kind }) => kind === 'status');
  return {
    workEligibilities: new Map(statuses.map(({ id, status }) => [id, status as number])),
    languageIds: new Set(rows.filter(({ kind }) => kind !== 'status').map(({ id }) => id)),
    areLanguagesListed: rows.some(({ kind }) => kind === 'spoken'),
  };
}
