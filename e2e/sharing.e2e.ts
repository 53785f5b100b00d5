import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { post, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const PASSWORD = 'open sesame';

describe('sharing a resume', () => {
  it('RES-03 TRU-10 a link with a password is opened by a stranger, listed, told, turned off, and ends for the stranger', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await post(page, '/jobseeker/profile', { first_name: 'Ada', last_name: 'Byron', headline: 'Engineer' }, 'PATCH');
    await post(page, '/resume-template/online-resumes/create', { design: 'plain', name: 'For Oslo' });
    await page.goto('/en/online-resume?country=sg', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Share', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Sharing' }).waitFor();
    await page.getByRole('textbox', { name: 'Password (optional)' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create link' }).click();
    await page.getByText('Your link is ready.').waitFor();
    await expectAccessible(page);
    const address = await page.getByRole('textbox', { name: 'Link to “For Oslo”' }).inputValue();
    const path = new URL(address).pathname;

    // Someone else, on a phone and without scripts.
    const stranger = await openPage(path, { viewport: phone, javaScriptEnabled: false });
    await stranger.getByRole('heading', { name: 'This resume has a password' }).waitFor();
    await stranger.getByLabel('Password', { exact: true }).fill('not this one');
    await stranger.getByRole('button', { name: 'Open resume' }).click();
    await stranger.getByText("That password isn't right.").waitFor();
    await stranger.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await stranger.getByRole('button', { name: 'Open resume' }).click();
    await stranger.getByRole('heading', { level: 1, name: 'Ada Byron' }).waitFor();
    await expectNoOverflow(stranger);
    const answer = await stranger.reload();
    const headers = answer?.headers() ?? {};
    expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
    expect(headers['x-robots-tag']).toContain('noindex');
    await stranger.locator('meta[name=robots][content*=noindex]').waitFor({ state: 'attached' });
    const [file] = await Promise.all([
      stranger.waitForEvent('download'),
      stranger.getByRole('link', { name: 'Download PDF' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('For Oslo.pdf');

    await page.goto('/en/notifications', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Someone opened “For Oslo”' }).click();
    const views = page.getByRole('region', { name: 'Who opened your resumes' }).getByRole('listitem');
    await expect.poll(() => views.count()).toBe(2);
    await views.filter({ hasText: 'Downloaded it' }).waitFor();
    await views.filter({ hasText: 'Opened it with the password' }).waitFor();
    const links = page.getByRole('region', { name: 'Active links' });
    await links.getByRole('button', { name: /^Turn off link/ }).click();
    await links.getByText('No active links.').waitFor();

    const ended = await stranger.reload();
    expect(ended?.status()).toBe(410);
    await stranger.getByRole('heading', { name: 'This link no longer works' }).waitFor();
    expect(page.complaints).toEqual([]);
  });
});
