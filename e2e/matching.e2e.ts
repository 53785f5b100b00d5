import { describe, expect, inject, it } from 'vitest';
import { preferenceInput } from '../test/factories/preference-input.ts';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { type Person, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();
const [SQL, PYTHON] = [284, 3];

/** Applies with a resume, without the screens for it. */
async function apply(talent: Person, job_id: number): Promise<void> {
  const form = new FormData();
  const pdf = new Blob(['%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n'], { type: 'application/pdf' });
  form.set('files', pdf, 'Resume.pdf');
  form.set('kind', 'resume');
  const cookie = talent.storageState.cookies.map((one) => `${one.name}=${one.value}`).join('; ');
  const upload = await fetch(`${inject('siteUrl')}/api/api-go/file/upload`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  const { data } = (await upload.json()) as { data: { id: string } };
  await talent.call('POST', '/job-applications', { job_id, file_ids: [data.id] });
}

async function fillProfile(talent: Person): Promise<void> {
  await talent.call('POST', '/jobseeker/work-experiences/create', {
    title: 'Software Engineer',
    company: 'Meranti',
    start_date: '2019-01',
    is_current: true,
    description: 'Wrote harbour reports with SQL.',
  });
  await talent.call('PUT', '/jobseeker/skills', { version: 0, skills: [{ name: 'Docker' }] });
  await talent.call('POST', '/jobseeker/job-preferences/create', preferenceInput());
}

describe('the match ledger', () => {
  it('AI-07 TRU-07 a job seeker reads and corrects their match, the employer sees the same points and the words', async () => {
    const [talent, boss] = await Promise.all([people.talent('Noor', 'Hadi'), people.boss()]);
    const job = await people.newJob(boss.id);
    await people.query('update jobs set skill_ids = $2, work_experience_id = 4 where id = $1', [job.id, [SQL, PYTHON]]);
    const address = `/en/job/${job.slug}-${job.id}`;
    const mark = /^Match: \d+ of 100/;

    const page = await openPage(address, { storageState: talent.storageState, viewport: phone });
    await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
    await expect.poll(() => page.getByRole('button', { name: mark }).count()).toBe(0);
    await fillProfile(talent);
    await page.reload();
    // Similar jobs below have marks too.
    const lead = page.getByRole('main').locator('header');
    await lead.getByRole('button', { name: mark }).click();
    const ledger = page.getByRole('dialog', { name: 'Why you match' });
    await ledger.getByText('“Wrote harbour reports with SQL.”').waitFor();
    const row = (name: string) => ledger.getByRole('row').filter({ hasText: name });
    await row('Python').getByText('Not found').waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    const before =
      (await ledger
        .getByText(/^\d+ of 100$/)
        .first()
        .textContent()) ?? '';

    await ledger.getByRole('button', { name: 'I have this: Python' }).click();
    await ledger.getByRole('button', { name: 'Save' }).click();
    await ledger.getByText('Write a sentence that shows it.').waitFor();
    await ledger.getByLabel('Say it in your own words').fill('I teach Python at night school.');
    await expectAccessible(page);
    await ledger.getByRole('button', { name: 'Save' }).click();
    await row('Python').getByText('“I teach Python at night school.”').waitFor();
    await row('Python').getByText('Met').waitFor();
    const after = () =>
      ledger
        .getByText(/^\d+ of 100$/)
        .first()
        .textContent();
    await expect.poll(after).not.toBe(before);
    const score = Number.parseInt((await after()) ?? '', 10);
    await page.keyboard.press('Escape');
    await lead.getByRole('button', { name: `Match: ${score} of 100. See why` }).waitFor();

    // The same on cards: saved jobs and the tracker.
    // On a phone, while the message about the match is still in sight: it stands above the buttons.
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Job saved').waitFor();
    await page.goto('/en/my-jobs/tracker');
    await page.getByRole('button', { name: `Match: ${score} of 100. See why` }).waitFor();
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);

    await apply(talent, job.id);
    const board = await openPage(`/en/employer/jobs/${job.id}/applicants`, {
      storageState: boss.storageState,
      viewport: desktop,
    });
    await board.getByRole('button', { name: `Match: ${score} of 100. See why` }).click();
    const seen = board.getByRole('dialog', { name: 'How they match' });
    await seen.getByText('“I teach Python at night school.”').waitFor();
    await seen.getByText('Corrected by the candidate').waitFor();
    // Pay is kept private unless its owner shows it.
    await seen.getByText('Not shown. The points are the same for both of you.').waitFor();
    await expect.poll(() => seen.getByRole('button', { name: /^I have this/ }).count()).toBe(0);
    await expectAccessible(board);
    await expectNoOverflow(board);
    await board.keyboard.press('Escape');
    await board.getByRole('link', { name: 'Table' }).click();
    await board.getByRole('table').getByRole('button', { name: mark }).waitFor();
    await expectAccessible(board);
    expect(board.complaints).toEqual([]);
  });

  it('AI-07 visitors see no mark, and a page of results asks for all marks at once', async () => {
    const visitor = await openPage('/en/job-search');
    await visitor.getByRole('article').first().waitFor();
    await expect.poll(() => visitor.getByRole('button', { name: /^Match: / }).count()).toBe(0);
    const talent = await people.talent('Sam', 'Lee');
    await fillProfile(talent);
    const page = await openPage('/en', { storageState: talent.storageState, viewport: desktop });
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/jobs/matches')) calls.push(request.url());
    });
    await page.goto('/en/job-search');
    await expect.poll(() => page.getByRole('button', { name: /^Match: / }).count()).toBeGreaterThan(5);
    expect(calls).toHaveLength(1);
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });
});
