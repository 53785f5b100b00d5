import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { askDatabase, newAddress, readCode, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();

/** As if someone had signed in a while ago: what a stolen session looks like. */
const letProofAge = (email: string) =>
  askDatabase(
    `update sessions set proved_at = now() - interval '20 minutes' where account_id =
      (select id from accounts where email = $1)`,
    [email],
  );

async function readLink(address: string): Promise<string> {
  const [sent] = await askDatabase<{ body_text: string }>(
    'select body_text from outbox_messages where recipient = $1 order by id desc limit 1',
    [address],
  );
  return /\/en\/way-back\?token=[\w-]+/.exec(sent?.body_text ?? '')?.[0] ?? 'no link';
}

const button = (page: TestPage, name: string | RegExp) => page.getByRole('button', { name });

describe('changing the ways into an account', () => {
  it('SAFE-01 asks again who one is, loses nothing typed, and the old address takes it all back', async () => {
    const page = await openPage('about:blank');
    const email = await signIn(page, newAddress('owner'));
    await letProofAge(email);
    const other = newAddress('other');
    await page.goto('/en/settings/account', { waitUntil: 'networkidle' });
    const card = page.getByRole('region', { name: 'Email address' });
    await card.getByText('Change', { exact: true }).click();
    await card.getByLabel('New email address').fill(other);
    await card.getByRole('button', { name: 'Send code' }).click();

    const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
    await dialog.getByRole('button', { name: /^Email a code to/ }).click();
    await dialog.getByText(/^We sent a code to/).waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('6-digit code').fill('000000');
    await page.keyboard.press('Enter');
    await dialog.getByText(/OTP is incorrect/).waitFor();
    await dialog.getByLabel('6-digit code').fill(await readCode(email));
    await page.keyboard.press('Enter');
    await card.getByText(`We sent a code to ${other}.`).waitFor();
    await card.getByLabel('Code from the email').fill(await readCode(other));
    await card.getByRole('button', { name: 'Confirm new address' }).click();
    await card.getByText('Your email address has been changed.').waitFor();

    const owner = await openPage(await readLink(email), { viewport: phone });
    await owner.getByRole('heading', { name: "Wasn't you?" }).waitFor();
    await owner.getByText('Email address changed').waitFor();
    await expectAccessible(owner);
    await button(owner, 'Undo and secure my account').click();
    await owner.getByRole('heading', { name: 'Your account is yours again' }).waitFor();
    // It may be on its way to the sign-in by itself, for its session has ended.
    await page.goto('/en/settings/account').catch(() => undefined);
    await expect.poll(() => page.url()).toContain('/get-started?');
    await expect.poll(() => askDatabase('select 1 from accounts where email = $1', [email])).toHaveLength(1);
    await expect.poll(() => askDatabase('select 1 from accounts where email = $1', [other])).toHaveLength(0);
    await owner.goto(await readLink(email), { waitUntil: 'networkidle' });
    await owner.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(owner.complaints).toEqual([]);
  });

  it('SAFE-01 works without scripts: the form goes by the page that asks, and arrives as it was typed', async () => {
    const page = await openPage('about:blank', { javaScriptEnabled: false, viewport: phone });
    const email = await signIn(page, newAddress('plain'));
    await letProofAge(email);
    await page.goto('/en/settings/security');
    const password = 'a sentence nobody else would say';
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password again').fill(password);
    await button(page, 'Set password').click();
    await page.waitForURL('**/settings/confirm?back=**');
    await button(page, /^Email a code to/).click();
    await page.getByLabel('6-digit code').fill(await readCode(email));
    await button(page, 'Confirm').click();
    await page.waitForURL('**/settings/security');
    await page.getByText('Your password is saved.').waitFor();
    const set = 'select 1 from accounts where email = $1 and password_hash is not null';
    await expect.poll(() => askDatabase(set, [email])).toHaveLength(1);
  });
});
