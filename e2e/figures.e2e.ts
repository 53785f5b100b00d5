import { describe, expect, it } from 'vitest';
import { createCompany } from '../test/factories/create-company.ts';
import { createJob } from '../test/factories/create-job.ts';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('hiring figures', () => {
  async function hire() {
    const boss = await people.talent('Lena', 'Vogt');
    const company = await createCompany(people as never, { slug: `figs-${boss.id}`, name: `Figs ${boss.id}` });
    await people.query(`update accounts set role = 'recruiter' where id = $1`, [boss.id]);
    await people.query('update sessions set acting_role = null where account_id = $1', [boss.id]);
    await people.query(
      `insert into company_members (company_id, account_id, role, position) values ($1, $2, 'admin', 'Owner')`,
      [company.id, boss.id],
    );
    const job = await createJob(people as never, {
      company_id: company.id,
      recruiter_id: boss.id,
      title: 'Fig Grower',
    });
    return { boss, company, job };
  }

  it('EMP-08 from the link in an alert to the figures of who hires, and on to whoever waits', async () => {
    const { boss, company, job } = await hire();
    const talent = await people.talent('Ada', 'Moss');
    const reader = await openPage(`/en/job/${job.slug}-${job.id}?utm_source=alert`, {
      storageState: talent.storageState,
    });
    await reader.getByRole('main').getByRole('link', { name: 'Chat' }).first().click();
    await reader.getByRole('button', { name: 'Send' }).click();
    await reader.waitForURL(/\/chat\/\d+$/);
    const { rows } = await people.query('select source from hiring_contacts where company_id = $1', [company.id]);
    expect(rows).toEqual([{ source: 'alert' }]);
    // Eleven who wrote last week and were answered after one to eleven hours.
    await people.query(
      `insert into hiring_contacts (company_id, job_id, boss_id, source, began_at, asked_at, replied_at, interview_at)
       select $1, $2, $3, 'search', at, at, at + make_interval(hours => n), case when n < 3 then at + interval '2 days' end
       from generate_series(1, 11) as n, lateral (select now() - interval '7 days' as at) a`,
      [company.id, job.id, boss.id],
    );

    const page = await openPage('/en/employer/dashboard', { storageState: boss.storageState, viewport: desktop });
    await page.getByRole('link', { name: 'Insights' }).click();
    await page.getByRole('heading', { name: 'Hiring insights' }).waitFor();
    await page.getByText('6 hours', { exact: true }).waitFor();
    await page.getByText('From 11 candidates').first().waitFor();
    const steps = page.getByRole('table', { name: 'How far candidates get' });
    await expect.poll(() => steps.getByRole('row', { name: /Wrote or applied/ }).textContent()).toMatch(/12/);
    const sources = page.getByRole('table', { name: 'Where candidates come from' });
    await sources.getByRole('row', { name: /Search on Parley/ }).waitFor();
    await expect.poll(() => sources.getByText('Job alert').count()).toBe(0);
    await expectAccessible(page);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^hiring-.*\.csv$/);

    await page.getByText('Choose dates').click();
    await page.getByLabel('From', { exact: true }).fill('2001-01-01');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('Choose up to a year, within the last two years.').waitFor();
    await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('2001-01-01');
    await page.getByRole('link', { name: 'Last 90 days' }).click();
    await page.getByRole('link', { name: '1 candidate is waiting for an answer' }).click();
    await page.waitForURL(/inbox\?state=waiting&scope=company/);
    await page.getByRole('link', { name: /Ada/ }).first().waitFor();
    expect(page.complaints).toEqual([]);

    const small = await openPage('/ar/employer/figures?days=90', {
      storageState: boss.storageState,
      viewport: phone,
      colorScheme: 'dark',
    });
    await small.getByRole('heading', { name: 'إحصاءات التوظيف' }).waitFor();
    await expectAccessible(small);
    await expectNoOverflow(small);
    expect(small.complaints).toEqual([]);
  });
});
