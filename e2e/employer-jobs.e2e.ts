import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { jobWish } from '#test/factories/post-job.ts';
import { createCompany, expectSound, openAsBoss } from './harness/boss.ts';
import { desktop, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { bubble, say } from './harness/chat-people.ts';
import { askDatabase, post, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
/** Every field by its keys, and then both sides of a conversation. */
const LONG = 600_000;

describe('jobs of an employer', () => {
  it(
    'EMP-02 TRU-03 CHAT-05 JOB-03 a Boss posts by keyboard, a talent finds it and talks, then it rests and closes',
    async () => {
      const page = await openAsBoss(openPage, 'about:blank');
      await createCompany(page);
      await page.goto('/en/employer/jobs/new', { waitUntil: 'networkidle' });
      await fillJob(page);
      await page.waitForURL(/\/employer\/jobs\/new\/\d+$/);
      await page.getByText(/^Saved at/).waitFor();
      await expectSound(page);
      await page.reload({ waitUntil: 'networkidle' });
      await expect.poll(() => page.getByLabel('Title on the job page').inputValue()).toBe('Lighthouse Keeper Engineer');
      await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe('5,000');
      await page.getByRole('textbox', { name: 'Description' }).getByText('Keep the light burning').waitFor();
      await page.getByRole('button', { name: 'Preview' }).click();
      await page
        .getByRole('region', { name: 'Preview of the job page' })
        .getByText('Lighthouse Keeper Engineer')
        .waitFor();
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByText('Confirm that the vacancy exists.', { exact: true }).waitFor();
      await expect
        .poll(() =>
          page.evaluate(() => document.activeElement?.closest('[data-job-field]')?.getAttribute('data-job-field')),
        )
        .toBe('attest');
      await page.getByLabel("This vacancy exists, and I'm allowed to fill it.").press('Space');
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.waitForURL(/\/employer\/jobs\/\d+$/);
      await expectSound(page);
      const talent = await talkAbout(page);
      await page.goto('/en/employer/jobs', { waitUntil: 'networkidle' });
      await expectSound(page);
      await doWithJob(page, 'Put on hold');
      await page.getByText('The job is on hold').waitFor();
      await talent.goto(talent.jobUrl, { waitUntil: 'networkidle' });
      await talent.getByText('Applications are paused').first().waitFor();
      await talent.goto('/en/lighthouse-keeper-engineer-jobs?country=sg', { waitUntil: 'networkidle' });
      await expect
        .poll(() => talent.locator('[data-job-id]', { hasText: 'Lighthouse Keeper Engineer' }).count())
        .toBe(0);
      await page.goto('/en/employer/jobs?state=on_hold', { waitUntil: 'networkidle' });
      await doWithJob(page, 'Close job');
      await page.getByRole('dialog').getByRole('button', { name: 'Close job' }).click();
      await page.getByText('The job is closed').waitFor();
      expect((await talent.goto(talent.jobUrl))?.status()).toBe(410);
      // What was said stays readable.
      await talent.goto(talent.chatUrl, { waitUntil: 'networkidle' });
      await bubble(talent, 'Is the dog friendly?').waitFor();
    },
    LONG,
  );

  it('EMP-02 starts from an earlier job, keeps changes of a public one on every device, and shows them to talents once they are saved', async () => {
    const page = await openAsBoss(openPage, 'about:blank');
    await createCompany(page);
    const fields = jobWish({ title: 'Ferry Pilot' });
    const { draft_id } = (await post(page, '/recruiters/jobs/draft', { fields })) as { draft_id: number };
    const published = await post(page, `/recruiters/jobs/drafts/${draft_id}/publish`, { attest: true });
    const { id } = (published as { job: { id: number } }).job;
    await refuseTheSameJob(page, 'Ferry Pilot');
    await page.goto(`/en/employer/jobs/${id}/edit`, { waitUntil: 'networkidle' });
    await page.getByLabel('Title on the job page').fill('Ferry Captain');
    await page.getByText(/^Saved at .* not public yet$/).waitFor();
    const storageState = await page.context().storageState();
    const other = await openPage(`/en/employer/jobs/${id}/edit`, { viewport: phone, storageState });
    await other.getByText("Candidates can't see the changes yet.").waitFor();
    await expect.poll(() => other.getByLabel('Title on the job page').inputValue()).toBe('Ferry Captain');
    await expectSound(other);
    await other.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => other.getByLabel('Title on the job page').inputValue()).toBe('Ferry Pilot');
    await other.getByLabel('Title on the job page').fill('Ferry Master');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await other.waitForURL(`**/employer/jobs/${id}`);
    await other.getByRole('heading', { name: 'Ferry Master', level: 1 }).waitFor();
    // The bell opens on a phone too, also when it is pressed twice while it loads.
    await other
      .getByRole('banner')
      .getByRole('link', { name: /^Notifications/ })
      .dblclick();
    await other.getByRole('dialog', { name: 'Notifications' }).waitFor();
  });

  it('EMP-02 says at its field what a job must not say, keeps every word, and calms a shouting title by one press', async () => {
    const page = await openAsBoss(openPage, 'about:blank', { viewport: phone });
    await createCompany(page);
    const question = 'What is your religion?';
    const fields = jobWish({
      title: '🔥URGENT!!! Ferry Pilot',
      screening_questions: [{ question, kind: 'text', choices: [] }],
    });
    const { draft_id } = (await post(page, '/recruiters/jobs/draft', { fields })) as { draft_id: number };
    await page.goto(`/en/employer/jobs/new/${draft_id}`, { waitUntil: 'networkidle' });
    await page.getByLabel("This vacancy exists, and I'm allowed to fill it.").check();
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('“🔥URGENT!!! Ferry Pilot” shouts.').first().waitFor();
    await page.getByText(`“${question}” is about someone's faith.`).first().waitFor();
    await expectSound(page);
    const title = page.getByLabel('Title on the job page');
    await expect.poll(() => title.inputValue()).toBe('🔥URGENT!!! Ferry Pilot');
    await expect.poll(() => page.getByRole('textbox', { name: 'Question 1' }).inputValue()).toBe(question);
    await page.getByRole('button', { name: 'Use “Ferry Pilot” instead' }).press('Enter');
    await expect.poll(() => title.inputValue()).toBe('Ferry Pilot');
    await expect.poll(() => page.getByText('shouts.').count()).toBe(0);
    await page.getByRole('textbox', { name: 'Question 1' }).fill('Have you piloted ferries before?');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.waitForURL(/\/employer\/jobs\/\d+$/);
  });

  it('EMP-02 keeps what was typed without a connection and sends it later, on a device whose clock is hours behind', async () => {
    const page = await openAsBoss(openPage, 'about:blank');
    await createCompany(page);
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() - 3 * 3_600_000;
    });
    await page.goto('/en/employer/jobs/new', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText(/fields need another look/).waitFor();
    for (const name of ['From', 'To']) {
      await expect.poll(() => page.getByLabel(name, { exact: true }).getAttribute('aria-invalid')).toBe('true');
    }
    // First before anything has been saved, then on top of what has been.
    for (const [typed, shown] of [
      ['4200', '4,200'],
      ['4300', '4,300'],
    ] as const) {
      await page.route('**/api/recruiters/jobs/draft', (route) => route.abort());
      await page.getByLabel('From', { exact: true }).fill(typed);
      await page.getByText('No connection. Your text is safe in this browser.').waitFor();
      await page.unroute('**/api/recruiters/jobs/draft');
      await page.reload({ waitUntil: 'networkidle' });
      await page.getByText('We brought back what you typed').waitFor();
      await expect.poll(() => page.getByLabel('From', { exact: true }).inputValue()).toBe(shown);
      await page.getByText(/^Saved at/).waitFor();
    }
  });
});

