import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#test/build-search-index.ts';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const SINGAPORE = { 'country-id': '196' };

describe('searching jobs over the API', () => {
  let app: TestApp;
  let agencyId = 0;

  beforeAll(async () => {
    app = await startTestApp({ TRUST_PROXY: '1' });
    const { pool } = app.database;
    agencyId = (await createCompany(pool, { name: 'Staff Agency', is_agency: true, verified_at: null })).id;
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await createJob(pool, {
      title: 'Front-End Developer',
      job_title_id: 10201,
      sub_function_id: 102,
      posted_at: minutesAgo(5),
    });
    await createJob(pool, {
      title: 'Accountant',
      job_title_id: 20101,
      function_id: 2,
      sub_function_id: 201,
      posted_at: minutesAgo(4),
      salary_min: 3_000_000,
      salary_max: 4_000_000,
    });
    await createJob(pool, {
      title: 'Warehouse Worker',
      company_id: agencyId,
      salary_type_id: 3,
      salary_min: 1500,
      salary_max: 2000,
      posted_at: minutesAgo(3),
    });
    await createJob(pool, {
      title: 'Remote Writer',
      work_arrangement_id: 3,
      is_remote_worldwide: true,
      country_id: 229,
      currency: 'USD',
      posted_at: minutesAgo(2),
    });
    await createJob(pool, {
      title: 'Remote Nurse',
      work_arrangement_id: 3,
      remote_country_ids: [106],
      country_id: 106,
      currency: 'JPY',
      posted_at: minutesAgo(1),
    });
    await createJob(pool, { title: 'Closed Developer', status: 'closed', closed_at: new Date() });
    for (let count = 0; count < 70; count++)
      await createJob(pool, { title: `Clerk ${count}`, company_id: agencyId, posted_at: minutesAgo(100 + count) });
    const inMalaysia = { country_id: 127, currency: 'MYR' };
    await createJob(pool, { ...inMalaysia, title: 'Zorbmaker One', posted_at: minutesAgo(7) });
    await createJob(pool, { ...inMalaysia, title: 'Zorbmaker Two', posted_at: minutesAgo(8) });
    const mention = { title: 'Helper', description: 'You help a zorbmaker.', is_featured: true };
    await createJob(pool, { ...inMalaysia, ...mention, posted_at: minutesAgo(6) });
    await buildSearchIndex(app.databaseUrl);
  });
  afterAll(() => app.close());

  const titles = async (query: string, headers = SINGAPORE) => {
    const { envelope } = await app.visitor(headers).call('GET', `/job/search?${query}`);
    expect(envelope.code).toBe(0);
    return (envelope.data as { jobs: { job_title: string }[] }).jobs.map((job) => job.job_title);
  };

  it("SRCH-01 finds jobs by title, company and place in the visitor's country, and never a closed one", async () => {
    expect(await titles('query=front-end developer')).toContain('Front-End Developer');
    expect(await titles('query=developer')).not.toContain('Closed Developer');
    expect(new Set(await titles('query=staff agency&size=50'))).toContain('Warehouse Worker');
    expect(await titles('query=accountant', { 'country-id': '106' })).toEqual([]);
    expect(await titles('query=accountant&location=downtown-core')).toEqual(['Accountant']);
    expect(await titles('query=accountant&location=atlantis')).toEqual([]);
  });

  it('SRCH-01 sorts by date when asked and pages without repeating', async () => {
    expect(await titles('sort=latest&size=3')).toEqual(['Warehouse Worker', 'Accountant', 'Front-End Developer']);
    const pages = await Promise.all([1, 2, 3].map((page) => titles(`sort=latest&size=20&page=${page}`)));
    const all = pages.flat();
    expect(all).toHaveLength(60);
    expect(new Set(all).size).toBe(60);
  });

  it('TRU-05 sorts by the monthly figure that the cards show, over currencies and pay periods', async () => {
    const figures = async (query: string, countryId: string) => {
      const { envelope } = await app.visitor({ 'country-id': countryId }).call('GET', `/job/search?sort=pay&${query}`);
      const { jobs } = envelope.data as { jobs: { job_title: string; pay: { monthly_max: number | null } }[] };
      return { titles: jobs.map((job) => job.job_title), pays: jobs.map(({ pay }) => pay.monthly_max ?? 0) };
    };
    const local = await figures('excludeKeywords=clerk', '196');
    expect(local.titles).toEqual(['Accountant', 'Front-End Developer', 'Warehouse Worker']);
    expect(local.pays).toEqual(local.pays.toSorted((a, b) => b - a));
    // A Japanese figure stands behind a smaller number of dollars.
    const remote = await figures('scope=remote', '106');
    expect(remote.pays).toHaveLength(2);
    expect(remote.pays).toEqual(remote.pays.toSorted((a, b) => b - a));
  });

  it('SRCH-01 shows a visitor three pages, says so, and has none beyond', async () => {
    const { envelope } = await app.visitor(SINGAPORE).call('GET', '/job/search?size=20&page=3');
    expect(envelope.data).toMatchObject({ is_limited: true, page_count: 3 });
    expect(await titles('size=20&page=4')).toEqual([]);
  });

  it('SRCH-01 shows an account up to a hundred pages', async () => {
    const person = await signIn(app, 'all-pages@example.com', app.visitor(SINGAPORE));
    const page = async (number: number) =>
      (await person.call('GET', `/job/search?size=20&page=${number}`)).envelope.data;
    const found = (await page(4)) as { is_limited: boolean; page_count: number; jobs: unknown[] };
    expect(found).toMatchObject({ is_limited: false, page_count: expect.any(Number) });
    expect(found.page_count).toBeGreaterThan(3);
    expect(found.page_count).toBeLessThanOrEqual(100);
    expect(found.jobs.length).toBeGreaterThan(0);
    expect(await page(101)).toMatchObject({ jobs: [] });
  });

  it("SRCH-04 compares the bracket with the month in the job's own currency, also for hourly pay", async () => {
    // 15 to 20 an hour are 2,600 to 3,467 a month: below 30K; 30,000 to 40,000 a month are 30K–50K.
    expect(await titles('salary=1&query=warehouse')).toEqual(['Warehouse Worker']);
    expect(await titles('salary=2')).toEqual(['Accountant']);
    expect(await titles('salary=8')).toEqual([]);
  });

  it('TRU-06 leaves out agencies, keywords and companies when told to', async () => {
    expect(await titles('excludeAgencies=1&sort=latest')).toEqual(['Accountant', 'Front-End Developer']);
    expect(await titles('excludeKeywords=clerk,accountant&sort=latest')).toEqual([
      'Warehouse Worker',
      'Front-End Developer',
    ]);
    expect(await titles(`excludeCompanies=${agencyId}&sort=latest`)).toEqual(['Accountant', 'Front-End Developer']);
    expect(await titles('verified=1&sort=latest')).toEqual(['Accountant', 'Front-End Developer']);
  });

  it('SRCH-10 TRU-06 says from where on jobs are only related, which promotion and a job that has just closed leave true', async () => {
    const ask = async () => {
      const { jobs, related_from } = await app
        .visitor({ 'country-id': '127' })
        .api('GET /job/search', { query: 'zorbmaker' });
      return { titles: jobs.map((job) => job.job_title), related_from };
    };
    expect(await ask()).toEqual({ titles: ['Zorbmaker One', 'Zorbmaker Two', 'Helper'], related_from: 2 });
    // Closed without the index having heard of it yet.
    await app.database.pool.query(`update jobs set status = 'closed', closed_at = now() where title = 'Zorbmaker One'`);
    expect(await ask()).toEqual({ titles: ['Zorbmaker Two', 'Helper'], related_from: 1 });
  });

  it('TRU-06 a promoted job is labelled and first on its own page only, and has to satisfy every filter', async () => {
    const ask = (more: object) => app.visitor(SINGAPORE).api('GET /job/search', { query: 'clerk', ...more });
    const [one, two] = await Promise.all([ask({}), ask({ page: 2 })]);
    const promoted = two.jobs.at(-1)?.id ?? 0;
    await app.database.pool.query('update jobs set is_featured = true where id = $1', [promoted]);
    const after = await ask({ page: 2 });
    expect(after.jobs[0]).toMatchObject({ id: promoted, is_promoted: true });
    expect(after.jobs.filter((job) => job.is_promoted)).toHaveLength(1);
    const ids = ({ jobs }: typeof one) => jobs.map(({ id }) => id);
    expect(ids(after).toSorted()).toEqual(ids(two).toSorted());
    expect(ids(await ask({}))).toEqual(ids(one));
    expect(ids(await ask({ jobType: '2' }))).not.toContain(promoted);
    const latest = await ask({ page: 2, sort: 'latest' });
    expect(latest.jobs.map((job) => job.posted_at)).toEqual(
      latest.jobs
        .map((job) => job.posted_at)
        .toSorted()
        .reverse(),
    );
  });

  it("SRCH-07 TRU-08 finds remote jobs open to the visitor's country only", async () => {
    expect(await titles('scope=remote')).toEqual(['Remote Writer']);
    expect(await titles('scope=remote&sort=latest', { 'country-id': '106' })).toEqual([
      'Remote Nurse',
      'Remote Writer',
    ]);
  });

  it('SRCH-03 counts the hits of each choice beside the other filters', async () => {
    const { facets } = await app.visitor(SINGAPORE).api('GET /job/search-facets', { query: 'accountant' });
    expect(facets.mainFunctions).toEqual([{ id: 2, count: 1 }]);
    expect(facets.salary).toEqual(expect.arrayContaining([{ id: 2, count: 1 }]));
  });

  it('SRCH-05 NAV-02 gives every search one address and reads it back, chips included', async () => {
    const visitor = app.visitor(SINGAPORE);
    const filters = {
      query: '  front   end ',
      location: ['downtown-core'],
      salary: [1, 2],
      verified: true,
      sort: 'latest' as const,
    };
    const address = await visitor.api('POST /job/search-resolve', filters);
    expect(address).toEqual({
      url: '/front-end-jobs-in-downtown-core',
      query_string: 'salary=1,2&verified=1&sort=latest',
    });
    const back = await visitor.api('POST /job/search-parse', {
      slug: address.url.slice(1),
      search: `${address.query_string}&page=2`,
    });
    expect(back.filters).toMatchObject({
      query: 'front end',
      location: ['downtown-core'],
      salary: [1, 2],
      verified: true,
      sort: 'latest',
    });
    expect(back.page).toBe(2);
    expect(back.chips.map((chip) => chip.label)).toEqual([
      'Downtown Core',
      'Below 30K',
      '30K–50K',
      'Verified companies',
    ]);
    expect(await visitor.api('POST /job/search-resolve', { mainFunctions: [1] })).toEqual({
      url: '/information-technology-jobs',
      query_string: '',
    });
    expect(
      (await visitor.api('POST /job/search-parse', { slug: 'information-technology-jobs' })).filters.mainFunctions,
    ).toEqual([1]);
  });

  it('NAV-08 SRCH-05 the same choices in another order, repeated or beside unknown ones are one address', async () => {
    const visitor = app.visitor(SINGAPORE);
    const one = { url: '/nurse-jobs', query_string: 'location=outram,tanglin&salary=2,3&jobType=1' };
    for (const filters of [
      { salary: [2, 3], jobType: [1], location: ['outram', 'tanglin'] },
      { salary: [3, 2, 3, 2_000_000], jobType: [1, 1], location: ['tanglin', 'outram', 'tanglin'] },
    ]) {
      expect(await visitor.api('POST /job/search-resolve', { query: 'nurse', ...filters })).toEqual(one);
    }
    expect(await visitor.api('POST /job/search-resolve', { query: '   ' })).toEqual({
      url: '/job-search',
      query_string: '',
    });
  });

  it('SRCH-01 text without a letter or digit stays in the address and finds nothing, not everything', async () => {
    const visitor = app.visitor(SINGAPORE);
    const address = await visitor.api('POST /job/search-resolve', { query: ' 🦄 %% ' });
    expect(address.url).toBe('/job-search');
    const { filters } = await visitor.api('POST /job/search-parse', {
      slug: 'job-search',
      search: address.query_string,
    });
    expect(filters.query).toBe('🦄 %%');
    expect((await visitor.api('GET /job/search', filters)).total.value).toBe(0);
  });

  it('SRCH-01 a search that finds nothing is told what finds something: a filter less, a place nearby, a title like it', async () => {
    const visitor = app.visitor(SINGAPORE);
    const nothing = { query: 'accountant', location: ['outram'], jobType: [2] };
    expect((await visitor.api('GET /job/search', nothing)).total.value).toBe(0);
    const ways = await visitor.api('GET /job/search-ways', nothing);
    expect(ways.without).toEqual([
      { name: 'location', value: 'outram', count: 0 },
      { name: 'jobType', value: '2', count: 0 },
    ]);
    const near = await visitor.api('GET /job/search-ways', { query: 'accountant', location: ['outram'] });
    expect(near.without).toEqual([{ name: 'location', value: 'outram', count: 1 }]);
    expect(near.nearby).toHaveLength(1);
    for (const { url, count } of [...near.nearby, ...near.similar]) {
      const [slug = '', search = ''] = url.slice('/en/'.length).split('?');
      const { filters } = await visitor.api('POST /job/search-parse', { slug: decodeURIComponent(slug), search });
      expect(count).toBeGreaterThan(0);
      expect((await visitor.api('GET /job/search', filters)).total.value).toBe(count);
    }
    const { places } = await visitor.api('GET /job/search-facets', { query: 'accountant' });
    expect(Object.values(places)).toContain(1);
  });

  it('NAV-01 a slug longer than any search is no address: a clear refusal, not a failure', async () => {
    const long = `${'x'.repeat(5000)}-jobs`;
    const { status, envelope } = await app.visitor(SINGAPORE).call('POST', '/job/search-parse', { slug: long });
    expect([status, envelope.code]).toEqual([400, 40001]);
  });

  it("SRCH-05 writes title, description, heading, canonical address and related searches in the visitor's language", async () => {
    const texts = await app
      .visitor(SINGAPORE)
      .api('POST /api-go/web/search_job_filter_seo', { query: 'accountant', page: 2 });
    expect(texts.heading).toBe('Accountant jobs in Singapore');
    expect(texts.title).toContain('page 2');
    expect(texts.canonical_url).toBe('/en/accountant-jobs?page=2');
    expect(texts.related_searches?.length).toBeGreaterThan(3);
    const heading = async (query: string) =>
      (await app.visitor(SINGAPORE).api('POST /api-go/web/search_job_filter_seo', { query, page: 1 })).heading;
    expect(await heading('accountant in downtown core')).toBe('Accountant jobs in Downtown Core');
    expect(await heading('accountant -intern')).toBe('Accountant jobs in Singapore');
    expect(await heading('vacancies near me')).toBe('Jobs in Singapore');
    const remote = await app
      .visitor(SINGAPORE)
      .api('POST /api-go/web/search_remote_job_filter_seo', { query: 'writer', page: 1 });
    expect(remote.canonical_url).toBe('/en/remote-job/writer-jobs');
  });

  it('ERR-02 SRCH-01 looks for choices that exist only; a filter of none of them finds nothing', async () => {
    const many = (from: number) => Array.from({ length: 1000 }, (_, at) => from + at).join(',');
    expect((await titles(`jobType=${many(100_000)}`)).length).toBe(0);
    expect(await titles(`jobType=${many(0)}`)).toEqual(await titles(''));
  });

  it.each([
    ['page=-1', 'page'],
    ['page=zero', 'page'],
    [`query=${'x'.repeat(10_000)}`, 'query'],
    ['salary=abc', 'salary.0'],
    [`jobType=${Array.from({ length: 1001 }, (_, id) => id).join(',')}`, 'jobType'],
    ['scope=moon', 'scope'],
    ['postedWithin=-3', 'postedWithin'],
  ])('ERR-01 ERR-02 refuses %.30s by field', async (query, field) => {
    const { envelope } = await app.visitor(SINGAPORE).call('GET', `/job/search?${query}`);
    expect(envelope.code).toBe(40001);
    expect((envelope.data as { fields: Record<string, string> }).fields[field]).toBeTruthy();
  });

  it.each([
    "'; drop table jobs; --",
    '<script>alert(1)</script>',
    '\u0000\u0007\u200b',
    '& | ! ( ) : * <-> \\',
    '%_%',
    '😀😀',
    'a'.repeat(200),
  ])('SRCH-01 answers nonsense %j with a list, never an error', async (query) => {
    expect(await titles(`query=${encodeURIComponent(query)}`)).toBeInstanceOf(Array);
    await titles(`excludeKeywords=${encodeURIComponent(query)}`);
    const { envelope } = await app
      .visitor(SINGAPORE)
      .call('GET', `/job/search-suggestion?query=${encodeURIComponent(query)}`);
    expect(envelope.code).toBe(0);
  });

  it('SRCH-01 signs alone find nothing and stay what was typed; a name with signs is a word', async () => {
    for (const query of ['!!!', '???', '+++', '😀']) {
      const { total, jobs } = await app.visitor(SINGAPORE).api('GET /job/search', { query });
      expect({ total: total.value, jobs }).toEqual({ total: 0, jobs: [] });
      const address = await app.visitor(SINGAPORE).api('POST /job/search-resolve', { query });
      const back = await app.visitor(SINGAPORE).api('POST /job/search-parse', {
        slug: decodeURIComponent(address.url.slice(1)),
        search: address.query_string,
      });
      expect(back.filters.query).toBe(query);
    }
    await createJob(app.database.pool, { title: 'C++ Porter', posted_at: new Date(Date.now() - 86_400_000) });
    await buildSearchIndex(app.databaseUrl);
    expect(await titles('query=c%2B%2B')).toContain('C++ Porter');
  });

  it('SRCH-01 without text the best matches are the newest that the visitor can read, others count as days older', async () => {
    const { pool } = app.database;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const post = (title: string, language: string, hours: number) =>
      createJob(pool, { title, language, country_id: 211, currency: 'TWD', posted_at: hoursAgo(hours) });
    await post('new Turkish', 'tr', 1);
    await post('day-old English', 'en', 24);
    await post('two-day-old Chinese', 'zh-TW', 48);
    await post('week-old English', 'en', 168);
    await buildSearchIndex(app.databaseUrl);
    const list = async (language: string, more: object) => {
      const visitor = app.visitor({ 'country-id': '211', 'language-id': language });
      return (await visitor.api('GET /job/search', more)).jobs.map((job) => job.job_title);
    };
    const read = ['day-old English', 'two-day-old Chinese', 'new Turkish', 'week-old English'];
    expect(await list('2', {})).toEqual(read);
    expect([...(await list('2', { size: 2 })), ...(await list('2', { size: 2, page: 2 }))]).toEqual(read);
    expect((await list('7', {}))[0]).toBe('new Turkish');
    expect((await list('2', { sort: 'latest' }))[0]).toBe('new Turkish');
  });

  it('ERR-01 lets six hundred of many parallel searches a minute through, and counts nobody on this machine', async () => {
    const ask = (ip: string) =>
      app.visitor({ ...SINGAPORE, ...(ip && { 'x-forwarded-for': ip }) }).call('GET', '/job/search-suggestion?query=');
    const from = (ip: string) => Promise.all(Array.from({ length: 620 }, () => ask(ip)));
    const refused = (await from('203.0.113.77')).filter(({ envelope }) => envelope.code === 40006);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await ask('203.0.113.78')).envelope.code).toBe(0);
    expect((await from('')).every(({ envelope }) => envelope.code === 0)).toBe(true);
  });
});
