import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, keepFirstCards, phone, setUpBrowser, type TestPage } from './harness/browser.ts';

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

  it('GROW-05 JOB-03 pages name a picture for their links, which is there', async () => {
    const site = inject('siteUrl');
    const read = async (path: string) => (await fetch(site + path)).text();
    const metaOf = (html: string, name: string) =>
      new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
    const { data } = (await (
      await fetch(`${site}/api/job/search?size=1`, { headers: { 'country-id': '106' } })
    ).json()) as {
      data: { jobs: { job_url: string; job_title: string; company: { url: string } }[] };
    };
    const [job] = data.jobs;
    for (const [path, picture] of [
      [`/ja${job?.job_url}`, /\/media\/share\/job\/ja\/\d+\.png\?v=/],
      [`/ja${job?.company.url}`, /\/media\/share\/company\/ja\/\d+\.png\?v=/],
      ['/ja', /\/share\.png$/],
    ] as const) {
      const html = await read(path);
      const address = metaOf(html, 'og:image');
      expect(address, path).toMatch(picture);
      expect(metaOf(html, 'og:image:alt')).toBe(metaOf(html, 'og:title'));
      expect(metaOf(html, 'twitter:card')).toBe('summary_large_image');
      const shown = await fetch(address, { redirect: 'error' });
      expect(shown.headers.get('content-type')).toBe('image/png');
      const { width, height } = await sharp(await shown.arrayBuffer()).metadata();
      expect([width, height].map(String)).toEqual([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]);
    }
  });

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

  it('GROW-05 an employer sees the inbox at work before signing in, as one picture', async () => {
    const page = await openPage('/en/employer', { viewport: phone });
    const picture = page.getByRole('img', { name: /^An example: an inbox with two people waiting/ });
    await picture.waitFor();
    await expect.poll(() => picture.getByText('Waiting · 2').count()).toBe(1);
    await expectNoOverflow(page);
    await expectAccessible(page);
    for (const viewport of [phone, desktop]) {
      const dark = await openPage('/ar/employer', { viewport, colorScheme: 'dark' });
      await dark
        .getByRole('img', { name: /^مثال: / })
        .first()
        .waitFor();
      await expectNoOverflow(dark);
      await expectAccessible(dark);
    }
  });
});
