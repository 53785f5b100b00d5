import type { ExportExtras } from '#src/modules/accounts/server/accounts.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { toJsonResume } from '../to-json-resume.ts';
import { createProfileAsResume } from './profile-as-resume.ts';
import type { ProfilesParts } from './profiles.parts.ts';

/** TRU-09: the profile as JSON Resume, in its owner's language. */
export function createFindExportExtras(parts: ProfilesParts) {
  const asResume = createProfileAsResume(parts);
  return async (tx: Reader, accountId: number): Promise<ExportExtras> => {
    const { rows } = await tx.query<{ language: string }>(sql`select language from accounts where id = ${accountId}`);
    const language = rows[0]?.language ?? 'en';
    const names = parts.namesIn(language);
    const content = await asResume(tx, accountId, language);
    return { resume: toJsonResume(content, (list, id) => names.of(list, id).value) };
  };
}
