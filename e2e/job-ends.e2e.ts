import { describe, expect, it } from 'vitest';
import { createCompany } from '../test/factories/create-company.ts';
import { createJob } from '../test/factories/create-job.ts';
import { expectAccessible } from './harness/accessible.ts';
import { phone, setUpBrowser } from './harness/browser.ts';
import { bubble, type Person, say, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('the end of a job', () => {
  /** A job of the Boss that no other test talks about. */
  async function ownJob(bossId: number, title: string) {
    const { rows } = await people.query('select company_id from company_members where account_id = $1', [bossId]);
    return createJob(people as never, { company_id: rows[0].company_id, recruiter_id: bossId, title });
  }

  /** Makes someone a recruiter of a company. */
  async function join(person: Person, companyId: number) {
    await people.query(`update accounts set role = 'recruiter' where id = $1`, [person.id]);
    await people.query(
      `insert into company_members (company_id, account_id, role, position) values ($1, $2, 'admin', 'Head of hiring')`,
      [companyId, person.id],
    );
  }

  it('CHAT-09 EMP-01 a Boss comes from the bell to the inbox and closes the job; the candidate’s open chat says so', async () => {
    const [talent, boss] = await Promise.all([people.talent('Ines', 'Prado'), people.boss()]);
    const job = await ownJob(boss.id, 'Harbour Pilot');
    const id = await people.talk(talent, job.id, 'Are you still looking for a pilot?');
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState, viewport: phone });
    await page.getByRole('heading', { name: 'Waiting for Marcus' }).waitFor();

    const desk = await openPage('/en/employer/jobs', { storageState: boss.storageState });
    await desk
      .getByRole('link', { name: /^Notifications/ })
      .first()
      .click();
    const bell = desk.getByRole('dialog', { name: 'Notifications' });
    await bell.getByRole('link', { name: 'Ines P. wrote to you' }).first().click();
    await desk.waitForURL(`**/en/employer/inbox/${id}`);
    await bubble(desk, 'Are you still looking for a pilot?').waitFor();

    await desk.goto(`/en/employer/jobs/${job.id}`, { waitUntil: 'networkidle' });
    await desk.getByRole('button', { name: 'Actions for Harbour Pilot' }).click();
    await desk.getByRole('menuitem', { name: 'Close job' }).click();
    const dialog = desk.getByRole('dialog', { name: /^Close .Harbour Pilot.\?$/ });
    await dialog.getByText("we'll tell everyone who's waiting for an answer").waitFor();
    await dialog.getByRole('button', { name: 'Close job' }).click();
    const thread = page.getByRole('region', { name: 'Conversation with Marcus L.' });
    await thread.getByText("This job has closed, so you don't have to wait anymore.").waitFor();
    await page.getByText('This position is no longer open, and you can no longer write here.').waitFor();
    await expect.poll(() => page.getByRole('heading', { name: 'Waiting for Marcus' }).count()).toBe(0);
    await expectAccessible(page);

    const centre = await openPage('/en/notifications', { storageState: talent.storageState });
    await centre.getByRole('link', { name: '“Harbour Pilot” has closed' }).click();
    await centre.waitForURL(`**/en/chat/${id}`);
    await desk.goto(`/en/employer/inbox/${id}`, { waitUntil: 'networkidle' });
    await desk.getByText("We've told Ines, so they're no longer waiting.").last().waitFor();
    await say(desk, 'We have found our pilot. Thank you for asking, Ines.');
    await bubble(page, 'We have found our pilot.').waitFor();
    await page.getByLabel('Write a message').waitFor();
    expect([...page.complaints, ...desk.complaints]).toEqual([]);
  });

  it('SET-02 EMP-01 a notice of the browser opens the conversation, and who acts as a job seeker changes sides first', async () => {
    // A company of their own: the demo Boss hears of what happens in other tests too.
    const [talent, boss, other] = await Promise.all([
      people.talent('Mira', 'Kovac'),
      people.talent('Marcus', 'Lim'),
      people.talent('Priya', 'Nair'),
    ]);
    const company = await createCompany(people as never, { slug: 'lighthouses', name: 'Lighthouses' });
    await join(boss, company.id);
    await join(other, company.id);
    const job = await ownJob(boss.id, 'Lighthouse Keeper');
    const desk = await openPage('/en/employer/jobs', { storageState: boss.storageState });
    await desk.evaluate(() => {
      const shown: { onclick?: () => void }[] = [];
      const Stand = class {
        onclick?: () => void;
        constructor() {
          shown.push(this);
        }
        static permission = 'granted';
      };
      Object.assign(window, { Notification: Stand, shown });
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    });
    const id = await people.talk(talent, job.id, 'Do you need a keeper?');
    await expect.poll(() => desk.evaluate(() => (window as { shown?: object[] }).shown?.length)).toBe(1);
    await desk.evaluate(() => (window as { shown?: { onclick(): void }[] }).shown?.[0]?.onclick());
    await desk.waitForURL(`**/en/employer/inbox/${id}`);
    await bubble(desk, 'Do you need a keeper?').waitFor();

    await people.query(`update sessions set acting_role = 'talent' where account_id = $1`, [other.id]);
    const page = await openPage(`/en/employer/inbox/${id}`, { storageState: other.storageState });
    await page.getByRole('main').getByRole('button').first().click();
    await page.waitForURL(`**/en/employer/inbox/${id}`);
    await bubble(page, 'Do you need a keeper?').waitFor();
  });
});
