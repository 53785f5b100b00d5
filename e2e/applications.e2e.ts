import { describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';
import { setUpQueue } from './harness/queue.ts';

const openPage = setUpBrowser();
const people = setUpPeople();
const queue = setUpQueue();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('applications', () => {
  /** The minute in which a decision can be taken back is over. */
  const tellNow = async () => {
    await people.query(`update application_decisions set due_at = now() - interval '1 second'`);
    await queue.send('tell-decisions');
  };

  it('APP-01 APP-02 EMP-04 from the job to a decision: sent, opened, shortlisted, not suitable, live on both sides', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Kovac'), people.boss()]);
    const job = await people.askingJob(boss.id);
    const page = await openPage(`/en/job/${job.slug}-${job.id}`, {
      storageState: talent.storageState,
      viewport: phone,
    });
    await expectNoOverflow(page);
    await page.getByRole('link', { name: 'Apply', exact: true }).first().click();
    await page.getByRole('heading', { name: /^Which resume should \w+ read\?$/ }).waitFor();
    await page
      .getByLabel('Upload a resume')
      .setInputFiles({ name: 'Mira Kovac.pdf', mimeType: 'application/pdf', buffer: PDF });
    await page.getByRole('checkbox', { name: /Mira Kovac\.pdf/ }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Why would you like to join us?' }).fill('I like the sea.');
    await page.getByRole('radio', { name: 'Yes' }).check();
    // What is missing gets the focus, and nothing is lost.
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('combobox', { name: 'Which shift suits you?' }).selectOption('Night');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Ready to send?' }).waitFor();
    await page.getByText('I like the sea.').last().waitFor();
    await page.getByLabel('Message (optional)').fill('I could start next month.');
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Send to/ }).click();
    await page.getByRole('heading', { name: /^It's with/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See your applications' }).click();
    await page.getByText(/has until .+ to answer\. Then we'll close it and tell you\./).waitFor();
    await page.getByText('Sent', { exact: true }).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);

    const { applications } = await talent.call<{ applications: { conversation_id: number }[] }>(
      'GET',
      '/job-applications',
    );
    const desk = await openPage(`/en/employer/inbox/${applications[0]?.conversation_id}`, {
      storageState: boss.storageState,
      viewport: desktop,
    });
    await desk.getByText('I could start next month.').last().waitFor();
    await page.getByText('Opened', { exact: true }).waitFor();
    const panel = desk.getByRole('complementary', { name: /Mira/ });
    await panel.getByRole('button', { name: 'Shortlist' }).click();
    await panel.getByRole('button', { name: 'Undo' }).click();
    await panel.getByRole('button', { name: 'Shortlist' }).click();
    await panel.getByText("Shortlisted. We'll tell Mira Kovac in a minute.").waitFor();
    await expectAccessible(desk);
    await tellNow();
    await page.getByText('Shortlisted', { exact: true }).waitFor();

    await panel.getByRole('button', { name: 'Not suitable' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Decline Mira Kovac?' });
    await dialog.getByLabel('Reason').selectOption('filled');
    await dialog.getByLabel('Add a personal note').fill('Your answers stayed with me.');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: 'Decline kindly' }).click();
    await panel.getByText("Not suitable. We'll tell Mira Kovac kindly in a minute.").waitFor();
    await tellNow();
    await page.getByText('Not selected', { exact: true }).waitFor();
    await page.getByText('What has happened').click();
    await page.getByText('The position has been filled.').waitFor();
    await page.getByRole('link', { name: 'Open the chat' }).click();
    await page.getByText('Your answers stayed with me.').first().waitFor();
    expect([...page.complaints, ...desk.complaints]).toEqual([]);
  });

  it('APP-01 is sent and withdrawn with little: without scripts, and after one more question', async () => {
    const [talent, boss] = await Promise.all([people.talent('Mira', 'Kovac'), people.boss()]);
    const job = await people.newJob(boss.id);
    const form = new FormData();
    form.set('files', new Blob([PDF], { type: 'application/pdf' }), 'Mira.pdf');
    form.set('kind', 'resume');
    const cookie = talent.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const upload = await fetch(`${inject('siteUrl')}/api/api-go/file/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    });
    const { data } = (await upload.json()) as { data: { id: string } };
    await talent.call('POST', '/jobseeker/attached-resumes', { file_id: data.id });
    const plain = await openPage(`/en/apply/${job.id}`, {
      storageState: talent.storageState,
      javaScriptEnabled: false,
    });
    await plain.getByLabel('Message (optional)').fill('Hello!');
    await plain.getByRole('button', { name: /^Send to/ }).click();
    await plain.getByRole('heading', { name: /^It's with/ }).waitFor();
    const page = await openPage('/en/my-jobs?tab=applied', { storageState: talent.storageState });
    await page.getByRole('button', { name: /^Withdraw/ }).click();
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    await page.getByText('You withdrew this application.').waitFor();
    expect(page.complaints).toEqual([]);
  });
});
