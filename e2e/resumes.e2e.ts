import { beforeAll, describe, expect, it } from 'vitest';
import { docxLayouts } from '#test/resumes/layouts/docx.ts';
import { loadPeople } from '#test/resumes/person.ts';
import { scannedPdf } from '#test/resumes/scanned-pdf.ts';
import { simplePdf } from '#test/resumes/simple-pdf.ts';
import { findTessdata } from '../scripts/find-tessdata.ts';
import { READABLE_RESUME } from '../test/resumes/readable-resume.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();

const PDF = simplePdf([READABLE_RESUME]);
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });

describe('resumes', () => {
  // The site looks for it whenever it meets a scan.
  beforeAll(() => void findTessdata(), 120_000);

  it('PROF-01 RES-01 RES-02 come in after the sign-up, are checked, fill the profile and are kept on a phone', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    await signIn(page);
    await page.goto('/en/welcome?redirect=%2Fen%2Fterms&country=sg', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: 'Got a resume?' }).waitFor();
    await expectAccessible(page);
    const choose = page.getByLabel('Upload a resume');
    await choose.setInputFiles(file('cv.exe', PDF));
    await page.getByText('please check if the file meets the requirements').waitFor();
    await choose.setInputFiles(file('Ada Byron.pdf', PDF));

    await page.waitForURL('**/manage-profile/resume/*');
    await page.getByRole('heading', { name: 'Check what we read' }).waitFor();
    await expect.poll(() => page.locator('input[name="facts.first_name"]').inputValue()).toBe('Ada');
    await expectAccessible(page);
    await expectNoOverflow(page);
    // Where it was read is one press away, and the field one press back.
    await page.getByText('In your file: “\u2068Ada Byron\u2069”').first().click();
    await page.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
    await page.locator('[data-mark="first_name"], [data-mark="last_name"]').last().click();
    await page.getByLabel('Headline').or(page.locator('input[name="facts.last_name"]')).first().waitFor();
    await page.locator('input[name="facts.last_name"]').fill('Lovelace');
    await page.getByRole('checkbox', { name: /Junior Developer/ }).uncheck();
    await page.getByRole('button', { name: 'Save to my profile' }).click();

    await page.waitForURL('**/welcome?*step=preference*');
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Software Engineer');
    // Another device goes on at the same step.
    await page.goto('/en/welcome?redirect=%2Fen%2Fterms', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { name: /What are you looking for/ }).waitFor();

    await page.goto('/en/manage-profile', { waitUntil: 'networkidle' });
    await page.getByText('Ada Lovelace').first().waitFor();
    const jobs = page.locator('#work_experiences li p.font-semibold');
    await expect.poll(() => jobs.allTextContents()).toEqual(['Software Engineer']);
    await page.locator('#skills li', { hasText: 'Signal lamps' }).waitFor();

    const resumes = page.locator('#resumes');
    await resumes.getByRole('link', { name: 'Ada Byron.pdf' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ada Byron.pdf' });
    await dialog.getByRole('img', { name: 'Page 1 of 1' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    // By the keyboard: rename with a refusal, delete, undo.
    const more = resumes.getByRole('button', { name: /^More:/ });
    const pick = async (name: string) => {
      await more.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('menuitem', { name }).focus();
      await page.keyboard.press('Enter');
    };
    await pick('Rename');
    await page.getByLabel('File name').fill('a/b');
    await page.keyboard.press('Enter');
    await page.getByText('Cannot enter special characters').waitFor();
    await page.getByLabel('File name').fill('Ada 2026');
    await page.keyboard.press('Enter');
    await resumes.getByRole('link', { name: 'Ada 2026.pdf' }).waitFor();
    await pick('Delete');
    await resumes.getByText('Upload the resume you have.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await resumes.getByRole('link', { name: 'Ada 2026.pdf' }).waitFor();

    // The second time, what is there already says so and stays, and what someone wrote is not changed unasked.
    await resumes.getByRole('link', { name: 'Fill my profile from this' }).click();
    const last = page.getByRole('checkbox', { name: 'Last name' });
    await last.waitFor();
    await page.getByText('Now: \u2068Lovelace\u2069').waitFor();
    await expect.poll(() => last.isChecked()).toBe(false);
    await page.getByText('Already in your profile').first().waitFor();
    await page.getByRole('button', { name: 'Save to my profile' }).click();
    await page.waitForURL('**/manage-profile');
    await expect.poll(() => jobs.allTextContents()).toEqual(['Software Engineer', 'Junior Developer']);
    await page.getByText('Ada Lovelace').first().waitFor();
    // The browser itself notes the name that was refused.
    expect(page.complaints.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
  });

  it('RES-02 PROF-01 an unfinished review is resumed on another device, and forgotten when someone starts over', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto('/en/manage-profile?country=sg', { waitUntil: 'networkidle' });
    await page.locator('#resumes').getByLabel('Upload a resume').setInputFiles(file('cv.pdf', PDF));
    await page.getByRole('link', { name: 'Fill my profile from this' }).click();
    const last = page.locator('input[name="facts.last_name"]');
    await expect.poll(() => last.inputValue()).toBe('Byron');
    const sent = () =>
      page.waitForResponse((answer) => answer.url().endsWith('/review') && answer.request().method() === 'PUT');
    const kept = sent();
    await last.fill('Lovelace');
    // It would replace the name of the account: what is typed is meant.
    await expect.poll(() => page.getByRole('checkbox', { name: 'Last name' }).isChecked()).toBe(true);
    await page.getByRole('checkbox', { name: /Junior Developer/ }).uncheck();
    await kept;
    // Another device has the session, and nothing of what this one keeps.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Lovelace');
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('We kept what you typed last time.').waitFor();
    await expect.poll(() => last.inputValue()).toBe('Lovelace');
    await expect.poll(() => page.getByRole('checkbox', { name: /Junior Developer/ }).isChecked()).toBe(false);
    const forgotten = sent();
    await page.getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => last.inputValue()).toBe('Byron');
    await forgotten;
    expect(page.complaints).toEqual([]);
  });

  it('RES-01 RES-02 a Word file shows its text, and a scan says so and is kept', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto('/en/manage-profile?country=sg', { waitUntil: 'networkidle' });
    const resumes = page.locator('#resumes');
    const person = loadPeople().find(({ id }) => id === 'ja-0');
    const word = (person && docxLayouts['docx-sidebar-table']?.write(person)) ?? Buffer.alloc(0);
    await resumes.getByLabel('Upload a resume').setInputFiles(file('cv.docx', word));
    await resumes.getByRole('link', { name: 'cv.docx' }).click();
    await page.getByRole('dialog').getByText('sato.misaki@meeru.example').waitFor();
    await page.keyboard.press('Escape');
    await resumes.getByLabel('Upload a resume').setInputFiles(file('scan.pdf', simplePdf([[[72, 760, 'p. 1']]])));
    const row = resumes.locator('li', { hasText: 'scan' });
    await row.getByRole('link', { name: 'Fill my profile from this' }).click();
    await page.getByText('This is a scan').waitFor();
    await page.getByRole('button', { name: 'Read it as a picture' }).click();
    await page.getByText("We couldn't read this resume. We've kept the file", { exact: false }).waitFor();
    await page.getByText("We couldn't make out enough words", { exact: false }).waitFor();
    await page.getByRole('link', { name: 'Fill it in yourself' }).click();
    await row.getByText("It's a scan", { exact: false }).waitFor();
  });

  it('RES-02 a scan is read as a picture when someone wants it, and what was read is there when they come back', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    await signIn(page);
    await page.goto('/en/manage-profile?country=sg', { waitUntil: 'networkidle' });
    await page
      .locator('#resumes')
      .getByLabel('Upload a resume')
      .setInputFiles(file('scan.pdf', await scannedPdf(PDF)));
    await page.getByRole('link', { name: 'Fill my profile from this' }).click();
    const offer = page.getByRole('button', { name: 'Read it as a picture' });
    await offer.waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await offer.click();
    await page.getByText('Reading the pages as pictures.', { exact: false }).waitFor();
    const first = page.locator('input[name="facts.first_name"]');
    await expect.poll(() => first.inputValue()).toBe('Ada');
    await page.getByText('Please check').first().waitFor();
    await expectAccessible(page);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => first.inputValue()).toBe('Ada');
    // The browser itself notes that it was refused as text.
    expect(page.complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });
});
