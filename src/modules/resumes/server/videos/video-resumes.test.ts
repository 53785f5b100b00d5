import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeVideo } from '#test/factories/make-video.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { runTask } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

let app: TestApp;
let short: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  short = await makeVideo('mp4', 5);
});
afterAll(() => app?.close());

let people = 0;
const talent = () => signIn(app, `video-${++people}@parley.example`);
const send = (person: TestVisitor, bytes: Buffer, name = 'me.mp4') =>
  uploadFile(person, bytes, name, { kind: 'video_resume' });
const upload = async (person: TestVisitor, bytes = short, name = 'me.mp4') =>
  ((await send(person, bytes, name)).envelope.data as { id: string }).id;
const keep = async (person: TestVisitor, name = 'me.mp4') =>
  person.api('POST /jobseeker/video-resumes', { file_id: await upload(person, short, name) });
const listOf = async (person: TestVisitor) => (await person.api('GET /jobseeker/video-resumes', {})).videos;

describe('video resumes', () => {
  it('PROF-06 keeps a video with its length, and the same file once, for its owner alone', async () => {
    const me = await talent();
    const fileId = await upload(me, short, 'Ada at work.avi');
    const kept = await me.api('POST /jobseeker/video-resumes', { file_id: fileId });
    expect(kept).toMatchObject({ seconds: 5, file: { name: 'Ada at work.mp4', content_type: 'video/mp4' } });
    expect((await me.api('POST /jobseeker/video-resumes', { file_id: fileId })).id).toBe(kept.id);
    expect(await listOf(me)).toHaveLength(1);
    const other = await talent();
    expect((await other.fetch(kept.file.url)).status).toBe(404);
    await expect(other.api('POST /jobseeker/video-resumes', { file_id: fileId })).rejects.toMatchObject({
      code: 40004,
    });
    await expect(other.api('DELETE /jobseeker/video-resumes/:id', { id: kept.id })).rejects.toMatchObject({
      code: 40004,
    });
  });

  it('PROF-06 plays in parts', async () => {
    const me = await talent();
    const { file } = await keep(me);
    const part = async (range: string) => {
      const response = await me.fetch(file.url, { headers: { range } });
      const bytes = Buffer.from(await response.arrayBuffer());
      return [response.status, response.headers.get('content-range'), bytes.equals(short.subarray(...found(range)))];
    };
    const found = (range: string): [number, number] =>
      range === 'bytes=-10' ? [short.length - 10, short.length] : range === 'bytes=4-9' ? [4, 10] : [0, short.length];
    expect(await part('bytes=4-9')).toEqual([206, `bytes 4-9/${short.length}`, true]);
    expect(await part('bytes=-10')).toEqual([
      206,
      `bytes ${short.length - 10}-${short.length - 1}/${short.length}`,
      true,
    ]);
    expect(await part('bytes=0-')).toEqual([206, `bytes 0-${short.length - 1}/${short.length}`, true]);
    expect(await part('bytes=nonsense')).toEqual([200, null, true]);
    expect((await part(`bytes=${short.length}-`)).slice(0, 2)).toEqual([416, `bytes */${short.length}`]);
  });

  it('PROF-06 refuses what is too long, too large, no video, empty or broken, each in its own words', async () => {
    const me = await talent();
    const told = async (bytes: Buffer, name?: string) => {
      const { envelope } = await send(me, bytes, name);
      return [envelope.code, envelope.message];
    };
    expect(await told(await makeVideo('mp4', 182))).toEqual([
      49027,
      'The video is too long. Keep it within 3 minutes.',
    ]);
    expect((await send(me, await makeVideo('webm', 180))).envelope.code).toBe(0);
    expect(await told(Buffer.concat([short, Buffer.alloc(30 * 1024 * 1024)]))).toEqual([
      41346,
      'File size exceeds the limit of 30MB',
    ]);
    const type = [41265, "We can't use this type of video. Choose an MP4 file."];
    expect(await told(Buffer.from('MZ\x90\0This program cannot be run in DOS mode'))).toEqual(type);
    expect(await told(Buffer.from('%PDF-1.7\n'))).toEqual(type);
    expect(await told(Buffer.alloc(0))).toEqual([49096, 'This file is empty. Choose another one.']);
    expect(await told(short.subarray(0, 64))).toEqual([
      49340,
      "We can't read this video. It may be damaged. Save it as an MP4 and try again.",
    ]);
  });

  it('PROF-06 keeps three at most, however many come at once', async () => {
    const me = await talent();
    const files = await Promise.all(Array.from({ length: 6 }, () => upload(me)));
    const tries = await Promise.allSettled(
      files.map((file_id) => me.api('POST /jobseeker/video-resumes', { file_id })),
    );
    const refused = tries.filter((one) => one.status === 'rejected').map((one) => one.reason.code);
    expect(refused).toEqual([49341, 49341, 49341]);
    expect(await listOf(me)).toHaveLength(3);
  });

  it('PROF-06 is renamed, deleted, taken back, and gone for good after an hour', async () => {
    const me = await talent();
    const { id, file } = await keep(me);
    expect((await me.api('PATCH /jobseeker/video-resumes/:id', { id, name: 'Ada 2026' })).file.name).toBe(
      'Ada 2026.mp4',
    );
    const { envelope } = await me.call('PATCH', `/jobseeker/video-resumes/${id}`, { name: 'a/b' });
    expect(envelope.data).toMatchObject({ fields: { name: 'Cannot enter special characters' } });
    const remove = () => me.api('DELETE /jobseeker/video-resumes/:id', { id });
    const restore = () => me.api('POST /jobseeker/video-resumes/:id/restore', { id });
    await remove();
    expect(await listOf(me)).toEqual([]);
    await restore();
    expect(await listOf(me)).toHaveLength(1);
    await remove();
    for (const name of ['a', 'b', 'c']) await keep(me, name);
    await expect(restore()).rejects.toMatchObject({ code: 49341 });
    app.clock.advance({ minutes: 61 });
    await runTask(app, 'purge-resumes');
    await expect(restore()).rejects.toMatchObject({ code: 40004 });
    expect((await me.fetch(file.url)).status).toBe(404);
  });
});
