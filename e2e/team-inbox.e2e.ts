import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { phone, setUpBrowser } from './harness/browser.ts';
import { bubble, setUpPeople } from './harness/chat-people.ts';

describe('the inbox of a team', () => {
  const openPage = setUpBrowser();
  const people = setUpPeople();

  it('EMP-07 a colleague takes a chat over, and the talent sees at once who answers now', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mariana', 'Costa'), people.boss()]);
    const priya = await people.colleague(boss);
    const id = await people.talk(talent, (await people.job(boss.id)).id, 'Is the team in one place?');
    const theirs = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    await bubble(theirs, 'Is the team in one place?').waitFor();
    const page = await openPage(`/en/employer/inbox/${id}?scope=company`, { storageState: priya.storageState });
    await expect.poll(() => page.getByLabel('Write a message').count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Take over' }).click();
    await page.getByText('Assigned to you').waitFor();
    const thread = theirs.getByRole('region', { name: 'Conversation with Priya N.' });
    await thread.getByText('Priya N. now answers for').waitFor();
    await theirs.getByRole('heading', { level: 1, name: 'Priya N.' }).waitFor();
    await page.getByLabel('Write a message').fill('Most of us are.');
    await page.keyboard.press('Enter');
    await bubble(theirs, 'Most of us are.').waitFor();
  });

  it('EMP-07 CHAT-01 keys: walk the list, hand over with a note, ask, and read which keys there are', async () => {
    const [talent, other, demoBoss] = await Promise.all([
      people.talent('Hana', 'Takeda'),
      people.talent('Omar', 'Said'),
      people.boss(),
    ]);
    await people.colleague(demoBoss);
    // A Boss of this test alone: which row comes after which is known.
    const boss = await people.colleague(demoBoss);
    const job = await people.newJob(boss.id);
    const id = await people.talk(talent, job.id, 'A question about the hours');
    await people.talk(other, job.id, 'A later question');
    const page = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    const panel = page.getByRole('complementary', { name: 'About Hana T.' });
    await panel.getByRole('button', { name: 'Ask: Can start' }).click();
    const field = page.getByLabel('Write a message');
    await expect.poll(() => field.inputValue()).toContain('notice period');
    await field.and(page.locator(':focus')).press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).press('Escape');
    await page.locator('[role=dialog]').waitFor({ state: 'detached' });
    await page.keyboard.press('p');
    await panel.waitFor({ state: 'detached' });
    await page.keyboard.press('p');
    await panel.waitFor();
    await expectAccessible(page);
    // Whoever waits longest is on top, and the list ends at its ends.
    const focused = page.getByRole('list', { name: 'Conversations' }).getByRole('link').and(page.locator(':focus'));
    for (const [key, name] of [
      ['ArrowDown', 'Omar S.'],
      ['ArrowDown', 'Omar S.'],
      ['ArrowUp', 'Hana T.'],
      ['ArrowUp', 'Hana T.'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => focused.textContent()).toContain(name);
    }
    await page.keyboard.press('h');
    const dialog = page.getByRole('dialog', { name: 'Hand over this conversation' });
    await dialog
      .getByRole('radio', { name: /Priya Nair/ })
      .first()
      .check();
    await dialog.getByLabel('Note for your team').fill('She asked about the hours.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Hand over' }).click();
    await page.getByText('Assigned to Priya Nair').waitFor();
    await panel.getByText('She asked about the hours.').waitFor();
    await expect.poll(() => page.getByLabel('Write a message').count()).toBe(0);
  });

  it('CHAT-07 chips say how many wait, and ‘no reply needed’ takes one away until the next message', async () => {
    // A Boss of this test alone: nobody else's chats are among the numbers.
    const [talent, boss] = await Promise.all([
      people.talent('Diego', 'Ruiz'),
      people.boss().then((boss) => people.colleague(boss)),
    ]);
    const id = await people.talk(talent, (await people.newJob(boss.id)).id, 'Could I start in March?');
    await people.write(boss, id, 'Yes, March is fine.');
    await people.write(talent, id, 'Thank you so much!');
    const page = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    const chip = page.getByRole('navigation', { name: 'Filter conversations' }).getByRole('link', { name: 'Waiting' });
    const count = async () => Number(/\d+/.exec((await chip.textContent()) ?? '')?.[0]);
    const before = await count();
    await page.getByRole('button', { name: 'No reply needed' }).click();
    await expect.poll(count).toBe(before - 1);
    await people.write(talent, id, 'One more thing');
    await expect.poll(count).toBe(before);
    await chip.click();
    await expect.poll(() => page.getByRole('heading', { name: /^(Overdue|Waiting) · / }).count()).toBeGreaterThan(0);
  });

  it('EMP-04 PROF-04 on a phone the candidate has a page, and shows there what they chose to show', async () => {
    const [talent, boss] = await Promise.all([people.talent('Nurul', 'Aini'), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const settings = await openPage('/en/settings/privacy', { storageState: talent.storageState });
    const card = settings.getByRole('region', { name: 'What recruiters see' });
    await card.getByRole('switch', { name: 'Expected pay' }).waitFor();
    await expect.poll(() => card.getByRole('switch', { name: 'Expected pay' }).isChecked()).toBe(false);
    await expectAccessible(settings);
    const page = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState, viewport: phone });
    await page.getByRole('link', { name: 'About Nurul A.' }).click();
    await page.waitForURL(/\/candidate$/);
    await page.getByText('Expected pay').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask: Expected pay' }).click();
    await expect.poll(() => page.getByLabel('Write a message').inputValue()).toContain('monthly pay');
  });
});
