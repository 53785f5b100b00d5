import { describe, expect, it } from 'vitest';
import { preferenceInput } from '../test/factories/preference-input.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('the career coach', () => {
  it('AI-05 AI-06 answers word by word, is stopped, keeps the talk and deletes it; an interview is practised by keyboard', async () => {
    const person = await people.talent('Ada', 'Byron');
    await person.call('POST', '/jobseeker/job-preferences/create', preferenceInput());
    await person.call('POST', '/jobseeker/work-experiences/create', {
      title: 'Software Engineer',
      company: 'Nusa Foods',
      start_date: '2019',
      is_current: true,
      description: 'Wrote reports with SQL.',
    });
    const page = await openPage('/en/coach', { storageState: person.storageState });
    // An answer that does not come can be stopped.
    const address = '**/api/coach/questions';
    await page.route(address, () => {});
    await page.getByRole('button', { name: 'Which jobs fit me?' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('You stopped this answer.').waitFor();
    await page.unroute(address);
    const field = page.getByRole('textbox', { name: 'Ask about your job search' });
    await field.fill('write me a short cover letter');
    await field.press('Enter');
    await page.getByText('I currently work as Software Engineer at Nusa Foods.').waitFor();
    await page.getByText("Written by Parley's built-in engine.").waitFor();
    await page.getByText('39 questions left today').waitFor();
    await expect.poll(() => page.url()).toMatch(/\/en\/coach\/\d+$/);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('I currently work as Software Engineer at Nusa Foods.').waitFor();
    const remove = page.getByRole('button', { name: 'Delete: write me a short cover letter' });
    await remove.click();
    await page.getByRole('button', { name: 'Delete for good?' }).click();
    await page.getByText('Nothing here yet.').waitFor();
    await expect.poll(() => page.url()).toMatch(/\/en\/coach$/);

    await page.goto(page.url().replace(/\/coach$/, '/coach/practice'), { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Start' }).press('Enter');
    const answer = page.getByRole('textbox', { name: 'Your answer' });
    await answer.fill('Last year at Nusa Foods I cut the report from 2 days to 40 minutes.');
    await page.getByRole('button', { name: 'Check my answer' }).press('Enter');
    await page.getByText('You gave a real example.').waitFor();
    await page.getByText('Too short to convince.').waitFor();
    await expect.poll(() => answer.evaluate((one) => one === document.activeElement)).toBe(true);
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(page.complaints).toEqual([]);
  });
});
