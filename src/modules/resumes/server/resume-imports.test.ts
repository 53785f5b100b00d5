import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jsonResume } from '#src/modules/profiles/json-resume.ts';
import { linkedInArchive } from '#test/factories/linkedin-archive.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { uploadFile } from '#test/factories/upload-file.ts';
import { runTask } from '#test/open-product.ts';
import { simplePdf } from '#test/resumes/simple-pdf.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';
import { compareReading } from '../compare-reading.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

const send = async (person: TestVisitor, bytes: Buffer | string, name: string, kind = 'profile_import') => {
  const { envelope } = await uploadFile(person, bytes, name, { kind });
  return envelope as { code: number; data: { id: string } };
};
const storedFiles = () => readdirSync(join(app.dataDir, 'files'), { recursive: true }).map(String);

describe('bringing a profile along', () => {
  it('RES-05 reads LinkedIn’s archive for its owner only, fills what was agreed to and lets the file go', async () => {
    const [me, other] = [await signIn(app, 'me@imports.example'), await signIn(app, 'other@imports.example')];
    const { id } = (await send(me, await linkedInArchive(), 'Basic_LinkedInDataExport.zip')).data;
    expect(await me.api('GET /jobseeker/resume/imports/:id', { id })).toMatchObject({ id });
    for (const call of [
      () => other.api('GET /jobseeker/resume/imports/:id', { id }),
      () => other.api('POST /jobseeker/resume/parse', { file_id: id }),
      () => other.api('DELETE /jobseeker/resume/imports/:id', { id }),
      // It is no resume to keep or to send.
      () => me.api('POST /jobseeker/attached-resumes', { file_id: id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 40004 });
    }
    const { content } = await me.api('POST /jobseeker/resume/parse', { file_id: id });
    expect((await me.api('GET /jobseeker/profile')).work_experiences).toEqual([]);
    const { facts, entries, skills } = compareReading(content, await me.api('GET /jobseeker/profile'));
    const valuesOf = (section: string) => entries.filter((one) => one.section === section).map(({ values }) => values);
    await me.api('POST /jobseeker/profile/fill', {
      facts: Object.fromEntries(facts.map(({ name, value }) => [name, value])),
      work_experiences: valuesOf('work_experiences') as never,
      educations: valuesOf('educations') as never,
      licences: valuesOf('licences') as never,
      links: valuesOf('links') as never,
      skills: skills.map(({ name }) => ({ name, proficiency_id: 3 })),
    });
    await me.api('DELETE /jobseeker/resume/imports/:id', { id });
    await expect(me.api('GET /jobseeker/resume/imports/:id', { id })).rejects.toMatchObject({ code: 40004 });

    const answer = await me.fetch('/download/resume.json');
    expect(answer.headers.get('content-disposition')).toContain('resume.json');
    const out = await answer.text();
    expect(jsonResume.safeParse(JSON.parse(out)).error).toBeUndefined();
    expect((await app.visitor().fetch('/download/resume.json')).status).toBe(404);
    const back = (await send(me, out, 'resume.json')).data.id;
    const read = await me.api('POST /jobseeker/resume/parse', { file_id: back });
    const again = compareReading(read.content, await me.api('GET /jobseeker/profile'));
    const changes = [...again.facts, ...again.entries, ...again.skills].map(({ change }) => change);
    expect(new Set(changes)).toEqual(new Set(['kept']));
    expect(read.content.skills[0]).toEqual({ name: 'Sourdough', proficiency_id: 3 });
  });

  it('RES-05 PROF-04 offers a nationality that is a country of our list, by its name in any language or its code', async () => {
    const me = await signIn(app, 'nationality@imports.example');
    const offered = async (nationality: string) => {
      const text = JSON.stringify({ basics: { name: 'Ada Byron', nationality } });
      const { id } = (await send(me, text, 'resume.json')).data;
      const read = await me.api('POST /jobseeker/resume/parse', { file_id: id });
      const { facts } = compareReading(read.content, await me.api('GET /jobseeker/profile'), read.nationality);
      return facts.find(({ name }) => name === 'nationality_id');
    };
    const japan = { id: 106, value: 'Japan', before: '', change: 'added' };
    for (const said of ['日本', 'japón', 'JP', ' Japan ']) expect(await offered(said), said).toMatchObject(japan);
    for (const said of ['', 'Atlantis']) expect(await offered(said), said).toBeUndefined();
    await me.api('POST /jobseeker/profile/fill', { facts: { nationality_id: 106 } });
    expect(await offered('اليابان')).toMatchObject({ ...japan, before: 'Japan', change: 'kept' });
  });

  it('RES-05 says in the reader’s language why a file gives nothing, and goes by the content', async () => {
    const me = await signIn(app, 'broken@imports.example');
    const broken = (await send(me, '{"basics": ', 'resume.json')).data.id;
    for (const [language, text] of [
      ['en', 'We couldn’t read this file.'],
      ['ja', 'このファイルを読み取れませんでした。'],
    ]) {
      const { envelope } = await me.call(
        'POST',
        '/jobseeker/resume/parse',
        { file_id: broken },
        { 'accept-language': language ?? '' },
      );
      expect([envelope.code, envelope.data]).toEqual([49351, { reason: 'notJson' }]);
      expect(envelope.message.replace("'", '’')).toContain(text);
    }
    expect((await send(me, Buffer.from('MZ\x90\0'), 'archive.zip')).code).toBe(49350);
    expect((await send(me, simplePdf([[]]), 'resume.json')).code).toBe(49350);
    expect((await send(me, '{}', 'resume.json', 'resume')).code).toBe(41008);
  });

  it('RES-05 deletes an import that nobody has saved within a day, row and bytes', async () => {
    const me = await signIn(app, 'undecided@imports.example');
    const { id } = (await send(me, '{"basics": {}}', 'resume.json')).data;
    const find = () => me.api('GET /jobseeker/resume/imports/:id', { id });
    const isStored = () => storedFiles().some((path) => path.endsWith(id));
    app.clock.advance({ hours: 23 });
    await runTask(app, 'purge-files');
    expect(await find()).toMatchObject({ id });
    expect(isStored()).toBe(true);
    app.clock.advance({ hours: 2 });
    await runTask(app, 'purge-files');
    await expect(find()).rejects.toMatchObject({ code: 40004 });
    expect(isStored()).toBe(false);
  });

  it('TRU-09 RES-01 leaves no row and no byte of resumes, pictures, imports and exports when the account goes', async () => {
    const me = await signIn(app, 'leaving@imports.example');
    const { id: accountId } = await me.api('GET /jobseeker/me');
    const { pool } = app.database;
    const resume = (await send(me, simplePdf([[[72, 760, 'Leaving']]]), 'cv.pdf', 'resume')).data.id;
    const { id } = await me.api('POST /jobseeker/attached-resumes', { file_id: resume });
    const put = (await send(me, simplePdf([[[72, 760, 'Deleted']]]), 'old.pdf', 'resume')).data.id;
    const deleted = await me.api('POST /jobseeker/attached-resumes', { file_id: put });
    await me.api('DELETE /jobseeker/attached-resumes/:id', { id: deleted.id });
    await me.api('POST /jobseeker/attached-resumes/:id/copy', { id });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const picture = (await send(me, png, 'me.png', 'avatar')).data.id;
    await me.api('POST /jobseeker/avatar', { file_id: picture });
    await send(me, '{"basics": {}}', 'resume.json');
    await me.api('POST /jobseeker/data-export');
    await runTask(app, 'export-data');
    const { rows } = await pool.query(
      'select id from files where account_id = $1 union select archive from data_exports where account_id = $1',
      [accountId],
    );
    const blobs = rows.map((row) => row.id as string);
    expect(blobs).toHaveLength(6);
    const left = () => blobs.filter((blob) => storedFiles().some((path) => path.endsWith(blob)));
    expect(left()).toHaveLength(6);
    await me.api('POST /jobseeker/delete-account', { confirm: true });
    app.clock.advance({ days: 15 });
    await runTask(app, 'delete-accounts');
    await runTask(app, 'purge-files');
    expect(left()).toEqual([]);
    for (const table of ['files', 'attached_resumes', 'data_exports']) {
      const { rowCount } = await pool.query(`select 1 from ${table} where account_id = $1`, [accountId]);
      expect(rowCount, table).toBe(0);
    }
  });
});
