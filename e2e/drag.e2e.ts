import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { addApplicants } from '../test/factories/add-applicants.ts';
import { desktop, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';
import { setUpQueue } from './harness/queue.ts';

const openPage = setUpBrowser();
const people = setUpPeople();
const queue = setUpQueue();

/** Takes hold of the one and lets go over the other, with the moves between that a hand makes. */
async function drag(page: Page, what: Locator, to: Locator): Promise<void> {
  await what.scrollIntoViewIfNeeded();
  const [from, end] = [await what.boundingBox(), await to.boundingBox()];
  if (!from || !end) throw new Error('Both must be seen');
  const grip = { x: from.x + from.width / 2, y: from.y + from.height - 6 };
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move(grip.x + 12, grip.y + 4, { steps: 3 });
  await page.mouse.move(end.x + end.width / 2, end.y + Math.min(end.height - 10, 90), { steps: 12 });
  await page.mouse.up();
}

describe('cards are dragged', () => {
  it('EMP-04 APP-01 from one column of the board to another: both counts follow, and the timeline where the job seeker is told', async () => {
    const boss = await people.colleague(await people.boss(), 'Bea', 'Lindqvist');
    const job = await people.newJob(boss.id);
    await addApplicants(people, job.id, 3);
    const mira = await people.talent('Mira', 'Kovac');
    await people.apply(mira, job.id);
    await boss.call('POST', `/recruiters/jobs/${job.id}/pipeline/columns`, { name: 'Phone call', after: 'applied' });
    const page = await openPage(`/en/employer/jobs/${job.id}/applicants`, {
      storageState: boss.storageState,
      viewport: { ...desktop, width: 2200 },
    });
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) });
    const count = async (name: string) =>
      Number(/\d+/.exec((await column(name).getByRole('heading').textContent()) ?? '')?.[0]);
    const card = page.locator('[data-applicant]').filter({ hasText: 'Mira' });
    const stages = async () => {
      const { applications } = await mira.call<{ applications: { stage: string; timeline: { stage: string }[] }[] }>(
        'GET',
        '/job-applications',
      );
      return applications[0]?.timeline.map(({ stage }) => stage);
    };
    await column('New').locator(card).waitFor();
    const [fresh, phoned] = [await count('New'), await count('Phone call')];
    const before = await stages();

    // A column of the team's own: the job seeker hears nothing.
    await drag(page, card, column('Phone call'));
    await column('Phone call').locator(card).waitFor();
    await expect.poll(() => count('Phone call')).toBe(phoned + 1);
    await expect.poll(() => count('New')).toBe(fresh - 1);
    expect(await stages()).toEqual(before);

    // Where it fills itself, it goes back.
    await drag(page, card, column('Offer'));
    await page.getByText('People move here by themselves when it happens in the conversation.').waitFor();
    await column('Phone call').locator(card).waitFor();

    const theirs = await openPage('/en/my-jobs?tab=applied', { storageState: mira.storageState });
    await theirs.getByText('Sent', { exact: true }).waitFor();
    const shortlisted = await count('Shortlisted');
    await drag(page, card, column('Shortlisted'));
    await column('Shortlisted').locator(card).waitFor();
    await expect.poll(() => count('Shortlisted')).toBe(shortlisted + 1);
    await expect.poll(() => count('Phone call')).toBe(phoned);
    // They hear once it can no longer be taken back.
    expect(await stages()).toEqual(before);
    await people.query(`update application_decisions set due_at = now() - interval '1 second'`);
    await queue.send('tell-decisions');
    await theirs.getByText('Shortlisted', { exact: true }).waitFor();
    expect([...page.complaints, ...theirs.complaints]).toEqual([]);
  });

  it('APP-03 on the tracker: a job from elsewhere goes where it is let go, and both numbers follow; one of this site stays', async () => {
    const [talent, boss] = await Promise.all([people.talent('Tia', 'Voss'), people.boss()]);
    const job = await people.newJob(boss.id);
    await people.talk(talent, job.id, 'Is it still open?');
    await talent.call('POST', '/tracker/jobs', { title: 'Data Analyst', company_name: 'Embraer', lane: 'wishlist' });
    const page = await openPage('/en/my-jobs/tracker', { storageState: talent.storageState });
    const lane = (name: string) => page.getByRole('region', { name, exact: true });
    const cards = (name: string) => lane(name).getByRole('listitem');
    const count = async (name: string) => (await lane(name).getByRole('heading', { level: 2 }).textContent()) ?? '';
    await cards('Wishlist').filter({ hasText: 'Data Analyst' }).waitFor();
    await expect.poll(() => count('Applied')).toBe('Applied 1');

    await drag(page, cards('Wishlist').filter({ hasText: 'Data Analyst' }), lane('Interview'));
    await cards('Interview').filter({ hasText: 'Data Analyst' }).waitFor();
    await expect.poll(() => count('Wishlist')).toBe('Wishlist 0');
    await expect.poll(() => count('Interview')).toBe('Interview 1');

    // What happens in its chat moves a job of this site, not a hand.
    await drag(page, cards('Applied'), lane('Offer'));
    await expect.poll(() => count('Applied')).toBe('Applied 1');
    await page.reload();
    await expect.poll(() => count('Interview')).toBe('Interview 1');
    await expect.poll(() => count('Offer')).toBe('Offer 0');
    expect(page.complaints).toEqual([]);
  });
});
