import { describe, expect, inject, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { setUpPeople } from './harness/chat-people.ts';
import { setUpQueue } from './harness/queue.ts';

const openPage = setUpBrowser();
const people = setUpPeople();
const queue = setUpQueue();
const PDF = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('offers', () => {
  it('APP-01 EMP-04 INT-02 OFFER-01 two people go from the application to an accepted offer', async () => {
    const [talent, boss] = await Promise.all([people.talent('Lina', 'Haddad'), people.boss()]);
    const job = await people.newJob(boss.id);
    const form = new FormData();
    form.set('kind', 'resume');
    form.set('files', new Blob([PDF], { type: 'application/pdf' }), 'Lina.pdf');
    const cookie = talent.storageState.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const upload = await fetch(`${inject('siteUrl')}/api/api-go/file/upload`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    });
    const { data } = (await upload.json()) as { data: { id: string } };
    await talent.call('POST', '/jobseeker/attached-resumes', { file_id: data.id });
    const page = await openPage(`/en/apply/${job.id}`, { storageState: talent.storageState, viewport: phone });
    await page.getByRole('checkbox', { name: /Lina\.pdf/ }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: /^Send to/ }).click();
    await page.getByRole('heading', { name: /^It's with/ }).waitFor();
    const { applications } = await talent.call<{ applications: { conversation_id: number }[] }>(
      'GET',
      '/job-applications',
    );
    const id = applications[0]?.conversation_id;

    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState, viewport: desktop });
    const panel = desk.getByRole('complementary', { name: /Lina/ });
    await panel.getByRole('button', { name: 'Shortlist' }).click();
    await panel.getByText(/We'll tell .+ in a minute/).waitFor();
    await people.query(`update application_decisions set due_at = now() - interval '1 second'`);
    await queue.send('tell-decisions');
    await panel.getByText('Shortlisted', { exact: true }).waitFor();

    await desk.getByRole('button', { name: /^Invite Lina .* to an interview$/ }).click();
    const invite = desk.getByRole('dialog');
    await invite.getByLabel('Time 1', { exact: true }).fill('2032-11-18T09:00');
    await invite.getByLabel('Link to the call').fill('https://meet.example/room');
    await invite.getByRole('button', { name: 'Send invitation' }).click();
    await page.goto(`/en/chat/${id}`);
    await page.getByRole('button', { name: /^Accept .*Nov 18/ }).click();
    await page.getByRole('heading', { name: 'Interview confirmed' }).waitFor();

    await desk.getByRole('button', { name: 'Make Lina Haddad an offer' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Make Lina Haddad an offer' });
    await dialog.getByLabel('Pay', { exact: true }).fill('5000');
    await dialog.getByLabel('Up to').fill('4000');
    await dialog.getByLabel('Answer by').fill('');
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    await dialog.getByText("The highest pay can't be below the lowest.").waitFor();
    await dialog.getByText('Choose the first day of work.').waitFor();
    await dialog.getByText('Choose until when Lina Haddad can answer.').waitFor();
    await expectAccessible(desk);
    await dialog.getByLabel('Up to').fill('');
    await dialog.getByLabel('Start date').fill('2033-01-03');
    await dialog.getByLabel('Answer by').fill('2032-12-01T18:00');
    await dialog.getByLabel('Conditions').fill('Three months of probation.');
    await dialog
      .getByLabel('Offer letter or contract')
      .setInputFiles({ name: 'Offer letter.pdf', mimeType: 'application/pdf', buffer: PDF });
    await dialog.getByRole('button', { name: 'Remove Offer letter.pdf' }).waitFor();
    await dialog.getByRole('button', { name: 'Send offer' }).click();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('heading', { name: /^Offer from/ }).waitFor();
    await page.getByText('Offer letter.pdf').waitFor();
    await desk.getByText(/^Lina Haddad opened it:/).waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ask a question' }).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: /message/i }).inputValue())
      .toBe('I have a question about the offer:');

    await page.getByRole('button', { name: 'Accept offer' }).click();
    const accept = page.getByRole('dialog');
    await accept.getByRole('button', { name: 'Accept offer' }).waitFor();
    await desk.getByRole('button', { name: 'Change offer' }).click();
    const change = desk.getByRole('dialog', { name: 'Change the offer to Lina Haddad' });
    await change.getByLabel('Pay', { exact: true }).fill('5600');
    await change.getByRole('button', { name: 'Send changes' }).click();
    await page.getByText(/^Was: .*5,000 a month$/).waitFor();
    // An answer is to what was read.
    await accept.getByRole('button', { name: 'Accept offer' }).click();
    await accept.getByText('The offer has changed since you opened it. Read the new version first.').waitFor();
    await accept.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'All versions' }).click();
    await page.getByRole('heading', { name: /^Version 1/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Close', exact: true }).click();

    await page.getByRole('button', { name: 'Accept offer' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click();
    await page.getByText(/^Accepted:/).waitFor();
    await desk.getByText(/^Accepted:/).waitFor();
    await panel.getByText('Hired', { exact: true }).waitFor();
    await desk.getByRole('button', { name: 'Close the job and tell the others' }).click();
    const after = desk.getByRole('dialog', { name: "What's next?" });
    await after.getByRole('checkbox', { name: /^Close the job/ }).check();
    await after.getByText('No other application of yours is waiting for an answer.').waitFor();
    await expectAccessible(desk);
    await after.getByRole('button', { name: 'Confirm' }).click();
    await after.waitFor({ state: 'detached' });
    const { rows } = await people.query('select status, close_reason from jobs where id = $1', [job.id]);
    expect(rows).toEqual([{ status: 'closed', close_reason: 'hired' }]);
    const complaints = [...page.complaints, ...desk.complaints];
    expect(complaints.filter((line) => !line.includes('409 (Conflict)'))).toEqual([]);
  });
});
