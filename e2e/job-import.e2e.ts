import { describe, expect, it } from 'vitest';
import { HEADER, line } from '#test/job-imports/import-ground.ts';
import { createCompany, expectSound, openAsBoss } from './harness/boss.ts';
import { phone, setUpBrowser, type TestPage } from './harness/browser.ts';

const openPage = setUpBrowser();
/** The site's own worker makes the drafts meanwhile. */
const LONG = 600_000;

const file = (text: string) => ({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('many jobs at once', () => {
  it(
    'EMP-06 a recruiter brings a table over, corrects a column, reads the report, publishes what is complete, on a phone in Arabic too',
    async () => {
      const page = await openAsBoss(openPage, 'about:blank');
      await createCompany(page);
      await page.goto('/en/employer/jobs', { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Import jobs' }).click();
      await page.getByRole('heading', { name: 'Import jobs', level: 1 }).waitFor();
      await refuseAddress(page);
      await page.getByLabel('A spreadsheet').check();
      await page.getByLabel('CSV or TSV file', { exact: true }).setInputFiles(file('Job title\n'));
      await page.getByText('There are no jobs in this file.').waitFor();
      // The browser notes the refusal that was provoked here.
      expect(page.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
      await expectSound(page);
      const rows = [line({ title: 'Accountant' }), line({ ref: 'R-2', title: 'Ferry Cook', place: 'Atlantis' })];
      await page
        .getByLabel('CSV or TSV file', { exact: true })
        .setInputFiles(file([`${HEADER},Notes`, ...rows.map((row) => `${row},x`)].join('\n')));
      await page.waitForURL(/\/jobs\/import\/\d+$/);
      await correctColumns(page);
      await page.getByRole('button', { name: 'Create 2 drafts' }).click();
      await page.getByText('1 draft is ready to publish').waitFor();
      await page.getByText("we couldn't make sense of “Atlantis”").waitFor();
      await expectSound(page);
      await page.getByLabel("These vacancies exist, and I'm allowed to fill them.").check();
      await page.getByRole('button', { name: 'Publish 1 job' }).click();
      await page.getByText('Published', { exact: true }).waitFor();
      await page.getByText('No draft is complete yet').waitFor();
      const address = page.url().replace('/en/', '/ar/');
      const small = await openPage(address, { viewport: phone, storageState: await page.context().storageState() });
      await small.getByText('أُنشئت مسودة').first().waitFor();
      await expectSound(small);
      await small.goto(address.replace(/\/\d+$/, ''), { waitUntil: 'networkidle' });
      await expectSound(small);
      await page
        .getByRole('row', { name: /Ferry Cook/ })
        .getByRole('link')
        .click();
      await expect.poll(() => page.getByLabel('Title on the job page').inputValue()).toBe('Ferry Cook');
    },
    LONG,
  );
});

/** A private address is refused where it was typed, and stays there. */
async function refuseAddress(page: TestPage): Promise<void> {
  await page.getByLabel('A feed').check();
  await page.getByLabel('Feed address').fill('https://localhost/feed.xml');
  await page.getByRole('button', { name: 'Read jobs' }).click();
  await page.getByText('Enter a public address that starts with https://.').waitFor();
  await expect.poll(() => page.getByLabel('Feed address').inputValue()).toBe('https://localhost/feed.xml');
}

async function correctColumns(page: TestPage): Promise<void> {
  const title = page.getByLabel('What “Job title” becomes');
  await expect.poll(() => title.inputValue()).toBe('title');
  await expectSound(page);
  await title.selectOption('');
  await page.getByRole('button', { name: 'Create 2 drafts' }).click();
  await page.getByText('Choose the column with the job title.').first().waitFor();
  await expect.poll(() => page.getByLabel('What “Location” becomes').inputValue()).toBe('location_ids');
  await title.selectOption('title');
}
