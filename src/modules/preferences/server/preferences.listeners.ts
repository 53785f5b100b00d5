import { sql } from '#src/platform/database/sql.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';

/** Languages that a resume tells come after those that someone has named; what they have said of one stays. */
export const preferencesListeners: Listeners = {
  'profile.filled': async (tx, filled) => {
    for (const { accountId, languages } of filled) {
      await tx.query(sql`
        insert into spoken_languages (account_id, position, language_id, proficiency_id, created_at)
        select ${accountId}, position + (select coalesce(max(position), 0) from spoken_languages
          where account_id = ${accountId}), language_id, proficiency_id, now()
        from unnest(${languages.map(({ language_id }) => language_id)}::integer[],
          ${languages.map(({ proficiency_id }) => proficiency_id)}::integer[])
          with ordinality as spoken (language_id, proficiency_id, position)
        on conflict (account_id, language_id) do update
          set proficiency_id = coalesce(spoken_languages.proficiency_id, excluded.proficiency_id)`);
    }
  },
};
