import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';

const openPage = setUpBrowser();

const said = async (page: TestPage) =>
  (await page.context().cookies()).find(({ name }) => name === 'parley_consent')?.value;

describe('consent to usage statistics', () => {
  it('TRK-06 NAV-06 asks a visitor, with two ways to answer, and takes the yes back on the cookie policy', async () => {
    const page = await openPage('/ar/terms?country=es', { viewport: phone });
    const banner = page.locator('section[aria-labelledby=consent-title]');
    await banner.waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.goto('/en/terms?country=es', { waitUntil: 'networkidle' });
    await expect.poll(() => banner.getByRole('button').count()).toBe(2);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await banner.getByRole('button', { name: "That's fine" }).click();
    await banner.waitFor({ state: 'detached' });
    await expect.poll(() => said(page)).toBe('yes');

    await page.getByRole('link', { name: 'Cookie choices' }).click();
    await page.waitForURL('**/en/cookies#choices');
    const choice = page.getByRole('switch', { name: 'Measure which jobs I see and open' });
    await expect.poll(() => choice.isChecked()).toBe(true);
    await expectAccessible(page);
    await choice.click();
    await expect.poll(() => said(page)).toBe('no');
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => choice.isChecked()).toBe(false);
    await expect.poll(() => page.locator('html').getAttribute('data-consent')).toBe('refused');
    expect(page.complaints).toEqual([]);
  });

  it('TRK-06 answers on the cookie policy itself, where the banner then has nothing left to ask', async () => {
    const page = await openPage('/en/cookies?country=es');
    const banner = page.locator('section[aria-labelledby=consent-title]');
    await banner.waitFor();
    const choice = page.getByRole('switch', { name: 'Measure which jobs I see and open' });
    await choice.click();
    await banner.waitFor({ state: 'detached' });
    await expect.poll(() => said(page)).toBe('yes');
    expect(page.complaints).toEqual([]);
  });

  it('TRK-06 takes a yes back without JavaScript', async () => {
    const page = await openPage('/en/cookies', { javaScriptEnabled: false });
    const choice = page.locator('input[name=consent]');
    await choice.setChecked(true, { force: true });
    await page.locator('#choices button[type=submit]').click();
    await expect.poll(() => said(page)).toBe('yes');
    // Not on the page that is being left: its box is ticked as well.
    await page.goto('/en/cookies');
    await expect.poll(() => choice.isChecked()).toBe(true);
    await choice.setChecked(false, { force: true });
    await page.locator('#choices button[type=submit]').click();
    await expect.poll(() => said(page)).toBe('no');
    expect(page.complaints).toEqual([]);
  });
});
