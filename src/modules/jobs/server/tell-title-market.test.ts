import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const [SINGAPORE, JAPAN, ENGINEER, SELLER] = [196, 106, 10101, 50101];

describe('what a title pays', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const ask = (country_id: number, title = ENGINEER) =>
    app.visitor().api('GET /job/title-market', { function_job_title_id: title, country_id });

  it('PREF-01 says nothing of a title that few hire for, and a range with its sample of one that many do', async () => {
    expect(await ask(SINGAPORE)).toEqual({
      currency: 'SGD',
      sample: 0,
      min_salary: null,
      max_salary: null,
      salary_range: null,
      industry: { id: 1, value: 'Information Technology and Services' },
    });
    const { id: company_id } = await createCompany(app.database.pool);
    const pays = [4037, 4137, 4237, 4337, 5037, 5137, 5237];
    for (const pay of pays) {
      await createJob(app.database.pool, { company_id, salary_min: pay * 100, salary_max: (pay + 2000) * 100 });
    }
    expect(await ask(SINGAPORE)).toMatchObject({ sample: 0, min_salary: null });
    // A year's pay counts by the month; pay in other money, by the hour or of a closed job does not count.
    await createJob(app.database.pool, { company_id, salary_type_id: 4, salary_min: 6_000_000, salary_max: 8_400_000 });
    await createJob(app.database.pool, { company_id, currency: 'USD', salary_min: 9_000_000, salary_max: 9_900_000 });
    await createJob(app.database.pool, { company_id, salary_type_id: 3, salary_min: 1000, salary_max: 2000 });
    await createJob(app.database.pool, {
      company_id,
      status: 'closed',
      closed_at: new Date(),
      salary_min: 1_000_000,
      salary_max: 1_000_000,
    });
    const market = await ask(SINGAPORE);
    expect(market).toMatchObject({ currency: 'SGD', sample: 8, min_salary: 4200, max_salary: 7100 });
    expect(market.salary_range).toMatch(/4,200.+7,100/);
    // Nobody hires for it there, and no other country's pay is told instead.
    expect(await ask(JAPAN)).toMatchObject({ currency: 'JPY', sample: 0, min_salary: null, industry: { id: 1 } });
  });

  it('PREF-01 takes the industry of a title that every industry has from those who hire for it, if they are many', async () => {
    const { id: company_id } = await createCompany(app.database.pool, { industry_id: 32 });
    const sales = { company_id, job_title_id: SELLER, function_id: 5, sub_function_id: 501 };
    for (let count = 0; count < 7; count += 1) await createJob(app.database.pool, sales);
    expect((await ask(SINGAPORE, SELLER)).industry).toBeNull();
    await createJob(app.database.pool, sales);
    expect((await ask(SINGAPORE, SELLER)).industry).toMatchObject({ id: 32 });
  });
});
