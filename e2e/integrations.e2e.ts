import { describe, expect, inject, it } from 'vitest';
import { createCompany, expectSound, openAsBoss } from './harness/boss.ts';
import { phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { askDatabase, readCode } from './harness/sign-in.ts';

const openPage = setUpBrowser();

/** As if they had signed in a while ago, so that the next sensitive step asks who they are. */
async function letProofAge(company: string): Promise<string> {
  const [owner] = await askDatabase<{ email: string }>(
    `update sessions s set proved_at = now() - interval '20 minutes'
      from company_members m join companies c on c.id = m.company_id join accounts a on a.id = m.account_id
      where s.account_id = m.account_id and c.name = $1 returning a.email::text as email`,
    [company],
  );
  return owner?.email ?? '';
}

async function confirmItsMe(page: TestPage, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByRole('button', { name: /^Email a code to/ }).click();
  await dialog.getByText(/^We sent a code to/).waitFor();
  await dialog.getByLabel('6-digit code').fill(await readCode(email));
  await page.keyboard.press('Enter');
}

async function ask(secret: string): Promise<number> {
  const url = `${inject('siteUrl')}/api/hiring/v1/company`;
  return (await fetch(url, { headers: { authorization: `Bearer ${secret}` } })).status;
}

describe('integrations', () => {
  it('EMP-06 gives a key that works until it is revoked, and a webhook that is tried, without losing what was typed', async () => {
    const page = await openAsBoss(openPage, 'about:blank');
    const email = await letProofAge(await createCompany(page));
    await page.goto('/en/employer/company', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Manage integrations' }).click();
    const keys = page.getByRole('region', { name: 'New API key' });
    await keys.getByLabel('Name').fill('Our ATS');
    await keys.getByLabel('See who applied and their stage').check();
    await keys.getByRole('button', { name: 'Create key' }).click();
    await confirmItsMe(page, email);
    await keys.getByText('Copy your key now').waitFor();
    const secret = await keys.getByLabel('API key', { exact: true }).inputValue();
    expect(await ask(secret)).toBe(200);
    await expectSound(page);

    const webhooks = page.getByRole('region', { name: 'New webhook' });
    await webhooks.getByLabel('Address').fill('https://10.0.0.1/parley');
    await webhooks.getByLabel('Job put on hold').uncheck();
    await webhooks.getByRole('button', { name: 'Add webhook' }).click();
    await webhooks.getByText('Enter a public address that starts with https://.').waitFor();
    await expect.poll(() => webhooks.getByLabel('Address').inputValue()).toBe('https://10.0.0.1/parley');
    await webhooks.getByLabel('Address').fill('https://ats.parley.example/hook');
    await webhooks.getByRole('button', { name: 'Add webhook' }).click();
    await webhooks.getByLabel('Signing secret').waitFor();
    await page.getByText('Events: 7 of 8').waitFor();

    await page.getByRole('button', { name: 'Revoke the key Our ATS' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Revoked', { exact: true }).waitFor();
    expect(await ask(secret)).toBe(401);

    await page.getByRole('link', { name: 'Manage https://ats.parley.example/hook' }).click();
    await page.getByText('Nothing sent yet').waitFor();
    await expectSound(page);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByRole('heading', { name: 'Test message' }).waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
    await page.setViewportSize(phone);
    await page.goto('/ar/employer/integrations', { waitUntil: 'networkidle' });
    await expectSound(page);

    const reader = await openPage('/ar/employer/api', { viewport: phone });
    await reader.getByRole('heading', { level: 1 }).waitFor();
    await expectSound(reader);
  });
});
