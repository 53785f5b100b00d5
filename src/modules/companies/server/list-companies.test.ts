import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

describe('companies', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const countOf = async (id: number) => {
    const { rows } = await app.database.pool.query(
      'select open_job_count from company_job_counts where company_id = $1',
      [id],
    );
    return rows[0]?.open_job_count;
  };

  it('COMP-01 lists companies with most open jobs first, twenty to a page, with an exact total', async () => {
    const { pool } = app.database;
    const [turkey] = [221];
    const many = [];
    for (let at = 0; at < 23; at += 1) many.push(await createCompany(pool, { country_id: turkey }));
    const [busy, calm] = [many[20], many[7]];
    for (const company of [busy, busy, calm]) await createJob(pool, { company_id: company?.id });
    const first = await app.visitor().api('GET /companies', { country_id: turkey });
    expect([first.total, first.page_count, first.companies.length]).toEqual([23, 2, 20]);
    expect(first.companies.slice(0, 2).map(({ id, open_job_count }) => [id, open_job_count])).toEqual([
      [busy?.id, 2],
      [calm?.id, 1],
    ]);
    const second = await app.visitor().api('GET /companies', { country_id: turkey, page: 2 });
    const ids = [...first.companies, ...second.companies].map(({ id }) => id);
    expect(new Set(ids).size).toBe(23);
  });

  it('COMP-01 finds a company by a part of its name and with a slip in it, and none by another', async () => {
    const { pool } = app.database;
    const { id } = await createCompany(pool, { name: 'Kumpulan Perkapalan Qx% Maju' });
    const find = async (query: string) =>
      (await app.visitor().api('GET /companies', { query })).companies.map((one) => one.id);
    expect(await find(' perkapalan ')).toEqual([id]);
    expect(await find('Perkaplan')).toEqual([id]);
    expect(await find('Qx%')).toEqual([id]);
    expect(await find('%')).toEqual([id]);
    expect(await find('Zzyzx')).toEqual([]);
    expect(await find('\0')).not.toEqual([]);
  });

  it('COMP-01 answers only companies that satisfy every filter', async () => {
    const { pool } = app.database;
    const wish = { country_id: 29, industry_id: 7, size_id: 4, financing_stage_id: 3 };
    const right = await createCompany(pool, wish);
    for (const other of [{ country_id: 38 }, { industry_id: 8 }, { size_id: 5 }, { financing_stage_id: null }])
      await createCompany(pool, { ...wish, ...other });
    const found = await app
      .visitor()
      .api('GET /companies', { country_id: 29, industry: [7, 9], size: [4], financing_stage: [3] });
    expect(found.companies.map(({ id }) => id)).toEqual([right.id]);
    expect(found.total).toBe(1);
    expect((await app.visitor().call('GET', '/companies?country_id=99999999999')).status).toBe(200);
  });

  it('COMP-01 keeps the number of open jobs right through every change of jobs', async () => {
    const { pool } = app.database;
    const [one, two] = [await createCompany(pool), await createCompany(pool)];
    const job = await createJob(pool, { company_id: one.id });
    await createJob(pool, { company_id: one.id, recruiter_id: job.recruiter_id, status: 'on_hold' });
    expect(await countOf(one.id)).toBe(1);
    await pool.query(`update jobs set status = 'open' where company_id = $1`, [one.id]);
    expect(await countOf(one.id)).toBe(2);
    await pool.query('update jobs set company_id = $1 where id = $2', [two.id, job.id]);
    expect([await countOf(one.id), await countOf(two.id)]).toEqual([1, 1]);
    await pool.query(`update jobs set title = 'Other' where company_id = $1`, [two.id]);
    await pool.query(`update jobs set status = 'closed', closed_at = now() where id = $1`, [job.id]);
    expect(await countOf(two.id)).toBe(0);
    await pool.query('delete from jobs where company_id = $1', [one.id]);
    expect(await countOf(one.id)).toBe(0);
    await createJob(pool, { company_id: two.id });
    await pool.query('delete from companies where id = $1', [two.id]);
    expect(await countOf(two.id)).toBeUndefined();
  });
});
