import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('the tracker', () => {
  it('APP-03 a job from elsewhere is added by its link, dragged, moved by keyboard and removed; a chat moves its own', async () => {
    const [talent, boss] = await Promise.all([people.talent('Tia', 'Voss'), people.boss()]);
    const job = await people.newJob(boss.id);
    const page = await openPage('/en/my-jobs', { storageState: talent.storageState });
    await page.getByRole('link', { name: 'Open your tracker' }).click();
    await page.getByRole('heading', { name: 'Your board is empty' }).waitFor();
    await page.getByRole('button', { name: 'Add a job from elsewhere' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Link/).fill('https://www.linkedin.com/jobs/view/data-analyst-at-embraer-38172339/');
    await expect.poll(() => dialog.getByLabel('Company').inputValue()).toBe('Embraer');
    await dialog.getByLabel('Job title').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Enter the job title.').waitFor();
    await expectAccessible(page);
    await dialog.getByLabel('Job title').fill('Data Analyst');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const lane = (name: string) => page.getByRole('region', { name, exact: true });
    const card = (name: string) => lane(name).getByRole('listitem').filter({ hasText: 'Data Analyst' });
    await card('Wishlist').waitFor();
    await card('Wishlist').dragTo(lane('Applied'));
    await card('Applied').getByRole('button', { name: 'Actions for Data Analyst' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move to Interview' }).press('Enter');
    await card('Interview').waitFor();
    await page.getByText('Data Analyst is now in “Interview”.').waitFor();

    const conversation = await people.talk(talent, job.id, 'Is it still open?');
    await lane('Applied').getByRole('listitem').waitFor();
    await people.write(boss, conversation, 'It is.');
    await lane('Talking').getByRole('listitem').waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    await card('Interview').getByRole('button', { name: 'Actions for Data Analyst' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await card('Interview').waitFor();
    expect(page.complaints).toEqual([]);
  });
});
