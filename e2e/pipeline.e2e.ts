import { describe, expect, it } from 'vitest';
import { addApplicants } from '../test/factories/add-applicants.ts';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('the board of a job', () => {
  it('EMP-04 from the job to a decision: own columns, keys, many at once, beside the conversation, live', async () => {
    const boss = await people.boss();
    const job = await people.newJob(boss.id);
    await addApplicants(people, job.id, 30);
    const state = { storageState: boss.storageState, viewport: desktop };
    const page = await openPage(`/en/employer/jobs/${job.id}`, state);
    await page.getByRole('link', { name: /^30 applicants/ }).click();
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
    await column('New').waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Edit columns' }).click();
    await page.getByLabel('New column').fill('Phone call');
    await page.getByRole('button', { name: 'Add column' }).click();
    await page.getByLabel('Name of Phone call').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const card = (name: string) => page.locator('[data-applicant]').filter({ hasText: name });
    const first = (await column('New').locator('[data-open]').first().textContent()) ?? '';
    await card(first)
      .getByRole('button', { name: `Move ${first}` })
      .click();
    await page.getByRole('menuitem', { name: 'Phone call' }).click();
    await column('Phone call').getByRole('button', { name: first, exact: true }).waitFor();
    await page.getByRole('status').filter({ hasText: 'Moved to Phone call.' }).waitFor();
    // A colleague's board has heard of it, and the first to move a card is right.
    const { applicants } = await boss.call<{ applicants: { id: number; column: string; moves: number }[] }>(
      'GET',
      `/recruiters/jobs/${job.id}/applicants`,
    );
    const moved = applicants.find(({ column: place }) => place.startsWith('own-'));
    await boss.call('POST', `/job-applications/${moved?.id}/place`, { column: 'applied', moves: moved?.moves });
    await column('New').getByRole('button', { name: first, exact: true }).waitFor();

    // Keys: the first person, shortlisted, taken back.
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await column('New').locator('[data-open]').first().focus();
    await page.keyboard.press('s');
    await column('Shortlisted').getByText("They'll hear in a minute.").waitFor();
    await column('Shortlisted').getByRole('button', { name: 'Undo' }).click();
    await column('Shortlisted').getByText("They'll hear in a minute.").waitFor({ state: 'detached' });

    // Beside the conversation.
    await column('Interview').locator('[data-open]').first().click();
    const panel = page.getByRole('complementary', { name: /^About / });
    await panel.getByText('I would love to join.').first().waitFor();
    await panel.getByRole('heading', { name: /^Application/ }).waitFor();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Close' }).click();

    // Many at once, one of whom has meanwhile withdrawn.
    await page.getByRole('link', { name: 'Table' }).click();
    await page.getByRole('table').waitFor();
    const { applicants: shown } = await boss.call<{ applicants: { id: number; name: string }[] }>(
      'GET',
      `/recruiters/jobs/${job.id}/applicants`,
    );
    for (const { name } of shown.slice(3, 5)) {
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    }
    const bar = page.getByRole('region', { name: 'Selected applicants' });
    await bar.getByText('2 selected').waitFor();
    await expectAccessible(page);
    await people.query(`update applications set stage = 'withdrawn' where id = $1`, [shown[3]?.id]);
    await bar.getByRole('button', { name: 'Decline kindly…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline 2 people?' });
    await dialog.getByLabel('Reason').selectOption('filled');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Decline kindly' }).click();
    const stayed = page.getByRole('dialog', { name: 'Not everyone could be moved' });
    await stayed.getByText('Done for 1 of 2.').waitFor();
    await stayed.getByText('The candidate has withdrawn this application.').waitFor();
    await page.keyboard.press('Escape');
    expect(page.complaints).toEqual([]);

    const small = await openPage(`/en/employer/jobs/${job.id}/applicants?state=overdue`, { ...state, viewport: phone });
    await expectNoOverflow(small);
    await expectAccessible(small);
    await small.getByText('Nobody matches these filters').waitFor();
    await small.getByRole('link', { name: 'Clear filters' }).click();
    await small.locator('[data-open]').first().click();
    await small.getByRole('radio', { name: 'Conversation' }).check({ force: true });
    await small.getByText('I would love to join.').first().waitFor();
    await expectNoOverflow(small);
    expect(small.complaints).toEqual([]);
  });
});
