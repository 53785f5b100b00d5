import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { JsonResume } from '../json-resume.ts';
import { toJsonResume } from '../to-json-resume.ts';
import { createProfileAsResume } from './profile-as-resume.ts';
import type { ProfilesParts } from './profiles.parts.ts';

/** RES-05: a profile as JSON Resume, with the names of levels and languages in its owner's language. */
export function createProfileAsJsonResume(parts: ProfilesParts) {
  const asResume = createProfileAsResume(parts);
  return async (tx: Reader, accountId: number): Promise<JsonResume> => {
    const { rows } = await tx.query<{ language: string }>(sql`select language from accounts where id = ${accountId}`);
    const language = rows[0]?.language ?? 'en';
    const names = parts.namesIn(language);
    return toJsonResume(await asResume(tx, accountId, language), (list, id) => names.of(list, id).value);
  };
}
