import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';

/** How far the row of logos has moved. */
const shift = (row: Locator) => row.evaluate((element) => getComputedStyle(element).transform);

describe('the remote landing page', () => {
  const openPage = setUpBrowser();
  const PATH = '/en/remote-job?country=sg';

  it('REM-04 ten logos run past above 810 px, wait under the pointer and stand still in a grid below', async () => {
    const page = await openPage(PATH, { viewport: { width: 811, height: 900 }, reducedMotion: 'no-preference' });
    const row = page.locator('.landing-marquee');
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const logos = row.locator('ul:not([inert])');
    await expect.poll(() => logos.locator('li').count()).toBe(10);
    const start = await shift(row);
    await expect.poll(() => shift(row)).not.toBe(start);
    await page.locator('.landing-marquee-box').hover({ force: true });
    const state = () => row.evaluate((element) => getComputedStyle(element).animationPlayState);
    await expect.poll(state).toBe('paused');
    await page.setViewportSize({ width: 810, height: 900 });
    await expect.poll(() => row.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
    await expect.poll(() => logos.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  });

  it('REM-04 REM-07 nothing moves for those who asked for less motion', async () => {
    const page = await openPage(PATH, { reducedMotion: 'reduce' });
    const row = page.locator('.landing-marquee');
    await expect.poll(() => row.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  });

  it('GROW-05 REM-01 beside the search stands what a remote job tells, where there is room; phones have jobs instead', async () => {
    const page = await openPage('/en/remote-job', { viewport: { width: 1440, height: 900 } });
    const picture = page.getByRole('img', { name: /^An example: a remote job with its pay/ });
    await picture.waitFor();
    await expect.poll(() => picture.getByText('fits').count()).toBe(3);
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await picture.waitFor({ state: 'hidden' });
    await expectNoOverflow(page);
  });

  it('GROW-05 web3 work has a picture of its own; both hold in the dark and in Arabic', async () => {
    for (const [path, name] of [
      ['web3-jobs', /^مثال: وظيفة Web3/],
      ['remote-job', /^مثال: وظيفة عن بُعد/],
    ] as const) {
      const page = await openPage(`/ar/${path}`, { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
      await page.getByRole('img', { name }).waitFor();
      await expectAccessible(page);
      await expectNoOverflow(page);
    }
    const page = await openPage('/en/web3-jobs', { viewport: { width: 1440, height: 900 } });
    const picture = page.getByRole('img', { name: /^An example: a web3 job with its pay/ });
    await picture.getByText('Is part of the pay in tokens?').waitFor();
  });
});
