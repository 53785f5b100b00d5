import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { runTask } from '#test/open-product.ts';
import { docxLayouts } from '#test/resumes/layouts/docx.ts';
import { loadPeople } from '#test/resumes/person.ts';
import { simplePdf } from '#test/resumes/simple-pdf.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const PDF = simplePdf([[[72, 760, 'Ada Byron, lighthouse keeper']], [[72, 760, 'Second page']]]);
/** The same resume with other bytes. */
const another = (at: number) => Buffer.concat([PDF, Buffer.from(`\n% ${at}`)]);
/** The container of old office files, with the names of the parts that are in it. */
const container = (part: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1016), Buffer.from(`${part}\0`, 'utf16le')]);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

let people = 0;
const talent = () => signIn(app, `attached-${++people}@parley.example`);
const listOf = async (person: TestVisitor) => (await person.api('GET /jobseeker/attached-resumes', {})).resumes;

async function upload(person: TestVisitor, bytes = PDF, name = 'cv.pdf'): Promise<string> {
  const { envelope } = await uploadFile(person, bytes, name, { kind: 'resume' });
  return (envelope.data as { id: string }).id;
}
const keep = async (person: TestVisitor, bytes = PDF, name = 'cv.pdf') =>
  person.api('POST /jobseeker/attached-resumes', { file_id: await upload(person, bytes, name) });

