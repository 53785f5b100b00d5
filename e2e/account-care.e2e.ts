import { Secret, TOTP } from 'otpauth';
import { describe, expect, inject, it } from 'vitest';
import { readZip } from '#test/read-zip.ts';
import { expectAccessible } from './harness/accessible.ts';
import { phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { askDatabase, newAddress, post, readCode, signIn, signOut } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const named = () => inject('siteUrl').replace('127.0.0.1', 'localhost');
const newPhone = () => `8${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`;
const otherBrowser = { userAgent: 'Mozilla/5.0 (iPhone) Safari/605.1', viewport: phone };

/** A page of someone new who is signed in. */
async function openSignedIn(path: string, options: Parameters<typeof openPage>[1] = {}, email = newAddress('care')) {
  const page = await openPage('about:blank', options);
  await signIn(page, email);
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, email };
}

/** As if the last code had been asked for a while ago. */
const letTimePass = (address: string) =>
  askDatabase(`update one_time_codes set created_at = now() - interval '2 minutes' where address = $1`, [address]);

async function enterCode(page: TestPage, email: string): Promise<void> {
  await letTimePass(email);
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('We sent a 6-digit code').waitFor();
  await page.getByLabel('6-digit code').fill(await readCode(email));
}

const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true });

describe('passkeys', () => {
  it('AUTH-02 AUTH-11 are made in the settings, sign in to what was wanted, and are removed again', async () => {
    const { page, email } = await openSignedIn('/en/settings/security', { baseURL: named() });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const card = page.getByRole('region', { name: 'Passkeys' });
    await card.getByText("You don't have any passkeys yet.").waitFor();
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await card.getByText(/^Added on/).waitFor();
    await page.getByText('Your passkey is ready.').waitFor();
    await signOut(page);
    await page.goto('/en/get-started?redirect=%2Fen%2Fsettings%2Fsecurity', { waitUntil: 'networkidle' });
    await expect.poll(() => page.getByLabel('Email address').getAttribute('autocomplete')).toContain('webauthn');
    await button(page, 'Use a passkey').click();
    await page.waitForURL('**/en/settings/security');
    await card.getByText(/^Last used on/).waitFor();

    const verify = 'update accounts set is_email_verify = $2 where email = $1';
    await askDatabase(verify, [email, false]);
    await card.getByRole('button', { name: /^Remove the passkey/ }).click();
    await card.getByText(/only way in|last way/i).waitFor();
    await askDatabase(verify, [email, true]);
    await card.getByRole('button', { name: /^Remove the passkey/ }).click();
    await card.getByText("You don't have any passkeys yet.").waitFor();
    await signOut(page);
    await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
    await page.goto('/en/get-started', { waitUntil: 'networkidle' });
    await button(page, 'Use a passkey').click();
    await page.getByText(/No passkey was used/).waitFor();
    expect(page.complaints.filter((one) => !/link preload|status of 4/.test(one))).toEqual([]);
  });
});

describe('a second factor', () => {
  it('AUTH-04 AUTH-11 AUTH-12 is a code to the phone that was added in the settings; a new device asks for it', async () => {
    const { page, email } = await openSignedIn('/en/settings/account', { viewport: phone });
    const number = newPhone();
    const card = page.getByRole('region', { name: 'Phone number' });
    await card.getByLabel('Country').selectOption('SG');
    await card.getByLabel('New phone number').fill('61234567');
    await card.getByRole('button', { name: 'Send code' }).click();
    await card.getByText('Enter a valid Singapore mobile number: +65 and 8 digits.').waitFor();
    await expect.poll(() => card.getByLabel('New phone number').inputValue()).toBe('61234567');
    await card.getByLabel('New phone number').fill(number);
    await card.getByRole('button', { name: 'Send code' }).click();
    await card.getByText(`+65 ${number}`).waitFor();
    await expectAccessible(page);
    await card.getByLabel('Code from the text message').fill(await readCode(`65${number}`));
    await card.getByRole('button', { name: 'Confirm new number' }).click();
    await card.getByText('Your phone number has been changed.').waitFor();

    await page.goto('/en/settings/security', { waitUntil: 'networkidle' });
    const factors = page.getByRole('region', { name: 'Two-factor sign-in' });
    await factors.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('region', { name: 'Your recovery codes' }).waitFor();

    const device = await openPage('/en/get-started?redirect=%2Fen%2Fterms', otherBrowser);
    await enterCode(device, email);
    await device.getByRole('heading', { name: 'One more check' }).waitFor();
    await device.getByText('We can send a code to your phone.').waitFor();
    await button(device, 'Send code').click();
    await device.getByText(/We sent a code to .*\+•••/).waitFor();
    await device.getByLabel('6-digit code').fill(await readCode(`65${number}`));
    await device.waitForURL('**/en/terms');
    expect(device.complaints).toEqual([]);
  });

  it('AUTH-04 AUTH-06 is a code of the app on a new device and not again there; signing out everywhere ends both', async () => {
    const { page, email } = await openSignedIn('/en/settings/security');
    const { secret } = (await post(page, '/authentication/two-factor/enrol', {})) as { secret: string };
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await post(page, '/authentication/two-factor/confirm', { code: totp.generate() });
    await askDatabase('update accounts set totp_last_step = null where email = $1', [email]);
    const device = await openPage('/en/get-started?redirect=%2Fen%2Fsettings', otherBrowser);
    await enterCode(device, email);
    await device.getByRole('heading', { name: 'One more check' }).waitFor();
    const field = device.getByLabel('6-digit code');
    await expect.poll(() => field.getAttribute('autocomplete')).toBe('one-time-code');
    await field.fill(totp.generate());
    await device.waitForURL('**/en/settings');
    await signOut(device);
    await device.goto('/en/get-started?redirect=%2Fen%2Fprivacy', { waitUntil: 'networkidle' });
    await enterCode(device, email);
    await device.waitForURL('**/en/privacy');

    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('region', { name: 'Devices' }).getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/en');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).waitFor();
    await device.goto('/en/settings');
    await expect.poll(() => device.url()).toContain('/get-started?');
    const left =
      'select count(*)::int as sessions from sessions s join accounts a on a.id = s.account_id where a.email = $1';
    await expect.poll(() => askDatabase(left, [email])).toEqual([{ sessions: 0 }]);
  });
});

