import { describe, expect, it } from 'vitest';
import { jobWish } from '#test/factories/post-job.ts';
import { createCompany, expectSound, openAsBoss } from './harness/boss.ts';
import { setUpBrowser } from './harness/browser.ts';
import { post } from './harness/sign-in.ts';

const openPage = setUpBrowser();

describe('help with a job post', () => {
  it('EMP-02 AI-06 a post is written from a few facts, used and undone; findings are shown, mended and undone', async () => {
    const page = await openAsBoss(openPage, '/en/employer');
    // Without digits: the number of a worker and of a test, side by side, can look like a phone number.
    const company = await createCompany(page, 'Shoes of the Journey');
    const { draft_id } = (await post(page, '/recruiters/jobs/draft', {
      fields: jobWish({ title: 'Salesman', description: '<p>Join our young team!!! You will sell shoes.</p>' }),
    })) as { draft_id: number };
    await page.goto(`/en/employer/jobs/new/${draft_id}`, { waitUntil: 'networkidle' });
    const editor = page.locator('[data-job-field=description] [contenteditable=true]');
    const check = page.getByRole('region', { name: 'Check your post' });

    // What could be better, why, and a wording for it.
    await check.getByText(/“young team” tells people of other ages not to apply/).waitFor();
    await check.getByRole('button', { name: 'Use “⁨Salesperson⁩”' }).click();
    await expect.poll(() => page.locator('[data-job-field=title] input').inputValue()).toBe('Salesperson');
    await check.getByText(/“Salesman”/).waitFor({ state: 'detached' });
    await check.getByRole('button', { name: 'Use “⁨friendly team⁩”' }).click();
    await editor.getByText('Join our friendly team').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await editor.getByText('Join our young team').waitFor();
    const row = check.getByRole('listitem').filter({ hasText: '“young team”' });
    await row.getByRole('button', { name: 'Show me' }).click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('young team');

    // A post out of three lines and the form.
    await page.getByRole('button', { name: 'Write the post with AI' }).click();
    const writer = page.getByRole('region', { name: 'A post from a few facts' });
    await writer.getByLabel('What will the person do?').fill('Sell shoes to 40 guests a day\nCount the till');
    await writer.getByLabel('How do you hire?').fill('One talk, answer within 3 days');
    await writer.getByRole('button', { name: 'Write the post', exact: true }).click();
    await writer.getByText("Written by Parley's built-in engine").waitFor();
    await writer.getByText('19 texts left today').waitFor();
    await writer.getByText('What will the person do in the first month?').waitFor();
    await expectSound(page);
    await writer.getByRole('button', { name: 'Replace my text with this post' }).click();
    await editor.getByText(`${company} is looking for a Salesperson in Downtown Core.`).waitFor();
    await editor.getByText('Count the till').waitFor();
    await writer.getByRole('button', { name: 'Undo' }).click();
    await editor.getByText('Join our young team').waitFor();
    await writer.getByRole('button', { name: 'Replace my text with this post' }).click();
    await check.getByText('Nothing to fix.').waitFor();
    const draft = await page.request.get(`/api/recruiters/jobs/drafts/${draft_id}`);
    await expect.poll(async () => JSON.stringify(await draft.json())).toContain('Salesperson');
    await expectSound(page);
  });
});