describe('attached resumes', () => {
  it('RES-01 keeps a file with its name, size and time, and the same file once', async () => {
    const me = await talent();
    const fileId = await upload(me, PDF, 'Ada Byron.pdf');
    const kept = await me.api('POST /jobseeker/attached-resumes', { file_id: fileId });
    expect(kept).toMatchObject({ file: { name: 'Ada Byron.pdf', size: PDF.length }, is_syncable: true });
    expect(kept.updated_at).toBe(app.clock.now().toISOString());
    expect((await me.api('POST /jobseeker/attached-resumes', { file_id: fileId })).id).toBe(kept.id);
    expect(await listOf(me)).toHaveLength(1);
    expect((await me.fetch(kept.file.url)).status).toBe(200);
    const other = await talent();
    expect((await other.fetch(kept.file.url)).status).toBe(404);
    await expect(other.api('POST /jobseeker/attached-resumes', { file_id: fileId })).rejects.toMatchObject({
      code: 40004,
    });
    await expect(other.api('GET /jobseeker/attached-resumes/:id/preview', { id: kept.id })).rejects.toMatchObject({
      code: 40004,
    });
  });

  it('RES-01 keeps three at most, however many come at once', async () => {
    const me = await talent();
    const files = await Promise.all(Array.from({ length: 6 }, (_, at) => upload(me, another(at))));
    const tries = await Promise.allSettled(
      files.map((file_id) => me.api('POST /jobseeker/attached-resumes', { file_id })),
    );
    const refused = tries.filter((one) => one.status === 'rejected').map((one) => one.reason.code);
    expect(refused).toEqual([49024, 49024, 49024]);
    expect(await listOf(me)).toHaveLength(3);
  });

  it('RES-01 keeps the same content once, under whatever name and however often it comes at once', async () => {
    const me = await talent();
    const files = await Promise.all(['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'].map((name) => upload(me, PDF, name)));
    const kept = await Promise.all(files.map((file_id) => me.api('POST /jobseeker/attached-resumes', { file_id })));
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1);
    expect(await listOf(me)).toHaveLength(1);
    // Deleted and sent again, it is a new one; taking the deletion back makes no second.
    const id = kept[0]?.id ?? 0;
    await me.api('DELETE /jobseeker/attached-resumes/:id', { id });
    const again = await keep(me);
    expect(again.id).not.toBe(id);
    expect((await me.api('POST /jobseeker/attached-resumes/:id/restore', { id })).id).toBe(again.id);
    expect(await listOf(me)).toHaveLength(1);
    // Somebody else's is theirs.
    const other = await talent();
    expect((await keep(other)).id).not.toBe(again.id);
  });

  it('RES-01 looks at the content and not at the name', async () => {
    const me = await talent();
    const codeOf = async (bytes: Buffer, name: string) =>
      (await uploadFile(me, bytes, name, { kind: 'resume' })).envelope.code;
    expect(await codeOf(Buffer.from('MZ\x90\0This program cannot be run in DOS mode'), 'cv.pdf')).toBe(49102);
    expect(await codeOf(container('!MsiTable'), 'cv.doc')).toBe(41008);
    expect(await codeOf(container('Workbook'), 'cv.doc')).toBe(41008);
    expect(await codeOf(container('WordDocument'), 'cv.doc')).toBe(0);
    expect(await codeOf(container('EncryptedPackage'), 'cv.docx')).toBe(0);
    const { envelope } = await uploadFile(me, Buffer.alloc(0), 'cv.pdf', { kind: 'resume' });
    expect(envelope.message).toBe('This file is empty. Choose another one.');
  });

  it('RES-01 renames within the rules and keeps the ending that the content has', async () => {
    const me = await talent();
    const { id } = await keep(me);
    const rename = (name: string) => me.api('PATCH /jobseeker/attached-resumes/:id', { id, name });
    expect((await rename('Ada v1.2')).file.name).toBe('Ada v1.2.pdf');
    expect((await rename('履歴書.pdf')).file.name).toBe('履歴書.pdf');
    const textOf = async (name: string) => {
      const { envelope } = await me.call('PATCH', `/jobseeker/attached-resumes/${id}`, { name });
      return (envelope.data as { fields: { name: string } }).fields.name;
    };
    expect(await textOf('a/b')).toBe('Cannot enter special characters');
    expect(await textOf('  ')).toBe('Name is required');
    expect(await textOf('x'.repeat(101))).toBe('Maximum length limit exceeded: at most 100 characters.');
    expect((await listOf(me))[0]?.file.name).toBe('履歴書.pdf');
  });

  it('RES-02 keeps an unfinished review for every device of its owner, until it is forgotten', async () => {
    const me = await talent();
    const { id } = await keep(me);
    const read = async (person = me) => (await person.api('GET /jobseeker/attached-resumes/:id/review', { id })).draft;
    const save = (draft: { reading: string; fields: Record<string, string> } | null, person = me) =>
      person.api('PUT /jobseeker/attached-resumes/:id/review', { id, draft });
    expect(await read()).toBeNull();
    const draft = { reading: 'abc', fields: { 'facts.last_name': 'Lovelace', 'take.skills.0': '' } };
    await save(draft);
    expect(await read()).toEqual(draft);
    const other = await talent();
    await expect(read(other)).rejects.toMatchObject({ code: 40004 });
    await expect(save(draft, other)).rejects.toMatchObject({ code: 40004 });
    expect((await me.api('GET /jobseeker/profile', {})).last_name).not.toBe('Lovelace');
    await save(null);
    expect(await read()).toBeNull();
  });

  it('RES-01 takes a deletion back while there is room, and lets go for good after an hour', async () => {
    const me = await talent();
    const first = await keep(me, PDF, 'first.pdf');
    await me.api('DELETE /jobseeker/attached-resumes/:id', { id: first.id });
    expect(await listOf(me)).toEqual([]);
    await me.api('POST /jobseeker/attached-resumes/:id/restore', { id: first.id });
    await keep(me, another(1));
    await keep(me, another(2));
    await me.api('DELETE /jobseeker/attached-resumes/:id', { id: first.id });
    await keep(me, another(3));
    await expect(me.api('POST /jobseeker/attached-resumes/:id/restore', { id: first.id })).rejects.toMatchObject({
      code: 49024,
    });
    const purge = () => runTask(app, 'purge-resumes');
    app.clock.advance({ minutes: 59 });
    await purge();
    expect((await me.fetch(first.file.url)).status).toBe(200);
    app.clock.advance({ minutes: 2 });
    await purge();
    expect((await me.fetch(first.file.url)).status).toBe(404);
    await expect(me.api('POST /jobseeker/attached-resumes/:id/restore', { id: first.id })).rejects.toMatchObject({
      code: 40004,
    });
    expect(await listOf(me)).toHaveLength(3);
  });

  it('RES-01 shows a PDF as pictures and a Word file as its text', async () => {
    const me = await talent();
    const { id } = await keep(me);
    const shown = await me.api('GET /jobseeker/attached-resumes/:id/preview', { id, page: 2 });
    expect(shown).toMatchObject({ pages: 2, lines: null });
    expect(shown.picture).toMatch(/^data:image\/webp;base64,.{500}/);
    const person = loadPeople().find((one) => one.id === 'ja-0');
    const word = (person && docxLayouts['docx-sidebar-table']?.write(person)) ?? Buffer.alloc(0);
    const { id: wordId } = await keep(me, word, 'cv.docx');
    const text = await me.api('GET /jobseeker/attached-resumes/:id/preview', { id: wordId });
    expect(text.picture).toBeNull();
    expect(text.lines?.join('\n')).toContain('sato.misaki@meeru.example');
  });

  it('RES-02 says why a broken, scanned or protected file cannot be read, and keeps it', async () => {
    const me = await talent();
    const cases = [
      ['broken', Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'), 'cv.pdf'],
      ['scan', simplePdf([[[72, 760, 'p. 1']]]), 'cv.pdf'],
      ['protected', container('EncryptedPackage'), 'cv.docx'],
    ] as const;
    for (const [reason, bytes, name] of cases) {
      const { id, file } = await keep(me, bytes, name);
      const { envelope } = await me.call('POST', '/jobseeker/resume/parse', { file_id: file.id });
      expect(envelope).toMatchObject({ code: 41281, data: { reason } });
      const kept = (await listOf(me)).find((one) => one.id === id);
      expect(kept).toMatchObject({ refusal: reason, is_syncable: false });
    }
  });

  it('RES-01 TRU-09 is part of the export', async () => {
    const me = await talent();
    const { file } = await keep(me, PDF, 'mine.pdf');
    await me.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const { rows } = await app.database.pool.query<{ rows: { file_id: string }[] }>(
      `select rows from data_export_parts where table_name = 'attached_resumes' and rows @> $1`,
      [JSON.stringify([{ file_id: file.id }])],
    );
    expect(rows).toHaveLength(1);
  });
});
