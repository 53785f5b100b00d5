import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { setUpBrowser } from './harness/browser.ts';
import { askDatabase, post, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const list = '/en/manage-profile?tab=job-preferences&country=sg';

const wish = {
  work_arrangement_id: 3,
  function_job_title_id: 10101,
  job_type_id: 1,
  industry_id: 2,
  location_id: 196_001,
  currency: 'SGD',
  min_salary: 5000,
  max_salary: 8000,
  timezone: 'UTC+8',
  work_language_id: 1,
};

function addPreference(page: Page, change: Partial<typeof wish> = {}): Promise<unknown> {
  return post(page, '/jobseeker/job-preferences/create', { ...wish, ...change });
}

/** Fills what cannot be guessed: title, industry, place and pay. */
async function fillForm(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: /^Job title/ }).click();
  await page.getByRole('searchbox', { name: 'Job title' }).fill(title);
  await page.getByRole('option', { name: title, exact: false }).first().click();
  await dialog.getByLabel('Industry').selectOption({ index: 2 });
  await dialog.getByRole('button', { name: /^Location/ }).click();
  await page.getByRole('region', { name: 'Popular' }).getByRole('button').first().click();
  await dialog.getByLabel('Minimum monthly pay').fill('5,000');
  await dialog.getByLabel('Maximum monthly pay').fill('8,000');
}

