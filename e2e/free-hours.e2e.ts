import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('free hours', () => {
  it('INT-01 INT-02 INT-05 a Boss keeps free hours, a candidate books one by their own clock, finds one taken, and moves it', async () => {
    const [talent, boss] = await Promise.all([people.talent('Ines', 'Duarte'), people.boss()]);
    const id = await people.talk(talent, (await people.newJob(boss.id)).id);
    await people.query('delete from free_hours where account_id = $1', [boss.id]);
    const desk = await openPage('/en/employer/interviews?view=hours', {
      storageState: boss.storageState,
      timezoneId: 'Asia/Singapore',
    });
    await desk.getByLabel('Let candidates book these hours').check();
    await desk.getByLabel('Time zone of these hours').selectOption('Asia/Singapore');
    await desk.getByLabel('Notice you need').selectOption('24');
    await desk.getByRole('button', { name: 'Add hours: Saturday' }).click();
    await desk.getByLabel('To, Saturday').selectOption('480');
    await desk.getByText('These hours overlap or end before they begin.').waitFor();
    await desk.getByRole('button', { name: 'Save free hours' }).click();
    await desk.getByLabel('To, Saturday').selectOption('720');
    await desk.getByRole('button', { name: 'Add a day' }).click();
    await desk.getByLabel('Date 1', { exact: true }).fill('2099-12-24');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Save free hours' }).click();
    await desk.getByText('Saved').waitFor();
    await desk.getByRole('heading', { name: 'Next free times' }).waitFor();
    await desk.setViewportSize(phone);
    await desk.reload();
    await expectNoOverflow(desk);

    await desk.setViewportSize({ width: 1280, height: 900 });
    await desk.goto(`/en/employer/inbox/${id}`);
    await desk.getByRole('button', { name: 'Invite Ines D. to an interview' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Invite Ines D. to an interview' });
    await dialog.getByText('My free hours').click();
    await dialog.getByText(/^Next free times: /).waitFor();
    await dialog.getByLabel('Link to the call').fill('https://meet.example/room');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await desk.getByText("Ines D. hasn't picked one of your free times yet.").waitFor();

    const page = await openPage(`/en/chat/${id}`, {
      storageState: talent.storageState,
      viewport: phone,
      timezoneId: 'America/Sao_Paulo',
    });
    await page.getByText(/^The second line of each is .*Singapore/).waitFor();
    const radios = page.getByRole('radio');
    const [taken, other] = [await radios.nth(0).inputValue(), await radios.nth(1).inputValue()];
    await expectNoOverflow(page);
    await expectAccessible(page);
    // Somebody else agrees on the first one meanwhile.
    await people.query(
      `insert into interviews (conversation_id, boss_id, kind, minutes, time_zone, status, starts_at, listed_at, finishes_at,
         created_at, updated_at)
       select c.id, $1, 'video', 45, 'UTC', 'accepted', $2, $2, $2, now(), now() from conversations c
       where c.id <> $3 and not exists (select from interviews i where i.conversation_id = c.id) limit 1`,
      [boss.id, taken, id],
    );
    await page.locator('label', { has: page.locator(`input[value="${taken}"]`) }).click();
    await page.getByRole('button', { name: /^Book / }).click();
    await page.getByText('This time has just been taken. Pick another one.').waitFor();
    await expect.poll(() => page.locator(`input[value="${taken}"]`).count()).toBe(0);
    await page.locator('label', { has: page.locator(`input[value="${other}"]`) }).click();
    await page.getByRole('button', { name: /^Book / }).click();
    await page.getByRole('heading', { name: 'Interview confirmed' }).waitFor();
    await desk.getByRole('heading', { name: 'Interview confirmed' }).waitFor();

    await page.getByRole('button', { name: 'Pick another time' }).click();
    const again = page.getByRole('dialog', { name: 'Pick another time' });
    const next = await again.getByRole('radio').last().inputValue();
    await again.locator('label', { has: page.locator(`input[value="${next}"]`) }).click();
    await expectAccessible(page);
    await again.getByRole('button', { name: /^Book / }).click();
    await again.waitFor({ state: 'hidden' });
    const { rows } = await people.query('select starts_at from interviews where conversation_id = $1', [id]);
    expect(rows[0].starts_at.toISOString()).toBe(next);
    await people.query('delete from interviews where boss_id = $1 and starts_at = $2', [boss.id, taken]);
    const complaints = [...page.complaints, ...desk.complaints];
    expect(complaints.filter((line) => !line.includes('409 (Conflict)'))).toEqual([]);
  });
});
