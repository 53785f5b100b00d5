import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';

const openPage = setUpBrowser();
const cardTitles = '#content [data-job-id] a[href*="/job/"]';

/** There are cards, and each says this. */
async function expectCards(page: Page, text: string): Promise<void> {
  const cards = page.locator('#content article');
  await cards.first().waitFor();
  await expect.poll(() => cards.filter({ hasNotText: text }).count()).toBe(0);
}

describe('finding a job', () => {
  it('SRCH-01 SUG-03 NAV-02 searches with the keyboard, filters, and back, forward and reload give the same page', async () => {
    const page = await openPage('/en?country=sg');
    const box = page.getByRole('combobox', { name: 'Job title, company or skill' });
    // A title that no other test posts: the list must not grow between the first look and the reload.
    await box.fill('  registered   nurse ');
    await box.press('Enter');
    await page.waitForURL('**/en/registered-nurse-jobs');
    await page.getByRole('heading', { level: 1, name: /registered nurse jobs in Singapore/i }).waitFor();
    const first = await page.locator(cardTitles).allTextContents();
    expect(first.length).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Latest', exact: true }).click();
    await page.waitForURL('**/registered-nurse-jobs?sort=latest');
    await page.goBack();
    await page.waitForURL('**/en/registered-nurse-jobs');
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.locator(cardTitles).allTextContents()).toEqual(first);
    expect(page.complaints).toEqual([]);
  });

  it('SUG-01 SUG-03 suggests while typing and a chosen suggestion runs its search', async () => {
    const page = await openPage('/en?country=sg');
    const box = page.getByRole('combobox', { name: 'Job title, company or skill' });
    await box.fill('account');
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => page.getByRole('option').count()).toBeLessThanOrEqual(5);
    await expect.poll(() => page.getByText('Job title', { exact: true }).count()).toBeGreaterThan(0);
    await box.press('ArrowDown');
    const chosen = await page.getByRole('option', { selected: true }).locator('span').first().textContent();
    await box.press('Enter');
    await page.waitForURL(/-jobs$/);
    await page.getByRole('heading', { level: 1, name: `${chosen} jobs in Singapore` }).waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  });

  it('SRCH-10 SRCH-11 SRCH-12 shows what it understood, takes it back, and corrects only what finds nothing', async () => {
    const page = await openPage('/en?country=sg');
    const box = page.getByRole('combobox', { name: 'Job title, company or skill' });
    await box.fill('entry level accountant');
    await box.press('Enter');
    const understood = page.getByRole('list', { name: 'What we understood' });
    await understood.getByRole('link', { name: 'Remove Accountant' }).waitFor();
    await expectAccessible(page);
    await understood.getByRole('link', { name: 'Remove Entry level' }).click();
    await page.waitForURL('**/en/accountant-jobs');
    await page.goBack();
    await page.getByRole('link', { name: 'Search for exactly these words' }).click();
    await page.waitForURL('**exactly=1**');
    await page.getByText('Showing jobs that contain exactly these words.').waitFor();
    await page.getByRole('link', { name: 'Search by meaning instead' }).click();
    await understood.waitFor();
    await box.fill('acountant');
    await box.press('Enter');
    await page.getByText('Showing results for “accountant”').waitFor();
    await page.getByRole('link', { name: 'Search for “acountant” anyway' }).click();
    await page.getByRole('heading', { name: 'No jobs match all of that' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('SUG-02 keeps the last searches, newest first and without duplicates, and can forget them', async () => {
    const page = await openPage('/en?country=sg');
    const box = page.getByRole('combobox', { name: 'Job title, company or skill' });
    for (const text of ['nurse', 'driver', 'nurse']) {
      await box.fill(text);
      await box.press('Enter');
      await page.getByRole('heading', { level: 1, name: `${text} jobs in Singapore` }).waitFor();
    }
    await box.fill('');
    await box.click();
    await page.getByRole('option').first().waitFor();
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['nurse', 'driver']);
    await page.getByRole('button', { name: 'Clear search history' }).click();
    await expect
      .poll(() =>
        page.evaluate(() =>
          Object.entries(localStorage).filter(
            ([key, value]) => !key.startsWith('parley.texts.') && value.includes('driver'),
          ),
        ),
      )
      .toEqual([]);
  });

  it('SRCH-02 works without JavaScript: the form leads to the address of the search', async () => {
    const page = await openPage('/en/job-search?country=sg', { javaScriptEnabled: false });
    await page.locator('input[name=query]').fill('Product Manager');
    await page.locator('form button[type=submit]').first().click();
    await page.waitForURL('**/en/product-manager-jobs**');
    await expect.poll(() => page.locator('h1').textContent()).toMatch(/product manager/i);
    await page.getByRole('link', { name: 'All filters' }).click();
    await page.getByText('Job type', { exact: true }).first().click();
    await page.getByRole('checkbox', { name: 'Full-Time' }).check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL('**/en/product-manager-jobs?jobType=**');
    await expectCards(page, 'Full-Time');
  });

  it('SRCH-03 TRU-06 a chip removes its filter, and every result satisfies what is left', async () => {
    const page = await openPage('/en/job-search?country=sg&verified=1&workArrangement=2');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await expectCards(page, 'Hybrid');
    await chips.getByRole('link', { name: 'Remove Verified companies' }).press('Enter');
    await page.waitForURL((url) => !url.search.includes('verified'));
    expect(page.url()).toContain('workArrangement=2');
  });

  it('SRCH-01 an empty result keeps the words and shows ways on', async () => {
    const page = await openPage('/en/zzqxyv-jobs?country=sg&verified=1');
    await page.getByText("Try another keyword, or double-check you're searching in the right country.").waitFor();
    const box = page.getByRole('combobox', { name: 'Job title, company or skill' });
    await expect.poll(() => box.inputValue()).toBe('zzqxyv');
    await expect.poll(() => box.getAttribute('maxlength')).toBe('200');
    await expect.poll(() => page.getByRole('link', { name: /Without/ }).count()).toBeGreaterThan(0);
    await expectAccessible(page);
    // A way that is shown leads to jobs, as many as it says.
    const way = page.getByRole('main').getByRole('link', { name: / \d+$/ }).first();
    const count = Number(/\d+$/.exec((await way.textContent()) ?? '')?.[0]);
    await way.click();
    await page.waitForURL((url) => !url.pathname.includes('zzqxyv'));
    const total = page.getByRole('status').filter({ hasText: /\d jobs?$/ });
    // Other tests post and close jobs meanwhile.
    await expect
      .poll(async () => Math.abs(Number.parseInt((await total.textContent()) ?? '', 10) - count))
      .toBeLessThanOrEqual(2);
    await page.getByRole('button', { name: 'Location Where' }).click();
    await page.getByRole('option', { name: /^Downtown Core \d+$/ }).waitFor();
  });

  it('SRCH-08 on a phone a card opens its job in the same tab, without a query id', async () => {
    const page = await openPage('/en/job-search?country=sg', { viewport: phone, isMobile: true, hasTouch: true });
    const link = page.locator('#content article a[href*="/job/"]').first();
    const title = (await link.textContent()) ?? '';
    await link.tap();
    await page.waitForURL('**/en/job/**');
    expect(page.url()).not.toContain('query_id');
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await expectNoOverflow(page);
    expect(page.complaints).toEqual([]);
  });

  it('NAV-08 JOB-02 a job page carries JobPosting data and one canonical address; a guest saves it and finds it saved after a reload', async () => {
    const page = await openPage('about:blank');
    const results = await (await page.request.get('/en/job-search?country=sg')).text();
    await page.goto(/href="(\/en\/job\/[^"?]+)/.exec(results)?.[1] ?? '', { waitUntil: 'networkidle' });
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const data = texts.map((text) => JSON.parse(text));
    const posting = data.find((one) => one['@type'] === 'JobPosting');
    expect(posting).toMatchObject({ title: await page.locator('h1').textContent() });
    expect(posting.hiringOrganization.name).toBeTruthy();
    expect(data.some((one) => one['@type'] === 'BreadcrumbList')).toBe(true);
    await expect.poll(() => page.locator('link[rel=canonical]').count()).toBe(1);
    await expect.poll(() => page.locator('link[rel=alternate][hreflang]').count()).toBe(11);
    const stored = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok());
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByRole('button', { name: 'Saved' }).first().waitFor();
    await stored;
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByRole('button', { name: 'Saved' }).count()).toBeGreaterThan(0);
  });

  it('NAV-05 JOB-03 a job that never was answers 404 with the site around it', async () => {
    const page = await openPage('about:blank');
    const response = await page.goto('/en/job/no-such-job-99999999', { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(404);
    await expect.poll(() => page.getByRole('banner').count()).toBe(1);
    // Addresses longer than any search, or with bytes that are no text, are those of no page.
    for (const slug of ['x'.repeat(500), '%E3%81%82'.repeat(400), '%E0%A4%A', '%00']) {
      expect((await page.request.get(`/en/${slug}-jobs`)).status(), slug.slice(0, 20)).toBeLessThan(500);
    }
    expect((await page.request.get(`/en/${'x'.repeat(500)}-jobs`)).status()).toBe(404);
  });
});
