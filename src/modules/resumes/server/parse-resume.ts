import { buffer } from 'node:stream/consumers';
import { AppError } from '#src/kernel/errors.ts';
import { loadFiles } from '#src/modules/files/server/files.public.ts';
import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { createTurnsByKey } from '#src/platform/turns.ts';
import type { ParsedResume, Refusal } from '../resume-reading.ts';
import type { FindCountry } from './find-country.ts';
import { readImport, readResume } from './read-resume.ts';

interface ParseParts {
  db: Database;
  storage: Storage;
  namesIn: NamesIn;
  findCountry: FindCountry;
}

/**
 * Reads a resume or an import that the caller has uploaded. Nothing of it is saved: they look at it first. One after
 * another for each account, so that whoever sends many, or slow ones on purpose, does not keep others waiting.
 */
export function createParseResume({ db, storage, namesIn, findCountry }: ParseParts) {
  const inTurn = createTurnsByKey();
  return async (ctx: AccountContext, { file_id }: { file_id: string }): Promise<ParsedResume> => {
    const file = (await loadFiles(ctx.tx, [file_id])).get(file_id);
    const isImport = file?.kind === 'profile_import';
    const isOwn = file?.account_id === ctx.viewer.accountId && (isImport || file.kind === 'resume');
    if (!isOwn || file.scan === 'infected') throw new AppError('notFound');
    const read = await inTurn(ctx.viewer.accountId, async () => {
      const bytes = await storage.open(file_id);
      if (!bytes) throw new AppError('notFound');
      return (isImport ? readImport : readResume)(await buffer(bytes), { language: ctx.locale.language });
    });
    if (!isImport) await noteOutcome(db, file_id, read.reason ?? null);
    if (read.reason === undefined) {
      const country = findCountry(read.content.nationality);
      return { ...read, nationality: country === null ? null : namesIn(ctx.locale.language).country(country) };
    }
    ctx.log.info({ file_id, reason: read.reason, fault: read.fault }, 'a resume could not be read');
    throw new AppError(isImport ? 'importUnreadable' : 'resumeParsingFailed', { reason: read.reason });
  };
}

/** Whether a kept resume can fill the profile is known once someone has tried; a better reader is tried again. */
async function noteOutcome(db: Database, fileId: string, refusal: Refusal | null): Promise<void> {
  await db.query(sql`
    update attached_resumes set refusal = ${refusal}
    where file_id = ${fileId}::uuid and refusal is distinct from ${refusal}`);
}
