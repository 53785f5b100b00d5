import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '#test/hostile-addresses.ts';
import { expectAccessible } from './harness/accessible.ts';
import { phone, setUpBrowser } from './harness/browser.ts';
import { setUpOutbox } from './harness/outbox.ts';
import { callApi, signInByApi, skipWelcome } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const outbox = setUpOutbox();
let made = 0;
const newEmail = () => `way-${++made}-${process.pid}@journey.example`;

describe('other ways in', () => {
  it('AUTH-02 AUTH-10 a password signs in, and a wrong one tells nothing about the account', async () => {
    const email = newEmail();
    const page = await openPage('about:blank');
    await signInByApi(page, outbox, email);
    const password = 'a calm and long password';
    await callApi(page, '/authentication/password', { password, confirm_password: password });
    await page.context().clearCookies();
    await page.goto('/en/get-started', { waitUntil: 'networkidle' });
    // The address is typed to its end while the other way is still being fetched.
    const isTyped = Promise.withResolvers<void>();
    await page.route('**/get-started.data*', (route) => isTyped.promise.then(() => route.continue()));
    await page.getByLabel('Email address').fill(email.slice(0, 5));
    await page.getByRole('link', { name: 'Use a password' }).click();
    await page.getByLabel('Email address').fill(email);
    isTyped.resolve();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill('wrong');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText("Those sign-in details aren't right. Check them and try again.").waitFor();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/en');
    expect(page.complaints).toEqual([]);
  });

  it('AUTH-02 a magic link signs up, leaves the address bar at once, works once and returns', async () => {
    const email = newEmail();
    const page = await openPage('/en/get-started?redirect=%2Fen%2Fprivacy');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await expectAccessible(page);
    const link = await outbox.link(email);
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Nice to meet you' }).waitFor();
    expect(page.url()).not.toContain('magic');
    await page.getByLabel('First name').fill('Aiko');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await skipWelcome(page);
    await page.waitForURL('**/en/privacy');
    const { rows } = await outbox.query('select first_name from accounts where email = $1', [email]);
    expect(rows).toEqual([{ first_name: 'Aiko' }]);
    const second = await openPage('about:blank');
    await second.goto(link, { waitUntil: 'networkidle' });
    await second.getByText(/already been used/).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('AUTH-04 a new device is asked for a second factor: app code or recovery code', async () => {
    const email = newEmail();
    const page = await openPage('about:blank');
    await signInByApi(page, outbox, email);
    const { secret } = await callApi<{ secret: string }>(page, '/authentication/two-factor/enrol', {});
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const first = { code: totp.generate() };
    const { recovery_codes } = await callApi<{ recovery_codes: string[] }>(
      page,
      '/authentication/two-factor/confirm',
      first,
    );
    await outbox.query(`update one_time_codes set created_at = now() - interval '2 minutes' where address = $1`, [
      email,
    ]);
    const device = await openPage('/en/get-started', { viewport: phone });
    await device.getByLabel('Email address').fill(email);
    await device.getByRole('button', { name: 'Continue' }).click();
    await device.getByText('We sent a 6-digit code').waitFor();
    await device.getByLabel('6-digit code').fill(await outbox.code(email));
    await device.getByRole('heading', { name: 'One more check' }).waitFor();
    await expectAccessible(device);
    // Used already: a code of the app counts once.
    await device.getByLabel('6-digit code').fill(first.code);
    await device.getByText('The OTP you have entered is wrong. Please try again.').waitFor();
    await device.getByRole('button', { name: 'Use a recovery code' }).click();
    await device.getByRole('textbox', { name: 'Recovery code' }).fill(recovery_codes[0] ?? '');
    await device.getByRole('button', { name: 'Confirm' }).click();
    await device.waitForURL('**/en');
    expect(device.complaints).toEqual([]);
  });

  it('AUTH-02 a QR code on the desktop is confirmed on a signed-in phone, once', async () => {
    const email = newEmail();
    const desktop = await openPage('/en/get-started?redirect=%2Fen%2Fterms');
    const started = desktop.waitForResponse('**/api/authentication/qr/start');
    await desktop.reload();
    const { code } = ((await (await started).json()) as { data: { code: string } }).data;
    await desktop.getByRole('img', { name: /QR code/ }).waitFor();
    const hand = await openPage('about:blank', { viewport: phone });
    await hand.goto(`/en/qr/${code}`, { waitUntil: 'networkidle' });
    expect(new URL(hand.url()).pathname).toBe('/en/get-started');
    await signInByApi(hand, outbox, email);
    await hand.goto(`/en/qr/${code}`, { waitUntil: 'networkidle' });
    await hand.getByText(/Linux/).waitFor();
    await expectAccessible(hand);
    await hand.getByRole('button', { name: 'Confirm' }).click();
    await hand.getByRole('heading', { name: 'Done' }).waitFor();
    await desktop.waitForURL('**/en/terms');
    await expect.poll(() => desktop.evaluate(() => document.cookie)).toContain('parley_auth_status=user');
    await hand.goto(`/en/qr/${code}`, { waitUntil: 'networkidle' });
    await hand.getByRole('heading', { name: 'This code no longer works' }).waitFor();
    expect(desktop.complaints).toEqual([]);
  });
});

describe('a session that has ended', () => {
  it('AUTH-06 leads to the sign-in page with the way back, tells the other tabs, and marks the status as expired', async () => {
    const email = newEmail();
    const page = await openPage('about:blank');
    await signInByApi(page, outbox, email);
    await page.goto('/en/job-search?country=sg', { waitUntil: 'networkidle' });
    const other = await page.context().newPage();
    await other.goto('/en/privacy', { waitUntil: 'networkidle' });
    await outbox.query('delete from sessions where account_id = (select id from accounts where email = $1)', [email]);
    // The page's live line may hear of the end before anything is pressed; then there is nothing left to press.
    const save = page.locator('#content [data-job-id]').getByRole('button', { name: /Save/ }).first();
    await save.click({ timeout: 3000 }).catch(() => {});
    await page.waitForURL(/\/en\/get-started\?.*reason=expired/);
    expect(new URL(page.url()).searchParams.get('redirect')).toBe('/en/job-search?country=sg');
    await page.getByText(/Your session has ended/).waitFor();
    // It hears the news, or has met the end of the session itself before.
    await other.getByText(/You were signed out in another tab|Your session has ended/).waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'parley_auth_status')?.value).toBe('expired');
  });

  it('AUTH-10 a suspended account is told why and where to appeal', async () => {
    const email = newEmail();
    const page = await openPage('about:blank');
    await signInByApi(page, outbox, email);
    await callApi(page, '/authentication/logout', {});
    await outbox.query(
      `update accounts set status = 'suspended', suspension_reason = 'Sent the same message to everyone.' where email = $1`,
      [email],
    );
    await outbox.query(`update one_time_codes set created_at = now() - interval '2 minutes' where address = $1`, [
      email,
    ]);
    await page.goto('/en/get-started', { waitUntil: 'networkidle' });
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('We sent a 6-digit code').waitFor();
    await page.getByLabel('6-digit code').fill(await outbox.code(email));
    await page.getByRole('heading', { name: "You can't sign in with this account" }).waitFor();
    await page.getByText(/Sent the same message to everyone\..*appeal/).waitFor();
    await expectAccessible(page);
  });

  it('NAV-01 /redirect refuses a foreign target and a code that does not work, with a clear page', async () => {
    const page = await openPage('about:blank');
    const foreign = await page.goto('/redirect?redirectUrl=https%3A%2F%2Fevil.example&lang=en');
    expect(foreign?.status()).toBe(403);
    await page.getByRole('heading', { name: "We can't take you there" }).waitFor();
    for (const address of hostileAddresses) {
      const ask = `/en/redirect?${new URLSearchParams({ redirectUrl: address })}`;
      const answer = await page.request.get(ask, { maxRedirects: 0 });
      expect([address, answer.status(), answer.headers().location]).toEqual([address, 403, undefined]);
    }
    // A form of another site signs nobody in.
    const forged = { headers: { 'sec-fetch-site': 'cross-site' }, form: { do: 'password', email: 'a@b.example' } };
    expect((await page.request.post('/en/get-started', forged)).status()).toBe(403);
    const dead = await page.goto(`/redirect?sessionid=${'x'.repeat(43)}&redirectUrl=%2Fen%2Fterms&lang=ar`);
    expect(dead?.status()).toBe(410);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ar');
    await page.waitForURL((url) => !url.search.includes('sessionid'));
    await page.goto('/en/redirect?redirectUrl=%2Fen%2Fprivacy');
    expect(new URL(page.url()).pathname).toBe('/en/privacy');
  });
});
