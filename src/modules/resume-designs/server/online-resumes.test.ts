import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonResume } from '#src/modules/profiles/json-resume.ts';
import { readResume } from '#src/modules/resumes/server/resumes.public.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { openProduct } from '#test/open-product.ts';
import { readXml } from '#test/read-xml.ts';
import { readZip } from '#test/read-zip.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { sampleOf } from './sample-resumes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

let people = 0;
const talent = () => signIn(app, `online-resume-${++people}@parley.example`);
const begin = (person: TestVisitor, more: object = {}) =>
  person.api('POST /resume-template/online-resumes/create', { design: 'margin', ...more });

async function fileOf(person: TestVisitor, id: number, format: 'pdf' | 'docx' | 'json') {
  const answer = await person.fetch(`/download/online-resume/${id}.${format}`);
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

function firstOf<One>([one]: One[]): One {
  if (one === undefined) throw new Error('The sample has none.');
  return one;
}

const drawFace = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a36' } })
    .png()
    .toBuffer();

describe('online resumes', () => {
  it('RES-03 begin with what the profile says and are saved on top of what was read', async () => {
    const person = await talent();
    await person.api('PATCH /jobseeker/profile', { first_name: 'Ada', last_name: 'Byron', headline: 'Engineer' });
    const draft = await begin(person);
    expect(draft.content).toMatchObject({ first_name: 'Ada', headline: 'Engineer' });
    const { id, version, language, options } = draft;
    const next = { id, version, language, options, name: 'For Oslo', content: sampleOf('en') };
    const saved = await person.api('PUT /resume-template/online-resumes/:id/update', next);
    expect(saved.version).toBe(version + 1);
    // The same words once more, because the first answer was lost.
    expect(await person.api('PUT /resume-template/online-resumes/:id/update', next)).toEqual(saved);
    // Another device that has not read it is told.
    const other = { ...next, content: { ...next.content, headline: 'Poet' } };
    await expect(person.api('PUT /resume-template/online-resumes/:id/update', other)).rejects.toMatchObject({
      code: 49300,
    });
    const { drafts } = await person.api('GET /resume-template/online-resumes', {});
    expect(drafts.map(({ name }) => name)).toEqual(['For Oslo']);
  });

  it('RES-03 PROF-01 refuse a text that is too long by naming its field, and draw it all the same', async () => {
    const person = await talent();
    const { id, version, language, options, name } = await begin(person);
    const sample = sampleOf('en');
    const save = (description: string) => {
      const content = { ...sample, work_experiences: [{ ...firstOf(sample.work_experiences), description }] };
      return { id, version, language, options, name, content };
    };
    await expect(
      person.api('PUT /resume-template/online-resumes/:id/update', save('x'.repeat(4001))),
    ).rejects.toMatchObject({
      code: 40001,
      fields: { 'content.work_experiences.0.description': expect.stringContaining('at most 4,000 characters') },
    });
    const { content } = save('x'.repeat(4001));
    const { pages } = await person.api('POST /resume-template/preview', { language, options, content });
    expect(pages).toBeGreaterThan(0);
    const saved = await person.api('PUT /resume-template/online-resumes/:id/update', save('x'.repeat(4000)));
    expect(saved.version).toBe(version + 1);
  });

  it('RES-03 refuse an end before its start by naming the field, unless it goes on', async () => {
    const person = await talent();
    const { id, version, language, options, name } = await begin(person);
    const sample = sampleOf('en');
    const save = (is_current: boolean) => {
      const period = { start: '2019-04', end: '2018', is_current };
      const content = { ...sample, educations: [{ ...firstOf(sample.educations), ...period }] };
      return person.api('PUT /resume-template/online-resumes/:id/update', {
        id,
        version,
        language,
        options,
        name,
        content,
      });
    };
    await expect(save(false)).rejects.toMatchObject({
      code: 40001,
      fields: { 'content.educations.0.end': 'The start date must be before the end date.' },
    });
    expect((await save(true)).version).toBe(version + 1);
  });

  it('RES-03 keep to five drafts and five copies, also when many are asked for at once', async () => {
    const person = await talent();
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => begin(person)));
    const drafts = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(drafts).toHaveLength(5);
    expect(made.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 49026 });
    const id = drafts[0]?.id ?? 0;
    const copy = () => person.api('POST /resume-template/online-resumes/:id/copy', { id });
    const copies = await Promise.allSettled(Array.from({ length: 7 }, copy));
    expect(copies.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(copies.find((one) => one.status === 'rejected')?.reason).toMatchObject({ code: 49025 });
    await person.api('DELETE /resume-template/online-resumes/:id/delete', { id });
    expect((await begin(person)).kind).toBe('draft');
    // A copy stays as it is.
    const { copies: kept } = await person.api('GET /resume-template/online-resumes', {});
    const { content } = await person.api('GET /resume-template/online-resumes/:id', { id: kept[0]?.id ?? 0 });
    const change = { ...kept[0], content } as never;
    await expect(person.api('PUT /resume-template/online-resumes/:id/update', change)).rejects.toMatchObject({
      status: 404,
    });
  });

  it('RES-05 go out as JSON Resume, with their own name, for their owner only', async () => {
    const person = await talent();
    const { id, name } = await begin(person, { name: 'For Oslo' });
    const { status, headers, bytes } = await fileOf(person, id, 'json');
    expect([status, headers.get('content-disposition')]).toEqual([200, expect.stringContaining(`${name}.json`)]);
    expect(jsonResume.safeParse(JSON.parse(bytes.toString())).error).toBeUndefined();
    expect((await fileOf(await talent(), id, 'json')).status).toBe(404);
  });

  it('RES-03 come back after a deletion while there is room, and are gone for good after an hour', async () => {
    const person = await talent();
    const { id } = await begin(person, { name: 'For Oslo' });
    const remove = () => person.api('DELETE /resume-template/online-resumes/:id/delete', { id });
    const restore = () => person.api('POST /resume-template/online-resumes/:id/restore', { id });
    const names = async () =>
      (await person.api('GET /resume-template/online-resumes', {})).drafts.map(({ name }) => name);
    await remove();
    expect(await names()).toEqual([]);
    expect((await fileOf(person, id, 'pdf')).status).toBe(404);
    await expect(remove()).rejects.toMatchObject({ status: 404 });
    // A second press finds it back already.
    expect([await restore(), await restore()]).toMatchObject([{ name: 'For Oslo' }, { name: 'For Oslo' }]);
    expect(await names()).toEqual(['For Oslo']);
    await remove();
    const others = await Promise.all(Array.from({ length: 5 }, () => begin(person)));
    await expect(restore()).rejects.toMatchObject({ code: 49026 });
    await expect(
      (await talent()).api('POST /resume-template/online-resumes/:id/restore', { id }),
    ).rejects.toMatchObject({ status: 404 });
    await person.api('DELETE /resume-template/online-resumes/:id/delete', { id: others[0]?.id ?? 0 });
    const product = openProduct(app);
    app.clock.advance({ minutes: 59 });
    await product.runTask('purge-online-resumes');
    await restore();
    await remove();
    app.clock.advance({ minutes: 61 });
    await product.runTask('purge-online-resumes');
    await product.close();
    await expect(restore()).rejects.toMatchObject({ status: 404 });
    expect(await names()).toHaveLength(4);
  });

  it('RES-03 belong to one person only', async () => {
    const [person, stranger] = [await talent(), await talent()];
    const { id } = await begin(person);
    await expect(stranger.api('GET /resume-template/online-resumes/:id', { id })).rejects.toMatchObject({
      status: 404,
    });
    expect((await fileOf(stranger, id, 'pdf')).status).toBe(404);
    expect((await fileOf(stranger, id, 'json')).status).toBe(404);
    expect((await fileOf(app.visitor(), id, 'docx')).status).toBe(404);
  });

  it('RES-03 TRU-09 are part of the export, and go with the account', async () => {
    const person = await talent();
    const { id } = await begin(person, { name: 'For Oslo' });
    await person.api('POST /resume-template/online-resumes/:id/copy', { id });
    const product = openProduct(app);
    await person.api('POST /jobseeker/data-export');
    await product.runTask('export-data');
    const { tables } = await person.api('GET /jobseeker/data-export/content');
    expect(tables.online_resumes).toMatchObject([
      { kind: 'draft', name: 'For Oslo' },
      { kind: 'copy', name: 'For Oslo' },
    ]);
    await person.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    await product.runTask('delete-accounts');
    await product.close();
    const { rowCount } = await app.database.pool.query('select from online_resumes where id >= $1', [id]);
    expect(rowCount).toBe(0);
  });

  it('RES-03 RES-05 are downloaded as a PDF that our reader reads back, and as a Word document', async () => {
    const person = await talent();
    for (const language of ['en', 'ar'] as const) {
      const { id, version, options } = await begin(person, { language });
      const content = sampleOf(language);
      await person.api('PUT /resume-template/online-resumes/:id/update', {
        id,
        version,
        options: { ...options, design: 'plain' },
        language,
        name: content.first_name,
        content,
      });
      const pdf = await fileOf(person, id, 'pdf');
      expect(pdf.headers.get('content-disposition')).toContain(
        `filename*=UTF-8''${encodeURIComponent(content.first_name)}.pdf`,
      );
      const read = await readResume(pdf.bytes, { language });
      if (read.reason !== undefined) throw new Error(read.reason);
      const { email, phone, work_experiences, educations } = read.content;
      const schools = (all: typeof educations) =>
        all.map(({ school, degree, field, end }) => [school, degree, field, end]);
      expect([email, phone, schools(educations)]).toEqual([content.email, content.phone, schools(content.educations)]);
      const jobs = (all: typeof work_experiences) =>
        all.map(({ title, company, start, end }) => [title, company, start, end]);
      expect(jobs(work_experiences)).toEqual(jobs(content.work_experiences));
      const files = readZip((await fileOf(person, id, 'docx')).bytes);
      const lines = readXml(files.get('word/document.xml') ?? '');
      expect(lines).toContain(content.work_experiences[0]?.title);
      expect((files.get('word/document.xml') ?? '').includes('<w:bidi')).toBe(language === 'ar');
    }
  });

  it('RES-03 PROF-05 show the photo of the account where the design has one and it is wanted', async () => {
    const person = await talent();
    const face = await drawFace(200, 200);
    const { envelope } = await uploadFile(person, face, 'me.png', { kind: 'avatar' });
    await person.api('POST /jobseeker/avatar', { file_id: (envelope.data as { id: string }).id });
    const { id, version, language, options, name, content } = await begin(person, { design: 'portrait' });
    const images = async (has_photo: boolean, at: number) => {
      const wish = { id, version: at, language, name, content, options: { ...options, has_photo } };
      await person.api('PUT /resume-template/online-resumes/:id/update', wish);
      const { status, bytes } = await fileOf(person, id, 'pdf');
      expect(status).toBe(200);
      return bytes.toString('latin1').match(/\/Subtype\s*\/Image/g)?.length ?? 0;
    };
    expect(await images(false, version)).toBe(0);
    expect(await images(true, version + 1)).toBeGreaterThan(0);
  });

  it('RES-03 open in Word with each style once, whole photos, numbers in order and a first page that is used', async () => {
    const person = await talent();
    const face = await drawFace(400, 200);
    const { envelope } = await uploadFile(person, face, 'me.png', { kind: 'avatar' });
    await person.api('POST /jobseeker/avatar', { file_id: (envelope.data as { id: string }).id });
    for (const design of ['diwan', 'rirekisho', 'panel'] as const) {
      const { id, version, options, name } = await begin(person, { design, language: 'ar' });
      const wish = { id, version, options, name, language: 'ar', content: sampleOf('ar') } as const;
      await person.api('PUT /resume-template/online-resumes/:id/update', wish);
      const files = readZip((await fileOf(person, id, 'docx')).bytes);
      const [styles = '', words = ''] = [files.get('word/styles.xml'), files.get('word/document.xml')];
      const ids = [...styles.matchAll(/w:styleId="([^"]+)"/g)].map(([, one]) => one);
      expect(ids).toEqual([...new Set(ids)]);
      expect(ids).toContain('Normal');
      // An exact line height would cut off a photo that stands in a line.
      expect(styles).toMatch(/<w:pPrDefault>.*w:lineRule="auto".*<\/w:pPrDefault>/);
      // Marks of direction keep the digits of a number in order within Arabic.
      expect(words).toContain(`\u200e${sampleOf('ar').phone}\u200e`);
      expect(words.includes('<w:drawing>')).toBe(design !== 'diwan');
      // Kept with the next, all of a table would move to the second page.
      expect(/<w:keepNext\/>/.test(styles + words)).toBe(design === 'diwan');
    }
  });

  it('RES-03 have the grids of the Japanese forms in Word too', async () => {
    const person = await talent();
    const content = sampleOf('ja');
    const wordsOf = async (design: 'rirekisho' | 'shokumu') => {
      const { id, version, options, name } = await begin(person, { design, language: 'ja' });
      const wish = { id, version, options, name, language: 'ja', content } as const;
      await person.api('PUT /resume-template/online-resumes/:id/update', wish);
      return readZip((await fileOf(person, id, 'docx')).bytes).get('word/document.xml') ?? '';
    };
    const form = await wordsOf('rirekisho');
    const lines = readXml(form);
    const [newest] = content.work_experiences;
    const labels = ['氏名', '生年月日', '現住所', '年', '月', '学歴・職歴', '学　歴', '職　歴', '以　上'];
    expect(lines).toEqual(expect.arrayContaining(['履　歴　書', ...labels, '現在に至る']));
    expect(lines).toContain(`${newest?.company}　${newest?.title}　入社`);
    // The head of the history stands on every page, and the photo beside the first rows.
    expect(form).toContain('<w:tblHeader/>');
    expect(form).toContain('<w:vMerge w:val="restart"/>');
    const career = readXml(await wordsOf('shokumu'));
    expect(career).toEqual(expect.arrayContaining(['職務経歴書', '職務要約', '職務経歴', '以上']));
  });

  it('RES-03 show a preview that takes words as words, whatever they look like', async () => {
    const person = await talent();
    const { options, language } = await begin(person);
    const content = {
      ...sampleOf('en'),
      first_name: '#panic("x")',
      summary: '#read("/etc/passwd") $x$ *a* \u0000 \ud800',
    };
    const { svg, pages } = await person.api('POST /resume-template/preview', { options, language, content });
    expect([pages, svg.startsWith('<svg')]).toEqual([1, true]);
    const long = {
      ...content,
      work_experiences: Array.from({ length: 12 }, () => sampleOf('en').work_experiences).flat(),
    };
    const ask = (limit: 'one' | 'two' | 'any') =>
      person.api('POST /resume-template/preview', { options: { ...options, pages: limit }, language, content: long });
    expect((await ask('any')).pages).toBeGreaterThan(2);
    const short = { ...content, work_experiences: long.work_experiences.slice(0, 12) };
    const fitted = await person.api('POST /resume-template/preview', {
      options: { ...options, pages: 'one' },
      language,
      content: short,
    });
    expect(fitted.pages).toBe(1);
  });

  it('HOME-01 RES-03 has a real picture of a design for everyone', async () => {
    const picture = await app.visitor().fetch('/download/resume-design/rirekisho-en.webp');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const again = await app.visitor().fetch('/download/resume-design/rirekisho-en.webp', {
      headers: { 'if-none-match': picture.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    expect((await app.visitor().fetch('/download/resume-design/nothing-en.webp')).status).toBe(404);
  });
});
