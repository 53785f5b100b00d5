import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('sitemaps', () => {
  let app: TestApp;
  let openId = 0;
  let closedId = 0;

  beforeAll(async () => {
    app = await startTestApp({ PUBLIC_URL: 'https://parley.example/' });
    const { pool } = app.database;
    openId = (await createJob(pool, { title: 'R&D <Lead>', slug: 'r-d-lead', language: 'zh-CN' })).id;
    closedId = (await createJob(pool, { status: 'closed', closed_at: new Date() })).id;
  });
  afterAll(() => app.close());

  const read = async (path: string) => {
    const response = await app.visitor().fetch(path);
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');

  it('NAV-08 robots.txt names the sitemap and keeps crawlers out of the API', async () => {
    const { text } = await read('/robots.txt');
    expect(text).toContain('Sitemap: https://parley.example/sitemap.xml');
    expect(text).toContain('Disallow: /api/');
  });

  it('NAV-08 the index is split by country and type, and every file in it answers', async () => {
    const index = await read('/sitemap.xml');
    expect(index.type).toContain('application/xml');
    const files = locations(index.text);
    expect(files).toContain('https://parley.example/sitemaps/sg/jobs-0.xml');
    expect(files).toContain('https://parley.example/sitemaps/sg/companies.xml');
    expect(files).not.toContain('https://parley.example/sitemaps/jp/companies.xml');
    expect(files).not.toContain('https://parley.example/sitemaps/jp/jobs-0.xml');
    for (const file of files) {
      const { status, text } = await read(new URL(file).pathname);
      expect(status).toBe(200);
      expect(locations(text), file).not.toEqual([]);
    }
  });

  it('NAV-08 lists open jobs in the language they are written in, and no closed one', async () => {
    const urls = locations((await read('/sitemaps/sg/jobs-0.xml')).text);
    expect(urls).toEqual([`https://parley.example/zh-CN/job/r-d-lead-${openId}`]);
    expect(urls.join()).not.toContain(`-${closedId}`);
  });

  it('NAV-08 lists searches that find something only, each address once for all countries of a language', async () => {
    const { pool } = app.database;
    await createJob(pool, { country_id: 229 });
    await createJob(pool, { country_id: 106, work_arrangement_id: 3, is_remote_worldwide: true });
    const files = locations((await read('/sitemap.xml')).text).filter((file) => file.includes('searches'));
    expect(files).toEqual(['https://parley.example/sitemaps/com/searches-en.xml']);
    const urls = locations((await read('/sitemaps/com/searches-en.xml')).text);
    expect(urls).toEqual(['https://parley.example/en/software-engineer-jobs']);
  });

  it('NAV-08 PROF-04 names jobs, companies, searches and pages, and never a person', async () => {
    for (const file of locations((await read('/sitemap.xml')).text)) {
      for (const url of locations((await read(new URL(file).pathname)).text)) {
        expect(new URL(url).pathname).toMatch(
          /^\/[\w-]+(?:\/(?:job|company|guides|blog|help)\/[^/]+|\/resume-analysis\/rubric|\/employer\/api|\/[\w-]+)?$/,
        );
        expect(url).not.toMatch(/profile|resume\/|talent\/|chat|settings/);
      }
    }
  });

  it('NAV-08 a closed job leaves the sitemap and answers 410', async () => {
    expect((await app.visitor().call('GET', `/job/${closedId}`)).status).toBe(410);
  });

  it.each([
    '/sitemaps/xx/jobs-0.xml',
    '/sitemaps/sg/nonsense.xml',
    '/sitemaps/com/searches-xx.xml',
    '/sitemaps/sg/jobs-99999999.xml',
  ])('NAV-08 %s does not exist', async (path) => {
    expect((await read(path)).status).toBe(404);
  });
});
