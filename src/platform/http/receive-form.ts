import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#src/kernel/errors.ts';
import { temporaryPath } from '../storage/temporary-files.ts';
import { toPassingFailure } from './passing-failure.ts';

/** A file as it came, in a temporary place. No JSON body can make one, so a path in here is always ours. */
export class ReceivedFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  readonly sha256: Buffer;
  /** It was longer than anything may be; what is at the path is only its beginning. */
  readonly isTooLarge: boolean;

  constructor(path: string, name: string, size: number, sha256: Buffer, isTooLarge: boolean) {
    this.path = path;
    this.name = name;
    this.size = size;
    this.sha256 = sha256;
    this.isTooLarge = isTooLarge;
  }
}

/** Room for the other fields and the form's own lines. */
const FORM_BYTES = 64 * 1024;
/**
 * How long what has arrived whole may take to be understood. Counted in rounds and not by the clock: a busy machine that
 * stood still for seconds has not looked at it yet.
 */
const ROUND_MS = 1000;
const ROUNDS_AFTER_END = 5;
const LIMITS = { files: 1, fields: 10, parts: 11, fieldNameSize: 100, fieldSize: 2000, headerPairs: 50 };

/**
 * Reads a form with one file. The file goes to the disk as it comes, and not a byte more than allowed; what is left of
 * the request is thrown away unread.
 */
export function receiveForm(request: FastifyRequest, mostBytes: number) {
  const path = temporaryPath();
  return {
    async receive(): Promise<Record<string, unknown>> {
      const isTooLong = Number(request.headers['content-length'] ?? 0) > mostBytes + FORM_BYTES;
      try {
        const state = { isWriting: false, isTooLong };
        return await Promise.race([readForm(request, path, mostBytes, state), failWhenCutShort(request, state)]);
      } catch (error) {
        const known = toFormError(error);
        if (known.status >= 500) request.log.error({ err: error }, 'an upload was not stored');
        throw known;
      }
    },
    discard: () => rm(path, { force: true }),
  };
}

/** A slow disk is no fault of who sends. */
interface FormState {
  isWriting: boolean;
  /** The request says itself that it is longer than anything may be: what stands before its file is read, the file is not. */
  isTooLong: boolean;
}

async function readForm(request: FastifyRequest, path: string, mostBytes: number, state: FormState) {
  const fields: Record<string, unknown> = Object.create(null);
  // One byte more than allowed tells 'just right' from 'cut off'.
  for await (const part of request.parts({ limits: { ...LIMITS, fileSize: mostBytes + 1 } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (state.isTooLong) {
      fields.files = new ReceivedFile(path, part.filename ?? '', 0, Buffer.alloc(32), true);
      return dropRest(request, { ...kindInAddress(request), ...fields });
    } else {
      state.isWriting = true;
      const file = await writeFile(part, path, mostBytes);
      state.isWriting = false;
      fields.files = file;
      if (file.isTooLarge) return dropRest(request, fields);
    }
  }
  return { ...fields };
}

/** The parser waits for ever for the end of headers that never came. What has arrived whole is read within moments. */
function failWhenCutShort(request: FastifyRequest, state: FormState): Promise<never> {
  return new Promise((_resolve, reject) => {
    request.raw.once('end', () => {
      let rounds = 0;
      const watch = setInterval(() => {
        rounds = state.isWriting ? 0 : rounds + 1;
        if (rounds < ROUNDS_AFTER_END) return;
        clearInterval(watch);
        reject(brokenForm());
      }, ROUND_MS).unref();
    });
  });
}

/** Nobody waits for the rest: it flows away while the answer is already on its way. */
function dropRest(request: FastifyRequest, fields: Record<string, unknown>) {
  request.raw.unpipe();
  request.raw.resume();
  return { ...fields };
}

/** A form whose file comes first can still have its kind in the address, so that the answer names the right limit. */
function kindInAddress(request: FastifyRequest): Record<string, unknown> {
  const kind = new URL(request.url, 'http://localhost').searchParams.get('kind');
  return kind ? { kind } : {};
}

async function writeFile(part: MultipartFile, path: string, mostBytes: number): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const stop = new AbortController();
  part.file.once('limit', () => stop.abort());
  const target = createWriteStream(path, { mode: 0o600, flags: 'wx' });
  await pipeline(part.file, measure, target, { signal: stop.signal }).catch((error) => {
    if (!stop.signal.aborted) throw error;
  });
  const isTooLarge = stop.signal.aborted || size > mostBytes;
  return new ReceivedFile(path, part.filename ?? '', size, hash.digest(), isTooLarge);
}

/** The disk and the storage are ours; whatever else is wrong with a form, its sender has made. */
function toFormError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const passing = toPassingFailure(error);
  if (passing?.says) return passing.error;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$|FST_REQ_FILE_TOO_LARGE/.test(code)) return new AppError('payloadTooLarge');
  if (syscall && code !== 'ECONNRESET' && code !== 'EPIPE') return new AppError('uploadFailed');
  return brokenForm();
}

function brokenForm(): AppError {
  return new AppError('validationFailed', {}, [{ field: 'body', problem: 'invalidFormat' }]);
}
