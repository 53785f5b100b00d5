import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Option, readOptionList } from '#test/read-option-list.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const languages = ['en', 'zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'];
const scripts: Record<string, RegExp> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  'zh-CN': /\p{Script=Han}/u,
  'zh-TW': /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
};
/** Names that these languages write in Latin letters too. */
const latinEverywhere = ['Web3', 'NPO・NGO'];

/** One entry of each list, by id, as it must read. */
const samples: Record<string, [id: number, values: Record<string, string>]> = {
  xp_lvls: [1, { en: 'No Experience', ja: '未経験', tr: 'Deneyimsiz' }],
  job_types: [1, { en: 'Full-Time', 'zh-TW': '全職', ms: 'Sepenuh Masa' }],
  degrees: [1, { en: 'No Requirement', 'zh-CN': '学历不限', 'pt-BR': 'Sem exigência' }],
  team_sizes: [2, { en: 'Team of 6–15', ja: '6～15名のチーム', 'pt-BR': 'Equipe de 6 a 15 pessoas' }],
  company_sizes: [1, { en: '1–10 Employees', id: '1–10 Karyawan', es: '1 a 10 empleados' }],
  industry_lists: [2, { en: 'Software Development', ja: 'ソフトウェア開発', es: 'Desarrollo de software' }],
  job_category_lists: [1, { en: 'Information Technology', id: 'Teknologi Informasi', ar: 'تقنية المعلومات' }],
  job_benefit_lists: [1, { en: 'Health Insurance', tr: 'Sağlık sigortası', 'zh-TW': '醫療保險' }],
  currency_lists: [138, { en: 'US Dollar', ja: '米ドル', es: 'dólar estadounidense' }],
  country_lists: [106, { en: 'Japan', ja: '日本', 'pt-BR': 'Japão', ar: 'اليابان' }],
  region_lists: [9401, { en: 'Hong Kong Island', 'zh-CN': '香港岛', 'zh-TW': '香港島' }],
  location_lists: [229001, { en: 'New York', es: 'Nueva York', ja: 'ニューヨーク', ar: 'نيويورك' }],
  work_arrangement_lists: [3, { en: 'Remote', 'zh-CN': '远程办公', ms: 'Jarak Jauh' }],
  salary_ranges: [1, { en: 'Below 30K', tr: '30 binin altında', 'pt-BR': 'Até 30 mil' }],
  notice_period_lists: [3, { en: '2 Weeks', ja: '2週間', ar: 'أسبوعان' }],
  language_lists: [4, { en: '日本語', ar: '日本語' }],
  gender_lists: [2, { en: 'Female', id: 'Perempuan', es: 'Femenino' }],
  main_job_function_lists: [1, { en: 'Information Technology', ja: 'IT・情報技術', ms: 'Teknologi Maklumat' }],
  world_region_lists: [2, { en: 'Southeast Asia', 'zh-CN': '东南亚', tr: 'Güneydoğu Asya' }],
  job_languages: [4, { en: 'Japanese', es: 'japonés', 'zh-TW': '日文' }],
};
/** Names of places and tongues are often spelled alike, and cities share names between countries. */
const spelledAlike = new Set(['country_lists', 'region_lists', 'location_lists', 'job_languages', 'language_lists']);
const sharedNames = new Set(['region_lists', 'location_lists']);

interface Row extends Option {
  display_name?: string;
}
const textOf = (row: Row) => row.display_name ?? row.value;

