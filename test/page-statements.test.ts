import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { loader as loadCompany } from '#src/routes/public/company.tsx';
import { loader as loadHome } from '#src/routes/public/home.tsx';
import { loader as loadJob } from '#src/routes/public/job.tsx';
import { loader as loadRemote } from '#src/routes/public/remote.tsx';
import { loader as loadResults } from '#src/routes/public/results.tsx';
import { loader as loadWeb3 } from '#src/routes/public/web3.tsx';
import { buildSearchIndex } from './build-search-index.ts';
import { createCompany } from './factories/create-company.ts';
import { createJob } from './factories/create-job.ts';
import { startTestApp, type TestApp } from './test-app.ts';

type Loader = (args: never) => Promise<unknown>;

/** What a public page asks the database for, through its own loader and the real API. */
describe('a public page', () => {
  let app: TestApp;
  let slug: string;
  let company: string;
  const asked: { text: string; name?: string }[] = [];
  const { query } = pg.Client.prototype;

  beforeAll(async () => {
    app = await startTestApp();
    const { pool } = app.database;
    const companies = await Promise.all(Array.from({ length: 24 }, () => createCompany(pool)));
    company = companies[0]?.slug ?? '';
    for (const [at, { id }] of companies.entries()) {
      const remote = at % 2 === 0 && { work_arrangement_id: 3, is_remote_worldwide: true, function_id: 25 };
      const job = await createJob(pool, {
        company_id: id,
        title: `Harbour Engineer ${at}`,
        is_urgent: at % 3 === 0,
        ...remote,
      });
      if (at === 0) slug = `${job.slug}-${job.id}`;
      await pool.query('insert into job_popularity (job_id, score) values ($1, $2)', [job.id, at]);
    }
    await buildSearchIndex(app.databaseUrl);
  });
  afterAll(() => app.close());

  beforeEach(() => {
    pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
      const [first] = args as [string | { text?: string; name?: string }];
      const said = typeof first === 'string' ? { text: first } : first;
      if (said.text) asked.push({ text: said.text, name: said.name });
      return Reflect.apply(query, this, args);
    } as typeof query;
  });
  afterEach(() => {
    pg.Client.prototype.query = query;
  });

  async function ask(loader: unknown, path: string, params: Record<string, string> = {}, isWide = false) {
    const services: Partial<PageServices> = {
      api: app.visitor({ 'country-id': '196', 'language-id': '1' }).api,
      countryId: 196,
      language: 'en',
      seemsSignedIn: false,
      isWide,
      begin: () => {},
      reportError: (error) => {
        throw error;
      },
    };
    const url = new URL(path, 'http://parley.example');
    const context = { get: (wanted: unknown) => (wanted === servicesContext ? services : undefined) };
    const answer = await (loader as Loader)({
      request: new Request(url),
      url,
      params: { lang: 'en', ...params },
      context,
    } as never);
    // What is deferred belongs to the page too.
    await Promise.all(Object.values(answer as object));
    return answer;
  }

  it.each([
    ['HOME-01 home', 8, () => ask(loadHome, '/en')],
    ['REM-02 remote', 8, () => ask(loadRemote, '/en/remote-job')],
    ['REM-02 web3', 8, () => ask(loadWeb3, '/en/web3-jobs')],
    ['SRCH-01 results', 8, () => ask(loadResults, '/en/engineer-jobs', { slug: 'engineer-jobs' })],
    ['SRCH-01 all results', 8, () => ask(loadResults, '/en/job-search', { slug: 'job-search' })],
    [
      'SRCH-01 results with a job beside them',
      8,
      () => ask(loadResults, '/en/engineer-jobs', { slug: 'engineer-jobs' }, true),
    ],
    ['JOB-01 job', 6, () => ask(loadJob, `/en/job/${slug}`, { slug })],
    ['COMP-02 company', 8, () => ask(loadCompany, `/en/company/${company}`, { slug: company })],
  ] as const)('%s asks at most %i statements, each planned once', async (_name, most, load) => {
    // The first search learns words; that is no page's concern.
    await load();
    asked.length = 0;
    const shown = JSON.stringify(await load());
    expect(shown).toContain('Harbour Engineer');
    const texts = asked.map(({ text, name }) => `${name ?? 'unnamed'}: ${text.replace(/\s+/g, ' ').slice(0, 80)}`);
    expect(texts.length, texts.join('\n')).toBeLessThanOrEqual(most);
    expect(texts.filter((text) => text.startsWith('unnamed'))).toEqual([]);
  });
});
