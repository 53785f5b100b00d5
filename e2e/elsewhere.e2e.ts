import { exportJWK, generateKeyPair } from 'jose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type OidcPerson, type OidcServer, startOidcServer } from '#test/oidc-server.ts';
import { expectAccessible } from './harness/accessible.ts';
import { phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { startChallengeService } from './harness/challenge-service.ts';
import { findPort, startOwnSite } from './harness/own-site.ts';
import { askDatabase, newAddress, readCode, signIn, skipWelcome } from './harness/sign-in.ts';

const openPage = setUpBrowser();
let site = '';
let employerSite = '';
let google: OidcServer;
let singpass: OidcServer;
let challenge: Awaited<ReturnType<typeof startChallengeService>>;
let stop: () => Promise<void>;

beforeAll(async () => {
  const port = await findPort();
  site = `http://localhost:${port}`;
  // The same machine under another name: another site with cookies of its own.
  employerSite = `http://127.0.0.1:${port}`;
  const [signing, encryption] = await Promise.all([makeKey('sig'), makeKey('enc')]);
  challenge = await startChallengeService();
  google = await startOidcServer([`${site}/authentication/social/google/callback`]);
  singpass = await startOidcServer([`${site}/identity`], { strictKeys: [signing.open, encryption.open] });
  for (const provider of [google, singpass]) provider.state.asks = true;
  stop = await startOwnSite(port, {
    ...challenge.settings,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    SINGPASS_ISSUER: singpass.issuer,
    SINGPASS_CLIENT_ID: singpass.clientId,
    SINGPASS_PRIVATE_KEY: JSON.stringify(signing.secret),
    SINGPASS_ENCRYPTION_KEY: JSON.stringify(encryption.secret),
    PARLEY_EMPLOYER_URL: employerSite,
  });
});
afterAll(async () => {
  await stop?.();
  for (const service of [google, singpass, challenge]) service?.close();
});

async function makeKey(use: 'sig' | 'enc') {
  const alg = use === 'sig' ? 'ES256' : 'ECDH-ES+A256KW';
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  const facts = { use, alg, kid: use };
  return {
    open: { ...(await exportJWK(publicKey)), ...facts },
    secret: { ...(await exportJWK(privateKey)), ...facts },
  };
}

let people = 0;
/** Someone whom the provider knows. */
function person(email: string, more: Partial<OidcPerson> = {}): OidcPerson {
  people += 1;
  const sub = `person-${process.pid}-${people}`;
  return { sub, email, email_verified: true, given_name: 'Ada', family_name: 'Byron', ...more };
}

const openSite = (path: string, options: Parameters<typeof openPage>[1] = {}) =>
  openPage(path, { baseURL: site, ...options });

/** A page of someone who is signed in already: both sites share the database, and one machine's cookies know no ports. */
async function openSignedIn(path: string, options: Parameters<typeof openPage>[1] = {}, email = newAddress()) {
  const main = inject('siteUrl').replace('127.0.0.1', 'localhost');
  const page = await openPage('about:blank', { baseURL: main, ...options });
  await signIn(page, email);
  await page.goto(site + path, { waitUntil: 'networkidle' });
  return { page, email };
}

const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true });
/** At the provider: yes or no. */
const answer = (page: TestPage, what: 'Continue' | 'Cancel') => page.getByRole('link', { name: what }).click();
/** A socket that asks while its session is renewed is turned away, and asks again. */
const ownComplaints = (page: TestPage) =>
  page.complaints.filter((one) => !/asks elsewhere|link preload|status of 4|HTTP Authentication failed/.test(one));

