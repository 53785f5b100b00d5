import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { languageCodes } from '../src/modules/options/languages.ts';
import { checkLocales } from './check-locales.ts';

type Texts = Record<string, unknown>;

const save: Record<string, string> = {
  en: 'Save {{name}}',
  'zh-CN': '保存{{name}}',
  id: 'Simpan {{name}}',
  ja: '{{name}}を保存',
  'zh-TW': '儲存{{name}}',
  ms: 'Simpan {{name}}',
  tr: '{{name}} kaydet',
  'pt-BR': 'Salvar {{name}}',
  es: 'Guardar {{name}}',
  ar: 'احفظ {{name}}',
};

/** What each language needs for a text with plural forms. */
const jobs: Record<string, Texts> = {
  en: { jobs_one: 'One job', jobs_other: '{{count}} jobs' },
  'zh-CN': { jobs_other: '{{count}}个职位' },
  id: { jobs_other: '{{count}} lowongan' },
  ja: { jobs_other: '{{count}}件の求人' },
  'zh-TW': { jobs_other: '{{count}}個職缺' },
  ms: { jobs_other: '{{count}} kerja' },
  tr: { jobs_one: '{{count}} ilan', jobs_other: '{{count}} ilan' },
  'pt-BR': { jobs_one: '{{count}} vaga', jobs_many: '{{count}} de vagas', jobs_other: '{{count}} vagas' },
  es: { jobs_one: 'Un empleo', jobs_many: '{{count}} de empleos', jobs_other: '{{count}} empleos' },
  ar: {
    jobs_zero: 'لا وظائف',
    jobs_one: 'وظيفة واحدة',
    jobs_two: 'وظيفتان',
    jobs_few: '{{count}} وظائف',
    jobs_many: '{{count}} وظيفة',
    jobs_other: '{{count}} وظيفة',
  },
};

