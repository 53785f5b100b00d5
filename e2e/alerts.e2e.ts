import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';

describe('job alerts', () => {
  const openPage = setUpBrowser();

  it('ALERT-01 makes an alert of a search, changes, pauses and deletes it', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    await signIn(page);
    await page.goto('/en/engineer-jobs?country=sg&jobType=1', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Email me new jobs' }).click();
    await page.getByRole('heading', { name: 'New job alert' }).waitFor();
    await expect.poll(() => page.getByLabel('Keywords').first().inputValue()).toBe('engineer');
    await page.getByRole('listitem').filter({ hasText: 'Full-Time' }).waitFor();
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByText('Your alert is on.').waitFor();
    const card = page.getByRole('region', { name: /engineer · Full-Time/ });
    await card.getByLabel('How often').selectOption('weekly');
    await card.getByLabel('Keywords').fill('sound engineer');
    await card.getByRole('button', { name: 'Save' }).click();
    const changed = page.getByRole('region', { name: /sound engineer/ });
    await changed.getByRole('button', { name: 'Pause' }).click();
    await changed.getByText('Paused').waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await changed.getByRole('button', { name: 'Delete' }).click();
    await changed.waitFor({ state: 'detached' });
    expect(page.complaints).toEqual([]);
  });

  it('ALERT-01 SRCH-01 an empty result offers an alert, and a visitor signs in first', async () => {
    const page = await openPage('/en/xqzzwv-jobs?country=sg');
    await page.getByRole('link', { name: 'Email me when there are some' }).click();
    await page.waitForURL('**/get-started?redirect=*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/en/settings/alerts?query=xqzzwv&scope=local');
  });
});