describe('an account elsewhere', () => {
  it('AUTH-02 AUTH-06 NAV-10 signs up after a no and a yes, comes back to the chat that was pressed, and signs in again', async () => {
    const email = newAddress('elsewhere');
    google.state.person = person(email);
    // Of the demo Boss, which nobody else's test closes.
    const [found] = await askDatabase<{ id: number }>(`
      select j.id from jobs j join accounts a on a.id = j.recruiter_id
      where a.email = 'boss@parley.example' and j.status = 'open' order by j.id limit 1`);
    const job = found?.id;
    const page = await openSite(`/en/chat/start/${job}?country=sg`);
    await button(page, 'Continue with Google').click();
    await answer(page, 'Cancel');
    await page.getByText("You didn't allow the sign-in, so nothing happened.").waitFor();
    expect(page.url()).not.toContain('#');
    await expectAccessible(page);
    await button(page, 'Continue with Google').click();
    await answer(page, 'Continue');
    await page.getByRole('heading', { name: 'Nice to meet you' }).waitFor();
    expect(page.url()).not.toContain('social');
    await page.getByRole('checkbox').check();
    await button(page, 'Create my account').click();
    await skipWelcome(page);
    await page.waitForURL(`**/en/chat/start/${job}*`);
    const made = 'select id, first_name, last_name, is_email_verify from accounts where email = $1';
    const [account] = await askDatabase<{ id: number }>(made, [email]);
    expect(account).toMatchObject({ first_name: 'Ada', last_name: 'Byron', is_email_verify: true });

    await page.context().clearCookies();
    await page.goto('/en/get-started?redirect=%2Fen%2Fsettings', { waitUntil: 'networkidle' });
    await button(page, 'Continue with Google').click();
    await answer(page, 'Continue');
    await page.waitForURL('**/en/settings');
    await page.getByText('Ada Byron').first().waitFor();
    await expect.poll(() => askDatabase(made, [email])).toHaveLength(1);
    expect(ownComplaints(page)).toEqual([]);
  });

  it('AUTH-02 AUTH-05 AUTH-10 leads into the account that has the address, and asks for a code where nobody vouches for it', async () => {
    const email = newAddress('known');
    const { page } = await openSignedIn('/en/settings', {}, email);
    await page.context().clearCookies();
    google.state.person = person(email);
    await page.goto(`${site}/en/get-started?redirect=%2Fen%2Fterms`, { waitUntil: 'networkidle' });
    await button(page, 'Continue with Google').click();
    await answer(page, 'Continue');
    await page.waitForURL('**/en/terms');
    const find = `select s.subject from social_identities s join accounts a on a.id = s.account_id where a.email = $1`;
    await expect.poll(() => askDatabase(find, [email])).toEqual([{ subject: google.state.person.sub }]);

    const stranger = await openSite('/en/get-started');
    google.state.person = person(newAddress('unproved'), { email_verified: false });
    await button(stranger, 'Continue with Google').click();
    await answer(stranger, 'Continue');
    await stranger.getByText("To finish, confirm an email address that's yours.").waitFor();
    const own = String(google.state.person.email);
    await expect.poll(() => stranger.getByLabel('Email address').inputValue()).toBe(own);
    await button(stranger, 'I am human').click();
    await button(stranger, 'Send me a code').click();
    await stranger.getByText('We sent a 6-digit code').waitFor();
    await stranger.getByLabel('6-digit code').fill(await readCode(own));
    await stranger.getByRole('checkbox').check();
    await button(stranger, 'Create my account').click();
    await skipWelcome(stranger);
    await stranger.waitForURL('**/en');
    await expect.poll(() => askDatabase(find, [own])).toHaveLength(1);
    expect(ownComplaints(stranger)).toEqual([]);
  });

  it('AUTH-11 is connected and disconnected in the settings, is one person’s only, and stays while it is the last way in', async () => {
    const { page, email } = await openSignedIn('/en/settings/security');
    const card = page.getByRole('region', { name: 'Connected accounts' });
    google.state.person = person(newAddress('connected'));
    await card.getByRole('button', { name: 'Connect Google' }).click();
    await answer(page, 'Cancel');
    await card.getByText("You didn't allow the sign-in").waitFor();
    await card.getByRole('button', { name: 'Connect Google' }).click();
    await answer(page, 'Continue');
    await card.getByText(String(google.state.person.email)).waitFor();
    expect(new URL(page.url()).hash).toBe('');

    const other = await openSignedIn('/en/settings/security', { viewport: phone });
    const otherCard = other.page.getByRole('region', { name: 'Connected accounts' });
    await otherCard.getByRole('button', { name: 'Connect Google' }).click();
    await answer(other.page, 'Continue');
    await otherCard.getByText('This account is already connected to someone else.').waitFor();
    await expectAccessible(other.page);

    const verify = 'update accounts set is_email_verify = $2 where email = $1';
    await askDatabase(verify, [email, false]);
    await page.reload({ waitUntil: 'networkidle' });
    await card.getByText("This is your only way to sign in, so you can't disconnect it.").waitFor();
    await expect.poll(() => card.getByRole('button').count()).toBe(0);
    await askDatabase(verify, [email, true]);
    await page.reload({ waitUntil: 'networkidle' });
    await card.getByRole('button', { name: 'Disconnect Google' }).click();
    await card.getByRole('button', { name: 'Connect Google' }).waitFor();
    expect(ownComplaints(page)).toEqual([]);
  });
});

