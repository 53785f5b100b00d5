import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const languages = ['en', 'zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'];
const pages = ['terms', 'privacy', 'cookies', 'community', 'scam-guide', 'remote-guide'];

type Texts = Record<string, unknown>;

describe('translation files', () => {
  let app: TestApp;
  let version: string;
  beforeAll(async () => {
    app = await startTestApp();
    version = (await app.visitor().api('GET /translation/manifest')).active_version;
  });
  afterAll(() => app.close());

  const read = (lang: string, file: string): Promise<Texts> =>
    app.visitor().api('GET /translation/content/version/:version/:lang/:file', { version, lang, file });

  it('I18N-01 the manifest names the two files and the version to ask for', async () => {
    const response = await app.visitor().fetch('/api/translation/manifest');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.json()).data).toEqual({
      files: [
        { id: 'jobseeker', path: '/jobseeker.json' },
        { id: 'errors', path: '/errors.json' },
      ],
      active_version: expect.stringMatching(/^[\w-]{8,}$/),
    });
  });

  it.each(languages)('I18N-01 both files are served in %s at the address that the manifest gives', async (lang) => {
    const { files, active_version } = await app.visitor().api('GET /translation/manifest');
    const english = await Promise.all([read('en', 'jobseeker.json'), read('en', 'errors.json')]);
    for (const [index, { path }] of files.entries()) {
      const answer = await app.visitor().call('GET', `/translation/content/version/${active_version}/${lang}${path}`);
      expect(answer).toMatchObject({ status: 200, envelope: { code: 0 } });
      expect(Object.keys(answer.envelope.data as Texts).sort()).toEqual(Object.keys(english[index] ?? {}).sort());
    }
  });

  it('I18N-01 the talent file holds the texts of every screen but not those that only the server needs', async () => {
    const texts = await read('en', 'jobseeker.json');
    expect(texts).toMatchObject({ ui: { save: 'Save' }, shell: { brand: 'Parley' } });
    expect(texts).not.toHaveProperty('errors');
    expect(texts).not.toHaveProperty('emails');
    expect(texts).not.toHaveProperty('employer');
  });

  it.each(languages)('I18N-01 what only employers and operators read has a file of its own in %s', async (lang) => {
    const texts = await read(lang, 'employer.json');
    expect(Object.keys(texts).sort()).toEqual([
      'candidates',
      'design',
      'employer',
      'hiring',
      'imports',
      'inbox',
      'integrations',
      'operator',
      'pipeline',
    ]);
  });

  it('I18N-01 a file of a version never changes, so it may be kept for a year', async () => {
    const path = `/api/translation/content/version/${version}/ja/errors.json`;
    const first = await app.visitor().fetch(path);
    expect(first.headers.get('cache-control')).toBe(`public, max-age=${365 * 24 * 3600}`);
    expect(first.headers.get('vary') ?? '').not.toContain('cookie');
    const again = await app.visitor().fetch(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('I18N-01 a file that is asked for again comes packed once and for all', async () => {
    const path = `/api/translation/content/version/${version}/ja/jobseeker.json`;
    const ask = (encoding: string) => app.visitor().fetch(path, { headers: { 'accept-encoding': encoding } });
    const plain = await (await ask('identity')).text();
    // Only an answer that is not compressed on its way out knows its length.
    const packed = await vi.waitUntil(async () => {
      const answer = await ask('br');
      return answer.headers.has('content-length') ? answer : undefined;
    }, 120_000);
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Buffer.byteLength(plain) / 3);
    expect(await packed.text()).toBe(plain);
  });

  it.each([
    ['version', (now: string) => `0000${now.slice(4)}/en/errors.json`],
    ['language', (now: string) => `${now}/de/errors.json`],
    ['spelling of a language', (now: string) => `${now}/ZH-cn/errors.json`],
    ['file', (now: string) => `${now}/en/emails.json`],
    ['file outside the folder', (now: string) => `${now}/en/..%2F..%2Fpackage.json`],
    ['property for a file', (now: string) => `${now}/en/__proto__`],
  ])('I18N-01 an unknown %s answers not found and is not kept', async (_what, path) => {
    const answer = await app.visitor().call('GET', `/translation/content/version/${path(version)}`);
    expect(answer.status).toBe(404);
    expect(answer.envelope).toMatchObject({ code: 40004, data: null });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(languages)('I18N-03 every error has a text in %s', async (lang) => {
    const texts = await read(lang, 'errors.json');
    const english = await read('en', 'errors.json');
    for (const [name, row] of Object.entries(errorTable)) {
      const key = 'text' in row ? row.text : name;
      expect(texts[key], key).toMatch(/\S/);
      if (lang !== 'en') expect(texts[key], key).not.toBe(english[key]);
    }
  });

  it.each(languages)('I18N-03 an error comes in the language of the visitor: %s', async (lang) => {
    const visitor = app.visitor({ 'accept-language': lang });
    const missing = await visitor.call('GET', '/config/nothing/list');
    expect(missing.envelope.message).toBe((await read(lang, 'errors.json')).notFound);
    const nowhere = await visitor.call('GET', '/no/such/call');
    expect(nowhere.envelope).toMatchObject({ code: 40004, message: missing.envelope.message });
  });

  it.each(languages)('I18N-03 the problem of a field comes in the language of the visitor: %s', async (lang) => {
    const answer = await app.visitor({ 'accept-language': lang }).call('GET', '/config/search/job-title-lists');
    const { field } = (await read(lang, 'errors.json')) as { field: { required: string } };
    expect(answer.envelope.data).toEqual({ fields: { query: field.required.replace('{{field}}', 'query') } });
    if (lang !== 'en') expect(field.required).not.toContain('is required');
  });

  it.each(pages)('I18N-03 the page %s can be read in ten languages', async (page) => {
    const read = (language_code: string) => app.visitor().api('GET /data/pages/:page', { page, language_code });
    const english = await read('en');
    const intros = new Set<string>();
    for (const language of languages) {
      const { title, description, intro, sections } = await read(language);
      for (const text of [title, description]) expect(text).toMatch(/\S/);
      expect(sections).toHaveLength(english.sections.length);
      intros.add(intro);
    }
    expect(intros.size).toBe(10);
  });

  it('I18N-03 an unknown page is not found', async () => {
    const { envelope } = await app.visitor().call('GET', '/data/pages/nothing');
    expect(envelope.code).toBe(40004);
  });
});
