import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { type Person, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

/** A resume that is kept, so that an application has something to send. */
async function keepResume(talent: Person, name: string): Promise<void> {
  await talent.call('POST', '/jobseeker/attached-resumes', { file_id: await people.upload(talent, name) });
}

describe('marks of own applications', () => {
  it('APP-01 a job says at once that one has applied, and still after a reload; its card says so too', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Kovac'), people.boss()]);
    const job = await people.newJob(boss.id);
    await keepResume(talent, 'Mira Kovac.pdf');
    const page = await openPage(`/en/job/${job.slug}-${job.id}`, {
      storageState: talent.storageState,
      viewport: phone,
    });
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Send to/ }).click();
    await page.getByRole('link', { name: 'Back to the job' }).click();
    const mark = page.getByRole('link', { name: /^Applied .+ See how it's going\.$/ });
    await mark.waitFor();
    await page.reload();
    await mark.waitFor();
    await expect.poll(() => page.getByRole('link', { name: 'Apply', exact: true }).count()).toBe(0);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Job saved').waitFor();
    // The mark beside the buttons gives their bar a second line: the message stands above all of it.
    const gap = () =>
      page.evaluate(() => {
        const bottom = document.querySelector('ol[aria-live] li')?.getBoundingClientRect().bottom ?? Number.NaN;
        return (document.querySelector('[data-action-bar]')?.getBoundingClientRect().top ?? Number.NaN) - bottom;
      });
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await mark.click();
    await page.getByRole('list', { name: 'What has happened' }).waitFor();
    await page.goto('/en/my-jobs');
    await page
      .getByRole('article')
      .getByText(/^Applied /)
      .waitFor();
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  it('APP-01 APP-02 one applies from the results and from a chat without leaving them, then reads who has looked and who is interested', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Kovac'), people.boss()]);
    const asking = await people.askingJob(boss.id);
    const { rows: questions } = await people.query(
      'select id, kind from screening_questions where job_id = $1 order by position',
      [asking.id],
    );
    const words = { text: 'I like the sea.', yes_no: 'yes', choice: 'Night' } as Record<string, string>;
    const { conversation } = await talent.call<{ conversation: { id: number } }>('POST', '/chat/conversations', {
      job_id: asking.id,
      client_id: crypto.randomUUID(),
      text: 'Hello, is this still open?',
      answers: questions.map((one) => ({ question_id: one.id, answer: words[one.kind] })),
    });
    await keepResume(talent, 'Mira Kovac.pdf');
    const page = await openPage('/en/job-search', { storageState: talent.storageState });
    const ids = await page
      .locator('article[data-job-id]')
      .evaluateAll((cards) => cards.map((one) => one.dataset.jobId));
    const { rows } = await people.query(
      'select id from jobs where id = any($1) and not exists (select from screening_questions q where q.job_id = jobs.id) limit 1',
      [ids],
    );
    const card = page.locator(`article[data-job-id="${rows[0].id}"]`);
    await card.getByRole('link', { name: /^Show / }).press('Enter');
    await page.waitForURL(/job=/);
    await page.getByRole('region').getByRole('link', { name: 'Apply', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Apply for / });
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByLabel('Message (optional)').fill('I could start next month.');
    await expectAccessible(page);
    // Closed by mistake: what was typed is still there.
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('region').getByRole('link', { name: 'Apply', exact: true }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => dialog.getByLabel('Message (optional)').inputValue()).toBe('I could start next month.');
    await dialog.getByRole('button', { name: /^Send to/ }).click();
    await card.getByText(/^Applied /).waitFor();
    await page
      .getByRole('region')
      .getByRole('link', { name: /^Applied .+ See how it's going\.$/ })
      .waitFor();

    await page.setViewportSize(phone);
    await page.goto(`/en/chat/${conversation.id}`);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText("You've already answered the questions in your chat.").waitFor();
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: /^Send to/ }).click();
    await page.getByRole('link', { name: /^Applied .+ See how it's going\.$/ }).waitFor();
    await page.getByRole('article').getByRole('link', { name: 'Mira Kovac.pdf' }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);

    // The Boss reads the profile and asks for a resume: both tabs follow without a reload.
    await page.goto('/en/my-jobs?tab=viewed');
    await page.getByRole('heading', { name: 'Nobody has looked yet' }).waitFor();
    await boss.call('GET', `/chat/conversations/${conversation.id}/candidate`);
    await page.getByText('Read your profile', { exact: true }).waitFor();
    await page.getByText("Companies you've blocked or hidden from aren't listed.").waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: /^Interested in me/ }).click();
    await page.getByRole('heading', { name: 'No one yet' }).waitFor();
    await people.write(boss, conversation.id, 'It is! May I see your resume?');
    await boss.call('POST', `/chat/conversations/${conversation.id}/exchange`, {
      kind: 'resume',
      client_id: crypto.randomUUID(),
    });
    await page.getByText('Asked for your resume', { exact: true }).waitFor();
    await page.getByRole('list').getByRole('link', { name: 'Open the chat' }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  it.each([
    ['en', 'bookmark'],
    ['ar', 'علامة الحفظ'],
  ])('APP-02 each tab of My jobs says below the heading what it lists (%s)', async (language, ofSaved) => {
    const talent = await people.talent('Mira', 'Kovac');
    const page = await openPage(`/${language}/my-jobs`, { storageState: talent.storageState, viewport: phone });
    await page.getByText(ofSaved).waitFor();
    const tabs = page.getByRole('main').getByRole('navigation').first().getByRole('link');
    const lines = new Set<string | null>();
    for (const at of [0, 1, 2, 3, 4]) {
      await tabs.nth(at).click();
      await expect.poll(() => tabs.nth(at).getAttribute('aria-current')).toBe('page');
      const line = await page.locator('main header h1 + div').textContent();
      await expect.poll(() => page.locator('meta[name=description]').getAttribute('content')).toBe(line);
      lines.add(line);
      await expectNoOverflow(page);
    }
    expect(lines.size).toBe(5);
    expect(page.complaints).toEqual([]);
  });

  it('APP-01 on a phone one applies from a card of the results; a visitor is led to sign in first', async () => {
    const talent = await people.talent('Mira', 'Kovac');
    await keepResume(talent, 'Mira Kovac.pdf');
    const touch = { viewport: phone, hasTouch: true, isMobile: true };
    const page = await openPage('/en/job-search', { ...touch, storageState: talent.storageState });
    const ids = await page
      .locator('article[data-job-id]')
      .evaluateAll((cards) => cards.map((one) => one.dataset.jobId));
    const { rows } = await people.query(
      'select id from jobs where id = any($1) and not exists (select from screening_questions q where q.job_id = jobs.id) limit 1',
      [ids],
    );
    const card = page.locator(`article[data-job-id="${rows[0].id}"]`);
    await expectNoOverflow(page);
    await expectAccessible(page, { except: 'article ~ article' });
    const apply = card.getByRole('link', { name: /^Apply for / });
    await apply.tap();
    const dialog = page.getByRole('dialog', { name: /^Apply for / });
    await dialog.getByRole('button', { name: 'Continue' }).tap();
    await expectNoOverflow(page);
    await dialog.getByRole('button', { name: /^Send to/ }).tap();
    await card.getByText(/^Applied /).waitFor();
    await expect.poll(() => apply.count()).toBe(0);
    await expect.poll(() => page.url()).toMatch(/job-search/);
    expect(page.complaints).toEqual([]);

    const visitor = await openPage('/en/job-search', touch);
    await visitor
      .getByRole('link', { name: /^Apply for / })
      .first()
      .tap();
    await visitor.waitForURL(/\/(get-started|apply)/);
    expect(visitor.complaints).toEqual([]);
  });

  it('APP-01 APP-02 what is saved or applied for in one tab shows in the others without a reload', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Kovac'), people.boss()]);
    const job = await people.newJob(boss.id);
    await keepResume(talent, 'Mira Kovac.pdf');
    const address = `/en/job/${job.slug}-${job.id}`;
    const page = await openPage(address, { storageState: talent.storageState });
    const [other, mine] = [await page.context().newPage(), await page.context().newPage()];
    await other.goto(address, { waitUntil: 'networkidle' });
    await mine.goto('/en/my-jobs', { waitUntil: 'networkidle' });
    await mine.getByRole('heading', { name: 'No saved jobs yet' }).waitFor();

    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await other.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await mine.locator(`article[data-job-id="${job.id}"]`).waitFor();
    await other.getByRole('button', { name: 'Saved', exact: true }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await mine.getByRole('heading', { name: 'No saved jobs yet' }).waitFor();

    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Send to/ }).click();
    await other.getByRole('link', { name: /^Applied .+ See how it's going\.$/ }).waitFor();
    await mine.getByRole('link', { name: 'Applied 1' }).waitFor();
    expect(page.complaints).toEqual([]);
  });
});
