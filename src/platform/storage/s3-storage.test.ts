import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startS3 } from '#test/s3-stand-in.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { readEnv } from '../env.ts';
import { openStorage } from './open-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { sha256, signV4 } from './sign-v4.ts';

const clock = { now: () => new Date('2026-03-01T09:00:00.123Z') };
const owner = {
  accessKey: 'STANDIN',
  secretKey: 'stand-in/secret+word',
  region: 'ap-southeast-1',
  bucket: 'parley-files',
};
const folder = makeTemporaryFolder('parley-s3-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The worked examples of AWS's own description of the signature; its keys open nothing. */
describe('RES-04 the signature of requests to a store', () => {
  const key = {
    accessKey: 'AKIAIOSFODNN7EXAMPLE',
    secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const at = new Date('2013-05-24T00:00:00Z');
  it.each([
    [
      'GET',
      'https://examplebucket.s3.amazonaws.com/test.txt',
      { Range: 'bytes=0-9' },
      '',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT',
      'https://examplebucket.s3.amazonaws.com/test$file.text',
      { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      'Welcome to Amazon S3.',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET',
      'https://examplebucket.s3.amazonaws.com/?prefix=J&max-keys=2',
      {},
      '',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s %s is signed as published', (method, address, headers, body, signature) => {
    const request = { method, url: new URL(address), headers, payloadHash: sha256(body), at };
    expect(signV4(request, key).authorization).toContain(`Signature=${signature}`);
  });
});

describe('RES-04 files in a store that speaks S3', () => {
  let store: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    store = await startS3(owner, clock.now);
  });
  afterAll(() => store.close());

  async function paper(bytes: Buffer): Promise<string> {
    const path = join(folder, randomUUID());
    await writeFile(path, bytes);
    return path;
  }

  it('keeps, reads and removes bytes, and takes the temporary file away', async () => {
    const env = readEnv({
      S3_ENDPOINT: `${store.endpoint}/`,
      S3_BUCKET: owner.bucket,
      S3_REGION: owner.region,
      S3_ACCESS_KEY: owner.accessKey,
      S3_SECRET_KEY: owner.secretKey,
    });
    const storage = openStorage(env, folder, clock);
    const [name, bytes] = [randomUUID(), Buffer.alloc(3_000_000, 'parley ✓')];
    const path = await paper(bytes);
    await storage.put(name, path, 'text/plain; charset=utf-8');
    expect(existsSync(path)).toBe(false);
    expect(store.objects.get(name)?.type).toBe('text/plain; charset=utf-8');
    const read = await storage.open(name);
    expect(read && (await buffer(read)).equals(bytes)).toBe(true);
    const part = await storage.open(name, { start: 5, end: 14 });
    expect(part && (await buffer(part)).equals(bytes.subarray(5, 15))).toBe(true);
    await storage.remove(name);
    await storage.remove(name);
    expect(await storage.open(name)).toBeUndefined();
    expect(store.refused).toEqual([]);
    await expect(storage.open('../other')).rejects.toThrow('named by a uuid');
  });

  it('tells the log what the store said, keeps the file and never says the key', async () => {
    const storage = createS3Storage({ ...owner, endpoint: store.endpoint, secretKey: 'another secret' }, clock);
    const path = await paper(Buffer.from('x'));
    const refusal = storage.put(randomUUID(), path, 'text/plain');
    await expect(refusal).rejects.toThrow('the store answered 403 to put: SignatureDoesNotMatch');
    expect(existsSync(path)).toBe(true);
    const late = { now: () => new Date('2026-03-01T10:00:00Z') };
    const slow = createS3Storage({ ...owner, endpoint: store.endpoint }, late);
    await expect(slow.open(randomUUID())).rejects.toThrow('RequestTimeTooSkewed');
    const elsewhere = createS3Storage({ ...owner, bucket: 'other', endpoint: store.endpoint }, clock);
    await expect(elsewhere.put(randomUUID(), path, 'text/plain')).rejects.toThrow('NoSuchBucket');
  });

  it('does not start with a bucket and no keys', () => {
    expect(() => openStorage(readEnv({ S3_BUCKET: 'files' }), folder, clock)).toThrow('S3_ACCESS_KEY');
    expect(() => readEnv({ S3_ENDPOINT: 'nonsense' })).toThrow('S3_ENDPOINT');
  });
});
