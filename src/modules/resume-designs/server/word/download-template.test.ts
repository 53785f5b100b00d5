import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import { readXml } from '#test/read-xml.ts';
import { readZip } from '#test/read-zip.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { type TemplateName, templateAddress, templateNames, templatePictureAddress } from '../../template-names.ts';

describe('free resume templates', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function open(name: TemplateName, language: LanguageCode) {
    const answer = await app.visitor().fetch(templateAddress(name, language));
    expect(answer.status, `${name} ${language}`).toBe(200);
    const files = readZip(Buffer.from(await answer.arrayBuffer()));
    const file = (path: string) => files.get(path) ?? '';
    return { answer, files, document: file('word/document.xml'), styles: file('word/styles.xml') };
  }

  /** Every style that is used exists, and every part that is pointed at. */
  function expectWhole(files: Map<string, string>) {
    const used = files.get('word/document.xml')?.matchAll(/<w:pStyle w:val="(\w+)"/g) ?? [];
    const styles = files.get('word/styles.xml');
    for (const style of new Set([...used].map(([, one]) => one))) expect(styles).toContain(`w:styleId="${style}"`);
    const targets = files.get('word/_rels/document.xml.rels')?.matchAll(/Target="([^"]+)"/g) ?? [];
    for (const [, target = ''] of targets) {
      expect([...files.keys()]).toContain(target.startsWith('/') ? target.slice(1) : `word/${target}`);
    }
  }

  it('HOME-01 RES-03 every template opens in every language, without an account', async () => {
    for (const name of templateNames) {
      for (const language of languageCodes) {
        const { files, document } = await open(name, language);
        const parts = ['document', 'styles', 'numbering', 'settings'].map((part) => `word/${part}.xml`);
        expect([...files.keys()]).toEqual(expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', ...parts]));
        for (const xml of files.values()) readXml(xml);
        const lines = readXml(document).filter((line) => line !== '');
        expect(lines.length, `${name} ${language}`).toBeGreaterThan(20);
        expectWhole(files);
      }
    }
  });

  it('RES-03 has the headings and hints of a resume, as a download with a name', async () => {
    const { answer, files, document } = await open('classic', 'en');
    expect(answer.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="resume-classic-en.docx"');
    const lines = readXml(document);
    expect(lines[0]).toBe('Your name');
    const wanted = ['Profile', 'Work experience', 'Education', 'Skills', 'Languages'];
    expect(lines.filter((line) => wanted.includes(line))).toEqual(wanted);
    expect(lines).toContain('Phone number · Email address · City, country · Link to your work');
    expect(document).not.toContain('w:bidi');
    // It becomes its reader's own: nobody is named as its author.
    expect(files.get('docProps/core.xml')).not.toMatch(/creator|lastModifiedBy/);
  });

  it('RES-03 the template for a first job puts what was learned before what was earned with', async () => {
    const lines = readXml((await open('first-job', 'en')).document);
    const wanted = ['Education', 'Projects and volunteering', 'First experience'];
    expect(lines.filter((line) => wanted.includes(line))).toEqual(wanted);
  });

  it('RES-03 runs from right to left in Arabic: paragraphs, words, tables and the page', async () => {
    for (const name of templateNames) {
      const { document, styles } = await open(name, 'ar');
      expect(readXml(document)[0]).toBe('اسمك');
      const parts = (tag: string) => document.match(new RegExp(`<w:${tag}>.*?</w:${tag}>`, 'g')) ?? [];
      for (const facts of parts('pPr')) expect(facts).toContain('<w:bidi/>');
      for (const run of parts('r')) expect(run).toContain('<w:rtl/>');
      for (const facts of parts('tblPr')) expect(facts).toContain('<w:bidiVisual/>');
      expect(parts('pPr')).toHaveLength(document.match(/<w:p>/g)?.length ?? 0);
      expect(styles).toContain('w:bidi="ar-SA"');
    }
  });

  it('RES-03 names fonts of their own for Chinese and Japanese', async () => {
    const fonts = { 'zh-CN': 'SimSun', 'zh-TW': 'PMingLiU', ja: 'Yu Mincho' } as const;
    for (const [language, font] of Object.entries(fonts)) {
      const { document, styles } = await open('classic', language as LanguageCode);
      expect(styles).toContain(`w:eastAsia="${font}"`);
      expect(styles).toContain(`<w:lang w:val="${language === 'ja' ? 'ja-JP' : language}"`);
      expect(document).toContain('w:hint="eastAsia"');
    }
  });

  it('HOME-01 is kept by browsers, and there is nothing under other names', async () => {
    const visitor = app.visitor();
    const address = templateAddress('modern', 'en');
    const etag = (await visitor.fetch(address)).headers.get('etag') ?? '';
    expect((await visitor.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    for (const file of ['modern-xx.docx', 'modern-EN.docx', 'other-en.docx', 'modern-en.pdf', 'modern', '%2e%2e']) {
      expect((await visitor.fetch(`/download/resume-template/${file}`)).status, file).toBe(404);
    }
  });

  /** The middle colour of a part of a page, each channel of 255. */
  async function colourOf(name: TemplateName, language: LanguageCode, left: number) {
    const answer = await app.visitor().fetch(templatePictureAddress(name, language));
    expect([answer.status, answer.headers.get('content-type')], `${name} ${language}`).toEqual([200, 'image/webp']);
    const picture = sharp(Buffer.from(await answer.arrayBuffer()));
    const { width, height } = await picture.metadata();
    expect([width, height]).toEqual([560, 792]);
    // Figures are those of a picture as it is read, so the part becomes one.
    const part = await picture.extract({ left, top: 40, width: 100, height: 600 }).png().toBuffer();
    const { channels } = await sharp(part).stats();
    return channels.map(({ mean }) => Math.round(mean));
  }

  it('HOME-01 RES-03 has a real picture of every template: the green column stands where the document has it', async () => {
    const [[red = 0, green = 0], paper] = await Promise.all([
      colourOf('modern', 'en', 400),
      colourOf('compact', 'en', 450),
    ]);
    expect(green - red).toBeGreaterThan(5);
    expect(Math.min(...paper)).toBeGreaterThan(240);
    const [arabicRed = 0, arabicGreen = 0] = await colourOf('modern', 'ar', 50);
    expect(arabicGreen - arabicRed).toBeGreaterThan(5);
    const visitor = app.visitor();
    for (const language of languageCodes) await colourOf('first-job', language, 100);
    const address = templatePictureAddress('modern', 'en');
    const etag = (await visitor.fetch(address)).headers.get('etag') ?? '';
    expect((await visitor.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    for (const other of ['modern-xx', 'modern-EN', 'other-en', 'modern']) {
      expect((await visitor.fetch(address.replace('modern-en', other))).status, other).toBe(404);
    }
  });
});
