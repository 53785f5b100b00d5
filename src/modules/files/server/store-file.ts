import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import type { Context, SessionContext } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { isOwn, ownerOf } from '#src/platform/database/owner.ts';
import { sql } from '#src/platform/database/sql.ts';
import { ReceivedFile } from '#src/platform/http/receive-form.ts';
import type { Scanner } from '#src/platform/scan/scanner.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { type FileKind, fileLimits, fileRefusals } from '../file-kinds.ts';
import type { StoredFile } from '../files.contract.ts';
import { cleanName } from './clean-name.ts';
import { detectType, isProgram } from './detect-type.ts';
import { contentTypes, type FileRule, type FileType, fileRules, type SentPicture } from './file-rules.ts';
import { type FileRow, fileUrl } from './files.queries.ts';
import { UNCLAIMED_HOURS } from './files.tasks.ts';
import { redrawPicture } from './redraw-picture.ts';
import { storingFailure } from './storing-failure.ts';
import { videoLength } from './video-length.ts';

interface Input {
  files: unknown;
  filename?: string;
  kind: FileKind;
}

/** Where files are kept, and who looks at them first if anybody does. */
export interface FileParts {
  /** Nobody holds a transaction while a file is looked at and stored. */
  db: Database;
  storage: Storage;
  scanner?: Scanner;
}

const MOST_UNCLAIMED = 300 * 1024 * 1024;

/** Keeps a file that is what its kind asks for; it stays its sender's own until something is made of it. */
export function createStoreFile({ db, storage, scanner }: FileParts) {
  return async (ctx: SessionContext, input: Input): Promise<StoredFile> => {
    const file = input.files;
    if (!(file instanceof ReceivedFile)) {
      throw new AppError('validationFailed', {}, [{ field: 'files', problem: 'required' }]);
    }
    await assertRoom(ctx);
    const rule = fileRules[input.kind];
    if (file.isTooLarge || file.size > fileLimits[input.kind]) throw new AppError(fileRefusals[input.kind].tooLarge);
    if (file.size === 0) throw new AppError('fileEmpty');
    const given = nameOf(input, file);
    const type = await settleType(file, given, rule);
    if (!type) throw new AppError(await refusalOf(input.kind, file.path));
    const seconds = rule.mostSeconds === undefined ? null : await measureVideo(file.path, type, rule.mostSeconds);
    const [size, sha256] = rule.picture && isPicture(type) ? await measure(file.path) : [file.size, file.sha256];
    const scan = await scanned(scanner, file.path, rule.picture !== undefined && isPicture(type));
    const stored = { id: randomUUID(), name: cleanName(given, type), size, content_type: contentTypes[type] };
    await db.query(sql`
      insert into files (id, ${ownColumn(ctx)}, kind, name, content_type, size, sha256, scan, seconds, created_at)
      values (${stored.id}, ${ownerOf(ctx.viewer)?.id ?? null}, ${input.kind}, ${stored.name}, ${stored.content_type}, ${size},
        ${sha256}, ${scan}, ${seconds}, ${ctx.clock.now().toISOString()})`);
    try {
      await storage.put(stored.id, file.path, stored.content_type);
    } catch (error) {
      await db.query(sql`delete from files where id = ${stored.id}`);
      const refusals: { tooLarge: ErrorName; failed?: ErrorName } = fileRefusals[input.kind];
      throw storingFailure(ctx, error, refusals.failed);
    }
    return { ...stored, url: fileUrl(stored.id, stored.name) };
  };
}

/** Whoever was given a program under another name should hear what it is. */
async function refusalOf(kind: FileKind, path: string): Promise<ErrorName> {
  const refusals: { wrongType: ErrorName; program?: ErrorName } = fileRefusals[kind];
  return refusals.program && (await isProgram(path)) ? refusals.program : refusals.wrongType;
}

/** The recorder's last picture may end a moment after the limit. */
const GRACE_SECONDS = 1;

/** PROF-06: whole seconds of a video that is not too long. */
async function measureVideo(path: string, type: FileType, most: number): Promise<number> {
  const length = await videoLength(path, type);
  if (length === 'noPicture') throw new AppError('videoTypeUnsupported');
  if (length === 'unreadable') throw new AppError('videoUnreadable');
  if (length.seconds > most + GRACE_SECONDS) throw new AppError('videoTooLong');
  return Math.min(most, Math.ceil(length.seconds));
}

/** The address of a photo is read by those who may not know a full name yet (PROF-04), and files are called by it. */
function nameOf({ kind, filename }: Input, file: ReceivedFile): string {
  return kind === 'avatar' ? 'photo' : filename?.trim() || file.name;
}

/** Whoever sends a file waits so long for the scanner; after that it is asked again without them. */
const SCANNED_WITHIN_MS = 8000;

/** Refuses malware at once. A scanner that is away holds nobody up: others wait for the verdict, the sender does not. */
async function scanned(scanner: Scanner | undefined, path: string, isRedrawn: boolean): Promise<FileRow['scan']> {
  const verdict = await scanner?.scan(path, SCANNED_WITHIN_MS);
  if (verdict === undefined) return null;
  if (verdict === 'infected') throw new AppError('fileInfected');
  // Nothing but its colours is left of a picture that we drew anew.
  return verdict === 'clean' || isRedrawn ? 'clean' : 'pending';
}

/** A visitor's file belongs to their session. */
function ownColumn(ctx: Context) {
  return sql.identifier(ownerOf(ctx.viewer)?.column ?? 'account_id');
}

/** What nothing was made of is gone after a day; until then nobody fills the disk with it. */
export async function assertRoom(ctx: Context): Promise<void> {
  const { rows } = await ctx.tx.query<{ bytes: number; oldest: Date | null }>(sql`
    select coalesce(sum(size), 0)::bigint as bytes, min(created_at) as oldest from files
    where ${isOwn(ctx.viewer)} and subject is null`);
  const { bytes = 0, oldest = null } = rows[0] ?? {};
  if (bytes < MOST_UNCLAIMED || oldest === null) return;
  const wait = Math.ceil((oldest.getTime() + UNCLAIMED_HOURS * 3600_000 - ctx.clock.now().getTime()) / 1000);
  throw new AppError('tooManyAttempts', { retry_after: Math.max(1, wait) });
}

/** The type it has, or gets when it is drawn anew; undefined when it is nothing that the kind takes. */
async function settleType(file: ReceivedFile, name: string, rule: FileRule): Promise<FileType | undefined> {
  const type = await detectType(file.path, name);
  if (!type || !rule.types.includes(type)) return undefined;
  if (!rule.picture || !isPicture(type)) return type;
  return redrawPicture(file.path, type, rule.picture);
}

function isPicture(type: FileType): type is SentPicture {
  return type === 'png' || type === 'jpg' || type === 'webp' || type === 'bmp';
}

async function measure(path: string): Promise<[number, Buffer]> {
  const bytes = await readFile(path);
  return [bytes.length, createHash('sha256').update(bytes).digest()];
}
