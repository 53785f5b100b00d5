import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { docxLayouts } from '#test/resumes/layouts/docx.ts';
import { loadPeople } from '#test/resumes/person.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const person = loadPeople().find(({ id }) => id === 'ja-0');
const resume = (person && docxLayouts['docx-sidebar-table']?.write(person)) ?? Buffer.alloc(0);

describe('reading an uploaded resume', () => {
  let app: TestApp;
  let me: TestVisitor;
  beforeAll(async () => {
    app = await startTestApp();
    me = await signIn(app, 'me@resumes.example');
  });
  afterAll(() => app.close());

  const upload = async (bytes: Buffer, name: string, kind = 'resume') => {
    const { envelope } = await uploadFile(me, bytes, name, { kind });
    return envelope.data as { id: string; url: string };
  };

  it('RES-02 answers what it says with confidence and source, and saves nothing', async () => {
    const file = await upload(resume, '履歴書.docx');
    const { content, fields } = await me.api('POST /jobseeker/resume/parse', { file_id: file.id });
    expect(content).toMatchObject({
      first_name: '美咲',
      last_name: '佐藤',
      email: 'sato.misaki@meeru.example',
      phone: '+81 90 1234 5678',
    });
    expect(content.work_experiences.map(({ company, start, is_current }) => [company, start, is_current])).toEqual([
      ['医療法人青葉会 青葉総合病院', '2017-04', true],
      ['港南クリニック', '2013-04', false],
    ]);
    expect(fields.email).toMatchObject({ confidence: 0.99, source: { page: 1, text: 'sato.misaki@meeru.example' } });
    expect((await me.fetch(file.url)).status).toBe(200);
  });

  it('RES-02 answers 41281 with the reason when there is nothing to read, and keeps the file', async () => {
    const file = await upload(Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'), 'cv.pdf');
    const refused = me.api('POST /jobseeker/resume/parse', { file_id: file.id });
    await expect(refused).rejects.toMatchObject({ code: 41281 });
    expect((await me.fetch(file.url)).status).toBe(200);
  });

  it("RES-02 finds nobody else's file, nor one that is no resume", async () => {
    const mine = await upload(resume, 'cv.docx');
    const sent = await upload(resume, 'cv.docx', 'chat_file');
    const other = await signIn(app, 'other@resumes.example');
    await expect(other.api('POST /jobseeker/resume/parse', { file_id: mine.id })).rejects.toMatchObject({
      code: 40004,
    });
    await expect(me.api('POST /jobseeker/resume/parse', { file_id: sent.id })).rejects.toMatchObject({ code: 40004 });
  });
});
