import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { createRecruiter } from '#test/factories/create-recruiter.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const singapore = { 'country-id': '196', 'language-id': '1' };
const DAY = 86_400_000;

describe('job page', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('JOB-01 SRCH-08 tells everything about a job in the language of the visitor', async () => {
    const { pool } = app.database;
    const company = await createCompany(pool, { slug: 'harbour-labs', name: 'Harbour Labs' });
    const recruiter = await createRecruiter(pool, company.id, { first_name: 'Kenji', last_name: 'sato' });
    const posted = new Date(app.clock.now().getTime() - 3 * DAY);
    const { id } = await createJob(pool, {
      company_id: company.id,
      recruiter_id: recruiter.id,
      skill_ids: [1, 3],
      benefit_ids: [1],
      is_urgent: true,
      posted_at: posted,
      created_at: new Date(posted.getTime() - 10 * DAY),
    });
    const job = await app.visitor(singapore).api('GET /job/:id', { id });
    expect(job).toMatchObject({
      id,
      job_title: 'Software Engineer',
      job_url: `/job/software-engineer-company-${id}`,
      company_logo: expect.stringMatching(/^\/media\/logo\/harbour-labs\.svg\?v=[0-9a-f]{12}$/),
      location: 'Downtown Core',
      country: { id: 196, value: 'Singapore' },
      country_code: 'SG',
      job_type: 'Full-Time',
      job_type_key: 'full-time',
      work_arrangement: 'On-Site',
      salary_type: { id: 1 },
      salary_range_value: '$5,200 – $7,800',
      salary: { min: 5200, max: 7800, currency: 'SGD' },
      is_urgent: true,
      status: 'open',
      main_function: { id: 1, value: 'Information Technology', seo: 'information-technology' },
      sub_function: { id: 101, value: 'Software Development' },
      skills: [
        { id: 1, value: 'JavaScript' },
        { id: 3, value: 'Python' },
      ],
      benefits: [{ id: 1, value: 'Health Insurance' }],
      languages: [{ id: 1, name: 'English' }],
      company: { name: 'Harbour Labs', url: '/company/harbour-labs', is_verified: true },
      company_card: { id: company.id, open_job_count: 1 },
      recruiter: { name: 'Kenji S.', position: 'Talent Lead' },
      eligibility: null,
      is_saved: false,
      view_count: 0,
      days_open: 13,
    });
    expect(job.valid_through).toBe(new Date(posted.getTime() + 60 * DAY).toISOString());
    const japanese = await app.visitor({ 'country-id': '106', 'language-id': '4' }).api('GET /job/:id', { id });
    expect(japanese).toMatchObject({ job_type: '正社員・フルタイム', country: { value: 'シンガポール' } });
    expect(japanese.location).toContain('シンガポール');
    expect(japanese.pay).toMatchObject({ currency: 'JPY', is_converted: true });
  });

  it('NAV-08 a job that is open is valid today, however long ago it was posted', async () => {
    const now = app.clock.now().getTime();
    const old = { posted_at: new Date(now - 200 * DAY) };
    const valid = async (more: object) => {
      const { id } = await createJob(app.database.pool, { ...old, ...more });
      return Date.parse((await app.visitor().api('GET /job/:id', { id })).valid_through);
    };
    expect(await valid({})).toBeGreaterThan(now);
    expect(await valid({ confirmed_at: new Date(now - 4 * DAY) })).toBe(now + 10 * DAY);
  });

  it('JOB-01 tells when the Boss was last here, coarsely', async () => {
    const job = await createJob(app.database.pool);
    const presence = async () => (await app.visitor().api('GET /job/:id', { id: job.id })).recruiter.presence;
    expect(await presence()).toBe('away');
    const seen = new Date(app.clock.now().getTime() - 3 * DAY);
    await app.database.pool.query(
      `insert into chat_inboxes (account_id, last_active_at) values ($1, $2)
       on conflict (account_id) do update set last_active_at = excluded.last_active_at`,
      [job.recruiter_id, seen],
    );
    expect(await presence()).toBe('this_week');
  });

  it('JOB-01 hands out no active element of a description', async () => {
    const description = '<p onclick="x()">Safe</p><script>alert(1)</script><a href="javascript:x()">link</a>';
    const { id } = await createJob(app.database.pool, { description });
    const job = await app.visitor().api('GET /job/:id', { id });
    expect(job.description).toBe('<p>Safe</p><a>link</a>');
  });

  it('JOB-03 shows a job on hold, says 410 for a closed one and 404 for none', async () => {
    const { pool } = app.database;
    const held = await createJob(pool, { status: 'on_hold' });
    const closed = await createJob(pool, { status: 'closed', closed_at: new Date() });
    const visitor = app.visitor();
    expect((await visitor.api('GET /job/:id', { id: held.id })).status).toBe('on_hold');
    const gone = await visitor.call('GET', `/job/${closed.id}`);
    expect([gone.status, gone.envelope.code]).toEqual([410, 41150]);
    expect(gone.envelope.message).toBe('Oops! This position is no longer open');
    const none = await visitor.call('GET', '/job/9007199254740991');
    expect([none.status, none.envelope.code]).toEqual([404, 40004]);
    expect((await visitor.call('GET', '/job/abc')).status).toBe(400);
  });

  it('SRCH-07 TRU-08 tells from where a restricted remote job hires', async () => {
    const { id } = await createJob(app.database.pool, {
      work_arrangement_id: 3,
      remote_country_ids: [106, 127],
      language_ids: [],
    });
    const here = await app.visitor(singapore).api('GET /job/:id', { id });
    expect(here.eligibility?.answer).toBe('no');
    expect(here.remote_countries).toEqual([
      { id: 106, value: 'Japan' },
      { id: 127, value: 'Malaysia' },
    ]);
    const there = await app.visitor({ 'country-id': '106' }).api('GET /job/:id', { id });
    expect(there.eligibility?.answer).toBe('yes');
  });

  it('SRCH-08 encodes letters of other scripts in the address', async () => {
    const { id } = await createJob(app.database.pool, { slug: 'エンジニア-50%' });
    const job = await app.visitor().api('GET /job/:id', { id });
    expect(decodeURI(job.job_url)).toBe(`/job/エンジニア-50%-${id}`);
    expect(job.job_url).toMatch(/^[\x21-\x7e]+$/);
  });
});