describe('the identity of Singapore', () => {
  it('AUTH-08 is asked for in the settings, comes back encrypted, and counts after a yes; a no changes nothing', async () => {
    const { page, email } = await openSignedIn('/en/settings/account', { viewport: phone });
    const card = page.getByRole('region', { name: 'Singapore identity' });
    singpass.state.person = { sub: 's=S8812345A,u=1', uinfin: { value: 'S8812345A' }, name: { value: 'TAN HUI MIN' } };
    await button(page, 'Confirm with Singpass').click();
    await answer(page, 'Cancel');
    await page.getByText('You stopped at Singpass, so nothing happened.').waitFor();
    await page.getByRole('link', { name: 'Back to settings' }).click();
    await button(page, 'Confirm with Singpass').click();
    await answer(page, 'Continue');
    await page.getByText('TAN HUI MIN').waitFor();
    await page.getByText('•••••345A').waitFor();
    await page.getByText("The name there doesn't match the one in your account.").waitFor();
    await expectAccessible(page);
    expect(page.url()).not.toContain('code');
    await expect
      .poll(() =>
        askDatabase('select 1 from identity_checks c join accounts a on a.id = c.account_id where a.email = $1', [
          email,
        ]),
      )
      .toEqual([]);
    await button(page, "Yes, that's me").click();
    await card.getByText('Confirmed').waitFor();
    expect(ownComplaints(page)).toEqual([]);
  });
});

describe('the bot challenge', () => {
  it('AUTH-07 is shown, lets a human through, and has words for a failure, an end, and a service that is away', async () => {
    const email = newAddress('human');
    const page = await openSite('/en/get-started?redirect=%2Fen%2Fterms');
    await page.getByLabel('Email address').fill(email);
    await button(page, 'I am human').waitFor();
    await expectAccessible(page);
    await button(page, 'Continue').click();
    await page.getByText("Confirm that you're human first.").waitFor();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
    await button(page, 'I am a program').click();
    await button(page, 'Continue').click();
    await page.getByText("We couldn't confirm that you're human. Try the check again.").waitFor();
    await button(page, 'Let it run out').click();
    await page.getByText("The check that you're human has expired. Do it again.").waitFor();
    await button(page, 'Try the check again').click();
    challenge.state.isCheckDown = true;
    await button(page, 'I am human').click();
    await button(page, 'Continue').click();
    await page.getByText("The check that you're human isn't available right now.").waitFor();
    challenge.state.isCheckDown = false;
    await button(page, 'I am human').click();
    await button(page, 'Continue').click();
    await page.getByText('We sent a 6-digit code').waitFor();
    await page.getByLabel('6-digit code').fill(await readCode(email));
    await page.getByRole('heading', { name: 'Nice to meet you' }).waitFor();
    expect(ownComplaints(page)).toEqual([]);

    challenge.state.isScriptDown = true;
    const later = await openSite('/en/get-started');
    await later.getByText('Failed to load Turnstile.').waitFor();
    challenge.state.isScriptDown = false;
    await button(later, 'Try the check again').click();
    await button(later, 'I am human').waitFor();
  });
});

describe('the employer site', () => {
  it('AUTH-09 NAV-01 takes a sign-in along with a code for one use, after saying whose it is', async () => {
    const { page } = await openSignedIn('/en/terms');
    const opened = page.waitForRequest((request) => request.url().startsWith(`${employerSite}/redirect`));
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Your account/ })
      .click();
    await page.getByRole('menuitem', { name: 'Switch to employer' }).click();
    const address = new URL((await opened).url());
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ lang: 'en', redirect: '/en/employer' });
    const session = (await page.context().cookies(site)).find(({ name }) => name === 'parley_session')?.value;
    expect(address.href).not.toContain(session);
    await button(page, 'Continue').waitFor();
    await page.waitForURL((url) => url.pathname === '/en/redirect' && url.search === '');
    await expectAccessible(page);
    await button(page, 'Continue').click();
    await page.waitForURL(`${employerSite}/en/employer/**`);
    const second = await openPage('about:blank', { baseURL: employerSite });
    expect((await second.goto(address.href))?.status()).toBe(410);
  });
});
