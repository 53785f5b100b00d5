import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { createCompany } from '../test/factories/create-company.ts';
import { createJob } from '../test/factories/create-job.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, goOffline, phone, setUpBrowser } from './harness/browser.ts';
import { type Person, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('a Boss’s day', () => {
  /** A Boss of a company of their own, so that no other test's people wait here. */
  async function hire() {
    const boss = await people.talent('Lena', 'Vogt');
    const company = await createCompany(people as never, { slug: `bees-${boss.id}`, name: `Bees ${boss.id}` });
    await people.query(`update accounts set role = 'recruiter' where id = $1`, [boss.id]);
    await people.query('update sessions set acting_role = null where account_id = $1', [boss.id]);
    await people.query(
      `insert into company_members (company_id, account_id, role, position) values ($1, $2, 'recruiter', 'Owner')`,
      [company.id, boss.id],
    );
    const job = await createJob(people as never, { company_id: company.id, recruiter_id: boss.id, title: 'Beekeeper' });
    return { boss, job };
  }
  const begin = async (jobId: number, name: string, text: string, hours: number) => {
    const talent = await people.talent(name, 'Moss');
    const id = await people.talk(talent, jobId, text);
    await people.query(
      `update conversations set waiting_since = waiting_since - make_interval(hours => $2),
         talent_wrote_at = talent_wrote_at - make_interval(hours => $2) where id = $1`,
      [id, hours],
    );
    return { talent, id };
  };
  const person = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
  const list = (page: Page) => page.getByRole('region', { name: 'Waiting longest' }).getByRole('heading', { level: 3 });
  const open = (boss: Person, path: string, options = {}) =>
    openPage(path, { storageState: boss.storageState, ...options });

  it('EMP-01 EMP-07 TRU-01 answers who waits longest on the spot, by keyboard; nothing typed is lost, and the page is live', async () => {
    const { boss, job } = await hire();
    const ada = await begin(job.id, 'Ada', 'Do you keep them in winter?', 63);
    const bo = await begin(job.id, 'Bo', 'May I visit?', 20);
    await people.write(boss, bo.id, 'Yes, on Sunday.');
    await people.write(bo.talent, bo.id, 'Lovely, thank you!');
    const page = await open(boss, '/en/employer/dashboard');
    await page.getByText(/^Too few to say yet: [01] of 10$/).waitFor();
    await expect.poll(() => list(page).allTextContents()).toEqual(['Ada M.', 'Bo M.']);
    await person(page, 'Ada M.').getByText('Waiting 63 h · 9 h left').waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Reply to Ada M.' }).focus();
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Your reply to Ada M.');
    await field.waitFor();
    await expect.poll(() => field.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.type('We do, in the barn.');
    await goOffline(page);
    await page.keyboard.press('Control+Enter');
    await page.getByText("That didn't go out.").waitFor();
    await expect.poll(() => field.inputValue()).toBe('We do, in the barn.');
    await page.context().setOffline(false);
    const thread = await open(boss, `/en/employer/inbox/${ada.id}`);
    await expectAccessible(page);
    await field.focus();
    await page.keyboard.press('Control+Enter');
    await page.getByText('Sent to Ada M.').waitFor();
    await expect.poll(() => list(page).allTextContents()).toEqual(['Bo M.']);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Reply to Bo M.');
    await thread.getByRole('article').filter({ hasText: 'We do, in the barn.' }).waitFor();

    await begin(job.id, 'Cy', 'Is the honey yours?', 40);
    await expect.poll(() => list(page).allTextContents()).toEqual(['Cy M.', 'Bo M.']);
    await page.getByRole('link', { name: 'Reply to Cy M.' }).click();
    await page.getByLabel('Your reply to Cy M.').fill('Every jar');
    await page.keyboard.press('Escape');
    await person(page, 'Bo M.').getByRole('button', { name: 'No reply needed' }).click();
    await expect.poll(() => list(page).allTextContents()).toEqual(['Cy M.']);
    await expect.poll(() => person(page, 'Cy M.').getByRole('button', { name: 'No reply needed' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Open the conversation with Cy M.' }).click();
    await expect.poll(() => page.getByLabel('Write a message').inputValue()).toBe('Every jar');
    await page.getByLabel('Write a message').press('Enter');
    await page.getByRole('article').filter({ hasText: 'Every jar' }).waitFor();
    await page.goBack();
    await page.getByText("Nobody's waiting for you.").waitFor();
    expect(page.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  it('EMP-01 TRU-01 on a phone and without scripts the way leads to the thread, and the meter says what candidates read', async () => {
    const { boss, job } = await hire();
    const { id } = await begin(job.id, 'Ada', 'Do you keep them in winter?', 100);
    // The site works the meter out anew soon after a question; what is written here must come after that.
    await people.query('update conversations set counted_at = now() where id = $1', [id]);
    const wishes = () => people.query('select from response_meter_wishes where conversation_id = $1', [id]);
    await expect.poll(async () => (await wishes()).rows.length).toBe(0);
    await people.query(
      `insert into response_meters (subject, subject_id, sample_size, answered, median_reply_hours, updated_at)
       values ('boss', $1, 20, 15, 30, now()) on conflict (subject, subject_id) do update
       set sample_size = 20, answered = 15, median_reply_hours = 30`,
      [boss.id],
    );
    const page = await open(boss, '/en/employer/dashboard', { viewport: phone, javaScriptEnabled: false });
    await page.getByText('Answers 7 in 10, usually within 2 days').waitFor();
    await page.getByText('Answer whoever has waited longest, and it becomes “Answers 8 in 10”.').waitFor();
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Reply to Ada M.' }).click();
    await page.waitForURL(`**/en/employer/inbox/${id}`);
    await page.getByLabel('Write a message').waitFor();
  });
});