describe('the check of the texts', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'parley-locales-'));
    for (const code of languageCodes) {
      write(code, 'ui', goodUi(code));
      write(code, 'pages/terms', goodPage(code));
      writeGuide(code, guide([]));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const plainSave = (code: string) => save[code]?.replace('{{name}}', '').trim();
  const goodUi = (code: string): Texts => ({ brand: 'Parley', button: { save: save[code] }, ...jobs[code] });
  const goodPage = (code: string): Texts => ({
    updated: '2026-11-15',
    title: plainSave(code),
    sections: [{ heading: plainSave(code), paragraphs: ['https://example.com/a'] }],
  });

  function write(code: string, name: string, content: Texts | string): void {
    const file = join(folder, code, `${name}.json`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  const guide = (bullets: string[], exceptions: string[] = []) =>
    ['# Voice', '## Form of address', '## Terms', '## Don’t', ...bullets, '## Exceptions', ...exceptions].join('\n');
  const writeGuide = (code: string, text: string) => writeFileSync(join(folder, code, 'VOICE.md'), text);
  const check = (same = {}) => checkLocales(folder, same);

  it('I18N-03 finds nothing wrong with complete texts', () => {
    expect(check()).toEqual([]);
  });

  it.each(languageCodes.filter((code) => code !== 'en'))('I18N-03 reports a key that %s lacks', (code) => {
    const { button: _gone, ...rest } = goodUi(code);
    write(code, 'ui', rest);
    expect(check()).toEqual([`${code}/ui.json: button.save is missing`]);
  });

  it('I18N-03 reports a key and a file that English does not have', () => {
    write('tr', 'ui', { ...goodUi('tr'), old: 'Eski' });
    write('tr', 'older', { old: 'Eski' });
    expect(check()).toEqual(['tr/older.json: English has no such file', 'tr/ui.json: old is not an English key']);
  });

  it('I18N-03 reports a file and a language that are missing, and a language too many', () => {
    rmSync(join(folder, 'ja/ui.json'));
    rmSync(join(folder, 'es'), { recursive: true });
    write('fr', 'ui', {});
    expect(check()).toEqual([
      'fr: is not one of the ten languages',
      'ja/ui.json: is missing',
      'es/ui.json: is missing',
      'es/pages/terms.json: is missing',
      'es/VOICE.md: is missing',
    ]);
  });

  it('I18N-03 reports a group where a text should be', () => {
    write('tr', 'ui', { ...goodUi('tr'), brand: { name: 'Parley' } });
    expect(check()).toEqual(['tr/ui.json: brand is missing', 'tr/ui.json: brand.name is not an English key']);
  });

  it.each([
    ['empty text', ' \n', 'is empty'],
    ['number', 3, 'is not a text'],
    ['null', null, 'is not a text'],
    ['lost placeholder', 'Kaydet', 'lacks {{name}}'],
    ['placeholder nobody fills', '{{name}} {{surname}} kaydet', 'has {{surname}}, which English does not fill'],
    ['broken placeholder', '{{name}} {name} kaydet', 'has a broken placeholder'],
    ['text left in English', 'Save {{name}}', 'is the English text'],
  ])('I18N-03 reports a %s', (_what, text, problem) => {
    write('tr', 'ui', { ...goodUi('tr'), button: { save: text } });
    expect(check()).toEqual([`tr/ui.json: button.save ${problem}`]);
  });

  it('I18N-03 lets a translation move and repeat a placeholder', () => {
    write('tr', 'ui', { ...goodUi('tr'), button: { save: '{{ name }} adlı kaydı, {{name}}, kaydet' } });
    expect(check()).toEqual([]);
  });

  it.each(['ja', 'zh-CN', 'zh-TW', 'ar'])('I18N-03 reports a text of %s in foreign letters', (code) => {
    write(code, 'ui', { ...goodUi(code), button: { save: 'Guardar {{name}}' } });
    expect(check()).toEqual([`${code}/ui.json: button.save is not written in the letters of ${code}`]);
  });

  it('I18N-03 lets brand names, numbers, addresses and placeholders be the same everywhere', () => {
    const same = {
      brand: '{{title}} · Parley',
      date: '2026-11-15',
      address: 'https://example.com/{{id}}',
      mail: 'help@example.com',
    };
    for (const code of languageCodes) write(code, 'ui', same);
    expect(check()).toEqual([]);
  });

  it('I18N-03 lets a listed word be the English one, in the listed languages only', () => {
    for (const code of languageCodes) write(code, 'ui', { ...goodUi(code), blog: 'Blog', store: 'Google Play' });
    const latin = ['id', 'ms', 'tr', 'pt-BR', 'es'];
    const problems = check({ 'ui.store': 'all', 'ui.blog': latin });
    expect(problems).toEqual(['zh-CN', 'ja', 'zh-TW', 'ar'].map((code) => `${code}/ui.json: blog is the English text`));
  });

  it('I18N-03 reports a listed word whose text is gone', () => {
    expect(check({ 'ui.gone': 'all' })).toEqual(['locale-same.data.ts: ui.gone is not an English key']);
  });

  it.each(Object.keys(jobs).flatMap((code) => Object.keys(jobs[code] ?? {}).map((key) => [code, key])))(
    'I18N-03 %s needs the plural form %s',
    (code, key) => {
      const texts = goodUi(code);
      delete texts[key];
      write(code, 'ui', texts);
      expect(check()).toContain(`${code}/ui.json: ${key} is missing`);
    },
  );

  it('I18N-03 reports a plural form that the language does not use', () => {
    write('ja', 'ui', { ...goodUi('ja'), jobs_one: '{{count}}件の求人' });
    write('tr', 'ui', { ...goodUi('tr'), jobs_few: '{{count}} ilan' });
    expect(check()).toEqual([
      'ja/ui.json: jobs_one is not a plural form of ja',
      'tr/ui.json: jobs_few is not a plural form of tr',
    ]);
  });

  it('I18N-03 a plural form that stands for several numbers must show the number', () => {
    write('ar', 'ui', { ...goodUi('ar'), jobs_few: 'وظائف' });
    // In Brazil `one` is also the form for zero.
    write('pt-BR', 'ui', { ...goodUi('pt-BR'), jobs_one: 'Uma vaga' });
    expect(check()).toEqual(['pt-BR/ui.json: jobs_one lacks {{count}}', 'ar/ui.json: jobs_few lacks {{count}}']);
  });

  it('I18N-03 a plural form that English does not have may not be English either', () => {
    write('es', 'ui', { ...goodUi('es'), jobs_many: '{{count}} jobs' });
    expect(check()).toEqual(['es/ui.json: jobs_many is the English text']);
  });

  it('I18N-03 holds English itself to its plural forms and placeholders', () => {
    write('en', 'ui', { ...goodUi('en'), jobs_one: '{{number}} job', jobs_few: '{{count}} jobs' });
    expect(check().filter((problem) => problem.startsWith('en/'))).toEqual([
      'en/ui.json: jobs_few is not a plural form of en',
      'en/ui.json: jobs_one has {{number}}, which English does not fill',
    ]);
  });

  it('I18N-03 pages of text have the same sections and paragraphs in every language', () => {
    const page = goodPage('es');
    write('es', 'pages/terms', { ...page, sections: [{ heading: 'Guardar', paragraphs: ['Uno', 'Dos'] }] });
    write('tr', 'pages/terms', { ...goodPage('tr'), sections: [] });
    expect(check()).toEqual([
      'tr/pages/terms.json: sections.0.heading is missing',
      'tr/pages/terms.json: sections.0.paragraphs.0 is missing',
      'es/pages/terms.json: sections.0.paragraphs.1 is not an English key',
    ]);
  });

  it('I18N-03 reports a file that cannot be read instead of passing it over', () => {
    write('tr', 'ui', '{"brand": ');
    write('es', 'ui', '["Parley"]');
    expect(check()).toEqual(['tr/ui.json: is not a JSON object', 'es/ui.json: is not a JSON object']);
    write('en', 'ui', 'null');
    expect(check()).toContain('en/ui.json: is not a JSON object');
    rmSync(join(folder, 'en'), { recursive: true });
    expect(check()).toEqual(['en: there are no texts']);
  });

  const say = (code: string, text: string) => {
    for (const each of languageCodes) write(each, 'ui', { ...goodUi(each), note: plainSave(each) });
    write(code, 'ui', { ...goodUi(code), note: text });
  };

  it.each([
    ['en', 'talent*', 'Talents, welcome', true],
    ['en', 'Boss', 'Your BOSS replied', true],
    ['en', 'Boss', 'The embossed card', false],
    ['en', 'don’t', "We don't know", true],
    ['en', 'name', 'Hello', false],
    ['es', 'usted', 'Usted puede guardar', true],
    ['es', 'usted', 'Ustedes pueden guardar', false],
    ['tr', 'işveren*', 'İŞVERENLER burada', true],
    ['ar', 'مواهب', 'ابحث عن مواهب هنا', true],
    ['ar', 'مواهب', 'المواهب هنا', false],
    ['ar', '*مواهب', 'المواهب هنا', true],
    ['zh-CN', '你', '保存你的职位', true],
    ['ja', '様', 'あなた様の求人', true],
  ])('I18N-05 %s: the guide forbids “%s” in “%s”: %s', (code, term, text, isWrong) => {
    say(code, text);
    writeGuide(code, guide([`- \`${term}\`: something better`]));
    expect(check()).toEqual(isWrong ? [`${code}/ui.json: note says “${term}”: something better`] : []);
  });

  it('I18N-05 looks for forbidden words neither in placeholders nor in the texts that a guide excepts', () => {
    writeGuide(
      'en',
      guide(['- `name`: title', '- `save`: keep'], ['- `ui.button.*`: quoted', '- `pages/terms.*`: law']),
    );
    expect(check()).toEqual([]);
    writeGuide('en', guide(['- `name`: title'], ['- `ui.gone`: quoted']));
    expect(check()).toEqual(['en/VOICE.md: “ui.gone” under Exceptions is no text']);
  });

  it('I18N-05 reports a language without a guide', () => {
    rmSync(join(folder, 'ms/VOICE.md'));
    expect(check()).toEqual(['ms/VOICE.md: is missing']);
  });

  it('I18N-05 reports a guide that lacks a section or holds a bullet that nobody can read', () => {
    writeGuide('id', '# Suara\n## Terms\n## Don’t\n- bos: atasan');
    expect(check()).toEqual([
      'id/VOICE.md: has no section “Form of address”',
      'id/VOICE.md: cannot be read: - bos: atasan',
    ]);
  });

  it.each([
    ['es', 'Guardando...', 'has three dots: write …'],
    ['tr', 'Kaydet  ve kapat', 'has two spaces in a row'],
    ['ms', 'Simpan ', 'begins or ends with a space'],
    ['zh-CN', '保存,关闭', 'has a narrow sign: write ，。？！：；'],
    ['zh-TW', '要儲存嗎?', 'has a narrow sign: write ，。？！：；'],
    ['ja', '保存しました.', 'has a narrow sign: write ，。？！：；'],
    ['ar', 'احفظ, ثم أغلق', 'has a Latin sign: write ،؛؟'],
    ['en', 'It’s saved', "has a curly apostrophe: write '"],
  ])('I18N-05 %s: “%s” %s', (code, text, problem) => {
    say(code, text);
    expect(check()).toEqual([`${code}/ui.json: note ${problem}`]);
  });

  it.each(['约 1,000 个职位', '下午 3:30 面试', '打开 Word, Pages 或 LibreOffice', '版本 1.2'])(
    'I18N-05 lets numbers and Latin words keep their own signs: %s',
    (text) => {
      say('zh-CN', text);
      expect(check()).toEqual([]);
    },
  );

  it.each([
    ['We could not save it', 'could not'],
    ['You cannot undo this', 'cannot'],
    ['You are offline', 'you are'],
    ['Once it is verified', 'it is'],
    ['We will write to you', 'we will'],
    ['We have already sent a code', 'we have already'],
  ])('I18N-05 finds what people contract when they speak: %s', (text, words) => {
    say('en', text);
    expect(check()).toEqual([`en/ui.json: note says “${words}”: contract it`]);
  });

  it('I18N-05 leaves long forms where nothing can be contracted, and in agreements', () => {
    for (const text of [
      'Work from where you are',
      'Who you are and what you want',
      'You have 50 drafts',
      'So it is.',
    ]) {
      say('en', text);
      expect(check()).toEqual([]);
    }
    write('en', 'pages/terms', { ...goodPage('en'), title: 'You are not bound' });
    expect(check()).toEqual([]);
  });

  it('I18N-03 the command prints the problems and fails', () => {
    write('tr', 'ui', { ...goodUi('tr'), button: {} });
    const run = spawnSync(process.execPath, [join(import.meta.dirname, 'check-locales.ts'), folder], {
      encoding: 'utf8',
    });
    expect(run.stderr).toBe('');
    expect(run.stdout.split('\n')).toContain('tr/ui.json: button.save is missing');
    expect(run.status).toBe(1);
    const nowhere = spawnSync(process.execPath, [
      join(import.meta.dirname, 'check-locales.ts'),
      join(folder, 'nowhere'),
    ]);
    expect(nowhere.status).toBe(1);
  });
});
