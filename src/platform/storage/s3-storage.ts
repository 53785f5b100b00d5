import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsV4Signer } from 'aws4fetch';
import type { Clock } from '#src/kernel/clock.ts';
import { type Storage, StoreAway } from './storage.ts';

export interface S3Settings {
  /** e.g. `https://s3.eu-central-1.amazonaws.com`; the bucket is part of the path. */
  endpoint: string;
  /** The store as browsers reach it; without it nobody but us reads from it. */
  linkEndpoint?: string | undefined;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  answersWithinMs?: number;
}

const NAME = /^[0-9a-f-]{36}$/;
const NOTHING = createHash('sha256').digest('hex');
/** A store that does not answer must not hold a request for ever; a slow body may take its time, sent or received. */
const ANSWERS_WITHIN_MS = 15_000;
const SLOWEST_BYTES_PER_MS = 250;
/** Long enough for a slow phone to begin, too short to be passed on. */
const LINK_SECONDS = 60;

interface Sent {
  hash?: string;
  body?: Blob;
  headers?: Record<string, string>;
}

/** Files in a bucket of any store that speaks S3, under the same names as on disk. */
export function createS3Storage(settings: S3Settings, clock: Clock): Storage {
  const addressOf = (endpoint: string, name: string) => {
    if (!NAME.test(name)) throw new Error('a stored file is named by a uuid');
    return new URL(`${endpoint.replace(/(?<!\/)\/+$/, '')}/${encodeURIComponent(settings.bucket)}/${name}`);
  };
  const sign = (what: { method: string; url: string; headers?: Record<string, string>; signQuery?: boolean }) =>
    new AwsV4Signer({
      ...what,
      service: 's3',
      region: settings.region,
      accessKeyId: settings.accessKey,
      secretAccessKey: settings.secretKey,
      datetime: clock
        .now()
        .toISOString()
        .replace(/[-:]|\.\d{3}/g, ''),
    }).sign();

  async function send(method: string, name: string, { hash = NOTHING, body, headers = {} }: Sent = {}) {
    const url = addressOf(settings.endpoint, name).href;
    const signed = await sign({ method, url, headers: { ...headers, 'x-amz-content-sha256': hash } });
    const patience = new AbortController();
    const { answersWithinMs = ANSWERS_WITHIN_MS } = settings;
    const answersWithin = answersWithinMs + (body?.size ?? 0) / SLOWEST_BYTES_PER_MS;
    const timer = setTimeout(() => patience.abort(new Error('the store does not answer')), answersWithin);
    try {
      // A store never sends elsewhere with a signature that was made for it.
      return await fetch(url, { method, headers: signed.headers, body, redirect: 'error', signal: patience.signal });
    } catch (error) {
      throw new StoreAway('the store does not answer', { cause: error });
    } finally {
      clearTimeout(timer);
    }
  }

  const { linkEndpoint } = settings;
  return {
    ...(linkEndpoint && {
      async linkTo(name, contentType, disposition) {
        const url = addressOf(linkEndpoint, name);
        url.searchParams.set('X-Amz-Expires', String(LINK_SECONDS));
        url.searchParams.set('response-content-type', contentType);
        url.searchParams.set('response-content-disposition', disposition);
        url.searchParams.set('response-cache-control', 'private, no-store');
        return (await sign({ method: 'GET', url: url.href, signQuery: true })).url.href;
      },
    }),
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
async function expectDone(response: Response, operation: string): Promise<void> {
  const text = await response.text();
  if (response.ok) return;
  const code = /<Code>([^<]{1,100})<\/Code>/.exec(text)?.[1] ?? 'no reason given';
  const says = `the store answered ${response.status} to ${operation}: ${code}`;
  throw response.status >= 500 || response.status === 429 ? new StoreAway(says) : new Error(says);
}