describe('a magic link', () => {
  it('AUTH-02 AUTH-10 that is opened in another browser says whose it is and waits for a yes', async () => {
    const { email } = await openSignedIn('/en/settings');
    const page = await openPage('/en/get-started?redirect=%2Fen%2Fsettings');
    await page.getByLabel('Email address').fill(email);
    await button(page, 'Email me a sign-in link').click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    const [sent] = await askDatabase<{ body_text: string }>(
      'select body_text from outbox_messages where recipient = $1 order by id desc limit 1',
      [email],
    );
    const link = /https?:\/\/\S+#magic=[\w-]+/.exec(sent?.body_text ?? '')?.[0] ?? '';
    const other = await openPage('about:blank', otherBrowser);
    await other.goto(link, { waitUntil: 'networkidle' });
    await other.getByRole('heading', { name: 'Is this you?' }).waitFor();
    await other.getByText(/•••@journey\.example/).waitFor();
    expect(other.url()).not.toContain('magic');
    await expectAccessible(other);
    await expect.poll(() => other.evaluate(() => document.cookie)).not.toContain('parley_auth_status=user');
    await button(other, 'Yes, sign in here').click();
    await other.waitForURL('**/en/settings');
    expect(other.complaints).toEqual([]);
  });
});

describe('what an account holds', () => {
  it('AUTH-02 AUTH-06 NAV-10 keeps the job and the company that a visitor chose before signing in with a password', async () => {
    const { page: first, email } = await openSignedIn('/en/terms');
    const password = 'a calm and long password';
    await post(first, '/authentication/password', { password, confirm_password: password });
    const page = await openPage('/en/companies?country=sg');
    const company = await page.locator('#content a[href*="/company/"]').first().getAttribute('href');
    await page.goto(company ?? '', { waitUntil: 'networkidle' });
    const followed = page.waitForResponse((response) => /follow/.test(response.url()));
    await page.getByRole('button', { name: /^Follow / }).click();
    await followed;
    await page.goto('/en/job-search?country=sg', { waitUntil: 'networkidle' });
    const saved = page.waitForResponse((response) => /sav/.test(response.url()));
    await page.locator('#content [data-job-id]').getByRole('button', { name: /Save/ }).first().click();
    await saved;
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Use a password' }).click();
    await page.getByLabel('Password', { exact: true }).waitFor();
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await button(page, 'Sign in').click();
    await page.waitForURL('**/en/job-search?country=sg');
    const kept = `select (select count(*)::int from saved_jobs where account_id = a.id) as jobs,
      (select count(*)::int from company_followers where account_id = a.id) as companies from accounts a where email = $1`;
    await expect.poll(() => askDatabase(kept, [email])).toEqual([{ jobs: 1, companies: 1 }]);
  });

  it('TRU-09 AUTH-11 is downloaded whole, and stays for who deletes it and comes back', async () => {
    const { page, email } = await openSignedIn('/en/settings/privacy');
    await button(page, 'Request a copy').click();
    const download = page.getByRole('link', { name: 'Download (ZIP)' });
    await download.waitFor();
    const started = page.waitForEvent('download');
    await download.click();
    const stream = await (await started).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const files = readZip(Buffer.concat(chunks));
    expect([...files.keys()]).toEqual(expect.arrayContaining(['parley.json', 'resume.json']));
    expect(String(files.get('parley.json'))).toContain(email);

    await page.getByLabel(/I understand/).check();
    await button(page, 'Delete my account').click();
    await page.getByRole('region', { name: /Your account will be deleted on/ }).waitFor();
    await signOut(page);
    await page.goto('/en/get-started?redirect=%2Fen%2Fsettings', { waitUntil: 'networkidle' });
    await enterCode(page, email);
    await page.getByText('Your account was going to be deleted. Because you signed in, it stays').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.waitForURL('**/en/settings');
    await expect
      .poll(() => askDatabase('select delete_after from accounts where email = $1', [email]))
      .toEqual([{ delete_after: null }]);
  });
});
