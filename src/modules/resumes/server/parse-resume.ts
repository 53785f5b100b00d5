import { buffer } from 'node:stream/consumers';
import { AppError } from '#src/kernel/errors.ts';
import { loadFiles } from '#src/modules/files/server/files.public.ts';
import type { NamesIn } from '#src/modules/options/server/options.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { createTurnsByKey } from '#src/platform/turns.ts';
import { type ResumeRefusal, refusals } from '../refusals.ts';
import type { ParsedResume } from '../resume-reading.ts';
import type { FindCountry } from './find-country.ts';
import { readImport, readResume } from './read-resume.ts';
import { createReadKeptScan, type ScanResult } from './scans/read-kept-scan.ts';

interface ParseParts {
  db: Database;
  storage: Storage;
  namesIn: NamesIn;
  findCountry: FindCountry;
  tessdataDir: string | undefined;
}

interface ParseInput {
  file_id: string;
  as_picture: boolean;
}

/**
 * Reads a resume or an import that the caller has uploaded. Nothing of it is saved: they look at it first. One after
 * another for each account, so that whoever sends many, or slow ones on purpose, does not keep others waiting.
 */
export function createParseResume({ db, storage, namesIn, findCountry, tessdataDir }: ParseParts) {
  const inTurn = createTurnsByKey();
  const readKeptScan = createReadKeptScan({ db, tessdataDir });
  return async (ctx: AccountContext, { file_id, as_picture }: ParseInput): Promise<ParsedResume> => {
    const file = (await loadFiles(ctx.tx, [file_id])).get(file_id);
    const isImport = file?.kind === 'profile_import';
    const isOwn = file?.account_id === ctx.viewer.accountId && (isImport || file.kind === 'resume');
    if (!isOwn || file.scan === 'infected') throw new AppError('notFound');
    const { language } = ctx.locale;
    const read = await inTurn(ctx.viewer.accountId, async (): Promise<ScanResult> => {
      const stored = await storage.open(file_id);
      if (!stored) throw new AppError('notFound');
      const bytes = await buffer(stored);
      const read = await (isImport ? readImport : readResume)(bytes, {
        language,
        year: ctx.clock.now().getUTCFullYear(),
      });
      if (read.reason !== 'scan') return read;
      return readKeptScan({ fileId: file_id, bytes, language, asPicture: as_picture });
    });
    if (!isImport) await noteOutcome(db, file_id, refusalOf(read));
    if (read.reason === undefined) {
      const country = findCountry(read.content.nationality);
      return { ...read, nationality: country === null ? null : namesIn(language).country(country) };
    }
    const { reason, fault, canReadPicture } = read;
    ctx.log.info({ file_id, reason, fault }, 'a resume could not be read');
    if (isImport) throw new AppError('importUnreadable', { reason });
    throw new AppError('resumeParsingFailed', { reason, ...(canReadPicture && { can_read_picture: true }) });
  };
}

/** Whether a kept resume can fill the profile is known once someone has tried; a better reader is tried again. */
async function noteOutcome(db: Database, fileId: string, refusal: ResumeRefusal | null): Promise<void> {
  await db.query(sql`
    update attached_resumes set refusal = ${refusal}
    where file_id = ${fileId}::uuid and refusal is distinct from ${refusal}`);
}

/** What to keep of it: a scan can fill the profile for as long as it may still be recognised. */
function refusalOf({ reason, canReadPicture }: ScanResult): ResumeRefusal | null {
  if (canReadPicture || reason === 'slowScan') return null;
  if (reason === 'unclearScan') return 'scan';
  return refusals.find((one) => one === reason) ?? null;
}
