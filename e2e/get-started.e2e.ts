import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, goOffline, phone, setUpBrowser } from './harness/browser.ts';
import { setUpOutbox } from './harness/outbox.ts';
import { skipWelcome } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const outbox = setUpOutbox();
let made = 0;
const newEmail = () => `person-${++made}-${process.pid}@journey.example`;
const newPhone = () => `9${String(1_000_000 + ++made * 7919 + (process.pid % 1000) * 131).slice(-7)}`;
const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('getting started', () => {
  it('AUTH-02 AUTH-06 NAV-10 signs up by email and comes back with the action completed, once', async () => {
    const email = newEmail();
    const page = await openPage('/en/companies?country=sg');
    const path = await page.locator('#content a[href*="/company/"]').first().getAttribute('href');
    await page.goto(path ?? '', { waitUntil: 'networkidle' });
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: /^Block/ }).click();
    await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button').last().click();
    await page.waitForURL('**/en/get-started?**');
    await page.getByText(`Sign in to block \u2068${name}\u2069.`).waitFor();
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    const code = await outbox.code(email);
    // As copied from a message.
    await page.getByLabel('6-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await page.getByRole('heading', { name: 'Nice to meet you' }).waitFor();
    await page.getByLabel('First name').fill('Hui Min');
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page
      .getByText(/Agree to the terms/)
      .last()
      .waitFor();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Hui Min');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await skipWelcome(page);
    await page.getByText(/this company is blocked/).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    const { rows } = await outbox.query(
      `select a.first_name, a.terms_version, count(b.*)::int as blocked from accounts a
       left join blocked_companies b on b.account_id = a.id where a.email = $1 group by a.id`,
      [email],
    );
    expect(rows).toEqual([{ first_name: 'Hui Min', terms_version: expect.stringMatching(/./), blocked: 1 }]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('parley.intent'))).toBeNull();
    expect(page.complaints).toEqual([]);
  });

  it('AUTH-03 AUTH-12 says what is wrong with an address or a code, beside the field, and keeps what was typed', async () => {
    const email = newEmail();
    const page = await openPage('/en/get-started', { viewport: phone });
    const address = page.getByLabel('Email address');
    await address.fill('someone@');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Please enter a valid email address.').waitFor();
    await expect.poll(() => address.inputValue()).toBe('someone@');
    await address.fill(email);
    await goOffline(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(/We couldn't reach Parley/).waitFor();
    await expect.poll(() => address.inputValue()).toBe(email);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(/You can ask for a new code in \d+ seconds/).waitFor();
    const code = await outbox.code(email);
    await page.getByLabel('6-digit code').fill(otherCode(code));
    await page.getByText('OTP is incorrect. Please try again.').waitFor();
    await expectAccessible(page);
    await outbox.query(`update one_time_codes set expires_at = now() - interval '1 minute' where address = $1`, [
      email,
    ]);
    await page.getByLabel('6-digit code').fill(code);
    await page.getByText('This code has expired. Ask for a new one.').waitFor();
    // A minute later.
    await outbox.query(`update one_time_codes set created_at = now() - interval '2 minutes' where address = $1`, [
      email,
    ]);
    await page.clock.install();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await expect.poll(() => page.getByLabel('Email address').inputValue()).toBe(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(/You can ask for a new code in \d+ seconds/).waitFor();
    await page.clock.runFor(61_000);
    await outbox.query(`update one_time_codes set created_at = now() - interval '2 minutes' where address = $1`, [
      email,
    ]);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect
      .poll(async () => (await outbox.query('select 1 from one_time_codes where address = $1', [email])).rowCount)
      .toBe(3);
    expect(page.complaints.filter((one) => !/status of 4|ERR_INTERNET_DISCONNECTED/.test(one))).toEqual([]);
  });

  it('AUTH-02 AUTH-05 AUTH-12 GEO-09 signs up by phone, refuses a number of another shape, and connects an e-mail address', async () => {
    const [number, email] = [newPhone(), newEmail()];
    const page = await openPage('/en/get-started?country=sg');
    await page.getByRole('link', { name: 'Phone', exact: true }).click();
    await expect.poll(() => page.getByLabel('Country', { exact: true }).inputValue()).toBe('SG');
    await page.getByLabel('Mobile number').fill('123');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('Phone Number is too short').waitFor();
    await page.getByLabel('Mobile number').fill('12345678');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page
      .getByText(/Singapore.*\+?65/)
      .last()
      .waitFor();
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(`+65 ${number}`).waitFor();
    await page.getByLabel('6-digit code').fill(await outbox.code(`65${number}`));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Add your email address' }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('6-digit code').fill(await outbox.code(email));
    await skipWelcome(page);
    await page.waitForURL('**/en');
    const { rows } = await outbox.query('select phone_num from accounts where email = $1', [email]);
    expect(rows).toEqual([{ phone_num: `65${number}` }]);
  });

  it('AUTH-05 asks which account when a number has several', async () => {
    const number = newPhone();
    for (const name of ['Mei', 'Jun']) {
      await outbox.query(
        `insert into accounts (role, email, phone_num, phone_country, is_mobile_verified, first_name, last_name, country_id, language)
         values ('talent', $1, $2, 'SG', true, $3, 'Tan', 196, 'en')`,
        [`${name.toLowerCase()}-${number}@journey.example`, `65${number}`, name],
      );
    }
    const page = await openPage('/en/get-started?way=phone&country=sg', { viewport: phone });
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('6-digit code').fill(await outbox.code(`65${number}`));
    await page.getByRole('heading', { name: 'Which account?' }).waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.getByText(/•••@journey\.example/).count()).toBe(2);
    await page.getByRole('button', { name: /Jun Tan/ }).click();
    await page.waitForURL('**/en');
    await page.goto('/en/get-started', { waitUntil: 'networkidle' });
    await page.getByText(/Signed in as .?Jun Tan/).waitFor();
    await page.getByRole('button', { name: 'Use another account' }).click();
    await page.getByRole('heading', { name: 'Welcome to Parley' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('AUTH-02 AUTH-03 starts its scripts once it stands or somebody comes, and loses nothing that came first', async () => {
    const runsScripts = (on: Page) => on.evaluate(() => document.querySelector('script[type=module]') !== null);
    const page = await openPage('about:blank', { viewport: phone, hasTouch: true });
    await page.clock.install();
    await page.goto('/en/get-started', { waitUntil: 'load' });
    await page.clock.runFor(400);
    expect(await runsScripts(page)).toBe(false);
    await page.clock.runFor(200);
    await expect.poll(() => runsScripts(page)).toBe(true);

    // On a slow line: words are typed and sent before any script has come, and it is the form itself that sends them.
    const email = newEmail();
    const slow = await openPage('about:blank', { viewport: phone, hasTouch: true });
    const scripts = /\/assets\/.*\.js$/;
    await slow.route(scripts, () => {});
    await slow.goto('/en/get-started', { waitUntil: 'load' });
    const address = slow.getByLabel('Email address');
    await address.tap();
    await expect.poll(() => runsScripts(slow)).toBe(true);
    await slow.keyboard.type(email);
    await slow.unroute(scripts);
    await slow.getByRole('button', { name: 'Continue' }).tap();
    await slow.getByLabel('6-digit code').waitFor();
    expect(await outbox.code(email)).toMatch(/^\d{6}$/);

    // Scripts that come while somebody types leave the words where they are.
    const other = await openPage('about:blank', { viewport: phone, hasTouch: true });
    let letCome = () => {};
    const comes = new Promise<void>((done) => (letCome = done));
    await other.route(scripts, async (route) => {
      await comes;
      await route.continue();
    });
    await other.goto('/en/get-started', { waitUntil: 'load' });
    const field = other.getByLabel('Email address');
    await field.tap();
    await other.keyboard.type('mina@journey');
    letCome();
    const isAlive = () =>
      Object.keys(document.querySelector('form button') ?? {}).some((key) => key.startsWith('__reactProps$'));
    await expect.poll(() => other.evaluate(isAlive)).toBe(true);
    await other.keyboard.type('.example');
    await expect.poll(() => field.inputValue()).toBe('mina@journey.example');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect([...page.complaints, ...other.complaints]).toEqual([]);
  });

  it('AUTH-02 AUTH-03 works without JavaScript from the address to the signed-in page', async () => {
    const email = newEmail();
    const page = await openPage('/en/get-started?redirect=%2Fen%2Fterms', { javaScriptEnabled: false });
    await page.locator('input[name=email]').fill(email);
    await page.locator('button[type=submit]').first().click();
    await page.locator('input[name=code]').fill('000 000');
    await page.locator('button[type=submit]').first().click();
    await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBe(1);
    await page.locator('input[name=code]').fill(await outbox.code(email));
    await page.locator('button[type=submit]').first().click();
    await page.locator('input[name=agree_terms]').check();
    await page.locator('button[type=submit]').first().click();
    await skipWelcome(page);
    await page.waitForURL('**/en/terms');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'parley_auth_status')?.value).toBe('user');
  });

  it('AUTH-02 NAV-06 GEO-04 goes from nothing to signed in with the keyboard alone, in Arabic', async () => {
    const email = newEmail();
    const page = await openPage('/ar/get-started?redirect=%2Far%2Fterms', { colorScheme: 'dark' });
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    const tabTo = async (selector: string) => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`the focus never reached ${selector}`);
    };
    await tabTo('input[name=email]');
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.locator('input[name=code]:focus').waitFor();
    await expectAccessible(page);
    // Arabic keyboards type these.
    const digits = [...(await outbox.code(email))].map((digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]).join('');
    await page.keyboard.insertText(digits);
    await page.locator('input[name=agree_terms]').waitFor();
    await tabTo('input[name=agree_terms]');
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await page.locator('button[value=skip]').waitFor();
    await tabTo('button[value=skip]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/ar/terms');
    expect(page.complaints).toEqual([]);
  });

  it.each([
    ['en', 'light', '/get-started'],
    ['ar', 'dark', '/get-started?way=phone&role=recruiter&reason=expired'],
    ['en', 'dark', '/get-started?way=password'],
    ['ar', 'light', '/redirect?redirectUrl=https%3A%2F%2Fevil.example'],
  ] as const)('NAV-06 GEO-04 %s %s %s is accessible and fits 320 to 2560 px', async (language, colorScheme, path) => {
    const page = await openPage(`/${language}${path}`, { colorScheme });
    await expectAccessible(page);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
  });
});
