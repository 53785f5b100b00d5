import { Secret, TOTP } from 'otpauth';
import { describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { askDatabase, newAddress, readCode, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();

/** A page of someone new who is signed in. */
async function openSignedIn(path: string, options: Parameters<typeof openPage>[1] = {}, email = newAddress()) {
  const page = await openPage('about:blank', options);
  await signIn(page, email);
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, email };
}

/**
 * Texts that the browser has kept already are asked for early in vain: Chrome says so after some seconds, on a slow machine.
 * And a question that is on its way while a new password renews the session still carries the old one.
 */
const expectNoComplaints = (page: TestPage) =>
  expect(page.complaints.filter((one) => !/was preloaded using link preload|401 .*unread-count/.test(one))).toEqual([]);

const heading = (page: TestPage, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('settings', () => {
  it('AUTH-06 NAV-03 lead a visitor to the sign-in and back, and offer it in the header', async () => {
    const page = await openPage('/en/settings/account');
    await page.waitForURL('**/get-started?redirect=%2Fen%2Fsettings%2Faccount');
    await page.goto('/en/terms', { waitUntil: 'networkidle' });
    const signInLink = page.getByRole('banner').getByRole('link', { name: 'Sign in' });
    await expect.poll(() => signInLink.getAttribute('href')).toBe('/en/get-started?redirect=%2Fen%2Fterms');
    await expect.poll(() => page.getByRole('contentinfo').locator('a[href="/en/employer"]').count()).toBe(1);
  });

  it('SET-03 AUTH-11 AUTH-12 ERR-01 keep the name, lose nothing of a refused form, and change the e-mail address with the code sent to the new one', async () => {
    const { page } = await openSignedIn('/en/settings/account');
    await page.getByLabel('First name').fill('Mei+1');
    await page.getByLabel('Last name').fill('Lin');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText("The name can't contain +.").waitFor();
    await expect.poll(() => page.getByLabel('Last name').inputValue()).toBe('Lin');
    await page.getByLabel('First name').fill('Mei');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Your account: Mei Lin' }).waitFor();

    const card = page.getByRole('region', { name: 'Email address' });
    await card.getByText('Change', { exact: true }).click();
    const next = newAddress('moved');
    await card.getByLabel('New email address').fill(next);
    await card.getByRole('button', { name: 'Send code' }).click();
    const code = card.getByLabel('Code from the email');
    await code.waitFor();
    await code.fill(await readCode(next));
    await card.getByRole('button', { name: 'Confirm new address' }).click();
    await card.getByText('Your email address has been changed.').waitFor();
    await card.getByText(next).waitFor();
    expectNoComplaints(page);
  });

  it('AUTH-11 SET-03 work as plain forms without scripts', async () => {
    const { page } = await openSignedIn('/en/settings/account', { javaScriptEnabled: false });
    await page.locator('input[name=first_name]').fill('Nour');
    await page.locator('form:has(input[value=profile]) button[type=submit]').click();
    await page.goto('/en/settings/notifications');
    const box = page.locator('input[name="chat_exchange sms"]');
    await box.check();
    await page.locator('form:has(input[value=matrix]) button[type=submit]').click();
    await page.goto('/en/settings/notifications');
    await expect.poll(() => page.locator('input[name="chat_exchange sms"]').isChecked()).toBe(true);
    await page.goto('/en/settings');
    await page.getByText('Nour').first().waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL('**/en');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
  });

  it('AUTH-04 AUTH-11 set a password and turn two-factor sign-in on with recovery codes shown once, and off again', async () => {
    const { page } = await openSignedIn('/en/settings/security');
    await page.getByLabel('New password', { exact: true }).fill('a long sentence');
    await page.getByLabel('New password again').fill('another sentence');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByRole('alert').waitFor();
    await expect.poll(() => page.getByLabel('New password', { exact: true }).inputValue()).toBe('a long sentence');
    await page.getByLabel('New password again').fill('a long sentence');
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your password is saved.').waitFor();

    const card = page.getByRole('region', { name: 'Two-factor sign-in' });
    await card.getByRole('button', { name: 'Set up' }).click();
    await card.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
    const secret = (await card.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await card.getByLabel('Code from the app').fill(totp.generate());
    await card.getByRole('button', { name: 'Turn on' }).click();
    const codes = page.getByRole('region', { name: 'Your recovery codes' });
    await codes.waitFor();
    await expect.poll(() => codes.getByRole('listitem').count()).toBe(10);
    await expectAccessible(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => codes.count()).toBe(0);
    await card.getByText('Turn off', { exact: true }).first().click();
    await card.getByRole('button', { name: 'Turn off' }).click();
    await card.getByRole('button', { name: 'Set up' }).waitFor();
    expectNoComplaints(page);
  });

  it('AUTH-06 SET-02 tell of a sign-in on another device without a reload, list the devices and sign one out', async () => {
    const email = newAddress('devices');
    const { page } = await openSignedIn('/en/terms', {}, email);
    await askDatabase('delete from one_time_codes where address = $1', [email]);
    await askDatabase("delete from attempt_logs where key like '%' || $1", [email]);
    const other = await openSignedIn(
      '/en/settings/security',
      { userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1' },
      email,
    );
    await page.getByRole('banner').getByRole('link', { name: 'Notifications, 1 unread' }).waitFor();
    const card = other.page.getByRole('region', { name: 'Devices' });
    await expect.poll(() => card.getByRole('listitem').count()).toBe(2);
    await card.getByRole('button', { name: /^Sign out Chrome/ }).click();
    await expect.poll(() => card.getByRole('listitem').count()).toBe(1);
    // The page may have heard of it and be on its way already.
    await page.goto('/en/settings').catch(() => undefined);
    // Two ways lead there, and one breaks the other off.
    await expect.poll(() => page.url()).toContain('/get-started?');
  });

  it('SET-03 GEO-02 keep time zone, currency, colours, country and language in the account', async () => {
    const { page, email } = await openSignedIn('/en/settings/preferences');
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByLabel('Currency').selectOption('JPY');
    await page.getByRole('region', { name: 'Time and money' }).getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved', { exact: true }).waitFor();
    const kept = page.waitForResponse('**/api/jobseeker/user-settings');
    await page.getByRole('region', { name: 'Theme' }).getByText('Dark').click();
    await kept;
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    const region = page.getByRole('region', { name: 'Country and language' });
    await region.getByLabel('Country').selectOption('jp');
    await region.getByLabel('Language').selectOption('ja');
    await region.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/ja/settings/preferences');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    const rows = await askDatabase(
      'select country_id, language, theme, time_zone, currency from accounts where email = $1',
      [email],
    );
    expect(rows).toEqual([
      { country_id: 106, language: 'ja', theme: 'dark', time_zone: 'Asia/Tokyo', currency: 'JPY' },
    ]);
  });

  it('SET-01 NAV-03 keep each choice of the matrix at once, explain what cannot be turned off, and are where the thumb is on a phone', async () => {
    const { page } = await openSignedIn('/en/settings/notifications', { viewport: phone });
    const saved = page.waitForResponse('**/api/notification/settings');
    await page.getByRole('checkbox', { name: 'New messages: Email' }).uncheck();
    await saved;
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByRole('checkbox', { name: 'New messages: Email' }).isChecked()).toBe(false);
    await expect
      .poll(() => page.getByRole('checkbox', { name: 'Sign-in on a new device: Email' }).isDisabled())
      .toBe(true);
    await page.getByText('For your security, always in the app and by email.').first().waitFor();
    const bar = page.getByRole('navigation', { name: 'Main' }).last();
    await expect
      .poll(() => bar.getByRole('link').allTextContents())
      .toEqual(['Home', 'Jobs', 'Companies', 'Chat', 'Me']);
    await bar.getByRole('link', { name: 'Me', exact: true }).click();
    await heading(page, 'Settings');
  });

  it('AUTH-11 TRU-09 delete the account with a time of grace that is seen, and keep it after all', async () => {
    const { page, email } = await openSignedIn('/en/settings/privacy');
    await page.getByRole('button', { name: 'Request a copy' }).click();
    await page.getByText("We're gathering your data.").waitFor();
    await page.getByLabel(/I understand/).check();
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const banner = page.getByRole('region', { name: /Your account will be deleted on/ });
    await banner.waitFor();
    await page.goto('/en/terms', { waitUntil: 'networkidle' });
    await banner.waitFor();
    await expectAccessible(page);
    await banner.getByRole('button', { name: 'Keep my account' }).click();
    await heading(page, 'Privacy and data');
    await expect.poll(() => banner.count()).toBe(0);
    const rows = await askDatabase('select delete_after from accounts where email = $1', [email]);
    expect(rows).toEqual([{ delete_after: null }]);
  });
});

describe('the signed-in header', () => {
  const tell = (email: string, company: string) =>
    askDatabase(
      `insert into notifications (account_id, kind, data, created_at)
       select id, 'company_coordinator', jsonb_build_object('company', $2::text), now() from accounts where email = $1`,
      [email, company],
    );

  it('NAV-03 SET-02 shows what is unread, the newest under the bell, the same count in every tab, and a menu for the keyboard that signs out', async () => {
    const { page, email } = await openSignedIn('/en/terms');
    await tell(email, 'Harbour');
    await page.reload({ waitUntil: 'networkidle' });
    const tab = await page.context().newPage();
    await tab.goto('/en/privacy', { waitUntil: 'networkidle' });
    const bell = (where: typeof tab) => where.getByRole('banner').getByRole('link', { name: /^Notifications/ });
    await expect.poll(() => bell(tab).getAttribute('aria-label')).toBe('Notifications, 1 unread');
    await bell(page).click();
    const popover = page.getByRole('dialog', { name: 'Notifications' });
    await popover.getByText("You're now the coordinator of Harbour").waitFor();
    await popover.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.poll(() => bell(page).getAttribute('aria-label')).toBe('Notifications');
    await expect.poll(() => bell(tab).getAttribute('aria-label')).toBe('Notifications');
    await popover.getByRole('link', { name: 'See all' }).click();
    await heading(page, 'Notifications');
    await expectAccessible(page);

    const opener = page.getByRole('banner').getByRole('link', { name: /^Your account/ });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: 'Settings' }).waitFor();
    await expectAccessible(page);
    await menu.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await opener.press('Enter');
    await menu.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/en');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    expectNoComplaints(page);
  });

  it('AUTH-03 SAFE-02 the outbox shows the code that was sent to who has its token, and keeps that out of the address', async () => {
    const { page, email } = await openSignedIn(`/en/outbox?token=${inject('outboxToken')}`);
    expect(new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    // Others get mail meanwhile.
    const message = page
      .getByRole('listitem')
      .filter({ hasText: `To ${email}` })
      .last();
    await message.getByRole('group').filter({ hasText: 'Preview of' }).locator('summary').click();
    await message.frameLocator('iframe').getByText('Your code').waitFor();
    expectNoComplaints(page);
  });
});
