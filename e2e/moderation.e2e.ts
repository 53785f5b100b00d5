import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { bubble, setUpPeople } from './harness/chat-people.ts';
import { newOperator, turnTwoFactorOn } from './harness/operator.ts';
import { signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

async function openOperator(options = {}): Promise<TestPage> {
  const page = await openPage('about:blank', options);
  await signIn(page, await newOperator());
  await turnTwoFactorOn(page);
  return page;
}

async function openCase(page: TestPage, name: string): Promise<void> {
  await page.goto('/en/operator/moderation', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

describe('moderation', () => {
  it('OPS-02 OPS-03 AUTH-10 a reported message leads to a warning, a suspension by two operators, an appeal and its end', async () => {
    const [talent, boss] = await Promise.all([people.talent('Quentin', 'Moder'), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id, 'Buy my course before you hire me.');

    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    await bubble(desk, 'Buy my course').hover();
    await bubble(desk, 'Buy my course').getByRole('button', { name: 'Message options' }).click();
    await desk.getByRole('menuitem', { name: 'Report message' }).click();
    await desk.getByRole('radio', { name: 'Selling or Promoting Something' }).check();
    await desk.getByLabel('Anything else we should know?').fill('This is an advert.');
    await desk.getByRole('button', { name: 'Send report' }).click();
    await desk.getByText('Thank you').first().waitFor();

    const first = await openOperator({ viewport: phone });
    await openCase(first, 'Quentin Moder');
    await first.getByText('This is an advert.').waitFor();
    await first.getByText('Buy my course before you hire me.').waitFor();
    await expectAccessible(first);
    await expectNoOverflow(first);
    await first.getByRole('radio', { name: 'Warn' }).check();
    await first.getByLabel('Why (they read it in their language)').selectOption('spam');
    await first.getByRole('button', { name: 'Decide', exact: true }).click();
    await first.getByText('Warning sent').first().waitFor();

    const own = await openPage('/en/notifications', { storageState: talent.storageState });
    await own.getByText('A warning about your account').first().waitFor();
    await desk.goto('/en/employer/notifications');
    await desk.getByText("We've looked at your report").first().waitFor();

    await boss.call('POST', `/chat/conversations/${id}/report`, { reason_id: 9, note: 'He goes on.' });
    await openCase(first, 'Quentin Moder');
    await first.getByRole('radio', { name: 'Suspend (two operators)' }).check();
    await first.getByLabel('Why (they read it in their language)').selectOption('harassment');
    await first.getByRole('button', { name: 'Decide', exact: true }).click();
    await first.getByText('You proposed this.').waitFor();
    await expect.poll(() => first.getByRole('button', { name: 'Confirm suspension' }).count()).toBe(0);

    const second = await openOperator();
    await second.goto('/en/operator/moderation?view=confirm', { waitUntil: 'networkidle' });
    await expectAccessible(second);
    await second.keyboard.press('j');
    await second.keyboard.press('Enter');
    await second.getByRole('button', { name: 'Confirm suspension' }).click();
    await second.getByText('Suspension confirmed').first().waitFor();

    const refused = await openPage('/en/get-started');
    // The code of the first sign-in was a minute ago or less.
    await people.query('delete from attempt_logs where right(key, length($1)) = $1', [talent.email]);
    await people.query(`update one_time_codes set created_at = created_at - interval '5 minutes' where address = $1`, [
      talent.email,
    ]);
    await refused.getByLabel('Email address').fill(talent.email);
    await refused.getByRole('button', { name: 'Continue' }).click();
    await refused.getByLabel('6-digit code').waitFor();
    await refused.getByLabel('6-digit code').fill(await people.code(talent.email));
    await refused.getByRole('link', { name: 'Appeal this decision' }).click();
    await refused.getByRole('heading', { name: 'Appeal a decision' }).waitFor();
    await expectAccessible(refused);
    await refused.getByLabel('Why do you think').fill('I only offered a free lesson, and nobody paid.');
    await refused.getByRole('button', { name: 'Send appeal' }).click();
    await refused.getByText("We've got your appeal.").waitFor();

    await second.goto('/en/operator/moderation?kind=appeal', { waitUntil: 'networkidle' });
    await second.getByRole('link', { name: 'Quentin Moder', exact: true }).first().click();
    await second.getByText('This appeal is about your own decision.').waitFor();
    const third = await openOperator();
    await third.goto(second.url(), { waitUntil: 'networkidle' });
    await third.getByText('I only offered a free lesson').waitFor();
    await third.getByRole('radio', { name: 'Grant the appeal' }).check();
    await third.getByRole('button', { name: 'Decide', exact: true }).click();
    await third.getByText('Appeal granted').first().waitFor();
    await refused.reload();
    await refused.getByText('This decision no longer applies.').waitFor();
    expect([...first.complaints, ...second.complaints, ...third.complaints, ...refused.complaints]).toEqual([]);
  });
});