describe('what a talent looks for', () => {
  it('PREF-01 leads a visitor to sign in and back here', async () => {
    const page = await openPage('about:blank');
    const response = await page.request.get(list, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe(`/en/get-started?redirect=${encodeURIComponent(list)}`);
  });

  it('PREF-01 adds, edits and deletes preferences; the last one stays', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto(list, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Add a preference' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Job title is required').waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.getByText('Location is required').count()).toBe(1);
    await fillForm(page, 'Software Engineer');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 3, name: 'Software Engineer' }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Delete/ }).count()).toBe(0);
    await page.getByText('0 of 3 remote, 1 of 3 on-site or hybrid.').waitFor();

    await page.getByRole('button', { name: 'Edit: Software Engineer' }).click();
    await page.getByLabel('Work arrangement').selectOption({ label: 'Remote' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('1 of 3 remote, 0 of 3 on-site or hybrid.').waitFor();

    await addPreference(page, { work_arrangement_id: 1, function_job_title_id: 20101 });
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Delete: Accountant' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Keep at least one preference', { exact: false }).waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Software Engineer']);
    expect(page.complaints).toEqual([]);
  });

  it('JOB-04 tells where they may work', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto('/en/manage-profile?tab=work-eligibility&country=sg', { waitUntil: 'networkidle' });
    await page.getByLabel('Your status there').selectOption({ label: 'Permanent Resident' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Remove Singapore' }).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Permanent Resident' }).count()).toBe(1);
    expect(page.complaints).toEqual([]);
  });

  it('TRU-08 is told what a job asks for, tells it, and is answered on the card, the page and before the first message', async () => {
    const [job] = await askDatabase<{ id: number; slug: string }>(`
      update jobs set is_remote_worldwide = true, remote_country_ids = '{}', location_ids = '{}', timezone = null,
        language_ids = '{1,4}', work_eligibility_ids = '{}'
      where id = (select id from jobs where status = 'open' and work_arrangement_id = 3 order by id desc limit 1)
      returning id, slug`);
    const address = `/en/job/${job?.slug}-${job?.id}`;
    const page = await openPage(`${address}?country=sg`);
    const answer = page.locator('[data-hiring]').first();
    await expect
      .poll(() => answer.textContent())
      .toBe('Asks for English, Japanese. Tell us your languages to be sure.');
    await signIn(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Tell us your languages' }).click();
    const field = page.getByRole('combobox', { name: 'Your languages' });
    const choose = async (name: string) => {
      await field.fill(name);
      await page.getByRole('option', { name, exact: true }).click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Save languages' }).click();
      await page.getByText('Languages saved').first().waitFor();
    };
    await choose('English');
    await page.getByRole('link', { name: 'Back to the job' }).click();
    await page.getByText("Asks for Japanese, which isn't among your languages").first().waitFor();
    await page.getByRole('link', { name: 'Tell us your languages' }).click();
    await choose('Japanese');
    await page.getByRole('link', { name: 'Back to the job' }).click();
    await page.getByText('You can be hired from here').first().waitFor();
    await post(page, `/job/${job?.id}/save`, { save: true });
    for (const path of [`/en/chat/start/${job?.id}`, '/en/my-jobs']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect
        .poll(() => page.locator('[data-hiring]').first().textContent(), { message: path })
        .toBe('You can be hired from here');
    }
    expect(page.complaints).toEqual([]);
  });

  it('COMP-03 SET-04 blocks a company, loses sight of it and takes it back', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto('/en/companies', { waitUntil: 'networkidle' });
    const link = page.locator('#content a[href*="/company/"]').first();
    const [name, href] = [(await link.textContent()) ?? '', (await link.getAttribute('href')) ?? ''];
    await page.goto(href, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `Block ${name}?` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await page.getByRole('heading', { level: 1, name: `${name} is blocked` }).waitFor();
    expect((await page.request.get(href)).status()).toBe(404);
    // Whoever comes by again can take it back there.
    await page.goto(href, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Unblock' }).click();
    await page.getByRole('button', { name: `Block ${name}?` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await page.getByRole('heading', { level: 1, name: `${name} is blocked` }).waitFor();
    await page.goto('/en/manage-profile?tab=blocked-companies', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `Unblock ${name}` }).click();
    await page.getByText("You haven't blocked any companies").waitFor();
    expect((await page.request.get(href)).status()).toBe(200);
  });
});

describe('remote work for a talent', () => {
  it('REM-02 REM-08 asks for a remote preference, makes it in place and shows what fits', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto('/en/remote-job?country=sg', { waitUntil: 'networkidle' });
    await expect.poll(() => page.getByRole('navigation', { name: 'Types of jobs' }).count()).toBe(0);
    await page.getByRole('heading', { level: 3, name: 'Popular remote jobs' }).waitFor();
    await expect.poll(() => page.locator('[data-reco-from=popular_jobs]').count()).toBe(6);
    await page.getByRole('button', { name: 'Set your remote preference' }).click();
    await fillForm(page, 'Software Engineer');
    await expect.poll(() => page.getByLabel('Work arrangement').count()).toBe(0);
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const tabs = page.getByRole('navigation', { name: 'Types of jobs' });
    await tabs.waitFor();
    await expect.poll(() => tabs.getByRole('link').allTextContents()).toEqual(['Recommended', 'Latest']);
    await expect.poll(() => page.locator('[data-reco-from=reco_remote_jobs]').count()).toBe(6);
    await tabs.getByRole('link', { name: 'Latest' }).click();
    await page.locator('[data-reco-from=reco_latest_remote_jobs]').first().waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('SRCH-09 a hidden job leaves the list for good, in every open tab', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await addPreference(page);
    await page.goto('/en/remote-job', { waitUntil: 'networkidle' });
    const cards = page.locator('[data-reco-from=reco_remote_jobs]');
    const hidden = (await cards.first().getAttribute('data-job-id')) ?? '';
    const otherTab = await page.context().newPage();
    await otherTab.goto('/en/remote-job', { waitUntil: 'networkidle' });
    await otherTab.locator(`[data-job-id="${hidden}"]`).waitFor();
    await cards.first().getByRole('button', { name: /^Hide/ }).click();
    await page.getByText("We won't recommend it again", { exact: false }).waitFor();
    await expect.poll(() => page.locator(`[data-job-id="${hidden}"]`).count()).toBe(0);
    await expect.poll(() => otherTab.locator(`[data-job-id="${hidden}"]`).count()).toBe(0);
    await otherTab.close();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => cards.count()).toBe(6);
    await expect.poll(() => page.locator(`#landing-jobs ~ * [data-job-id="${hidden}"]`).count()).toBe(0);
    // The home page's recommendations can be hidden too: the next one takes the place, and the focus goes on.
    await page.goto('/en', { waitUntil: 'networkidle' });
    const recommended = page.getByRole('region', { name: 'Recommended for you' }).locator('[data-job-id]');
    const other = (await recommended.first().getAttribute('data-job-id')) ?? '';
    await recommended.first().getByRole('button', { name: /^Hide/ }).press('Enter');
    await page.getByText("We won't recommend it again", { exact: false }).waitFor();
    await expect.poll(() => recommended.count()).toBe(6);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('A');
    await page.reload({ waitUntil: 'networkidle' });
    for (const id of [hidden, other])
      await expect.poll(() => page.locator(`main [data-job-id="${id}"]`).count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  it('REM-03 in Japan the service cards open a new tab and the talents page has its full address', async () => {
    const page = await openPage('/en/remote-job?country=jp');
    const services = page.getByRole('region', { name: 'More ways we can help' }).getByRole('link');
    await expect.poll(() => services.count()).toBe(3);
    for (const link of await services.all()) await expect.poll(() => link.getAttribute('target')).toBe('_blank');
    await expect.poll(() => services.nth(1).getAttribute('href')).toMatch(/^https?:\/\/.+\/en\/talents$/);
    await page.goto('/en/remote-job?country=sg', { waitUntil: 'networkidle' });
    await expect.poll(() => services.nth(1).getAttribute('target')).toBeNull();
    await services.nth(1).click();
    await page.getByRole('heading', { level: 1 }).filter({ hasText: 'talking to people' }).waitFor();
  });

  it('REM-01 a remote search goes to the address that the server gives', async () => {
    const page = await openPage('/en/remote-job?country=sg');
    const asked = page.waitForResponse('**/api/job/search-resolve');
    const box = page.getByRole('combobox', { name: 'Job title, company or skill' });
    await box.fill('engineer');
    await box.press('Enter');
    const { data } = (await (await asked).json()) as { data: { url: string } };
    await page.waitForURL(`**/en/remote-job${data.url}`);
  });
});

describe('finding a job, further', () => {
  it('SRCH-01 another place keeps the words that were typed but not sent', async () => {
    const page = await openPage('/en/nurse-jobs?country=sg');
    const box = page.getByRole('combobox', { name: 'Job title, company or skill' });
    await box.fill('driver');
    await page
      .getByRole('button', { name: /^Location/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Popular' }).getByRole('button').first().click();
    await page.getByRole('button', { name: /^Apply filter/ }).click();
    await page.waitForURL('**/en/driver-jobs-in-*');
    await expect.poll(() => box.inputValue()).toBe('driver');
  });

  it('APP-02 a talent finds saved jobs under my jobs', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto('/en/my-jobs', { waitUntil: 'networkidle' });
    await page.getByText('No saved jobs yet').waitFor();
    await page.goto('/en/job-search', { waitUntil: 'networkidle' });
    const card = page.locator('#content article').first();
    const id = await card.getAttribute('data-job-id');
    const saved = page.waitForResponse('**/api/job/*/save');
    await card.getByRole('button', { name: /^Save/ }).click();
    await saved;
    await page.goto('/en/my-jobs', { waitUntil: 'networkidle' });
    await expect.poll(() => page.locator('#content article').getAttribute('data-job-id')).toBe(id);
    expect(page.complaints).toEqual([]);
  });
});
