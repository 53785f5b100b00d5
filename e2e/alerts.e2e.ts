import { describe, expect, inject, it } from 'vitest';
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

  it('ALERT-01 changes the filters of an alert in the search and takes them back to it', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    await signIn(page);
    await page.goto('/en/settings/alerts?query=engineer&scope=local', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Create alert' }).click();
    await page.getByText('Your alert is on.').waitFor();
    await page
      .getByRole('region', { name: 'engineer', exact: true })
      .getByRole('link', { name: 'Change filters' })
      .click();
    const bar = page.getByRole('region', { name: /changing a job alert/ });
    await bar.waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    // On to another search, whose address no longer names the alert.
    await page.goto('/en/engineer-jobs?country=sg&jobType=1', { waitUntil: 'networkidle' });
    await bar.getByRole('link', { name: 'Save to this alert' }).click();
    await page.getByRole('heading', { name: 'Change your alert: engineer' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Full-Time' }).waitFor();
    await page.getByRole('button', { name: 'Save to this alert' }).click();
    await page.getByRole('region', { name: /^engineer · Full-Time/ }).waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Change filters' }).count()).toBe(1);
    await page.goto('/en/engineer-jobs?country=sg', { waitUntil: 'networkidle' });
    await expect.poll(() => bar.count()).toBe(0);
    expect(page.complaints).toEqual([]);
  });

  it('ALERT-01 NAV-09 offers push when an alert is made, in words of its own, and turns it on for alerts', async () => {
    const page = await openPage('about:blank', { serviceWorkers: 'allow' });
    await page.context().addCookies([{ name: 'parley_consent', value: 'no', url: inject('siteUrl') }]);
    await signIn(page);
    // A browser without a desktop has refused before anybody is asked, and knows no push service: the answers of one that
    // has not stand in for it.
    await page.addInitScript(() => {
      if (!('PushManager' in window)) return;
      const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
      const subscription = { toJSON: () => ({ endpoint: 'https://push.example.com/offer', keys }) };
      Object.assign(PushManager.prototype, { subscribe: async () => subscription, getSubscription: async () => null });
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'granted';
    });
    const sent: unknown[] = [];
    await page.route('**/api/notification/push/subscribe', (route) => {
      sent.push(route.request().postDataJSON().endpoint);
      return route.fulfill({ json: { code: 0, message: 'ok', data: { devices: [] } } });
    });
    await page.goto('/en/settings/alerts?query=glazier&scope=local', { waitUntil: 'networkidle' });
    // What registers the worker listens for a new alert too, and comes last.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('button', { name: 'Create alert' }).click();
    const offer = page.getByRole('region', { name: 'Want to hear of new jobs here too?' });
    await offer.waitFor();
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Turn on notifications' }).click();
    await page.getByText('Notifications are on for this device.').waitFor();
    expect(sent).toEqual(['https://push.example.com/offer']);
    const settings = await page.evaluate(async () => (await fetch('/api/notification/settings')).json());
    const row = settings.data.kinds.find(({ kind }: { kind: string }) => kind === 'job_alert');
    expect(row.channels.find(({ channel }: { channel: string }) => channel === 'push').is_on).toBe(true);
    expect(page.complaints).toEqual([]);
  });

  it('ALERT-01 SRCH-01 an empty result offers an alert, and a visitor signs in first', async () => {
    const page = await openPage('/en/xqzzwv-jobs?country=sg');
    await page.getByRole('link', { name: 'Email me when there are some' }).click();
    await page.waitForURL('**/get-started?redirect=*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/en/settings/alerts?query=xqzzwv&scope=local');
  });
});
