import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';
import { setUpOutbox } from './harness/outbox.ts';
import { callApi, newAddress, signInByApi, skipWelcome } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const outbox = setUpOutbox();
const people = setUpPeople();
const number = () => `9${String(2_000_000 + Math.floor(process.hrtime()[1] % 7_000_000)).slice(-7)}`;

const askForCode = async (page: Page, email: string) => {
  await page.getByLabel('Email address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('6-digit code').waitFor();
};
const codes = async (address: string) =>
  (await outbox.query('select 1 from one_time_codes where address = $1', [address])).rowCount;

describe('a sign-in that is interrupted', () => {
  it('AUTH-03 goes on at the code after a reload on a phone, counts on truthfully, and lets the person in', async () => {
    const email = newAddress('reload');
    const page = await openPage('/en/get-started?redirect=%2Fen%2Fterms', { viewport: phone });
    await askForCode(page, email);
    // A quarter of a minute later, the phone has dropped the tab.
    await outbox.query(`update one_time_codes set created_at = created_at - interval '15 seconds' where address = $1`, [
      email,
    ]);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(email).waitFor();
    const wait = await page.getByText(/You can ask for a new code in \d+ seconds/).textContent();
    expect(Number(/\d+/.exec(wait ?? '')?.[0])).toBeLessThanOrEqual(45);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel('6-digit code').fill(await outbox.code(email));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await skipWelcome(page);
    await page.waitForURL('**/en/terms');
    await expect.poll(() => codes(email)).toBe(1);
    expect(page.complaints).toEqual([]);
  });

  it('AUTH-03 AUTH-06 goes on in another tab, after back and forward, and where it was meant to lead', async () => {
    const email = newAddress('tabs');
    const page = await openPage('/en/get-started?redirect=%2Fen%2Fprivacy');
    await askForCode(page, email);
    await page.goto('/en/terms', { waitUntil: 'networkidle' });
    await page.goBack();
    await page.getByLabel('6-digit code').waitFor();
    const other = await page.context().newPage();
    await other.goto('/en/get-started', { waitUntil: 'networkidle' });
    // Nothing about it stands in the address or in what scripts can read.
    expect(new URL(other.url()).search).toBe('');
    const kept = await other.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie + window.location.href,
    );
    expect(kept).not.toContain(email);
    expect(kept).not.toContain('parley_browser');
    await other.getByLabel('6-digit code').fill(await outbox.code(email));
    await other.getByRole('checkbox').check();
    await other.getByRole('button', { name: 'Create my account' }).click();
    await skipWelcome(other);
    await other.waitForURL('**/en/privacy');
  });

  it('AUTH-03 lets another address be chosen at once, and the first one again without a wait', async () => {
    const [wrong, right] = [newAddress('wrong'), newAddress('right')];
    const page = await openPage('/en/get-started', { viewport: phone });
    await askForCode(page, wrong);
    await page.getByRole('button', { name: 'Use another address' }).click();
    await page.getByLabel('Email address').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await askForCode(page, right);
    await page.getByRole('button', { name: 'Use another address' }).click();
    await askForCode(page, wrong);
    await page.getByText(/You can ask for a new code in \d+ seconds/).waitFor();
    await expect.poll(() => page.locator('[role=alert]').count()).toBe(0);
    await expect.poll(async () => [await codes(wrong), await codes(right)]).toEqual([1, 1]);
    await page.getByLabel('6-digit code').fill(await outbox.code(wrong));
    await page.getByRole('heading', { name: 'Nice to meet you' }).waitFor();
  });

  it('AUTH-03 AUTH-02 works without JavaScript: a new visit, an early wish for another code, the code', async () => {
    const email = newAddress('plain');
    const page = await openPage('/en/get-started?redirect=%2Fen%2Fterms', { javaScriptEnabled: false });
    await page.locator('input[name=email]').fill(email);
    await page.locator('button[type=submit]').first().click();
    await page.locator('input[name=code]').waitFor();
    await page.goto('/en/get-started');
    await page.getByText(email).waitFor();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await page.getByText(/You can ask for a new code in \d+ seconds/).waitFor();
    await expect.poll(() => codes(email)).toBe(1);
    await page.locator('input[name=code]').fill(await outbox.code(email));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.locator('input[name=agree_terms]').check();
    await page.locator('button[type=submit]').first().click();
    await skipWelcome(page);
    await page.waitForURL('**/en/terms');
  });

  it('AUTH-02 AUTH-05 survives at the sign-in link, at a number and at the e-mail address to connect', async () => {
    const [mail, email, mobile] = [newAddress('link'), newAddress('connect'), number()];
    const page = await openPage('/en/get-started?country=sg', { viewport: phone });
    await page.getByLabel('Email address').fill(mail);
    await page.getByRole('button', { name: 'Email me a sign-in link' }).click();
    await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(/You can ask for another link in \d+ seconds/).waitFor();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await page.getByRole('link', { name: 'Phone', exact: true }).click();
    await page.getByLabel('Mobile number').fill(mobile);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText(`+65 ${mobile}`).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(`+65 ${mobile}`).waitFor();
    await page.getByLabel('6-digit code').fill(await outbox.code(`65${mobile}`));
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create my account' }).click();
    await page.getByRole('heading', { name: 'Add your email address' }).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('6-digit code').waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByLabel('6-digit code').fill(await outbox.code(email));
    await skipWelcome(page);
    await page.waitForURL('**/en');
    const { rows } = await outbox.query('select phone_num from accounts where email = $1', [email]);
    expect(rows).toEqual([{ phone_num: `65${mobile}` }]);
  });

  it('AUTH-04 survives at the second factor, with the code on its way, and can be left', async () => {
    const [email, mobile] = [newAddress('factor'), number()];
    const first = await openPage('about:blank');
    await signInByApi(first, outbox, email);
    await outbox.query(
      `update accounts set phone_num = $2, phone_country = 'SG', is_mobile_verified = true where email = $1`,
      [email, `65${mobile}`],
    );
    await callApi(first, '/authentication/two-factor/otp/enable', {});
    await outbox.query(`update one_time_codes set created_at = now() - interval '2 minutes' where address = $1`, [
      email,
    ]);
    const page = await openPage('/en/get-started?redirect=%2Fen%2Fterms', { viewport: phone });
    await askForCode(page, email);
    await page.getByLabel('6-digit code').fill(await outbox.code(email));
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByText(/We sent a code to/).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(/We sent a code to .*•••/).waitFor();
    await page.getByRole('button', { name: 'Use another account' }).waitFor();
    await page.getByLabel('6-digit code').fill(await outbox.code(`65${mobile}`));
    await page.waitForURL('**/en/terms');
  });

  it('AUTH-11 SET-02 survives in the settings when the address is changed', async () => {
    const [email, next] = [newAddress('before'), newAddress('after')];
    const page = await openPage('about:blank', { viewport: phone });
    await signInByApi(page, outbox, email);
    await page.goto('/en/settings/account', { waitUntil: 'networkidle' });
    await page.getByText('Change', { exact: true }).first().click();
    await page.getByLabel('New email address').fill(next);
    await page.getByRole('button', { name: 'Send code' }).first().click();
    await page.getByText(next).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText(next).waitFor();
    await page.getByRole('button', { name: /again in \d+ s/ }).waitFor();
    await page.locator('input[name=code]').fill(await outbox.code(next));
    await page.locator('button[name=intent][value=email]').click();
    await expect
      .poll(async () => (await outbox.query('select 1 from accounts where email = $1', [next])).rowCount)
      .toBe(1);
  });
});