describe('option lists', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  // Thousands of places in ten languages: asked for once by all tests.
  const asked = new Map<string, Promise<Row[]>>();
  const listOf = (name: string, language: string) => {
    const key = `${name} ${language}`;
    const list = asked.get(key) ?? readOptionList<Row>(app.visitor(), name, language);
    asked.set(key, list);
    return list;
  };

  it.each(Object.keys(samples))('GEO-06 %s is served in all ten languages', async (name) => {
    const english = await listOf(name, 'en');
    expect(english.length).toBeGreaterThan(1);
    expect(new Set(english.map((row) => row.id)).size).toBe(english.length);
    for (const language of languages) {
      const list = await listOf(name, language);
      expect(list.map((row) => row.id)).toEqual(english.map((row) => row.id));
      expect(list.filter((row) => textOf(row).trim() === '')).toEqual([]);
      if (!sharedNames.has(name)) expect(new Set(list.map(textOf)).size).toBe(list.length);
      const [id, values] = samples[name] ?? [0, {}];
      const sample = list.find((row) => row.id === id);
      if (values[language]) expect(sample && textOf(sample)).toBe(values[language]);
    }
  });

  it.each(Object.keys(samples).filter((name) => name !== 'language_lists'))('GEO-06 %s is translated', async (name) => {
    const english = new Map((await listOf(name, 'en')).map((row) => [row.id, textOf(row)]));
    for (const language of languages.slice(1)) {
      const list = await listOf(name, language);
      const script = scripts[language];
      const foreign = list
        .map(textOf)
        .filter((text) => script && !script.test(text) && !latinEverywhere.includes(text));
      expect(foreign).toEqual([]);
      const same = list.filter((row) => textOf(row) === english.get(row.id));
      const most = spelledAlike.has(name) ? list.length - 1 : Math.max(1, list.length * 0.1);
      expect(same.length, `${language}: ${same.map(textOf)}`).toBeLessThanOrEqual(most);
    }
  });

  it('GEO-06 language names stand in their own language, so that everyone finds theirs', async () => {
    const list = await readOptionList<{ code: string; value: string }>(app.visitor(), 'language_lists', 'ar');
    expect(list.map(({ code, value }) => [code, value])).toEqual([
      ['en', 'English'],
      ['zh-CN', '简体中文'],
      ['id', 'Bahasa Indonesia'],
      ['ja', '日本語'],
      ['zh-TW', '繁體中文'],
      ['ms', 'Bahasa Melayu'],
      ['tr', 'Türkçe'],
      ['pt-BR', 'Português (Brasil)'],
      ['es', 'Español'],
      ['ar', 'العربية'],
    ]);
  });

  it.each([
    ['xp_lvls', 'less-than-1-year', 0, 1],
    ['company_sizes', '51-200', 51, 200],
    ['company_sizes', '10000-plus', 10_001, null],
    ['salary_ranges', 'below-30k', 0, 30_000],
    ['salary_ranges', '50k-80k', 50_000, 80_000],
    ['salary_ranges', 'above-100k', 100_001, null],
    ['salary_ranges', 'above-200k', 200_001, 400_000],
  ])('GEO-06 %s carries the bounds of %s as numbers', async (name, key, min, max) => {
    const list = await readOptionList(app.visitor(), name);
    expect(list.find((row) => row.key === key)).toMatchObject({ min, max });
  });

  it('GEO-06 world regions name their countries in the asked language', async () => {
    const regions = await readOptionList<{ value: string; countries: Option[] }>(
      app.visitor(),
      'world_region_lists',
      'ja',
    );
    const countries = await readOptionList(app.visitor(), 'country_lists', 'ja');
    const names = new Map(countries.map(({ id, value }) => [id, value]));
    const all = regions.flatMap((region) => region.countries);
    expect(all.length).toBeGreaterThan(200);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(all.filter(({ id, value }) => names.get(id) !== value)).toEqual([]);
    expect(regions.find(({ value }) => value === 'southeast-asia')?.countries).toContainEqual({
      id: 196,
      code: 'SG',
      value: 'シンガポール',
    });
  });

  it('GEO-06 job languages carry a translated name and keep the ids of the ten', async () => {
    const list = await readOptionList<{ id: number; name: string }>(app.visitor(), 'job_languages', 'es');
    expect(list.length).toBeGreaterThan(50);
    expect(list.find(({ id }) => id === 7)?.name).toBe('turco');
    expect(list.map(({ name }) => name)).toContain('coreano');
  });

  it('GEO-06 a list may be kept for an hour and is not sent again while it is the same', async () => {
    const path = '/api/config/job_types/list?language_code=ja';
    const first = await app.visitor().fetch(path);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await app.visitor().fetch(path, { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    const english = await app
      .visitor()
      .fetch('/api/config/job_types/list?language_code=en', { headers: { 'if-none-match': etag } });
    expect(english.status).toBe(200);
    expect(english.headers.get('etag')).not.toBe(etag);
  });

  it('GEO-06 a list in the language of the visitor is not kept for visitors of other languages', async () => {
    const varies = async (query: string) =>
      ((await app.visitor().fetch(`/api/config/job_types/list${query}`)).headers.get('vary') ?? '').split(', ');
    expect(await varies('')).toEqual(expect.arrayContaining(['accept-language', 'cookie', 'language-id']));
    expect(await varies('?language_code=ja')).not.toContain('cookie');
  });

  it.each(['jobs', 'constructor', '__proto__', 'toString', 'JOB_TYPES', '..%2Frates'])(
    'GEO-06 there is no list %s',
    async (name) => {
      const { status, headers, envelope } = await app.visitor().call('GET', `/config/${name}/list?language_code=en`);
      expect(status).toBe(404);
      expect(envelope).toMatchObject({ code: 40004, data: null });
      expect(headers.get('cache-control')).toBe('no-store');
    },
  );
});
