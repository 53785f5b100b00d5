import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const languages = ['zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'];

describe('skills', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const skills = (language_code: string) => app.visitor().api('GET /config/skill/lists', { language_code });

  it('GEO-10 are at least 1,500, none twice, none empty', async () => {
    const list = await skills('en');
    expect(list.length).toBeGreaterThanOrEqual(1500);
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    expect(new Set(list.map(({ value }) => value.toLowerCase())).size).toBe(list.length);
    expect(list.filter(({ value, category }) => !value.trim() || !category)).toEqual([]);
  });

  it('GEO-10 hold what people really write into a profile', async () => {
    const names = (await skills('en')).map(({ value }) => value);
    const known = [
      'JavaScript',
      'Python',
      'SQL',
      'Figma',
      'Solidity',
      'Kubernetes',
      'SAP S/4HANA',
      'Welding',
      'Negotiation',
    ];
    expect(known.filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(languages)('GEO-10 are complete in %s', async (language) => {
    const english = await skills('en');
    const list = await skills(language);
    expect(list.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
    expect(list.filter(({ value }) => !value.trim())).toEqual([]);
    const translated = list.filter(({ value }, index) => value !== english[index]?.value);
    expect(translated.length).toBeGreaterThan(900);
  });

  it('GEO-10 are translated where they are words and kept where they are names', async () => {
    const english = await skills('en');
    const welding = english.find(({ value }) => value === 'Welding')?.id;
    const python = english.find(({ value }) => value === 'Python')?.id;
    const read = async (language: string, id: number | undefined) =>
      (await skills(language)).find((one) => one.id === id)?.value;
    expect(await read('ja', welding)).toBe('溶接');
    expect(await read('tr', welding)).toBe('Kaynakçılık');
    expect(await read('ar', welding)).toBe('اللحام');
    expect(await read('ja', python)).toBe('Python');
  });

  it('GEO-10 are not sent again while they are the same', async () => {
    const path = '/api/config/skill/lists?language_code=en';
    const first = await app.visitor().fetch(path);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await app.visitor().fetch(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });
});
