import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

/** Notes for every field that the browser finds wrong whether its own bubble was kept away. */
async function watchBubbles(page: Page) {
  const seen: boolean[] = [];
  await page.exposeFunction('noteInvalid', (isPrevented: boolean) => seen.push(isPrevented));
  await page.addInitScript(() => {
    const note = (event: Event) => setTimeout(() => Object(globalThis).noteInvalid(event.defaultPrevented));
    addEventListener('invalid', note, true);
  });
  return seen;
}

describe('fields that are not right yet', () => {
  it('NAV-06 CHAT-02 are told about in the page’s language beside them, and the first one gets the focus', async () => {
    const talent = await people.talent();
    const page = await openPage('about:blank', { storageState: talent.storageState, locale: 'de' });
    const bubbles = await watchBubbles(page);

    await page.goto('/ar/settings/account', { waitUntil: 'networkidle' });
    const name = page.locator('[name=first_name]');
    await name.fill('');
    await name.press('Enter');
    await page.getByText('هذه الخانة مطلوبة.').waitFor();
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible(page);
    await name.fill('نور');
    await expect.poll(() => page.getByText('هذه الخانة مطلوبة.').count()).toBe(0);
    await expect.poll(() => name.getAttribute('aria-invalid')).toBeNull();

    await page.goto('/es/settings/account', { waitUntil: 'networkidle' });
    await page.locator('details:has([type=email]) > summary').click();
    await page.locator('[type=email]').first().fill('nadie');
    await page.locator('[type=email]').first().press('Enter');
    await page.getByText('Escribe un correo como nombre@ejemplo.com.').waitFor();

    await page.goto('/ja/settings/privacy', { waitUntil: 'networkidle' });
    const confirm = page.locator('[type=checkbox][name=confirm]');
    await confirm.locator('xpath=ancestor::form').getByRole('button').click();
    await page.getByText('続けるにはチェックを入れてください。').waitFor();
    await confirm.check();
    await expect.poll(() => page.getByText('続けるにはチェックを入れてください。').count()).toBe(0);
    expect(bubbles.length).toBeGreaterThanOrEqual(3);
    expect(bubbles.every(Boolean)).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  it('JOB-05 a question with two radio buttons gets one text', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const job = await people.askingJob(boss.id);
    const page = await openPage(`/tr/chat/start/${job.id}`, { storageState: talent.storageState });
    await page.locator('textarea[name=text]').fill('');
    await page
      .locator('form')
      .filter({ has: page.locator('textarea[name=text]') })
      .locator('[type=submit]')
      .click();
    await page.getByText('Bu alanı doldurun.').first().waitFor();
    await expect.poll(() => page.getByText('Bu alanı doldurun.').count()).toBe(2);
    await expect.poll(() => page.getByText('Birini seçin.').count()).toBe(2);
    const why = page.getByLabel('Why would you like to join us?');
    await expect.poll(() => why.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('group', { name: 'Do you have a work permit?' }).getByRole('radio').first().press('Space');
    await expect.poll(() => page.getByText('Birini seçin.').count()).toBe(1);
    await expectAccessible(page);
  });
});
