import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#test/build-search-index.ts';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';
import { barsOf } from './search-pay.ts';

const SINGAPORE = { 'country-id': '196' };
const REMOTE = { work_arrangement_id: 3, is_remote_worldwide: true };

describe('pay of at least so much', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await startTestApp();
    const { pool } = app.database;
    const pay = (title: string, wish: Record<string, unknown>) => createJob(pool, { title, ...wish });
    await pay('Exactly', { salary_min: 300_000, salary_max: 500_000 });
    await pay('One less', { salary_min: 300_000, salary_max: 499_900 });
    await pay('No top', { salary_min: 500_000, salary_max: null });
    await pay('A year', { salary_type_id: 4, salary_min: 5_000_000, salary_max: 6_000_000 });
    await pay('An hour', { salary_type_id: 3, salary_min: 1500, salary_max: 2000 });
    await pay('Open', { is_negotiable: true });
    await pay('Dollars', { ...REMOTE, currency: 'USD', salary_min: 300_000, salary_max: 480_000 });
    await pay('Yen', { ...REMOTE, currency: 'JPY', salary_min: 100_000, salary_max: 200_000 });
    await buildSearchIndex(app.databaseUrl);
  });
  afterAll(() => app?.close());

  const titles = async (input: object) => {
    const { jobs, total } = await app.visitor(SINGAPORE).api('GET /job/search', input);
    expect(total.value).toBe(jobs.length);
    return jobs.map(({ job_title }) => job_title).sort();
  };

  it('SRCH-04 TRU-06 leaves what reaches it in a month, by whatever period it is paid; what is not stated is out', async () => {
    expect(await titles({ minPay: 5000 })).toEqual(['A year', 'Exactly', 'No top']);
    expect(await titles({ minPay: 5001 })).toEqual([]);
    expect(await titles({ minPay: 3000, sort: 'pay' })).toContain('An hour');
    expect(await titles({ minPay: 5000, query: 'year' })).toEqual(['A year']);
  });

  it('SRCH-04 TRU-05 compares other currencies as the cards show them', async () => {
    expect(await titles({ scope: 'remote', minPay: 5000 })).toEqual(['Dollars']);
    const { jobs } = await app.visitor(SINGAPORE).api('GET /job/search', { scope: 'remote', minPay: 5000 });
    expect(jobs[0]?.pay.monthly_max).toBeGreaterThanOrEqual(5000);
    expect(await titles({ scope: 'remote', minPay: 190_000, payCurrency: 'JPY' })).toEqual(['Dollars', 'Yen']);
  });

  it('SRCH-04 the brackets of the specification keep working, alone and beside it', async () => {
    expect((await titles({ salary: [1] })).length).toBeGreaterThan(0);
    expect(await titles({ salary: [1], minPay: 5000 })).toEqual(['A year', 'Exactly', 'No top']);
  });

  it('SRCH-04 NAV-02 has one address that names its currency, and a chip', async () => {
    const visitor = app.visitor(SINGAPORE);
    const { url, query_string } = await visitor.api('POST /job/search-resolve', { minPay: 5000 });
    expect(`${url}?${query_string}`).toBe('/job-search?minPay=5000&payCurrency=SGD');
    const read = await visitor.api('POST /job/search-parse', { slug: 'job-search', search: query_string });
    expect(read.filters).toMatchObject({ minPay: 5000, payCurrency: 'SGD' });
    expect(read.chips).toEqual([{ name: 'minPay', value: '5000', label: 'At least $5,000 a month' }]);
    const old = await visitor.api('POST /job/search-parse', { slug: 'job-search', search: 'salary=1' });
    expect(old.chips).toMatchObject([{ name: 'salary', value: '1' }]);
  });

  it('SRCH-04 the bars hold every job of the search that states its pay, whatever pay is asked for', async () => {
    const visitor = app.visitor(SINGAPORE);
    const bars = await visitor.api('GET /job/search-pay', {});
    expect(bars).toMatchObject({ currency: 'SGD', unstated: 1, is_estimate: false });
    expect(bars.counts.reduce((sum, count) => sum + count)).toBe(5);
    expect(await visitor.api('GET /job/search-pay', { minPay: 9000, salary: [3] })).toEqual(bars);
    const one = await visitor.api('GET /job/search-pay', { query: 'year' });
    expect(one.counts.reduce((sum, count) => sum + count)).toBe(1);
  });
});

it('SRCH-04 a single chief does not squeeze everyone else into one bar', () => {
  const pays = Array.from({ length: 400 }, (_, at) => ({ amount: 3000 + at * 10, count: 1 }));
  const { low, step, counts } = barsOf([...pays, { amount: 400_000, count: 1 }]);
  expect(counts.length).toBeGreaterThan(10);
  expect(low + step * counts.length).toBeLessThan(8000);
  expect(counts.reduce((sum, count) => sum + count)).toBe(401);
  expect(barsOf([])).toEqual({ low: 0, step: 1, counts: [] });
  expect(barsOf([{ amount: 5000, count: 3 }]).counts).toEqual([3]);
});
