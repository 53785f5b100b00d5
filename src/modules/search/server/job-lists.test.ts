import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSearchIndex } from '#test/build-search-index.ts';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const SINGAPORE = { 'country-id': '196' };

describe('lists of jobs', () => {
  let app: TestApp;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    app = await startTestApp();
    const { pool } = app.database;
    const add = async (name: string, wish: Record<string, unknown>) => {
      ids[name] = (await createJob(pool, { title: name, ...wish })).id;
    };
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    await add('old popular', { posted_at: ago(900) });
    await add('new', { posted_at: ago(1), job_title_id: 20101, function_id: 2, sub_function_id: 201 });
    await add('urgent', { posted_at: ago(50), is_urgent: true });
    await add('remote web3', {
      posted_at: ago(30),
      function_id: 25,
      sub_function_id: 2501,
      job_title_id: 250101,
      work_arrangement_id: 3,
      is_remote_worldwide: true,
      is_web3: true,
    });
    await add('remote sales', {
      posted_at: ago(20),
      function_id: 5,
      sub_function_id: 501,
      job_title_id: 50101,
      work_arrangement_id: 3,
      is_remote_worldwide: true,
    });
    await add('remote elsewhere', {
      posted_at: ago(10),
      country_id: 106,
      work_arrangement_id: 3,
      remote_country_ids: [106],
    });
    await add('closed', { status: 'closed', closed_at: new Date() });
    await add('like new', { posted_at: ago(800), job_title_id: 20101, function_id: 2, sub_function_id: 201 });
    await pool.query('insert into job_popularity (job_id, score) values ($1, 9), ($2, 5), ($3, 8)', [
      ids['old popular'],
      ids['remote sales'],
      ids.closed,
    ]);
    await buildSearchIndex(app.databaseUrl);
  });
  afterAll(() => app.close());

  const titles = (answer: { jobs: { job_title: string }[] }) => answer.jobs.map((job) => job.job_title);

  it('HOME-01 the latest jobs of the country come first, remote, web3 and urgent ones apart', async () => {
    const visitor = app.visitor(SINGAPORE);
    expect(titles(await visitor.api('GET /job/latest-jobs', { size: 2 }))).toEqual(['new', 'urgent']);
    expect(titles(await visitor.api('GET /job/latest-jobs', { scope: 'remote' }))).toEqual([
      'remote sales',
      'remote web3',
    ]);
    expect(titles(await visitor.api('GET /job/latest-jobs', { scope: 'web3' }))).toEqual(['remote web3']);
    expect(titles(await visitor.api('GET /job/latest-jobs', { scope: 'urgent' }))).toEqual(['urgent']);
  });

  it('HOME-01 JOB-06 popular jobs follow what was measured, then the newest, and never a closed one', async () => {
    const list = titles(await app.visitor(SINGAPORE).api('GET /job/popular-jobs', { size: 4 }));
    expect(list.slice(0, 3)).toEqual(['old popular', 'remote sales', 'new']);
    expect(list).not.toContain('closed');
    const second = titles(await app.visitor(SINGAPORE).api('GET /job/popular-jobs', { size: 2, page: 2 }));
    expect(second[0]).toBe('new');
  });

  it('REM-02 popular remote jobs come by main function, six a page, open to the country', async () => {
    const visitor = app.visitor(SINGAPORE);
    expect(titles(await visitor.api('GET /job/popular-remote-jobs', { main_function_ids: [25] }))).toEqual([
      'remote web3',
    ]);
    expect(titles(await visitor.api('GET /job/popular-remote-jobs', { main_function_ids: [5] }))).toEqual([
      'remote sales',
    ]);
    expect(titles(await visitor.api('GET /job/popular-remote-jobs'))).toEqual(['remote sales', 'remote web3']);
    expect(titles(await visitor.api('GET /job/popular-remote-jobs', { sort: 1 }))).toEqual([
      'remote sales',
      'remote web3',
    ]);
  });

  it('HOME-01 TRK-06 recommends jobs like those a guest saved, without repeating them', async () => {
    const visitor = app.visitor(SINGAPORE);
    await visitor.api('POST /authentication/guest/login');
    await visitor.api('POST /job/:id/save', { id: ids.new ?? 0, save: true });
    const list = titles(await visitor.api('GET /job/recommended-jobs', { size: 3 }));
    expect(list[0]).toBe('like new');
    expect(new Set(list).size).toBe(list.length);
  });

  it('JOB-01 TRK-05 similar jobs share the title and carry their scene and query', async () => {
    const answer = await app.visitor(SINGAPORE).api('GET /job/:id/similar', { id: ids.new ?? 0 });
    expect(titles(answer)[0]).toBe('like new');
    expect(titles(answer)).not.toContain('new');
    expect(answer.jobs[0]).toMatchObject({ scene: 'c_rec_simi', query_id: answer.query_id });
    // EMP-08: the number of a list says that nobody has searched for it.
    expect(answer.query_id).toMatch(/^r-/);
    expect((await app.visitor().call('GET', '/job/999999/similar')).envelope.code).toBe(40004);
  });

  it("COMP-02 TRK-05 a company's jobs come with the most wanted first and can be narrowed to a function", async () => {
    const { rows } = await app.database.pool.query(
      'select c.slug from companies c join jobs j on j.company_id = c.id where j.id = $1',
      [ids['remote sales']],
    );
    const slug: string = rows[0].slug;
    const answer = await app.visitor().api('GET /companies/:slug/hot-jobs', { slug });
    expect(answer.total).toBe(1);
    expect(answer.jobs[0]).toMatchObject({ job_title: 'remote sales', scene: 'c_rec_company_hot_jobs' });
    expect((await app.visitor().api('GET /companies/:slug/hot-jobs', { slug, function: 1 })).jobs).toEqual([]);
    expect((await app.visitor().call('GET', '/companies/no-such/hot-jobs')).envelope.code).toBe(40004);
  });
});
