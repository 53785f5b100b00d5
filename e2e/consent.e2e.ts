import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';

const openPage = setUpBrowser();

const said = async (page: TestPage) =>
  (await page.context().cookies()).find(({ name }) => name === 'parley_consent')?.value;

/** How much of a window two boxes share, in square pixels. */
async function shareOf(...elements: [Locator, Locator]): Promise<number> {
  const [one, other] = await Promise.all(elements.map((element) => element.boundingBox()));
  if (!one || !other) return Number.NaN;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(width, 0) * Math.max(height, 0);
}

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

  it.each([
    ['en', phone],
    ['ar', phone],
    ['en', desktop],
    ['ar', desktop],
    ['en', { width: 1600, height: 900 }],
  ])(
    'TRK-06 NAV-06 a message stands beside the question or above it, and both can be answered (%s, %o)',
    async (language, viewport) => {
      const page = await openPage(`/${language}/job-search?country=es`, { viewport });
      const banner = page.locator('section[aria-labelledby=consent-title]');
      await banner.waitFor();
      await page.locator('article[data-job-id] button[aria-pressed=false]').first().click();
      const message = page.locator('ol[aria-live=polite] > li');
      await message.waitFor();
      // The message comes by a file of its own, and so does the question: each may have to make room for the other.
      await expect.poll(() => shareOf(message, banner)).toBe(0);
      await banner.getByRole('button').last().click();
      await banner.waitFor({ state: 'detached' });
      await expect.poll(() => said(page)).toBe('yes');
      // With the question gone, the message comes down to its usual place.
      const usual = viewport === phone ? viewport.height - 60 : viewport.height - 20;
      await expect.poll(async () => (await message.boundingBox())?.y ?? 0).toBeGreaterThan(usual - 120);
      expect(page.complaints).toEqual([]);
    },
  );

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
