import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { createRecruiter } from '#test/factories/create-recruiter.ts';
import { runTask } from '#test/open-product.ts';
import { readXml } from '#test/read-xml.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let ids: number[];
const ENGINEER = 'software-engineer';

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://parley.example' });
  const { pool } = app.database;
  const company_id = (await createCompany(pool)).id;
  const recruiter_id = (await createRecruiter(pool, company_id)).id;
  const post = async (wish: Record<string, unknown>) =>
    (await createJob(pool, { company_id, recruiter_id, ...wish })).id;
  // 20 postings whose middles are S$4,000, 4,100 … 5,900 a month, one of them by the hour and one by the year.
  ids = [];
  for (let at = 0; at < 18; at += 1) {
    ids.push(await post({ salary_min: 390_000 + at * 10_000, salary_max: 410_000 + at * 10_000 }));
  }
  ids.push(await post({ salary_type_id: 4, salary_min: 6_960_000, salary_max: 6_960_000 }));
  ids.push(await post({ salary_type_id: 3, salary_min: 3404, salary_max: 3404 }));
  // None of these counts: closed, without stated pay, in another currency, unpaid.
  await post({ status: 'closed', closed_at: new Date(), salary_min: 9_000_000, salary_max: 9_000_000 });
  await post({ is_negotiable: true, salary_min: 9_000_000, salary_max: 9_000_000 });
  await post({ currency: 'USD', salary_min: 9_000_000, salary_max: 9_000_000 });
  await post({ salary_type_id: 0, salary_min: null, salary_max: null });
  for (let at = 0; at < 7; at += 1) await post({ job_title_id: 10_102 });
  await runTask(app, 'compute-pay');
});
afterAll(() => app?.close());

const read = (title: string, place: string, language_code = 'en') =>
  app.visitor().api('GET /data/pay/:title', { title, place, language_code });

describe('pay pages', () => {
  it('GROW-03 tell median, quartiles, sample and date of open postings, in the country’s currency a month', async () => {
    const { figures, sample, words, jobs_url } = await read(ENGINEER, 'sg');
    expect(sample).toBe(20);
    // Middles 4,000 to 5,700 in steps of 100, 5,800 a twelfth of a year, 5,900 by 173.33 hours.
    expect(figures).toMatchObject({ currency: 'SGD', median: 4950, low: 4480, high: 5430, median_text: '$4,950' });
    expect(figures?.bars.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    expect(figures?.computed_on).toBe(app.clock.now().toISOString().slice(0, 10));
    expect(words.sample).toContain('20');
    expect(words.quartiles).toBe('Half of the postings pay between $4,480 and $5,430.');
    expect(jobs_url).toBe('/job-search?functionTitles=10101&country=sg');
    const city = await read(ENGINEER, 'downtown-core-sg', 'ja');
    expect(city).toMatchObject({ sample: 20, place: { is_country: false } });
    expect(city.places.map(({ slug }) => slug)).toContain('sg');
  });

  it('GROW-03 are found by the number that a job has of its title, and say how many postings each link is made of', async () => {
    const byNumber = await read('10101', 'sg');
    expect(byNumber.title).toEqual({ slug: ENGINEER, name: 'Software Engineer' });
    const missing = await app.visitor().call('GET', '/data/pay/999999');
    expect(missing.status).toBe(404);
    const list = await app.visitor({ 'country-id': '196' }).api('GET /data/pay', {});
    expect(list.titles.find(({ slug }) => slug === ENGINEER)).toMatchObject({ sample: 20 });
  });

  it('GROW-03 below 20 postings say so and show no figure anywhere', async () => {
    const few = await read('full-stack-developer', 'sg');
    expect(few).toMatchObject({ sample: 7, least: 20, figures: null });
    expect(few.words.fewText).toContain('7');
    expect(few.titles.map(({ slug }) => slug)).toEqual([ENGINEER]);
    expect(await read(ENGINEER, 'jp')).toMatchObject({ sample: 0, figures: null, countries: [{ slug: 'sg' }] });
    const { titles } = await app.visitor({ 'country-id': '196' }).api('GET /data/pay', {});
    expect(titles.map(({ slug }) => slug)).toEqual([ENGINEER]);
    const xml = await (await app.visitor().fetch('/sitemaps/pay.xml')).text();
    readXml(xml);
    expect(xml).toContain('https://parley.example/en/pay/software-engineer/sg<');
    expect(xml).not.toContain('full-stack');
    expect((await app.visitor().call('GET', '/data/pay/nobody')).envelope.code).toBe(40004);
    expect((await app.visitor().call('GET', `/data/pay/${ENGINEER}?place=atlantis`)).envelope.code).toBe(40004);
  });

  it('GROW-03 are made anew once a day: what has closed since no longer counts', async () => {
    await app.database.pool.query("update jobs set status = 'closed', closed_at = now() where id = $1", [ids[0]]);
    await runTask(app, 'compute-pay');
    expect((await read(ENGINEER, 'sg')).sample).toBe(20);
    app.clock.advance({ days: 1 });
    await Promise.all([runTask(app, 'compute-pay'), runTask(app, 'compute-pay')]);
    expect(await read(ENGINEER, 'sg')).toMatchObject({ sample: 19, figures: null });
  });
});
