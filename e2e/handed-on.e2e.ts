import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, phone, setUpBrowser } from './harness/browser.ts';

const openPage = setUpBrowser();
/** Nobody else's page speaks it: the next test gets the page of the one before. */
const own = { locale: 'fr-CA' };

describe('a page that is handed on from test to test', () => {
  let first: Page;
  let second: Page;

  const readAll = (page: Page) =>
    page.evaluate(async () => ({
      stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      cookie: document.cookie,
      looks: [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, navigator.onLine],
    }));

  it('is filled by one test', async () => {
    first = await openPage('/robots.txt', { ...own, viewport: phone, colorScheme: 'dark' });
    await first.evaluate(async () => {
      localStorage.setItem('kept', 'yes');
      sessionStorage.setItem('kept', 'yes');
      await cookieStore.set('kept', 'yes');
      await new Promise((done) => {
        indexedDB.open('kept').onsuccess = done;
      });
    });
    const { stored, databases, cookie } = await readAll(first);
    expect([stored, databases, cookie]).toEqual([['kept', 'kept'], ['kept'], 'kept=yes']);
    await first.context().setOffline(true);
  });

  it('is empty for the next, unless something was done to it that stays', async () => {
    second = await openPage('/robots.txt', own);
    expect(second).toBe(first);
    const nothing = { stored: [], databases: [], cookie: '', looks: [desktop.width, false, true] };
    await expect.poll(() => readAll(second)).toEqual(nothing);
    await second.route('**/nothing', (route) => route.abort());
  });

  it('is not handed on then', async () => {
    expect(await openPage('about:blank', own)).not.toBe(second);
  });
});

describe('the check for accessibility', () => {
  it('NAV-06 finds a name that is missing and, once for each look, letters that are too pale', async () => {
    const page = await openPage('/en/privacy');
    await expectAccessible(page);
    await page.evaluate(() => {
      const part = document.createElement('section');
      part.style.cssText = 'background: rgb(255, 255, 254); color: rgb(222, 222, 221)';
      part.innerHTML = '<p>Too pale to read</p><button type="button"></button>';
      document.querySelector('#content')?.append(part);
    });
    const found = async () => JSON.stringify(await expectAccessible(page).catch(({ actual }) => actual));
    expect(await found()).toMatch(/button-name.*color-contrast/s);
    // What was found wrong is found again.
    expect(await found()).toMatch(/color-contrast/);
  });
});
