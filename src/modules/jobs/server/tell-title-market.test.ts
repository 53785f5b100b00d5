import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { createJob } from '#test/factories/create-job.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const [SINGAPORE, JAPAN, ENGINEER] = [196, 106, 10101];

describe('what a title pays', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  const ask = (country_id: number) =>
    app.visitor().api('GET /job/title-market', { function_job_title_id: ENGINEER, country_id });

  it('PREF-01 says nothing of a title that few hire for, and a range with its sample of one that many do', async () => {
    expect(await ask(SINGAPORE)).toEqual({
      currency: 'SGD',
      sample: 0,
      min_salary: null,
      max_salary: null,
      salary_range: null,
      industry: null,
    });
    const { id: company_id } = await createCompany(app.database.pool, { industry_id: 2 });
    const pays = [4037, 4137, 4237, 4337, 5037, 5137, 5237];
    for (const pay of pays) {
      await createJob(app.database.pool, { company_id, salary_min: pay * 100, salary_max: (pay + 2000) * 100 });
    }
    expect(await ask(SINGAPORE)).toMatchObject({ sample: 0, min_salary: null, industry: { id: 2 } });
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
    // Nobody hires for it there: the industry is the one it has elsewhere, the pay is not.
    expect(await ask(JAPAN)).toMatchObject({ currency: 'JPY', sample: 0, min_salary: null, industry: { id: 2 } });
  });
});
