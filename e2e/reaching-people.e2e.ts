import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpOutbox } from './harness/outbox.ts';
import { newAddress, readCode, signIn } from './harness/sign-in.ts';

describe('how people are reached', () => {
  const openPage = setUpBrowser();
  const outbox = setUpOutbox();

  it('SET-01 sets quiet hours, is told that mail comes back, and shows with a code that it arrives again', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    const email = newAddress('unreached');
    await signIn(page, email);
    await outbox.query(`insert into email_suppressions (address, reason) values ($1, 'hard_bounce')`, [email]);
    await page.goto('/en/settings/notifications', { waitUntil: 'networkidle' });
    const quiet = page.getByRole('region', { name: 'Quiet hours' });
    await quiet.getByRole('checkbox', { name: 'Turn on quiet hours' }).check();
    await quiet.getByLabel('To').selectOption('22:00');
    await quiet.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => quiet.getByLabel('To').getAttribute('aria-invalid')).toBe('true');
    await quiet.getByLabel('To').selectOption('06:30');
    await quiet.getByRole('button', { name: 'Save' }).click();
    await quiet.getByRole('status').filter({ hasText: 'Saved' }).waitFor();
    const trouble = page.getByRole('region', { name: `We can't reach ${email}` });
    await trouble.getByText(/this address doesn't exist/).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await trouble.getByRole('button', { name: 'Send code' }).click();
    await trouble.getByText(/Code sent/).waitFor();
    await trouble.getByLabel('6-digit code').fill(await readCode(email));
    await trouble.getByRole('button', { name: 'Verify address' }).click();
    await trouble.waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => quiet.getByLabel('To').inputValue()).toBe('06:30');
    expect(page.complaints).toEqual([]);
  });
});
