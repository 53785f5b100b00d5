import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readZip } from '#test/read-zip.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';

/** The words of the document that a press on the button brings. */
async function download(page: TestPage, button: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: button }).click()]);
  const document = readZip(await readFile(await file.path())).get('word/document.xml') ?? '';
  return { name: file.suggestedFilename(), document };
}

describe('free resume templates', () => {
  const openPage = setUpBrowser();

  it('HOME-01 the home page shows four, and each can be had as a document', async () => {
    const page = await openPage('/en?country=sg');
    const section = page.getByRole('region', { name: 'Free resume templates' });
    await section.scrollIntoViewIfNeeded();
    await expect.poll(() => section.getByRole('listitem').count()).toBe(4);
    await section.getByRole('link', { name: 'See all' }).click();
    await page.getByRole('heading', { level: 1, name: "A resume that's already half written" }).waitFor();
    const designs = page.getByRole('region', { name: 'Designs for your online resume' });
    await expect.poll(() => designs.getByRole('article').count()).toBe(12);
    const documents = page.getByRole('region', { name: 'Word templates with hints' });
    await expect.poll(() => documents.getByRole('article').count()).toBe(4);
    const { name, document } = await download(page, 'Download for Word: Modern');
    expect(name).toBe('resume-modern-en.docx');
    expect(document).toContain('Your name');
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  it('HOME-01 RES-03 an Arabic phone gets them from right to left, picture and document', async () => {
    const page = await openPage('/ar/resume-templates', { viewport: phone });
    await expectNoOverflow(page);
    await expectAccessible(page);
    const { name, document } = await download(page, 'تنزيل بصيغة Word: كلاسيكي');
    expect(name).toBe('resume-classic-ar.docx');
    expect(document).toContain('<w:bidi/>');
    const picture = page.locator('#modern img');
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.getAttribute('src')).toMatch(/modern-ar\.webp$/);
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(560);
    // The small sketch on the home page is mirrored.
    await page.goto('/ar?country=sa');
    const mirrored = page.locator('a[href$="#modern"]').locator('xpath=ancestor::li').locator('svg g').first();
    await expect.poll(() => mirrored.evaluate((element) => getComputedStyle(element).scale)).toMatch(/^-1/);
    expect(page.complaints).toEqual([]);
  });

  it('REM-03 resume crafting on the remote page leads to them', async () => {
    const page = await openPage('/en/remote-job?country=sg');
    await page.getByRole('link', { name: 'Create your resume' }).click();
    await page.getByRole('heading', { level: 1, name: "A resume that's already half written" }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/en/resume-templates');
  });
});