describe('why someone is asked to sign in', () => {
  it('AUTH-06 CHAT-02 names the person and the job, with and without JavaScript, in the visitor’s language', async () => {
    const boss = await people.boss();
    const { id } = await people.job(boss.id);
    const { rows } = await outbox.query('select title from jobs where id = $1', [id]);
    for (const javaScriptEnabled of [true, false]) {
      const page = await openPage(`/en/chat/start/${id}`, { viewport: phone, javaScriptEnabled });
      await page.getByText(new RegExp(`Sign in to message .?Marcus L..? about .?${literal(rows[0].title)}`)).waitFor();
    }
    const arabic = await openPage(`/ar/chat/start/${id}`, { javaScriptEnabled: false });
    await arabic.getByText(/تسجيل الدخول لمراسلة/).waitFor();
    const messages = await openPage('/en/chat', { javaScriptEnabled: false });
    await messages.getByText('Sign in to see your messages.').waitFor();
  });

  it('AUTH-10 never takes words from the address', async () => {
    const made = new URLSearchParams({
      redirect: '/en/company/Call%20this%20number',
      for: 'block',
      name: 'Send money',
    });
    const page = await openPage(`/en/get-started?${made}`, { javaScriptEnabled: false });
    await page.getByText('Sign in or create your free account. It takes a minute.').waitFor();
    await expect.poll(() => page.locator('main').textContent()).not.toMatch(/Call this number|Send money/);
    const other = await openPage('/en/get-started?redirect=%2Fen%2Fterms&for=Pay%20now', { javaScriptEnabled: false });
    await other.getByText('Sign in or create your free account. It takes a minute.').waitFor();
  });
});

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
