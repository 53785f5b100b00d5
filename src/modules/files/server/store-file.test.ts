import { rmSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'fast-bmp';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDiskStorage } from '#src/platform/storage/disk-storage.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { claimFile } from './claim-file.ts';
import { purgeFilesTask } from './files.tasks.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

const ownTemporary = makeTemporaryFolder('parley-received-');

describe('the one door for files', () => {
  let app: TestApp;
  let me: TestVisitor;
  let other: TestVisitor;
  beforeAll(async () => {
    app = await startTestApp();
    // Other tests receive files at the same time.
    vi.stubEnv('TMPDIR', ownTemporary);
    me = await signIn(app, 'me@files.example');
    other = await signIn(app, 'other@files.example');
  });
  afterAll(async () => {
    await app.close();
    vi.unstubAllEnvs();
    rmSync(ownTemporary, { recursive: true, force: true });
  });

  const leftovers = async () => (await readdir(tmpdir())).filter((name) => /^parley-[0-9a-f-]{36}$/.test(name));

  it('RES-04 keeps a file, private to its sender, under a clean name and with harmless headers', async () => {
    const { status, envelope } = await uploadFile(me, PDF, '../../ev\u202eil "x".exe', { kind: 'resume' });
    expect([status, envelope.code]).toEqual([200, 0]);
    const file = envelope.data as { url: string; name: string; size: number; content_type: string };
    expect(file).toMatchObject({ name: 'evil _x_.pdf', size: PDF.length, content_type: 'application/pdf' });
    const read = await me.fetch(file.url);
    expect(Buffer.from(await read.arrayBuffer())).toEqual(PDF);
    expect(read.headers.get('content-disposition')).toMatch(/^attachment; filename="evil _x_.pdf"/);
    expect(read.headers.get('x-content-type-options')).toBe('nosniff');
    expect(read.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(read.headers.get('cache-control')).toBe('private, no-store');
    for (const stranger of [other, app.visitor()]) expect((await stranger.fetch(file.url)).status).toBe(404);
    expect((await me.fetch('/files/not-a-file/x.pdf')).status).toBe(404);
    expect(await leftovers()).toEqual([]);
  });

  it('RES-04 is only for people with an account, and nothing is received from others', async () => {
    const guest = app.visitor();
    await guest.api('POST /authentication/guest/login');
    expect((await uploadFile(guest, PDF, 'a.pdf', { kind: 'resume' })).envelope.code).toBe(49013);
    expect((await uploadFile(app.visitor(), PDF, 'a.pdf')).envelope.code).toBe(40003);
    expect(await leftovers()).toEqual([]);
  });

  it.each([
    ['chat_picture', 5, 41174, 'within 5MB'],
    ['licence', 5, 41174, 'within 5MB'],
    ['avatar', 10, 41207, '10MB'],
    ['company_logo', 4, 41086, '4 MB'],
    ['company_document', 20, 41064, '20 MB'],
    ['resume', 30, 41346, '30MB'],
  ])('RES-04 refuses a %s of more than %d MB in its own words', async (kind, limit, code, words) => {
    const large = Buffer.concat([PDF, Buffer.alloc(limit * 1024 * 1024)]);
    const { status, envelope } = await uploadFile(me, large, 'large.pdf', { kind });
    expect([status, envelope.code]).toEqual([413, code]);
    expect(envelope.message).toContain(words);
    expect(await leftovers()).toEqual([]);
  });

  it('RES-04 does not write down what is longer than anything may be, told or untold', async () => {
    // Just above what a form may be, and far above: refused before the file is read, by the limit of its own kind.
    for (const megabytes of [31, 45]) {
      const told = await uploadFile(me, Buffer.alloc(megabytes * 1024 * 1024), 'huge.pdf', { kind: 'resume' });
      expect([told.status, told.envelope.code]).toEqual([413, 41346]);
      expect(told.envelope.message).toContain('30MB');
      const logo = await uploadFile(me, Buffer.alloc(megabytes * 1024 * 1024), 'huge.png', { kind: 'company_logo' });
      expect([logo.status, logo.envelope.code]).toEqual([413, 41086]);
    }
    const boundary = 'x-parley-x';
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="kind"\r\n\r\nresume\r\n--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent === 0) controller.enqueue(Buffer.from(head));
        sent += 1;
        if (sent > 60) controller.close();
        else controller.enqueue(Buffer.alloc(1024 * 1024));
      },
    });
    const response = await me
      .fetch('/api/api-go/file/upload', {
        method: 'POST',
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        body,
        duplex: 'half',
      } as RequestInit)
      .catch(() => undefined);
    if (response) expect(response.status).toBe(413);
    expect(await leftovers()).toEqual([]);
  });

  it('RES-01 RES-04 goes to the disk as it comes, and leaves nothing behind when it is given up', async () => {
    const head =
      '--x\r\ncontent-disposition: form-data; name="kind"\r\n\r\nresume\r\n' +
      '--x\r\ncontent-disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7\n';
    const rows = async () => (await app.database.pool.query('select count(*) from files')).rows;
    const before = await rows();
    const controller = new AbortController();
    let isBegun = false;
    const body = new ReadableStream({
      pull(stream) {
        // Then it waits for ever, as a phone in a tunnel does.
        if (isBegun) return new Promise(() => {});
        isBegun = true;
        stream.enqueue(Buffer.concat([Buffer.from(head), Buffer.alloc(2 * 1024 * 1024)]));
      },
    });
    const sent = me.fetch('/api/api-go/file/upload', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body,
      duplex: 'half',
      signal: controller.signal,
    } as RequestInit);
    const sizes = async () =>
      Promise.all((await leftovers()).map(async (name) => (await stat(join(tmpdir(), name))).size));
    // The end of a chunk may still wait for what follows it.
    await vi.waitFor(async () => expect((await sizes())[0]).toBeGreaterThan(1024 * 1024), { timeout: 120_000 });
    controller.abort();
    await expect(sent).rejects.toThrow();
    await vi.waitFor(async () => expect(await leftovers()).toEqual([]), { timeout: 120_000 });
    expect(await rows()).toEqual(before);
  });

  it('RES-04 looks at the content, not at the name', async () => {
    const html = Buffer.from('<script>alert(1)</script>');
    expect((await uploadFile(me, html, 'cv.pdf', { kind: 'resume' })).envelope.code).toBe(41008);
    expect((await uploadFile(me, html, 'face.png', { kind: 'avatar' })).envelope.code).toBe(41264);
    expect((await uploadFile(me, html, 'page.html', { kind: 'chat_file' })).envelope.code).toBe(49090);
    expect((await uploadFile(me, Buffer.from([0, 1, 2]), 'a.txt', { kind: 'chat_file' })).envelope.code).toBe(49090);
    expect((await uploadFile(me, html, 'a.txt', { kind: 'chat_file' })).envelope).toMatchObject({
      code: 0,
      data: { content_type: 'text/plain; charset=utf-8' },
    });
    expect((await uploadFile(me, PDF, 'cv.pdf', { kind: 'nonsense' })).envelope.code).toBe(40001);
    const json = await me.call('POST', '/api-go/file/upload', { files: { path: '/etc/passwd' }, kind: 'resume' });
    expect(json.envelope.code).toBe(40001);
  });

  it('RES-04 tells an empty file, an unsupported picture and a picture that is too large apart, and truly', async () => {
    const told = async (bytes: Buffer, name: string, kind: string) => {
      const { status, envelope } = await uploadFile(me, bytes, name, { kind });
      return [status, envelope.code, envelope.message];
    };
    const empty = [422, 49096, 'This file is empty. Choose another one.'];
    expect(await told(Buffer.alloc(0), 'empty.pdf', 'company_document')).toEqual(empty);
    expect(await told(Buffer.alloc(0), 'empty.pdf', 'chat_file')).toEqual(empty);
    const BMP = Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]);
    for (const kind of ['chat_picture', 'company_logo', 'company_photo']) {
      const words = "We can't use this type of picture. Choose a JPG, PNG or WebP file.";
      expect(await told(BMP, 'photo.bmp', kind)).toEqual([415, 49097, words]);
    }
    const six = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(6 * 1024 * 1024)]);
    const words = 'File size is too huge. Please upload file that is within 5MB.';
    expect(await told(six, 'photo.jpg', 'chat_picture')).toEqual([413, 41174, words]);
    // No way around it: pictures are no chat files.
    expect((await told(six, 'photo.jpg', 'chat_file'))[1]).toBe(49090);
    expect(await leftovers()).toEqual([]);
  });

  it('RES-04 draws pictures anew: upright, small, without what the camera wrote', async () => {
    const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#3a6' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { envelope } = await uploadFile(me, photo, 'me.jpg', { kind: 'avatar' });
    expect(envelope.data).toMatchObject({ name: 'photo.webp', content_type: 'image/webp' });
    const bytes = Buffer.from(await (await me.fetch((envelope.data as { url: string }).url)).arrayBuffer());
    const facts = await sharp(bytes).metadata();
    expect([facts.format, facts.width, facts.height, facts.exif]).toEqual(['webp', 512, 256, undefined]);
    expect(bytes.includes('secret place')).toBe(false);
  });

  it('PROF-05 takes a BMP as a photo, in its own colours, and refuses one that lies about its size', async () => {
    const width = 30;
    const pixels = Buffer.alloc(width * width * 3);
    for (let at = 0; at < pixels.length; at += 3) pixels.set([220, 20, 60], at);
    const bmp = Buffer.from(
      encode({ width, height: width, data: pixels, bitsPerPixel: 24, channels: 3, components: 3 }),
    );
    const { envelope } = await uploadFile(me, bmp, 'me.bmp', { kind: 'avatar' });
    expect(envelope.data).toMatchObject({ name: 'photo.webp', content_type: 'image/webp' });
    const bytes = Buffer.from(await (await me.fetch((envelope.data as { url: string }).url)).arrayBuffer());
    const { dominant } = await sharp(bytes).stats();
    expect(dominant.r).toBeGreaterThan(dominant.b + 100);
    bmp.writeUInt32LE(60_000, 18);
    expect((await uploadFile(me, bmp, 'bomb.bmp', { kind: 'avatar' })).envelope.code).toBe(41264);
  });

  it('RES-04 draws large pictures one after another, because each takes a lot of memory', async () => {
    const large = await sharp({ create: { width: 3600, height: 3600, channels: 3, background: '#3a6' } })
      .png()
      .toBuffer();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, sharp.counters().process);
    }, 2);
    const sent = await Promise.all([1, 2, 3].map(() => uploadFile(me, large, 'large.png', { kind: 'avatar' })));
    clearInterval(watch);
    expect(sent.map(({ envelope }) => envelope.code)).toEqual([0, 0, 0]);
    expect(most).toBe(1);
  });

  it('RES-04 takes no more from someone who makes nothing of what they send', async () => {
    const hoarder = await signIn(app, 'hoarder@files.example');
    const { envelope } = await uploadFile(hoarder, PDF, 'a.pdf', { kind: 'resume' });
    const { id } = envelope.data as { id: string };
    await app.database.pool.query('update files set size = 400000000 where id = $1', [id]);
    const refused = await uploadFile(hoarder, PDF, 'b.pdf', { kind: 'resume' });
    expect([refused.status, refused.envelope.code]).toEqual([429, 40006]);
    await app.database.pool.query(`update files set subject = 'resume:9', claimed_at = now() where id = $1`, [id]);
    expect((await uploadFile(hoarder, PDF, 'b.pdf', { kind: 'resume' })).envelope.code).toBe(0);
  });

  it('RES-04 is forgotten after a day unless something was made of it', async () => {
    const folder = join(app.dataDir, 'files');
    const storage = createDiskStorage(folder);
    const upload = async () => (await uploadFile(me, PDF, 'a.pdf', { kind: 'resume' })).envelope.data as { id: string };
    const [kept, lost] = [await upload(), await upload()];
    const { rows } = await app.database.pool.query('select account_id from files where id = $1', [kept.id]);
    const claim = { fileId: kept.id, ownerAccountId: rows[0].account_id, kind: 'resume', subject: 'resume:1' } as const;
    const { db } = app.database;
    await db.transaction((tx) => claimFile(tx, claim));
    await db.transaction((tx) => claimFile(tx, claim));
    for (const wrong of [{ kind: 'avatar' as const }, { ownerAccountId: 1e9 }, { subject: 'resume:2' }]) {
      await expect(db.transaction((tx) => claimFile(tx, { ...claim, ...wrong }))).rejects.toMatchObject({
        errorName: 'notFound',
      });
    }
    app.clock.advance({ hours: 25 });
    const task = purgeFilesTask(db, storage, app.clock);
    await task.run(undefined);
    expect(await readFile(join(folder, kept.id.slice(0, 2), kept.id))).toEqual(PDF);
    await expect(readFile(join(folder, lost.id.slice(0, 2), lost.id))).rejects.toThrow();
    const left = await app.database.pool.query('select count(*) from file_removals');
    expect(left.rows).toEqual([{ count: 0 }]);
  });
});
