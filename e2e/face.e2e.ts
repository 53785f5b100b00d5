import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, keepFirstCards, phone, setUpBrowser, type TestPage } from './harness/browser.ts';

const EXAMPLE = /^An example: a job with its pay/;

/** The movements of the picture: how often each runs. */
const movements = (page: TestPage) =>
  page
    .locator('.live')
    .evaluate((picture) => picture.getAnimations({ subtree: true }).map((one) => one.effect?.getTiming().iterations));

/** How far the page's content has jumped since it began, and what was painted largest. */
const measure = (page: TestPage) =>
  page.evaluate(async () => {
    const seen = (type: string) =>
      new Promise<PerformanceEntry[]>((done) => {
        new PerformanceObserver((list) => done(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => done([]), 300);
      });
    const shifts = (await seen('layout-shift')) as (PerformanceEntry & { value: number })[];
    const paints = (await seen('largest-contentful-paint')) as (PerformanceEntry & { element?: Element })[];
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      largest: paints.at(-1)?.element?.tagName,
      isInPicture: Boolean(paints.at(-1)?.element?.closest('.live')),
    };
  });

describe('the first screen', () => {
  const openPage = setUpBrowser();

  it('GROW-05 HOME-01 shows the product at work once, moves nothing else, and stands still for who asked for calm', async () => {
    const page = await openPage('/en?country=sg', { reducedMotion: 'no-preference' });
    const picture = page.getByRole('img', { name: EXAMPLE });
    await expect.poll(() => picture.isVisible()).toBe(true);
    await expect.poll(() => picture.locator('a, button, [tabindex]').count()).toBe(0);
    const runs = await movements(page);
    expect(runs.length).toBeGreaterThan(4);
    expect(runs.every((times) => Number.isFinite(times))).toBe(true);
    await page.locator('.live').evaluate((element) => {
      for (const one of element.getAnimations({ subtree: true })) one.finish();
    });
    const { shift, largest, isInPicture } = await measure(page);
    expect(shift).toBeLessThan(0.02);
    expect([largest, isInPicture]).toEqual(['H1', false]);

    // Whoever comes back finds it at rest.
    await page.getByRole('link', { name: 'Companies' }).first().click();
    await page.waitForURL('**/companies');
    await page.goBack();
    await expect.poll(() => picture.isVisible()).toBe(true);
    expect(await movements(page)).toEqual([]);
    expect(page.complaints).toEqual([]);

    const calm = await openPage('/ar?country=sa', { viewport: phone, colorScheme: 'dark' });
    const example = calm.locator('.live');
    expect(await movements(calm)).toEqual([]);
    await expect.poll(() => example.getAttribute('aria-label')).toMatch(/^مثال/);
    const [job, chat] = await Promise.all(['.live-job', '.live-chat'].map((part) => calm.locator(part).boundingBox()));
    // The job begins at the right, where Arabic begins.
    expect((job?.x ?? 0) + (job?.width ?? 0)).toBeGreaterThan((chat?.x ?? 0) + (chat?.width ?? 0));
    await expectNoOverflow(calm);
    await keepFirstCards(calm);
    await expectAccessible(calm);
    expect(calm.complaints).toEqual([]);
  });
});
