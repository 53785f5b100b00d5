import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { linkedInArchive } from '#test/factories/linkedin-archive.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();

describe('a profile from elsewhere', () => {
  it('RES-05 PROF-01 comes in as LinkedIn’s archive after the sign-up, is checked, and goes out as JSON Resume', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    await signIn(page);
    await page.goto('/en/welcome?redirect=%2Fen%2Fterms&country=sg', { waitUntil: 'networkidle' });
    await page.getByText('How do I get my LinkedIn archive?').click();
    await page.getByText('Get a copy of your data').waitFor();
    await expectAccessible(page);
    const choose = page.getByLabel('Upload a resume');
    const send = (name: string, buffer: Buffer) =>
      choose.setInputFiles({ name, mimeType: 'application/octet-stream', buffer });
    await send('resume.json', Buffer.from('{"basics": '));
    await page.getByText("This file isn't valid JSON.").waitFor();
    await page.goBack({ waitUntil: 'networkidle' });
    await send('Basic_LinkedInDataExport.zip', await linkedInArchive());

    await page.getByRole('heading', { name: 'Check what we read' }).waitFor();
    await expect.poll(() => page.locator('input[name="facts.first_name"]').inputValue()).toBe('Nadia');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('checkbox', { name: /Mills & Sons/ }).uncheck();
    const review = page.url();
    await page.getByRole('button', { name: 'Save to my profile' }).click();
    await page.waitForURL('**/welcome?*step=preference*');
    // What was looked at is gone.
    expect((await page.request.get(review)).status()).toBe(404);

    await page.goto('/en/manage-profile', { waitUntil: 'networkidle' });
    await page.getByText('Nadia Okafor').first().waitFor();
    const jobs = page.locator('#work_experiences li p.font-semibold');
    await expect.poll(() => jobs.allTextContents()).toEqual(['Head Baker']);
    await expectNoOverflow(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download your profile as JSON Resume' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('resume.json');
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      basics: { name: 'Nadia Okafor', label: 'Baker, "pastry" and bread' },
      work: [{ name: 'Corner Bakery Ltd', position: 'Head Baker', startDate: '2019-03' }],
      certificates: [{ name: 'Food Hygiene Level 3', expirationDate: '2023-01' }],
    });
  });
});
