import { describe, expect, it } from 'vitest';
import { languages } from '#src/modules/options/languages.ts';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const touch = { viewport: phone, hasTouch: true, isMobile: true };

/** The least of what the cards pay a month at most; 0 while there is no card. */
async function lowestTopPay(page: TestPage): Promise<number> {
  const texts = await page
    .locator('#content article')
    .evaluateAll((cards) => cards.map((card) => card.querySelector('bdi')?.textContent ?? ''));
  const tops = texts.map((text) =>
    Math.max(...[...text.matchAll(/[\d,]+/g)].map(([one]) => Number(one.replaceAll(',', '')))),
  );
  return tops.length > 0 ? Math.min(...tops) : 0;
}

describe('results on a phone', () => {
  it('NAV-06 SRCH-08 the first card stands within 380 px of the top, in every language', async () => {
    // Where it stands when it arrives is where it stays.
    const page = await openPage('about:blank', { ...touch, javaScriptEnabled: false });
    for (const { code } of languages) {
      await page.goto(`/${code}/sales-manager-jobs?verified=1&country=sg`);
      const first = page.locator('#content article').first();
      await first.waitFor();
      const top = () => first.evaluate((element) => element.getBoundingClientRect().top + scrollY);
      await expect.poll(top, { message: code }).toBeLessThanOrEqual(380);
      await expectNoOverflow(page);
    }
  });

  it('NAV-06 SRCH-03 filters and order stay in one row at the top; a chip of the row is one press', async () => {
    const page = await openPage('/en/job-search?country=sg', touch);
    await page.getByRole('link', { name: 'Verified companies only' }).tap();
    await page.waitForURL('**verified=1**');
    await page.getByRole('link', { name: 'Remove Verified companies' }).waitFor();
    await page.evaluate(() => scrollTo(0, 900));
    const filters = page.getByRole('button', { name: /All filters/ });
    await expect.poll(async () => (await filters.boundingBox())?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(120);
    await page.locator('summary[aria-label="Sort by: Best match"]').tap();
    await page.getByRole('link', { name: 'Latest', exact: true }).tap();
    await page.waitForURL('**sort=latest**');
    await expectAccessible(page);
  });
});

function minPayOf(address: string): number {
  return Number(new URL(address).searchParams.get('minPay'));
}

describe('pay of at least so much', () => {
  it('SRCH-04 TRU-06 the slider and the field leave jobs that pay it, with a chip that takes it back', async () => {
    const page = await openPage('/en/job-search?country=sg', { viewport: desktop });
    await page.locator('summary', { hasText: 'Monthly pay' }).click();
    const slider = page.getByRole('slider', { name: 'Monthly pay' });
    await slider.focus();
    for (let step = 0; step < 6; step += 1) await slider.press('ArrowRight');
    // On a slow machine a pause between two steps is already a choice; the last step's counts.
    const chosen = () => `At least $${new Intl.NumberFormat('en').format(minPayOf(page.url()))} a month`;
    await page.waitForURL(/minPay=\d+&payCurrency=SGD/);
    await expect.poll(async () => (await slider.getAttribute('aria-valuetext')) === chosen()).toBe(true);
    const field = page.getByRole('textbox', { name: 'Minimum per month (SGD)' });
    await field.fill('6,250');
    await field.press('Enter');
    await page.waitForURL('**minPay=6250&payCurrency=SGD');
    await page.getByRole('link', { name: 'Remove At least $6,250 a month' }).waitFor();
    await expect.poll(() => lowestTopPay(page)).toBeGreaterThanOrEqual(6250);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Remove At least $6,250 a month' }).click();
    await page.waitForURL((url) => !url.search.includes('minPay'));
    expect(page.complaints).toEqual([]);
  });

  it('SRCH-04 takes Arabic digits in the drawer of a phone', async () => {
    const page = await openPage('/ar/job-search?country=ae', touch);
    await page.locator('#content form > button[aria-haspopup=dialog]').tap();
    await page.getByRole('dialog').locator('input[name=minPay]').fill('٩٬٠٠٠');
    await page.getByRole('dialog').locator('button').last().tap();
    // Without a currency in the address it is the country's.
    await page.waitForURL('**minPay=9000**');
    await expectNoOverflow(page);
  });

  it('SRCH-04 needs no scripts, and an old link of brackets shows its chip', async () => {
    const page = await openPage('/en/job-search?country=sg', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'All filters' }).click();
    await page.getByText('Monthly pay', { exact: true }).first().click();
    await page.locator('input[name=minPay]').fill('6 000');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForURL('**minPay=6000&payCurrency=SGD');
    await expect.poll(() => lowestTopPay(page)).toBeGreaterThanOrEqual(6000);
    await page.goto('/en/job-search?salary=1');
    await expect.poll(() => page.getByRole('link', { name: /^Remove / }).count()).toBeGreaterThan(0);
  });
});

