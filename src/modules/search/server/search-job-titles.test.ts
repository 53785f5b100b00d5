import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('job-title search', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const SOFTWARE_ENGINEER = 10_101;
  const FRONT_END = 10_201;

  async function search(query: string, more: { size?: number; language_code?: string } = {}) {
    const answer = await app
      .visitor()
      .api('GET /config/search/job-title-lists', { query, language_code: 'en', ...more });
    return answer.job_titles;
  }

  it('GEO-10 answers five titles unless another size is asked for', async () => {
    expect(await search('engineer')).toHaveLength(5);
    expect(await search('engineer', { size: 3 })).toHaveLength(3);
    expect(await search('engineer', { size: 50 })).toHaveLength(50);
  });

  it.each([0, 51, -1, 1.5])('GEO-10 refuses the size %d', async (size) => {
    const { envelope } = await app.visitor().call('GET', `/config/search/job-title-lists?query=a&size=${size}`);
    expect(envelope).toMatchObject({ code: 40001, data: { fields: { size: expect.stringMatching(/\S/) } } });
  });

  it('GEO-10 wants a query, and an empty one finds nothing', async () => {
    const { envelope } = await app.visitor().call('GET', '/config/search/job-title-lists');
    expect(envelope).toMatchObject({ code: 40001, data: { fields: { query: expect.stringMatching(/\S/) } } });
    expect(await search('')).toEqual([]);
    expect(await search('   ')).toEqual([]);
    expect(await search('qqqzzz')).toEqual([]);
  });

  it('GEO-10 says where a title belongs', async () => {
    const [first] = await search('software engineer', { language_code: 'ja' });
    expect(first).toEqual({
      id: SOFTWARE_ENGINEER,
      value: 'ソフトウェアエンジニア',
      main_function: 'IT・情報技術',
      sub_function: 'ソフトウェア開発',
      main_job_function_id: 1,
      function_id: 101,
      is_blue_collar_job: false,
      is_featured: true,
      is_web3_job: false,
    });
    const [web3] = await search('Web3 Front-End Developer');
    expect(web3).toMatchObject({ main_job_function_id: 25, is_web3_job: true });
  });

  it.each([
    ['an alias', 'swe', SOFTWARE_ENGINEER],
    ['an alias in capitals', 'SWE', SOFTWARE_ENGINEER],
    ['full-width letters', 'ｓｗｅ', SOFTWARE_ENGINEER],
    ['a slang alias in Chinese', '码农', SOFTWARE_ENGINEER],
    ['mixed case', 'sOFTWARE eNGINEER', SOFTWARE_ENGINEER],
    ['stray white space', '  software \t engineer ', SOFTWARE_ENGINEER],
    ['Chinese', '前端', FRONT_END],
    ['traditional characters', '軟體工程師', SOFTWARE_ENGINEER],
    ['Japanese', 'フロントエンド', FRONT_END],
    ['Arabic', 'مهندس برمجيات', SOFTWARE_ENGINEER],
    ['one word instead of two', 'frontend', FRONT_END],
    ['no accents', 'yazilim muhendisi', SOFTWARE_ENGINEER],
    ['Turkish capitals', 'YAZILIM MÜHENDİSİ', SOFTWARE_ENGINEER],
    ['a sign', 'c++', 10_105],
    ['a British word', 'lorry driver', 110_203],
    ['the word of the trade in Japan', 'レジ打ち', 220_102],
    ['the word of Taiwan', '照服員', 120_601],
    ['a feminine form', 'cajera', 220_102],
    ['a word of Brazil', 'faxineira', 310_201],
    ['a word of the Gulf', 'معقب', 30_708],
  ])('GEO-10 finds a title typed with %s: %s', async (_how, query, id) => {
    const [first] = await search(query);
    expect(first?.id).toBe(id);
  });

  it('GEO-10 finds the same with and without accents', async () => {
    const plain = await search('medico', { size: 50 });
    expect(plain.length).toBeGreaterThan(5);
    expect(await search('Médico', { size: 50 })).toEqual(plain);
  });

  it('GEO-10 tells Japanese sounds apart: a guard is no card', async () => {
    const names = (await search('ガード', { size: 50, language_code: 'ja' })).map(({ value }) => value);
    expect(names).toContain('ボディーガード');
    expect(names.filter((name) => name.includes('カード'))).toEqual([]);
  });

  it('GEO-10 puts the exact title first, then titles that begin with the text, then the others', async () => {
    const names = (await search('nurse', { size: 50 })).map(({ value }) => value.toLowerCase());
    const [exact] = await search('Software Architect');
    expect(exact?.value).toBe('Software Architect');
    const beginsAt = names.lastIndexOf('nurse manager');
    expect(beginsAt).toBeGreaterThan(-1);
    expect(names.indexOf('icu nurse')).toBeGreaterThan(beginsAt);
  });

  it('GEO-10 searches words of every language but answers in the asked one', async () => {
    const [first] = await search('前端', { language_code: 'es' });
    expect(first?.id).toBe(FRONT_END);
    expect(first?.value).toMatch(/Desarrollador/);
  });

  it.each(['Other Job Title', '其他职位', 'その他の職種', 'مسمى وظيفي آخر', 'Otro Puesto', 'custom', 'other', '881'])(
    'GEO-07 GEO-10 the custom title 881 is never found, not even by %s',
    async (query) => {
      const ids = (await search(query, { size: 50 })).map(({ id }) => id);
      expect(ids).not.toContain(881);
    },
  );

  it('GEO-10 may be kept for an hour', async () => {
    const response = await app.visitor().fetch('/api/config/search/job-title-lists?query=swe&language_code=en');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(response.headers.get('etag')).toMatch(/\S/);
  });
});
