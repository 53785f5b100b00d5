import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { findHiringFacts, loadPreferences } from '#src/modules/preferences/server/preferences.public.ts';
import type { ProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import type { MatchTitles } from '#src/modules/search/server/search.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TalentFacts } from './facts.ts';
import { prepareTalent } from './prepare-talent.ts';
import { vocabularyOf } from './vocabulary.ts';

/** Prepared people that a process keeps in memory, the longest unused leave first. */
const MOST_KEPT = 2000;

interface TalentParts {
  data: OptionData;
  profileAsResume: ProfileAsResume;
  matchTitles: MatchTitles;
}

interface StampRow {
  id: number;
  country_id: number;
  language: string;
  /** Never null: nothing has changed yet is 0. */
  stamp: number;
}

export type LoadTalents = (tx: Reader, accountIds: readonly number[], now: Date) => Promise<Map<number, TalentFacts>>;

/**
 * The facts of people, prepared once. What they are made of has a number in the database that every change raises in its
 * own transaction (`matching.listeners.ts`), so that no process ever answers from older facts; time is told by months.
 */
export function createLoadTalents(parts: TalentParts): LoadTalents {
  const kept = new Map<number, { state: string; facts: TalentFacts }>();
  const prepare = createPrepare(parts);
  return async (tx, accountIds, now) => {
    const found = new Map<number, TalentFacts>();
    for (const row of await findStamps(tx, accountIds)) {
      const state = `${row.stamp} ${row.country_id} ${row.language} ${now.toISOString().slice(0, 7)}`;
      const known = kept.get(row.id);
      const facts = known?.state === state ? known.facts : await prepare(tx, row, now);
      kept.delete(row.id);
      kept.set(row.id, { state, facts });
      found.set(row.id, facts);
    }
    for (const id of kept.keys()) if (kept.size > MOST_KEPT) kept.delete(id);
    return found;
  };
}

type Prepare = (
  tx: Reader,
  person: Pick<StampRow, 'id' | 'country_id' | 'language'>,
  now: Date,
) => Promise<TalentFacts>;

/** Prepares one person as the transaction sees them and remembers nothing of it, since it may never be committed. */
export function createPrepare({ data, profileAsResume, matchTitles }: TalentParts): Prepare {
  return async (tx, { id, country_id, language }, now) => {
    const { languages, ...resume } = await profileAsResume(tx, id, language);
    const told = {
      countryId: country_id,
      language,
      resume,
      languages: languages.flatMap(({ language_id, proficiency_id }) =>
        language_id === null ? [] : [{ language_id, proficiency_id }],
      ),
      preferences: await loadPreferences(tx, id),
      hiring: await findHiringFacts(tx, id),
    };
    return prepareTalent(told, { data, vocabulary: vocabularyOf(data), matchTitles, now });
  };
}

async function findStamps(tx: Reader, accountIds: readonly number[]): Promise<StampRow[]> {
  const { rows } = await tx.query<StampRow>(sql`
    select a.id, a.country_id, a.language, coalesce(s.stamp, 0) as stamp
    from accounts a left join match_stamps s on s.account_id = a.id where a.id = any(${[...accountIds]}::bigint[])`);
  return rows;
}
