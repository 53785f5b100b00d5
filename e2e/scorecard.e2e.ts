import { describe, expect, it } from 'vitest';
import { addApplicants } from '../test/factories/add-applicants.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('the scorecard of a job', () => {
  it('EMP-04 a team names and orders its own criteria; a colleague who rates sees them at once, old ratings stay', async () => {
    const boss = await people.colleague(await people.boss(), 'Bea', 'Lindqvist');
    const priya = await people.colleague(boss);
    const job = await people.newJob(boss.id);
    await addApplicants(people, job.id, 1);
    const board = `/en/employer/jobs/${job.id}/applicants`;
    const theirs = await openPage(board, { storageState: priya.storageState });
    await theirs.locator('[data-open]').first().click();
    const asked = theirs.getByRole('complementary', { name: /^About / }).getByRole('group');
    await theirs.getByRole('group', { name: 'Skills' }).getByRole('button', { name: '4 out of 5' }).click();
    await theirs.getByText('4 out of 5 on average, from 1 person').waitFor();

    const page = await openPage(board, { storageState: boss.storageState });
    await page.getByRole('button', { name: 'Edit scorecard' }).click();
    const dialog = page.getByRole('dialog', { name: 'Scorecard criteria' });
    for (const name of ['Skills', 'Experience', 'Communication']) {
      await dialog.getByRole('button', { name: `Remove ${name}` }).click();
    }
    const add = async (name: string) => {
      await dialog.getByLabel('New criterion').fill(name);
      await dialog.getByLabel('New criterion').press('Enter');
    };
    await add('Calm on the phone');
    await add('calm ON the phone');
    await dialog.getByText('Two criteria have the same name.').first().waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Name of calm ON the phone', { exact: true }).fill('Curious');
    await dialog.getByRole('button', { name: 'Move Curious up' }).click();
    await dialog.getByRole('button', { name: 'Move Curious up' }).click();

    // A colleague saves first: nothing typed is lost, and who saves again has been told.
    const { criteria } = await priya.call<{ criteria: { key: string }[] }>(
      'GET',
      `/recruiters/jobs/${job.id}/criteria`,
    );
    await priya.call('PUT', `/recruiters/jobs/${job.id}/criteria`, {
      criteria: [{ name: 'Punctual' }],
      seen: criteria.map(({ key }) => key),
    });
    await dialog.getByRole('button', { name: 'Save criteria' }).click();
    await dialog.getByText('A colleague changed these criteria just before you.').waitFor();
    await dialog.getByText('Now in use: Punctual').waitFor();
    await dialog.getByRole('button', { name: 'Save criteria' }).click();
    await page.getByText('Criteria saved.').waitFor();

    await expect
      .poll(() => asked.evaluateAll((all) => all.map((one) => one.querySelector('legend')?.textContent)))
      .toEqual(['Curious', 'Motivation', 'Calm on the phone']);
    await theirs.getByText('Rated earlier: Skills 4').waitFor();
    await theirs.getByRole('group', { name: 'Curious' }).getByRole('button', { name: '5 out of 5' }).click();
    await theirs.getByText('4.5 out of 5 on average, from 1 person').waitFor();
    await expectAccessible(theirs);

    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Edit scorecard' }).click();
    await dialog.getByRole('button', { name: 'Use the standard criteria' }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect([...page.complaints, ...theirs.complaints].filter((text) => !text.includes('409'))).toEqual([]);
  });
});
