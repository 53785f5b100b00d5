import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import type { TestPage } from './browser.ts';
import { askDatabase, newAddress, post } from './sign-in.ts';

export async function newOperator(): Promise<string> {
  const email = newAddress('operator');
  await askDatabase(
    `insert into accounts (role, email, first_name, last_name, country_id, language, terms_version)
     values ('operator', $1, 'Olive', 'Operator', 196, 'en', '1')`,
    [email],
  );
  return email;
}

export async function turnTwoFactorOn(page: Page): Promise<void> {
  const { secret } = (await post(page, '/authentication/two-factor/enrol', {})) as { secret: string };
  await post(page, '/authentication/two-factor/confirm', { code: new TOTP({ secret }).generate() });
}

/** Opens the company's waiting submission from the queue. */
export async function openWaiting(page: TestPage, company: string): Promise<void> {
  await page.goto('/en/operator/verifications', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: company }).click();
  await page.getByRole('heading', { name: company, level: 1 }).waitFor();
}

/** Decides about a company in the words of the operator; an approval ticks the whole checklist. */
export async function decide(page: TestPage, company: string, button: 'Approve' | 'Reject', reason: string) {
  await openWaiting(page, company);
  const checks = page.locator('input[name=checks]');
  if (button === 'Approve') for (const check of await checks.all()) await check.check();
  await page.getByLabel('In your own words').fill(reason);
  await page.getByRole('button', { name: button }).click();
}
