import { describe, expect, it } from 'vitest';
import { preferenceInput } from '../test/factories/preference-input.ts';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('the analysis of a candidate', () => {
  it('EMP-03 TRU-07 TRU-10 an applicant is read with their own words, and sees that it was made', async () => {
    const [talent, boss] = await Promise.all([people.talent('Noor', 'Hadi'), people.boss()]);
    await talent.call('POST', '/jobseeker/work-experiences/create', {
      title: 'Software Engineer',
      company: 'Meranti',
      start_date: '2019-01',
      is_current: true,
      description: 'Wrote harbour reports with SQL. Cut the nightly run by 40 %.',
    });
    await talent.call('PUT', '/jobseeker/skills', { version: 0, skills: [{ name: 'Docker' }] });
    await talent.call('POST', '/jobseeker/job-preferences/create', preferenceInput());
    const job = await people.newJob(boss.id);
    await people.query('update jobs set skill_ids = $2, work_experience_id = 4 where id = $1', [job.id, [284, 3]]);
    const chat = await people.talk(talent, job.id);
    // Applied, without the screens for it; and the Boss is let to.
    await people.query(
      `insert into applications (account_id, job_id, company_id, conversation_id, job_title, company_name, stage,
         stage_at, created_at)
       select talent_id, job_id, company_id, id, job_title, company_name, 'applied', now(), now() from conversations
       where id = $1`,
      [chat],
    );
    await people.query('update company_members set may_analyse = true where account_id = $1', [boss.id]);

    const page = await openPage(`/en/employer/inbox/${chat}`, { storageState: boss.storageState, viewport: desktop });
    await page.getByRole('button', { name: /^AI analysis of / }).click();
    const dialog = page.getByRole('dialog', { name: 'Profile analysis' });
    await dialog.getByText('You can analyze 3 more profiles today').waitFor();
    await dialog.getByRole('button', { name: 'Analyze profile' }).click();
    await dialog.getByText('Wrote harbour reports with SQL.').first().waitFor();
    await dialog.getByText(/The profile doesn't mention Python/).waitFor();
    await dialog.getByText(/It isn't a verdict/).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(page.complaints).toEqual([]);

    const own = await openPage('/en/online-resume/sharing', { storageState: talent.storageState, viewport: phone });
    await own.getByText('Had your profile analyzed by AI').waitFor();
    await expectAccessible(own);
    await talent.call('PATCH', '/jobseeker/profile', { summary: 'I look after harbours.' });
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^AI analysis of / }).click();
    await dialog.getByText(/has changed their profile since the last analysis/).waitFor();
    await dialog.getByText('You can analyze 2 more profiles today').waitFor();
  });
});
