import { describe, expect, it } from 'vitest';
import { preferenceInput } from '../test/factories/preference-input.ts';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { type Person, setUpPeople } from './harness/chat-people.ts';
import { setUpQueue } from './harness/queue.ts';

const openPage = setUpBrowser();
const people = setUpPeople();
const queue = setUpQueue();

const addWork = (person: Person) =>
  person.call('POST', '/jobseeker/work-experiences/create', {
    title: 'Software Engineer',
    company: 'Harbour Works',
    start_date: '2019',
    is_current: true,
    description:
      '- Responsible for the booking service in TypeScript\n- Cut waiting time by 30% in 40 ports\n- Helped the team with testing',
  });

describe('the resume analysis', () => {
  it('AI-03 says what is missing, makes the report, marks an issue, analyzes again and shows the difference', async () => {
    const person = await people.talent('Ada', 'Byron');
    const page = await openPage('/en/manage-profile', { storageState: person.storageState });
    await page.getByRole('link', { name: 'Check my resume' }).click();
    const missing = page.getByRole('region', { name: 'Almost ready' });
    await missing.getByText('Add at least 1 job you want').waitFor();
    await missing.getByText('Add at least 1 work experience.').waitFor();
    await expectAccessible(page);
    await person.call('POST', '/jobseeker/job-preferences/create', preferenceInput());
    await addWork(person);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('Chances left today: 3 of 3').waitFor();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Analyze my resume' }).click();
    await queue.send('analyse-resumes');
    const ring = page.getByRole('img', { name: /^\d+ out of 100$/ });
    await ring.waitFor();
    await page.getByText('Chances left today: 2 of 3').waitFor();
    await page.getByText('not by a language model').waitFor();
    const issue = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Strong openings' }) });
    await expect.poll(() => issue.locator('mark').first().textContent()).toBe('Responsible for');
    await expectAccessible(page);
    await expectNoOverflow(page);

    await issue.getByRole('button', { name: 'Mark as resolved' }).click();
    await page.getByText('Marked as resolved (1)').click();
    await issue.getByRole('button', { name: 'Not resolved yet' }).waitFor();

    await person.call('PATCH', '/jobseeker/profile', { headline: 'Software Engineer', place: 'Singapore' });
    await page.getByRole('button', { name: 'Re-Analyze' }).click();
    await queue.send('analyse-resumes');
    const change = page.getByRole('region', { name: /^What changed since/ });
    await change.getByRole('row', { name: /^Where you live 0 3 \+3$/ }).waitFor();
    await issue.getByText('You marked this as resolved last time').waitFor();
    await page.getByText('Chances left today: 1 of 3').waitFor();
    await expectAccessible(page);

    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    await expectAccessible(page, { again: true });
    await page.goto('/ar/resume-analysis', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'إعادة التحليل' }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page, { again: true });
    await page.setViewportSize(desktop);
    await expectNoOverflow(page);

    // On paper there is the report and nothing to press.
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button').filter({ visible: true }).count()).toBe(0);
    await page.getByRole('img', { name: / من 100$/ }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('AI-03 TRU-11 publishes every rule with its points to everyone, in English and Arabic, on a phone and without scripts', async () => {
    const page = await openPage('/en/resume-analysis/rubric', { viewport: phone, javaScriptEnabled: false });
    await page.getByRole('heading', { name: 'How your resume score works' }).waitFor();
    await expect.poll(() => page.getByRole('term').count()).toBe(24 + 7);
    await page.getByText('90–100').waitFor();
    const arabic = await openPage('/ar/resume-analysis/rubric');
    await expectAccessible(arabic);
    await expectNoOverflow(arabic);
    await arabic.setViewportSize(phone);
    await expectNoOverflow(arabic);
    expect(arabic.complaints).toEqual([]);
  });
});
