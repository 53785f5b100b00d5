import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { bubble, say, setUpPeople } from './harness/chat-people.ts';
import { setUpQueue } from './harness/queue.ts';

const openPage = setUpBrowser();
const people = setUpPeople();
const queue = setUpQueue();

/** Keeps a script back until the answer is called. */
async function holdScript(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/${name}*.js`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe('the closing clock', () => {
  /** The first words of the conversation, as if they were written so many days ago. */
  const age = (id: number, days: number) =>
    people.query(
      `update conversations set closes_at = closes_at - make_interval(days => $2),
         talent_wrote_at = talent_wrote_at - make_interval(days => $2),
         waiting_since = waiting_since - make_interval(days => $2) where id = $1`,
      [id, days],
    );

  it('TRU-02 both sides see the end coming; it closes live, leads on to similar jobs, and a late word opens it again', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Zelenka'), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    await age(id, 11);
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState, viewport: phone });
    await page.getByText(/^Marcus has until \w+; then we'll close it and tell you\.$/).waitFor();
    await page.getByRole('heading', { name: 'Waiting for Marcus' }).waitFor();
    await page.getByText(/^[23] days left$/).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    await desk.getByText(/^Mira is waiting\. You have until \w+; then we'll close it and tell them\.$/).waitFor();
    await expectAccessible(desk);

    await age(id, 4);
    await queue.send('close-unanswered');
    await page.getByText("Closed: Marcus didn't answer in 14 days.").waitFor();
    await desk.getByText('A message from you opens it again.').waitFor();
    await expect.poll(() => page.getByLabel('Write a message').count()).toBe(0);
    await expectAccessible(page);
    await say(desk, 'I am sorry, I was ill. Are you still looking?');
    const thread = page.getByRole('region', { name: 'Conversation with Marcus L.' });
    await thread.getByText('Marcus has written after all.').waitFor();
    await say(page, 'Yes, I am.');
    await bubble(desk, 'Yes, I am.').waitFor();
    expect([...page.complaints, ...desk.complaints]).toEqual([]);
  });

  it('TRU-02 CHAT-07 a Boss declines kindly by keyboard, with a preview in the candidate’s language', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Zelenka'), people.boss()]);
    await people.query(`update accounts set language = 'es' where id = $1`, [talent.id]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    // The button's own script is slow, and the page around it has long come alive: the press is kept.
    const bring = await holdScript(desk, 'closing-parts');
    await desk.reload({ waitUntil: 'load' });
    await desk.getByRole('button', { name: 'Decline politely' }).focus();
    await people.write(talent, id, 'One more thing: I could start in March.');
    await bubble(desk, 'I could start in March.').waitFor();
    await desk.keyboard.press('Enter');
    bring();
    const dialog = desk.getByRole('dialog', { name: 'Politely decline Mira?' });
    await dialog.getByText('Hola, Mira:').waitFor();
    await dialog.getByText('In your language').waitFor();
    await expectAccessible(desk);
    await dialog.getByLabel('Add a personal note').fill('Your portfolio stayed with me.');
    await dialog.getByRole('button', { name: 'Decline and tell Mira' }).press('Enter');
    await bubble(page, 'Your portfolio stayed with me.').waitFor();
    await page.getByText('Marcus has decided not to take this further.').first().waitFor();
    await page.getByText('Marcus has declined. You can still write back.').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Waiting for Marcus' }).count()).toBe(0);
    await page.getByRole('link', { name: 'See similar jobs' }).click();
    await page.waitForURL(/\/en\/job\/.*#similar$/);
    expect([...page.complaints, ...desk.complaints]).toEqual([]);
  });

  it('TRU-02 CHAT-07 a candidate who is no longer interested tells the Boss, and nobody waits', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Zelenka'), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    await page.getByRole('button', { name: 'No longer interested' }).click();
    await page.getByRole('button', { name: 'Tell Marcus' }).click();
    await desk.getByText('Mira is no longer interested in this job.').first().waitFor();
    await expect.poll(() => desk.getByText('Mira is waiting.').count()).toBe(0);
    await page.getByText("You're no longer interested, and Marcus knows.").waitFor();
  });

  it('TRU-02 a job whose recruiter falls behind says so and takes no new messages', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const job = await people.newJob(boss.id);
    await people.query('update jobs set intake_paused_at = now() where id = $1', [job.id]);
    const page = await openPage(`/en/job/${job.slug}-${job.id}`, { storageState: talent.storageState });
    await page.getByText('The recruiter is catching up').first().waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Chat paused' }).first().click();
    await page.waitForURL(`**/chat/start/${job.id}`);
    await page.getByText("this job isn't taking new messages for now").waitFor();
    await expect.poll(() => page.getByLabel('Your first message').count()).toBe(0);
    await people.query('update jobs set intake_paused_at = null where id = $1', [job.id]);
  });

  it('PROF-04 a candidate is told that a resume shows the full name, and the Boss sees it only then', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Zelenka'), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    await people.write(boss, id, 'Please send me your resume.');
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    await desk.getByRole('heading', { name: 'Mira Z.' }).first().waitFor();
    await expect.poll(() => desk.content()).not.toContain('Zelenka');
    await page.getByRole('button', { name: 'Exchange details' }).click();
    await page.getByRole('menuitem', { name: 'Exchange resumes' }).click();
    await page.getByText('Your resume also shows Marcus L. your full name.').waitFor();
    const file = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: file });
    await page.getByRole('button', { name: 'Share resume' }).click();
    await desk.getByRole('button', { name: 'Agree' }).click();
    await desk.getByRole('heading', { name: 'Mira Zelenka' }).first().waitFor();
  });
});
