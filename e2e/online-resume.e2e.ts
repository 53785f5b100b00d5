import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { readResume } from '#src/modules/resumes/server/resumes.public.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, goOffline, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const picture = (page: TestPage) => page.getByRole('img', { name: 'Your resume as it will print.' });
const saved = (page: Pick<TestPage, 'getByRole'>) =>
  page.getByRole('status').filter({ hasText: /^Saved$/, visible: true });

async function download(page: TestPage, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).press('Enter')]);
  return readFile(await file.path());
}

describe('online resumes', () => {
  it('RES-03 are made by the keyboard: choose a design, type, see it, download it, leave and come back', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto('/en/online-resume?country=sg', { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Use this design: Plain' }).press('Enter');
    await page.waitForURL('**/online-resume/*');
    const editor = page.url();
    await picture(page).waitFor();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page);

    const drawn = () => picture(page).evaluate((paper) => paper.innerHTML);
    await expect.poll(drawn).not.toBe('');
    const before = await drawn();
    await page.getByLabel('First name').press('ControlOrMeta+a');
    await page.keyboard.type('Ada');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Byron');
    await expect.poll(drawn).not.toBe(before);
    // Pressed before it is saved, the file still has the last words.
    await page.getByLabel('Email').press('ControlOrMeta+a');
    await page.keyboard.type('ada@mail.example');
    await page.getByRole('textbox', { name: 'Phone' }).fill('+65 9123 4418');
    const reading = await readResume(await download(page, 'Download PDF'), { language: 'en' });
    expect(reading).toMatchObject({
      content: { first_name: 'Ada', last_name: 'Byron', email: 'ada@mail.example', phone: '+65 9123 4418' },
    });
    expect((await download(page, 'Download DOCX')).subarray(0, 2).toString()).toBe('PK');

    // Whoever leaves in the middle of a word loses nothing of it.
    await page.getByLabel('Headline').press('End');
    await page.keyboard.type('Engineer');
    await page.getByRole('link', { name: 'Your resumes' }).press('Enter');
    await page.waitForURL('**/online-resume');
    await page.getByRole('link', { name: 'Edit' }).press('Enter');
    await page.waitForURL(editor);
    await expect.poll(() => page.getByLabel('Headline').inputValue()).toBe('Engineer');

    await page.getByRole('link', { name: 'Your resumes' }).click();
    await page.getByRole('button', { name: 'Delete' }).press('Enter');
    const undo = page.getByRole('button', { name: 'Undo' });
    await page.getByRole('button', { name: 'Delete' }).waitFor({ state: 'detached' });
    await undo.press('Enter');
    await page.getByRole('link', { name: 'Edit' }).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('RES-03 PROF-03 keep levels when a skill is renamed, take a pasted list, and put entries in order by the keyboard', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto('/en/online-resume?country=sg', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Use this design: Plain' }).click();
    await page.waitForURL('**/online-resume/*');
    const open = (name: string) => page.locator('summary', { hasText: name }).click();
    await open('Skills');
    await page.getByRole('button', { name: 'Add another skill' }).click();
    const first = page.getByRole('textbox', { name: 'Skills, 1 of' });
    await first.fill('Knot');
    await page.getByLabel('Knot: Level').selectOption({ index: 2 });
    const level = await page.getByLabel('Knot: Level').inputValue();
    await first.press('End');
    await page.keyboard.type('s');
    await expect.poll(() => page.getByLabel('Knots: Level').inputValue()).toBe(level);
    await page.getByRole('button', { name: 'Add another skill' }).click();
    const second = page.getByRole('textbox', { name: 'Skills, 2 of 2' });
    await expect.poll(() => second.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData('text', 'Radio\nSignal lamps\n');
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(paste);
    });
    await expect.poll(() => page.getByLabel(/^Skills, \d of 3$/).count()).toBe(3);
    await page.getByRole('button', { name: 'Reorder: Signal lamps' }).focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect.poll(() => page.getByRole('textbox', { name: 'Skills, 1 of 3' }).inputValue()).toBe('Signal lamps');
    await expect.poll(() => page.getByRole('textbox', { name: 'Skills, 2 of 3' }).inputValue()).toBe('Knots');

    await open('Education');
    await page.getByRole('button', { name: 'Add a school' }).click();
    const school = page.locator('details[open]', { hasText: 'School' });
    await school.getByLabel('School').fill('Harbour College');
    await school.getByLabel('Place').fill('Oslo');
    await school.getByRole('textbox', { name: 'What you did' }).fill('Tides and currents');
    const years = school.getByLabel('Year');
    await years.first().fill('2019');
    await years.last().fill('2018');
    await school.getByText('The start date must be before the end date.').waitFor();
    await expectAccessible(page);
    await years.last().fill('2021');
    await saved(page).first().waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await open('Skills');
    await expect.poll(() => page.getByLabel('Knots: Level').inputValue()).toBe(level);
    await open('Education');
    await expect.poll(() => school.getByLabel('Place').inputValue()).toBe('Oslo');
    const reading = await readResume(await download(page, 'Download PDF'), { language: 'en' });
    const names = 'content' in reading ? reading.content.skills.map(({ name }) => name) : [];
    expect(names).toEqual(['Signal lamps', 'Knots', 'Radio']);
  });

  it('RES-03 are safe on a phone without a connection, and when another device has saved meanwhile', async () => {
    const page = await openPage('about:blank', { viewport: phone });
    await signIn(page);
    await page.goto('/en/online-resume?country=sg', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Use this design: Plain' }).click();
    await page.waitForURL('**/online-resume/*');
    await page.getByRole('radio', { name: 'Preview' }).waitFor();
    await expectNoOverflow(page);
    const headline = page.getByLabel('Headline');
    await headline.fill('Ferry pilot');
    await saved(page).waitFor();

    await goOffline(page);
    await headline.fill('Lighthouse keeper');
    await page.getByText("Not saved yet. We'll keep trying.").waitFor();
    await page.getByRole('link', { name: 'Your resumes' }).click();
    const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Cancel' }).click();
    await page.context().setOffline(false);
    await page.getByText("Not saved yet. We'll keep trying.").waitFor({ state: 'hidden' });

    const other = await page.context().newPage();
    await other.goto(page.url(), { waitUntil: 'networkidle' });
    await expect.poll(() => other.getByLabel('Headline').inputValue()).toBe('Lighthouse keeper');
    await headline.fill('Keeper of lights');
    await saved(page).waitFor();
    await other.getByLabel('Headline').fill('Harbour master');
    await other.getByText('This was changed on another device meanwhile.').waitFor();
    await expectAccessible(other);
    await other.getByRole('button', { name: 'Save' }).click();
    await other.getByText('This was changed on another device meanwhile.').waitFor({ state: 'hidden' });
    // The question goes with the press, the words arrive a moment later.
    await saved(other).waitFor();
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => headline.inputValue()).toBe('Harbour master');
  });
});
