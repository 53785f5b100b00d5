import type { ExportExtras } from '#src/modules/accounts/server/accounts.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { createProfileAsJsonResume } from './profile-as-json-resume.ts';
import type { ProfilesParts } from './profiles.parts.ts';

/** TRU-09: the profile as JSON Resume, and the days on which licences run out, in its owner's language. */
export function createFindExportExtras(parts: ProfilesParts, texts: Texts) {
  const asJsonResume = createProfileAsJsonResume(parts);
  return async (tx: Reader, accountId: number): Promise<ExportExtras> => {
    const { rows } = await tx.query<{ id: number; name: string; expires: string; language: string }>(sql`
      select licences.id, name, expires, language from licences join accounts on accounts.id = account_id
      where account_id = ${accountId} and expires is not null order by expires`);
    const events = rows.map(({ id, name, expires, language }) => ({
      id: `licence-${id}`,
      title: texts.translate(language)('profiles.own.licenceExpires', { name }),
      from: lastDayOf(expires),
    }));
    return { resume: await asJsonResume(tx, accountId), events };
  };
}

/** What runs out in a month or a year does so at its end. */
function lastDayOf(date: string): string {
  const [year = 0, month = 12, day] = date.split('-').map(Number);
  return new Date(Date.UTC(year, day === undefined ? month : month - 1, day ?? 0)).toISOString().slice(0, 10);
}
