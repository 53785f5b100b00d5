import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('interviews', () => {
  it('INT-01 INT-02 INT-03 INT-04 two people agree on a time, check in, say who came, and the result arrives', async () => {
    const [talent, boss] = await Promise.all([people.talent('Ines', 'Duarte'), people.boss()]);
    const id = await people.talk(talent, (await people.newJob(boss.id)).id);
    const desk = await openPage(`/en/employer/inbox/${id}`, {
      storageState: boss.storageState,
      timezoneId: 'Asia/Singapore',
    });
    const page = await openPage(`/en/chat/${id}`, {
      storageState: talent.storageState,
      viewport: phone,
      timezoneId: 'America/Sao_Paulo',
    });
    await desk.getByRole('button', { name: 'Invite Ines D. to an interview' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Invite Ines D. to an interview' });
    await dialog.getByLabel('Time 1', { exact: true }).fill('2032-11-18T09:00');
    await dialog.getByRole('button', { name: 'Add another time' }).click();
    await dialog.getByLabel('Time 2', { exact: true }).fill('2032-11-19T10:30');
    await dialog.getByLabel('Link to the call').fill('https://meet.example/room?pwd=secret');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText('Remove the access key from the meeting link.').waitFor();
    await expectAccessible(desk);
    await dialog.getByLabel('Link to the call').fill('https://meet.example/room');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await desk.getByText("Ines D. hasn't chosen a time yet.").waitFor();

    // São Paulo is eleven hours behind: the day before.
    await page
      .getByText(/Wed, Nov 17.*10:00\sPM/)
      .first()
      .waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    // The same in My jobs, which follows what happens in the conversation; the dot leads there and goes.
    await page.goto('/en/my-jobs');
    await page.getByRole('link', { name: 'Your account: Ines Duarte, News about your interviews' }).waitFor();
    await page.getByRole('link', { name: /^Interviews/ }).click();
    await page.getByText(/^Times are in your time zone: Brasilia/).waitFor();
    await page.getByText('Your turn').waitFor();
    await page.getByRole('link', { name: 'Your account: Ines Duarte', exact: true }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('radio', { name: /^Thu, Nov 18/ }).check();
    await page.getByRole('button', { name: /^Accept .*Nov 18/ }).click();
    await page.getByText('Confirmed', { exact: true }).waitFor();
    await desk.getByRole('heading', { name: 'Interview confirmed' }).waitFor();

    // The Boss's calendar: nine in the morning there, and the keys turn its pages.
    await desk.getByRole('link', { name: 'Interviews News about your interviews' }).click();
    await desk.getByRole('link', { name: 'Open conversation: Ines Duarte' }).waitFor();
    await desk.getByRole('link', { name: 'Interviews', exact: true }).waitFor();
    // What is pressed does not move away when the page comes alive and its news arrive.
    await desk.goto('/en/employer/interviews?view=week&day=2032-11-25', { waitUntil: 'domcontentloaded' });
    const earlier = desk.getByRole('link', { name: 'Earlier' });
    const before = await earlier.boundingBox();
    await desk.getByText(/^Times are in your time zone/).waitFor();
    expect(Math.abs(((await earlier.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
    await desk.goto('/en/employer/interviews?view=week&day=2032-11-25', { waitUntil: 'commit' });
    await earlier.click();
    const entry = desk.getByRole('link', { name: /^Fri, Nov 19.*10:30\sAM, Ines Duarte, Confirmed/ });
    await entry.focus();
    await expectAccessible(desk);
    await desk.keyboard.press('PageDown');
    await expect.poll(() => desk.url()).toContain('day=2032-11-25');
    await desk.goto('/en/employer/interviews?view=month&day=2032-11-01');
    await expectAccessible(desk);
    await entry.click();
    await desk.getByRole('heading', { name: 'Interview confirmed' }).waitFor();

    await people.query(
      `update interviews set starts_at = now() + interval '1 hour', finishes_at = now() + interval '2 hours'
        where conversation_id = $1`,
      [id],
    );
    await page.reload();
    await page.getByRole('button', { name: 'Check in' }).click();
    await page.getByText("You've checked in.").waitFor();
    await page.getByRole('link', { name: /^Open conversation/ }).click();
    await page.getByRole('heading', { name: 'Interview confirmed' }).waitFor();
    await desk.getByText('Ines Duarte has checked in.').waitFor();
    await people.query(`update interviews set starts_at = now() - interval '40 minutes' where conversation_id = $1`, [
      id,
    ]);
    await desk.reload();
    await desk.getByRole('button', { name: 'Ines Duarte was there' }).click();
    await people.query(
      `update interviews set status = 'completed', remind_at = null, remind = null where conversation_id = $1`,
      [id],
    );
    await page.reload();
    await desk.reload();
    await desk.getByRole('button', { name: 'Give the result' }).click();
    await desk.getByRole('radio', { name: 'Passed' }).check();
    await desk.getByRole('textbox', { name: 'A kind word' }).fill('Well done!');
    // News that come while it is filled in take nothing away.
    await page.getByRole('button', { name: 'Ask for the result' }).click();
    await desk.locator('h3', { hasText: 'Interview: waiting for the result' }).waitFor();
    await desk.getByRole('button', { name: 'Send result' }).click();
    await page.getByText('Well done!').waitFor();
    await page.getByRole('heading', { name: 'Interview passed' }).waitFor();
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  it('INT-04 INT-05 TRU-11 whoever does not come is told so, the same on either side, and after three times is not invited', async () => {
    const [talent, boss] = await Promise.all([people.talent('Paulo', 'Reis'), people.boss()]);
    const id = await people.talk(talent, (await people.newJob(boss.id)).id);
    /** Agreed on and begun forty minutes ago. */
    const begin = async () => {
      const starts_at = new Date(Date.now() + 48 * 3600_000).toISOString();
      const { interviews } = await boss.call<{ interviews: { id: number }[] }>('POST', '/interviews', {
        conversation_ids: [id],
        times: [starts_at],
        kind: 'video',
        link: 'https://meet.example/room',
        time_zone: 'Asia/Singapore',
      });
      const [interview] = interviews;
      await talent.call('POST', `/interviews/${interview?.id}/accept`, { starts_at });
      await people.query(
        `update interviews set starts_at = now() - interval '40 minutes', finishes_at = now() + interval '5 minutes'
         where id = $1`,
        [interview?.id],
      );
      return interview?.id;
    };

    await begin();
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState, viewport: phone });
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    await page.getByRole('button', { name: /didn't come$/ }).click();
    const absent = page.getByRole('dialog', { name: /didn't come\?$/ });
    await absent.getByText(/for candidates and employers alike/).waitFor();
    await expectAccessible(page);
    await absent.getByRole('button', { name: 'Report absence' }).click();
    await page.getByText(/^You said .* didn't come\.$/).waitFor();
    await desk.getByText("Paulo Reis says you didn't come.").waitFor();

    for (const missed of [1, 2, 3]) {
      const interviewId = await begin();
      if (missed > 1) {
        await boss.call('POST', `/interviews/${interviewId}/attendance`, { is_there: false });
        continue;
      }
      await desk.reload();
      await desk.getByRole('button', { name: "Paulo Reis didn't come" }).last().click();
      await desk.getByRole('dialog').getByRole('button', { name: 'Report absence' }).click();
      await desk.getByText("You said Paulo Reis didn't come.").waitFor();
      await page
        .getByText(/says you didn't come\.$/)
        .last()
        .waitFor();
    }
    await page.goto('/en/notifications');
    await page
      .getByText(/^Interviews are paused until/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await desk.reload();
    await desk.getByRole('button', { name: /^Invite Paulo Reis to an interview$/ }).click();
    const dialog = desk.getByRole('dialog', { name: /^Invite Paulo Reis/ });
    await dialog.getByLabel('Time 1', { exact: true }).fill('2032-11-18T09:00');
    await dialog.getByLabel('Link to the call').fill('https://meet.example/room');
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await dialog.getByText("The other person can't take part in interviews at the moment.").waitFor();
    await expect.poll(() => dialog.getByLabel('Link to the call').inputValue()).toBe('https://meet.example/room');
    await people.query('delete from interview_no_shows where account_id = $1', [boss.id]);
  });
});
