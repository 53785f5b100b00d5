import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { refusals } from '#src/modules/resumes/refusals.ts';
import { signIn } from './factories/sign-in.ts';
import { uploadFile } from './factories/upload-file.ts';
import { simplePdf } from './resumes/simple-pdf.ts';
import { startTestApp, type TestApp, type TestVisitor } from './test-app.ts';

const LANGUAGES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const PDF = simplePdf([[[72, 760, 'Ada Byron']]]);
const PROGRAM = Buffer.from('MZ\x90\0This program cannot be run in DOS mode', 'latin1');
const job = { title: 'Keeper', company: 'Northern Lights', start_date: '2019-04' };

interface Refused {
  code: number;
  /** Beside the field, else above the form. */
  text: string;
}

let app: TestApp;
let me: TestVisitor;
let young: string;
beforeAll(async () => {
  app = await startTestApp();
  me = await signIn(app, 'bad-input@parley.example');
  young = `${app.clock.now().getUTCFullYear() - 15}-01-01`;
  for (let at = 0; at < 3; at++) await keep(1, Buffer.concat([PDF, Buffer.from(`\n% ${at}`)]));
});
afterAll(() => app?.close());

async function send(method: string, path: string, body: object, language: number): Promise<Refused> {
  const { envelope } = await me.call(method, path, body, { 'language-id': String(language) });
  const [field] = Object.values((envelope.data as { fields?: Record<string, string> } | null)?.fields ?? {});
  return { code: envelope.code, text: field ?? envelope.message };
}

async function upload(bytes: Buffer, name: string, language: number): Promise<Refused> {
  const form = new FormData();
  form.set('kind', 'resume');
  form.set('files', new Blob([Buffer.from(bytes)]), name);
  const headers = { 'language-id': String(language) };
  const response = await me.fetch('/api/api-go/file/upload', { method: 'POST', body: form, headers });
  const { code, message } = (await response.json()) as { code: number; message: string };
  return { code, text: message };
}

async function keep(language: number, bytes = Buffer.concat([PDF, Buffer.from('\n% one more')])): Promise<Refused> {
  const { envelope } = await uploadFile(me, bytes, 'cv.pdf', { kind: 'resume' });
  const { id: file_id } = envelope.data as { id: string };
  return send('POST', '/jobseeker/attached-resumes', { file_id }, language);
}

const sized = (megabytes: number) => Buffer.concat([PDF, Buffer.alloc(megabytes * 1024 * 1024)]);
const work = (body: object) => (language: number) =>
  send('POST', '/jobseeker/work-experiences/create', { ...job, ...body }, language);
const facts = (body: () => object) => (language: number) => send('PATCH', '/jobseeker/profile', body(), language);
const many = Array.from({ length: 200 }, (_, at) => ({ ...job, company: `Company ${at}` }));
const skills = Array.from({ length: 11 }, (_, at) => ({ name: `Skill ${at}` }));

describe('bad input is told apart', () => {
  it.each<[string, number, (language: number) => Promise<Refused>]>([
    ['a file of a wrong type', 41008, (language) => upload(Buffer.from('<p>My resume</p>'), 'cv.html', language)],
    ['a program by another name', 49102, (language) => upload(PROGRAM, 'cv.pdf', language)],
    ['an empty file', 49096, (language) => upload(Buffer.alloc(0), 'cv.pdf', language)],
    ['a fourth resume', 49024, (language) => keep(language)],
    ['4,001 characters', 40001, work({ description: 'x'.repeat(4001) })],
    ['an end before the start', 49302, work({ end_date: '2018-01' })],
    ['11 skills', 49022, (language) => send('PUT', '/jobseeker/skills', { version: 0, skills }, language)],
    ['someone who is 15', 49304, facts(() => ({ date_of_birth: young }))],
    ['a name that turns its letters round', 40001, facts(() => ({ last_name: 'exe\u202egnp' }))],
    [
      '200 jobs at once',
      49301,
      (language) => send('POST', '/jobseeker/profile/fill', { work_experiences: many }, language),
    ],
  ])('PROF-01 RES-01 %s is answered with its code, in the words of each language', async (_, code, make) => {
    const texts = new Set<string>();
    for (const language of LANGUAGES) {
      app.clock.advance({ minutes: 61 });
      const refused = await make(language);
      expect(refused.code).toBe(code);
      texts.add(refused.text);
    }
    expect(texts.size).toBe(LANGUAGES.length);
    expect([...texts].filter((text) => text.trim() === '')).toEqual([]);
  });

  it.each([30, 31, 45])('RES-01 a file of more than 30 MB is told from all others, at %d MB too', async (megabytes) => {
    const text = 'File size exceeds the limit of 30MB';
    expect(await upload(sized(megabytes), 'cv.pdf', 1)).toEqual({ code: 41346, text });
  });

  it('RES-02 every reason why a resume is not read has words of its own in each language', () => {
    const texts = loadTexts(new URL('../locales/', import.meta.url));
    const languages = ['ar', 'en', 'es', 'id', 'ja', 'ms', 'pt-BR', 'tr', 'zh-CN', 'zh-TW'];
    const words = languages.flatMap((language) =>
      refusals.map((reason) => texts.translate(language)(`resumes.attached.refusal.${reason}`)),
    );
    expect(new Set(words).size).toBe(words.length);
  });
});
