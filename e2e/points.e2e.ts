import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { newOperator, turnTwoFactorOn } from './harness/operator.ts';
import { askDatabase, newAddress, readCode, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const WALLET = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const HASH = 'c0ffee'.padEnd(64, '7');

async function expectSound(page: TestPage): Promise<void> {
  await expectAccessible(page);
  await expectNoOverflow(page);
  expect(page.complaints).toEqual([]);
}

async function openOperator(): Promise<TestPage> {
  const operator = await openPage('about:blank');
  await signIn(operator, await newOperator());
  await turnTwoFactorOn(operator);
  return operator;
}

/** An operator gives points by hand, one time after another on the same page: each of them counts. */
async function credit(operator: TestPage, email: string, ...credits: string[]): Promise<void> {
  await operator.goto('/en/operator/points/credits', { waitUntil: 'networkidle' });
  const card = operator.getByRole('region', { name: 'Credit or debit points' });
  for (const points of credits) {
    await card.getByLabel('Email').fill(email);
    await card.getByLabel('Points', { exact: true }).fill(points);
    await card.getByLabel('Reason').fill('Thanks for the bug you found.');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => card.getByLabel('Email').inputValue()).toBe('');
    await operator.getByText('Saved.').waitFor();
  }
  await expectSound(operator);
}

/** Asks for a payout: a mistyped address loses nothing, and the person shows again who they are. */
async function withdraw(page: TestPage, email: string): Promise<void> {
  const aged = `update sessions set proved_at = now() - interval '20 minutes' where account_id = (select id from accounts where email = $1)`;
  const form = page.getByRole('region', { name: 'Withdraw', exact: true });
  await form.getByLabel('Points to withdraw').fill('300');
  await form.getByLabel('Wallet address').fill(WALLET.replace('R', 'S'));
  await form.getByLabel("I've checked the network and the address").check();
  await form.getByRole('button', { name: 'Request withdrawal' }).click();
  await form.getByText("This wallet address doesn't work on this network.").waitFor();
  await expect.poll(() => form.getByLabel('Points to withdraw').inputValue()).toBe('300');
  await expectSound(page);
  await askDatabase(aged, [email]);
  await form.getByLabel('Wallet address').fill(WALLET);
  await form.getByRole('button', { name: 'Request withdrawal' }).click();
  const dialog = page.getByRole('dialog', { name: "Confirm it's you" });
  await dialog.getByRole('button', { name: /^Email a code to/ }).click();
  await dialog.getByText(/^We sent a code to/).waitFor();
  await dialog.getByLabel('6-digit code').fill(await readCode(email));
  await page.keyboard.press('Enter');
  await page.getByText('In review').waitFor();
}

describe('points', () => {
  it('PTS-01 OPS-01 points are asked for on a phone, approved and paid by an operator, and the person is told', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    const email = await signIn(page, newAddress('points'));
    const operator = await openOperator();
    await page.goto('/en/points', { waitUntil: 'networkidle' });
    await page.getByText("You can withdraw from 100 points. You're 100 points short.").waitFor();
    await credit(operator, email, '300', '50');
    await page.reload({ waitUntil: 'networkidle' });
    await withdraw(page, email);
    await page.getByText('On hold for a withdrawal: 300 points').waitFor();
    await expectSound(page);

    await operator.goto('/en/operator/points?network=TRC20', { waitUntil: 'networkidle' });
    await operator.getByRole('link', { name: '300 points' }).last().click();
    await operator.getByText(WALLET).waitFor();
    await operator.getByRole('button', { name: 'Approve' }).click();
    await operator.getByLabel('Transaction hash').fill('not a hash');
    await operator.getByRole('button', { name: 'Mark as paid' }).click();
    await operator.getByText("This isn't a transaction hash.").waitFor();
    await expectSound(operator);
    await operator.getByLabel('Transaction hash').fill(`0x${HASH}`);
    await operator.getByRole('button', { name: 'Mark as paid' }).click();
    await operator.getByText(HASH).waitFor();
    await operator.goto('/en/operator/audit', { waitUntil: 'networkidle' });
    await operator.getByText('Olive Operator · Withdrawal paid').waitFor();

    await page.goto('/en/notifications', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: '300 points are on their way to your wallet' }).click();
    await page.waitForURL('**/en/points');
    await page.getByText(HASH).waitFor();
    const [mail] = await askDatabase<{ subject: string }>(
      'select subject from outbox_messages where recipient = $1 order by id desc limit 1',
      [email],
    );
    expect(mail?.subject).toContain('300 points are on their way');
    await page.goto('/ar/points', { waitUntil: 'networkidle' });
    await expectSound(page);
    await page.goto('/en/settings/privacy', { waitUntil: 'networkidle' });
    await page.getByText('You still have 50 points.').waitFor();
    await expectSound(page);
  });
});

describe('the currency converter', () => {
  it('SET-05 says since when there are rates while there is no second day to draw a line to', async () => {
    // Nobody has kept a day of this currency: only the file knows it.
    const page = await openPage('/en/currency-converter?from=XAF&to=XOF');
    await page.getByText(/^Our rates begin on /).waitFor();
    await expect.poll(() => page.getByRole('figure').count()).toBe(0);
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  it('SET-05 converts by dated rates without scripts, shows how they moved, and keeps what it could not read', async () => {
    await askDatabase(
      `insert into exchange_rates (currency, day, per_usd) select code, date '2026-11-12' - age, per_usd - age * 0.01
       from (values ('EUR', 0.9), ('SGD', 1.31)) as one (code, per_usd), generate_series(0, 20) age on conflict do nothing`,
    );
    const page = await openPage('/en/currency-converter?from=EUR&to=SGD&amount=2,500.50', { javaScriptEnabled: false });
    await page.getByText('EUR 2,500.50').waitFor();
    await page.getByText(/^SGD\s[\d,]+\.\d\d$/).waitFor();
    await page.getByText(/Rates of .* 2026/).waitFor();
    await page.getByText('The last 90 days').waitFor();
    await page.getByLabel('Amount').fill('a lot');
    await page.getByRole('button', { name: 'Convert' }).click();
    await page.getByText("We couldn't read this amount.").waitFor();
    await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('a lot');
    const phonePage = await openPage('/ar/currency-converter?from=EUR&to=SGD&amount=100', {
      viewport: phone,
      locale: 'ar',
    });
    await expectSound(phonePage);
  });
});
