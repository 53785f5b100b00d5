import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
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
/** A store that does not answer must not hold a request for ever; a slow body may take its time. */
const ANSWERS_WITHIN_MS = 60_000;

/** Files in a bucket of any store that speaks S3, under the same names as on disk. */
export function createS3Storage(settings: S3Settings, clock: Clock): Storage {
  async function send(method: string, name: string, body?: Buffer<ArrayBuffer>, headers: Record<string, string> = {}) {
    if (!NAME.test(name)) throw new Error('a stored file is named by a uuid');
    const url = new URL(
      `${settings.endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(settings.bucket)}/${name}`,
    );
    const payloadHash = body ? sha256(body) : NOTHING;
    const signed = signV4({ method, url, headers, payloadHash, at: clock.now() }, settings);
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error('the store does not answer')), ANSWERS_WITHIN_MS);
    try {
      // A store never sends elsewhere with a signature that was made for it.
      return await fetch(url, { method, headers: signed, body, redirect: 'error', signal: patience.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(name, path, contentType) {
      // A file is at most 30 MB, and the store wants its hash before the first byte.
      const response = await send('PUT', name, await readFile(path), { 'content-type': contentType });
      await expectDone(response, 'put');
      await rm(path, { force: true });
    },
    async open(name, range) {
      const response = await send('GET', name, undefined, range && { range: `bytes=${range.start}-${range.end}` });
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

/** The store's own word for what went wrong, e.g. `AccessDenied`, is for the log. */
async function expectDone(response: Response, deed: string): Promise<void> {
  const text = await response.text();
  if (response.ok) return;
  const code = /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1] ?? 'no reason given';
  throw new Error(`the store answered ${response.status} to ${deed}: ${code}`);
}
