import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { createTurns } from '#src/platform/turns.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { READABLE_RESUME } from '#test/resumes/readable-resume.ts';
import { scannedPdf } from '#test/resumes/scanned-pdf.ts';
import { simplePdf } from '#test/resumes/simple-pdf.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { findTessdata } from '../../../../../scripts/find-tessdata.ts';
import { readScan } from '../read-resume.ts';

const PDF = simplePdf([READABLE_RESUME]);
const SURE = 0.8;

async function keep(person: TestVisitor, bytes: Buffer, name = 'scan.pdf') {
  const { envelope } = await uploadFile(person, bytes, name, { kind: 'resume' });
  const file = envelope.data as { id: string; url: string };
  const { id } = await person.api('POST /jobseeker/attached-resumes', { file_id: file.id });
  return { ...file, resume: id };
}
const parse = async (person: TestVisitor, file: { id: string }, asPicture = false) =>
  (await person.call('POST', '/jobseeker/resume/parse', { file_id: file.id, as_picture: asPicture })).envelope;

describe('scans, with data for English', () => {
  let app: TestApp;
  let people = 0;
  beforeAll(async () => {
    app = await startTestApp({ TESSDATA_DIR: findTessdata() });
  });
  afterAll(() => app?.close());
  const talent = () => signIn(app, `scans-${++people}@parley.example`);

  it('RES-02 are read as pictures when asked to, also when they lie askew, and once: whoever left meanwhile, or comes back, finds what was read', async () => {
    const me = await talent();
    const file = await keep(me, await scannedPdf(PDF, { degrees: 1.5 }));
    expect(await parse(me, file)).toMatchObject({ code: 41281, data: { reason: 'scan', can_read_picture: 'true' } });
    // Until it was tried nobody knows that it cannot be read.
    expect((await me.api('GET /jobseeker/attached-resumes', {})).resumes).toMatchObject([{ is_syncable: true }]);

    const [first, again, plain] = await Promise.all([parse(me, file, true), parse(me, file, true), parse(me, file)]);
    expect(first.code).toBe(0);
    expect([again.data, plain.data]).toEqual([first.data, first.data]);
    const { resumes } = await me.api('GET /jobseeker/attached-resumes', {});
    expect(resumes).toMatchObject([{ refusal: null, is_syncable: true }]);
    const { content, fields, pages } = first.data as AnswerOf<Api['POST /jobseeker/resume/parse']>;
    expect(content).toMatchObject({
      first_name: 'Ada',
      last_name: 'Byron',
      email: 'ada.byron@mail.example',
      phone: '+65 9123 4418',
    });
    expect(content.work_experiences.map(({ title, company, start }) => [title, company, start])).toEqual([
      ['Software Engineer', 'Northern Lights Pte Ltd', '2019-03'],
      ['Junior Developer', 'Harbour Systems Pte Ltd', '2016-01'],
    ]);
    expect(Object.values(fields).every(({ confidence }) => confidence < SURE)).toBe(true);
    expect(pages).toEqual([{ width: 595, height: 842 }]);
    const { x = 0, y = 0 } = fields.email?.source?.box ?? {};
    expect(Math.abs(x - 72)).toBeLessThan(30);
    expect(Math.abs(y - 77)).toBeLessThan(30);
  });

  it('RES-02 without words are 41281 with their own reason, and are kept as scans', async () => {
    const me = await talent();
    const file = await keep(me, await scannedPdf(simplePdf([[[72, 700, 'Hm.']]])));
    expect(await parse(me, file, true)).toMatchObject({ code: 41281, data: { reason: 'unclearScan' } });
    expect((await me.fetch(file.url)).status).toBe(200);
    const { resumes } = await me.api('GET /jobseeker/attached-resumes', {});
    expect(resumes).toMatchObject([{ refusal: 'scan', is_syncable: false }]);
  });

  it('RES-02 that take longer than they may are given up', async () => {
    const data = { folder: findTessdata(), languages: ['eng'] };
    const limits = { workSeconds: 60, seconds: 0.2, memory: 640, inTurn: createTurns(1) };
    expect(await readScan(await scannedPdf(PDF), data, {}, limits)).toEqual({ reason: 'slowScan' });
  });

  it('RES-02 a file with text is read as text, whatever was asked for', async () => {
    const me = await talent();
    const { data } = await parse(me, await keep(me, PDF, 'cv.pdf'), true);
    expect(data).toMatchObject({ fields: { email: { confidence: 0.99 } } });
  });
});

describe('scans, without data', () => {
  let app: TestApp;
  const folder = makeTemporaryFolder('parley-no-tessdata-');
  beforeAll(async () => {
    app = await startTestApp({ TESSDATA_DIR: folder });
  });
  afterAll(async () => {
    await app?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('RES-02 are called scans, without an offer, and stay that when asked all the same', async () => {
    const me = await signIn(app, 'scans@parley.example');
    const file = await keep(me, await scannedPdf(PDF));
    for (const asPicture of [false, true]) {
      const { code, data } = await parse(me, file, asPicture);
      expect({ code, data }).toEqual({ code: 41281, data: { reason: 'scan' } });
    }
    const { resumes } = await me.api('GET /jobseeker/attached-resumes', {});
    expect(resumes).toMatchObject([{ refusal: 'scan', is_syncable: false }]);
  });
});
