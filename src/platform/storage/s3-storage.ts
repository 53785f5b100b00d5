import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Clock } from '#src/kernel/clock.ts';
import { type SigningKey, sha256, signV4 } from './sign-v4.ts';
import type { Storage } from './storage.ts';

export interface S3Settings extends SigningKey {
  /** e.g. `https://s3.eu-central-1.amazonaws.com`; the bucket is part of the path. */
  endpoint: string;
  bucket: string;
}

const NAME = /^[0-9a-f-]{36}$/;
const NOTHING = sha256('');
/** A store that does not answer must not hold a request for ever; a slow body may take its time, sent or received. */
const ANSWERS_WITHIN_MS = 60_000;
const SLOWEST_BYTES_PER_MS = 250;

interface Sent {
  hash?: string;
  body?: Blob;
  headers?: Record<string, string>;
}

/** Files in a bucket of any store that speaks S3, under the same names as on disk. */
export function createS3Storage(settings: S3Settings, clock: Clock): Storage {
  async function send(method: string, name: string, { hash = NOTHING, body, headers = {} }: Sent = {}) {
    if (!NAME.test(name)) throw new Error('a stored file is named by a uuid');
    const url = new URL(
      `${settings.endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(settings.bucket)}/${name}`,
    );
    const signed = signV4({ method, url, headers, payloadHash: hash, at: clock.now() }, settings);
    const patience = new AbortController();
    const answersWithin = ANSWERS_WITHIN_MS + (body?.size ?? 0) / SLOWEST_BYTES_PER_MS;
    const timer = setTimeout(() => patience.abort(new Error('the store does not answer')), answersWithin);
    try {
      // A store never sends elsewhere with a signature that was made for it.
      return await fetch(url, { method, headers: signed, body, redirect: 'error', signal: patience.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(name, path, contentType) {
      // The store wants the hash before the first byte. An archive may be large: it is read twice and never held.
      const sent = { hash: await hashOf(path), body: await openAsBlob(path), headers: { 'content-type': contentType } };
      const response = await send('PUT', name, sent);
      await expectDone(response, 'put');
      await rm(path, { force: true });
    },
    async open(name, range) {
      const response = await send('GET', name, { headers: range && { range: `bytes=${range.start}-${range.end}` } });
      if (response.ok && response.body) return Readable.fromWeb(response.body as ReadableStream);
      if (response.status !== 404) await expectDone(response, 'get');
      await response.body?.cancel();
      return undefined;
    },
    async remove(name) {
      const response = await send('DELETE', name);
      if (response.status === 404) await response.body?.cancel();
      else await expectDone(response, 'delete');
    },
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The store's own word for what went wrong, e.g. `AccessDenied`, is for the log. */
async function expectDone(response: Response, deed: string): Promise<void> {
  const text = await response.text();
  if (response.ok) return;
  const code = /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1] ?? 'no reason given';
  throw new Error(`the store answered ${response.status} to ${deed}: ${code}`);
}