describe('places', () => {
  it('LOC-01 Remote in the place picker leads to remote jobs, and a place leads back', async () => {
    const page = await openPage('/en/sales-manager-jobs?country=sg', { viewport: desktop });
    await page.getByRole('button', { name: 'Location Where' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remote', exact: true }).click();
    await page.waitForURL('**/en/remote-job/sales-manager-jobs');
    await page.getByRole('heading', { level: 1, name: 'Remote sales manager jobs' }).waitFor();
    const place = page.getByRole('button', { name: 'Location Remote' });
    await place.click();
    const dialog = page.getByRole('dialog');
    await expect
      .poll(() => dialog.getByRole('button', { name: 'Remote', exact: true }).getAttribute('aria-pressed'))
      .toBe('true');
    await dialog.getByRole('button', { name: 'Downtown Core' }).first().click();
    await dialog.getByRole('button', { name: /Apply filter/ }).click();
    await page.waitForURL('**/en/sales-manager-jobs-in-downtown-core');
    expect(page.complaints).toEqual([]);
  });

  it('SRCH-14 LOC-01 a city is found by the name people use, stands above its wards, and a ward narrows it', async () => {
    const page = await openPage('/en/job-search?country=jp', { viewport: desktop });
    await page.getByRole('button', { name: 'Location Where' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('都内');
    const found = dialog.getByRole('option', { name: /^Tokyo/ });
    await found.waitFor();
    await expectAccessible(page);
    await found.click();
    await dialog.getByRole('button', { name: /Apply filter/ }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.waitForURL('**/en/job-search?location=tokyo');
    await page.getByRole('button', { name: 'Location Tokyo' }).click();
    const list = dialog.getByRole('listbox', { name: 'Kanto' });
    const city = list.getByRole('option', { name: /^Tokyo/ });
    const ward = list.getByRole('option', { name: /^Shinjuku/ });
    const edgeOf = async (name: string) => (await list.getByText(name, { exact: true }).boundingBox())?.x ?? 0;
    await expect.poll(async () => (await edgeOf('Shinjuku')) - (await edgeOf('Tokyo'))).toBeGreaterThan(0);
    await ward.click();
    await expect.poll(() => city.getAttribute('aria-selected')).toBe('false');
    await dialog.getByRole('button', { name: /Apply filter/ }).click();
    await page.waitForURL('**/en/job-search?location=shinjuku');
    expect(page.complaints).toEqual([]);
  });
});

describe('what a visitor keeps and hands on', () => {
  it('JOB-02 AUTH-02 saves without an account, finds it from the header, and a sign-in takes it along once', async () => {
    const page = await openPage('/en/job-search?country=sg', { viewport: desktop });
    const card = page.locator('#content [data-job-id]').first();
    const title = (await card.locator('a[href*="/job/"]').first().textContent()) ?? '';
    const stored = page.waitForResponse((response) => response.url().endsWith('/save') && response.ok());
    await card.getByRole('button', { name: `Save ${title}` }).click();
    await page.getByText('Saved on this device').waitFor();
    await stored;
    await page.locator('header').getByRole('link', { name: 'Saved jobs' }).click();
    await page.waitForURL('**/en/my-jobs');
    await page.getByText('These jobs are saved in this browser only.').waitFor();
    await expect.poll(() => page.locator('#content [data-job-id]').count()).toBe(1);
    await expectAccessible(page);
    await signIn(page);
    for (let visit = 0; visit < 2; visit += 1) {
      await page.goto('/en/my-jobs', { waitUntil: 'networkidle' });
      await expect.poll(() => page.locator('#content [data-job-id]').count()).toBe(1);
      await expect.poll(() => page.getByText('These jobs are saved in this browser only.').count()).toBe(0);
    }
  });

  it('JOB-02 a phone shares by its own ways; where it refuses, ours open', async () => {
    const page = await openPage('about:blank', touch);
    await page.addInitScript(() => {
      Object.assign(navigator, {
        share: (what: { url: string }) => {
          document.documentElement.dataset.shared = what.url;
          const name = location.hash === '#refused' ? 'NotAllowedError' : 'AbortError';
          return Promise.reject(Object.assign(new Error('no'), { name }));
        },
      });
    });
    const results = await (await page.request.get('/en/job-search?country=sg')).text();
    const href = /href="(\/en\/job\/[^"?]+)/.exec(results)?.[1] ?? '';
    await page.goto(href, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Share' }).tap();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.shared)).toContain('/en/job/');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await page.goto('/robots.txt');
    await page.goto(`${href}#refused`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Share' }).tap();
    await page.getByRole('dialog', { name: 'Share this job' }).waitFor();
  });
});

describe('home for a visitor', () => {
  it('HOME-01 shows the newest jobs of different companies and says so', async () => {
    const page = await openPage('/en?country=sg', { viewport: desktop });
    const section = page.getByRole('region', { name: 'New jobs to start with' });
    await section.getByText('The newest jobs here, each from a different company.').waitFor();
    const companies = section.locator('article .job-card-name');
    await expect.poll(() => companies.count()).toBe(6);
    await expect.poll(async () => new Set(await companies.allTextContents()).size).toBe(6);
  });
});