async function fillJob(page: Page): Promise<void> {
  const picker = page.getByRole('button', { name: /^Job title/ });
  const search = page.getByRole('searchbox', { name: 'Job title' });
  await picker.press('Enter');
  await search.press('Escape');
  await search.waitFor({ state: 'detached' });
  // Whoever opens it again types at once, and the beginnings of words will do.
  await picker.press('Enter');
  await expect.poll(() => search.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.type('softw eng');
  await page
    .getByRole('option', { name: /^Software Engineer/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  // The picker takes its leave; a list that opens meanwhile would be shut with it.
  await search.waitFor({ state: 'detached' });
  const title = page.getByLabel('Title on the job page');
  await title.press('ControlOrMeta+a');
  await page.keyboard.type('Lighthouse Keeper Engineer');
  await choose(page, /^Locations/, 'Downtown', 'Downtown Core');
  await page.getByLabel('From', { exact: true }).pressSequentially('5000');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7000');
  const experience = page.getByLabel('Experience');
  await experience.focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
  await expect.poll(() => experience.inputValue()).not.toBe('');
  await choose(page, /^Skills/, 'TypeScript', 'TypeScript');
  // What goes leaves the focus to what stays.
  await page.getByRole('button', { name: 'Remove TypeScript' }).press('Enter');
  await page
    .getByRole('combobox', { name: /^Skills/ })
    .and(page.locator(':focus'))
    .waitFor();
  await page.keyboard.type('TypeScript');
  await takeFirst(page, 'TypeScript');
  await page.getByRole('button', { name: 'Add a question' }).press('Enter');
  await page.getByLabel('Question 1', { exact: true }).last().and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Do you like dogs?');
  await expect.poll(() => page.getByLabel('Question 1', { exact: true }).last().inputValue()).toBe('Do you like dogs?');
  await page.getByRole('button', { name: 'Remove question 1' }).press('Enter');
  await page.getByRole('textbox', { name: 'Description' }).focus();
  await page.keyboard.type('Keep the light burning, every night of the year, with two colleagues and a dog.');
}

/** The next job knows the places of the last, or starts from all of it; the same one twice is refused before the eyes. */
async function refuseTheSameJob(page: TestPage, title: string): Promise<void> {
  await page.goto('/en/employer/jobs/new', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Remove Downtown Core' }).waitFor();
  await page.getByRole('button', { name: `Start from ${title}` }).press('Enter');
  // The address changes before the form does; only the copy has a title.
  await expect.poll(() => page.getByLabel('Title on the job page').inputValue()).toBe(title);
  await page.getByLabel("This vacancy exists, and I'm allowed to fill it.").press('Space');
  await page.getByRole('button', { name: 'Publish' }).click();
  const refusal = page.getByText('An active job with the same details already exists');
  await refusal.waitFor();
  await expect.poll(() => refusal.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(0);
  page.complaints.length = 0;
}

async function choose(page: Page, field: RegExp, typed: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).pressSequentially(typed);
  await takeFirst(page, option);
}

/** By the keyboard from the list that is open. Not by role: the page's own selects have options too. */
async function takeFirst(page: Page, option: string): Promise<void> {
  await page.locator('[role=option]', { hasText: option }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role=option][data-focused]', { hasText: option }).waitFor();
  await page.keyboard.press('Enter');
}

async function talkAbout(boss: TestPage): Promise<TestPage & { jobUrl: string; chatUrl: string }> {
  const talent = await openPage('about:blank', { viewport: desktop });
  const email = await signIn(talent);
  await post(talent, '/jobseeker/me', { first_name: 'Tove', last_name: 'Lind' }, 'PATCH');
  await talent.goto('/en/lighthouse-keeper-engineer-jobs?country=sg', { waitUntil: 'networkidle' });
  const card = talent.locator('[data-job-id]', { hasText: 'Lighthouse Keeper Engineer' }).first();
  await expect.poll(() => talent.getByText('Unverified company').count()).toBeGreaterThan(0);
  const jobUrl = (await card.getByRole('link').first().getAttribute('href')) ?? '';
  await talent.goto(jobUrl, { waitUntil: 'networkidle' });
  await talent.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
  await talent.getByLabel('Your first message').fill('Is the dog friendly?');
  await talent.getByRole('button', { name: 'Send and open chat' }).click();
  await talent.waitForURL(/\/en\/chat\/\d+$/);
  await boss.goto('/en/employer/inbox', { waitUntil: 'networkidle' });
  await boss.getByRole('link', { name: /Tove L\..*1 unread message/ }).click();
  await say(boss, 'Very. When can you come by?');
  await bubble(talent, 'Very. When can you come by?').waitFor();
  await askDatabase(
    `update accounts set phone_num = '6581' || lpad((id % 1000000)::text, 6, '0'), phone_country = 'SG',
       is_mobile_verified = true
     where email = $1 or id = (select boss_id from conversations where id = $2)`,
    [email, Number(talent.url().split('/').at(-1))],
  );
  await talent.getByRole('button', { name: 'Exchange details' }).click();
  await talent.getByRole('menuitem', { name: 'Exchange mobile numbers' }).click();
  await boss.getByRole('button', { name: 'Agree' }).click();
  for (const side of [boss, talent]) await side.getByRole('link', { name: /\+65\s?81/ }).waitFor();
  return Object.assign(talent, { jobUrl, chatUrl: talent.url() });
}

async function doWithJob(page: Page, command: string): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Lighthouse Keeper Engineer' }).click();
  await page.getByRole('menuitem', { name: command }).click();
}
