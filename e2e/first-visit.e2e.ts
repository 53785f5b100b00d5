import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { desktop, phone, setUpBrowser } from './harness/browser.ts';

/** Built files of these names that the page has fetched. */
const fetched = (page: Page, names: RegExp) =>
  page.evaluate(
    (source) =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => new RegExp(`/assets/(${source})-[^/]*$`).exec(name)?.[1] ?? [])
        .sort(),
    names.source,
  );
const sheets = (page: Page) => fetched(page, /public|styles/);

describe('the first page of a visit', () => {
  const openPage = setUpBrowser();

  it('HOME-01 fetches no script of what stands further down before somebody does something', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    await page.goto('/en');
    const below = /home-rest|footer/;
    // Parts of the first screen come in quiet moments.
    await expect.poll(() => fetched(page, /place-field/)).toEqual(['place-field']);
    expect(await fetched(page, below)).toEqual([]);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => fetched(page, below)).toEqual(['footer', 'home-rest']);
    expect(page.complaints).toEqual([]);
  });

  it('NAV-01 keeps a choice that was made at its foot before its script was there', async () => {
    const page = await openPage('about:blank', { viewport: desktop });
    let answer = () => {};
    const pressed = new Promise<void>((done) => {
      answer = done;
    });
    await page.route(/\/assets\/footer-/, async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/en/companies');
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    await expect.poll(theme).not.toBe('dark');
    answer();
    await expect.poll(theme).toBe('dark');
    await expect.poll(() => page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
  });
});

describe('the sheet of public pages', () => {
  const openPage = setUpBrowser();

  /** Classes on the page that the looks of all pages say something of, and its own sheet nothing or less. */
  const missing = (page: Page, whole: string) =>
    page.evaluate(async (href) => {
      const read = async (address: string) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(await (await fetch(address)).text());
        const found = new Map<string, string>();
        const visit = (rules: CSSRuleList, around: string) => {
          for (const rule of rules) {
            if (rule instanceof CSSStyleRule) found.set(around + rule.cssText, rule.selectorText);
            else if (rule instanceof CSSGroupingRule) visit(rule.cssRules, around + rule.cssText.split('{')[0]);
          }
        };
        visit(sheet.cssRules, '');
        return found;
      };
      const own = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '';
      const [ours, all] = [await read(own), await read(href)];
      const classes = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
      const named = (selector: string) =>
        [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
      return [...all]
        .filter(([rule]) => !ours.has(rule))
        .map(([, selector]) => selector)
        .filter((selector) => named(selector).length > 0 && named(selector).every((name) => classes.has(name)));
    }, whole);

  const findSheet = async () => {
    const html = await (await fetch(`${inject('siteUrl')}/en/get-started`)).text();
    return /<link rel="stylesheet" href="([^"]*styles-[^"]*)"/.exec(html)?.[1] ?? '';
  };

  it.each([['phone', phone] as const, ['desktop', desktop] as const])(
    'NAV-06 has all that these pages show, on a %s',
    async (_name, viewport) => {
      const whole = await findSheet();
      expect(whole).not.toBe('');
      const search = await fetch(`${inject('siteUrl')}/api/job/search?size=1&query=nurse`, {
        headers: { 'country-id': '196' },
      });
      type Found = { data: { jobs: { job_url: string; company: { url: string } }[] } };
      const [job] = ((await search.json()) as Found).data.jobs;
      const company = job?.company.url;
      const paths = [
        ...['', '/remote-job', '/web3-jobs', '/engineer-jobs', '/qwzx-jobs', '/remote-job/engineer-jobs', '/companies'],
        ...[job?.job_url, company, `${company}?tab=about`, `${company}?tab=culture`, '/job/none-999999999'],
      ];
      const page = await openPage('/en?country=sg', { viewport });
      for (const path of paths) {
        await page.goto(`/en${path}`, { waitUntil: 'networkidle' });
        expect(await sheets(page), path).toEqual(['public']);
        expect(await missing(page, whole), path).toEqual([]);
      }
    },
  );

  it('NAV-06 is joined by the other before a panel opens and before another page shows', async () => {
    const page = await openPage('/en', { viewport: desktop });
    expect(await sheets(page)).toEqual(['public']);
    const isStyledAtOnce = page.evaluate(
      () =>
        new Promise<boolean>((done) => {
          new MutationObserver(() => {
            const dialog = document.querySelector('[role="dialog"]');
            if (dialog) done([...document.styleSheets].some(({ href }) => /\/styles-/.test(href ?? '')));
          }).observe(document.body, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('link', { name: /^Change country and language/ }).click();
    expect(await isStyledAtOnce).toBe(true);

    const other = await openPage('/en', { viewport: desktop });
    await other.locator('header').getByRole('link', { name: 'Sign in' }).click();
    await other.waitForURL(/get-started/);
    const hasBoth = () =>
      other.evaluate(() => [...document.styleSheets].some(({ href }) => /\/styles-/.test(href ?? '')));
    await expect.poll(hasBoth).toBe(true);
  });
});
