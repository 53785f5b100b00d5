import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

interface CachedAnswer {
  text: string;
  etag: string;
  /** Brotli of the text at its best, once it has been made. */
  packed?: Buffer;
  isPacking?: boolean;
}

/** Below this the headers weigh more than what is saved. */
const WORTH_PACKING = 1024;
const pack = promisify(brotliCompress);
const cached = new WeakMap<object, CachedAnswer>();

/**
 * The text and ETag of an answer that is the same for everyone. A verb that hands out the same object again pays for
 * serialising, hashing and compressing it once.
 */
export function cachedAnswer(envelope: { data: unknown }): CachedAnswer {
  const key = typeof envelope.data === 'object' && envelope.data !== null ? envelope.data : envelope;
  const known = cached.get(key);
  // Not at the first time: an object that never comes again would be packed for nobody.
  if (known) packOnce(known);
  if (known) return known;
  const text = JSON.stringify(envelope);
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const answer = { text, etag };
  cached.set(key, answer);
  return answer;
}

function packOnce(answer: CachedAnswer): void {
  if (answer.isPacking || answer.text.length < WORTH_PACKING) return;
  answer.isPacking = true;
  // Until it is done, and should it fail, the server compresses each answer as it goes out.
  pack(answer.text).then(
    (packed) => {
      answer.packed = packed;
    },
    () => undefined,
  );
}
