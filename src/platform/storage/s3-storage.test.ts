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
import { StoreAway } from './storage.ts';

const clock = { now: () => new Date('2026-03-01T09:00:00.123Z') };
const owner = {
  accessKey: 'STANDIN',
  secretKey: 'stand-in/secret+word',
  region: 'ap-southeast-1',
  bucket: 'parley-files',
};
const folder = makeTemporaryFolder('parley-s3-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('RES-04 RUN-09 files in a store that speaks S3', () => {
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

  it('signs a link that gives one file to a browser for a minute, under the name and type that we say', async () => {
    const settings = { ...owner, endpoint: store.endpoint, linkEndpoint: store.endpoint };
    const storage = createS3Storage(settings, clock);
    const name = randomUUID();
    await storage.put(name, await paper(Buffer.from('a resume')), 'application/pdf');
    const disposition = `attachment; filename="R_sum_.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20%28new%29.pdf`;
    const link = await storage.linkTo?.(name, 'application/pdf', disposition);
    const answer = await fetch(link ?? '');
    expect(await answer.text()).toBe('a resume');
    expect(answer.headers.get('content-disposition')).toBe(disposition);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const other = (link ?? '').replace(name, randomUUID());
    expect((await fetch(other)).status).toBe(403);
    expect((await fetch((link ?? '').replace('Expires=60', 'Expires=6000'))).status).toBe(403);
    const old = createS3Storage(settings, { now: () => new Date('2026-03-01T08:58:59Z') });
    expect((await fetch((await old.linkTo?.(name, 'application/pdf', disposition)) ?? '')).status).toBe(403);
    expect(createS3Storage({ ...owner, endpoint: store.endpoint }, clock).linkTo).toBeUndefined();
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

  it('RUN-13 gives up a store that hangs, fails or is not there, keeps the file, and stores it once it is back', async () => {
    const patient = { ...owner, endpoint: store.endpoint, answersWithinMs: 200 };
    const storage = createS3Storage(patient, clock);
    const [name, path] = [randomUUID(), await paper(Buffer.from('a resume'))];
    const nobody = createS3Storage({ ...patient, endpoint: 'http://127.0.0.1:1' }, clock);
    await expect(nobody.put(name, path, 'text/plain')).rejects.toBeInstanceOf(StoreAway);
    for (const mode of ['hangs', 'fails'] as const) {
      store.state.mode = mode;
      await expect(storage.put(name, path, 'text/plain')).rejects.toBeInstanceOf(StoreAway);
      await expect(storage.open(name)).rejects.toBeInstanceOf(StoreAway);
      await expect(storage.remove(name)).rejects.toBeInstanceOf(StoreAway);
    }
    store.state.mode = 'works';
    expect(existsSync(path)).toBe(true);
    await storage.put(name, path, 'text/plain');
    expect(store.objects.get(name)?.bytes.toString()).toBe('a resume');
  });

  it('does not start with a bucket and no keys', () => {
    expect(() => openStorage(readEnv({ S3_BUCKET: 'files' }), folder, clock)).toThrow('S3_ACCESS_KEY');
    expect(() => readEnv({ S3_ENDPOINT: 'nonsense' })).toThrow('S3_ENDPOINT');
  });
});
