import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { setUpBrowser } from './harness/browser.ts';
import { post, signIn } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const profile = '/en/manage-profile';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name') ?? '');
/** What the focus is on, if it opens a form. */
const opener = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-edit'));
const save = (page: Page) =>
  page.locator('form[action*=edit]').getByRole('button', { name: 'Save', exact: true }).click();
const jobs = (page: Page) => page.locator('#work_experiences li p.font-semibold').allTextContents();

describe('a profile', () => {
  it('PROF-01 PROF-02 is filled, put in order and saved by the keyboard alone', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto(profile, { waitUntil: 'networkidle' });
    await page.getByText("What's your name?").locator('visible=true').waitFor();
    const press = (key: string) => page.keyboard.press(key);
    const type = (text: string) => page.keyboard.type(text);
    const follow = async (name: string) => {
      await page.getByRole('link', { name }).first().focus();
      await press('Enter');
    };

    await page.locator('#basics').getByRole('link', { name: 'Edit' }).focus();
    await press('Enter');
    await expect.poll(() => focused(page)).toBe('first_name');
    await type('Ada');
    await press('Tab');
    await type('Byron');
    await press('Control+Enter');
    await page.getByText('Ada Byron').first().waitFor();
    await expect.poll(() => opener(page)).toBe('basics');

    await follow('Add a job');
    await expect.poll(() => focused(page)).toBe('title');
    await type('Keeper');
    // What is typed outlives a reload.
    const drafts = () =>
      page.evaluate(() =>
        Object.entries(localStorage).flatMap(([key, draft]) => (key.includes('draft') ? [draft] : [])),
      );
    await expect.poll(async () => (await drafts()).join()).toContain('Keeper');
    await page.reload({ waitUntil: 'networkidle' });
    await page.getByText('We kept what you typed last time.').waitFor();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Keeper');
    await page.getByLabel('Company').focus();
    await type('Lights');
    await press('Tab');
    await press('Tab');
    await type('2019');
    await press('Tab');
    await press('Tab');
    await type('2018');
    await press('Control+Enter');
    await page.getByText('The start date must be before the end date.').first().waitFor();
    await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Lights');
    await page.locator('input[name="end_date.year"]').fill('2020');
    await press('Control+Enter');
    await page.locator('#work_experiences').getByText('Lights').waitFor();

    await follow('Add a job');
    await page.getByLabel('Job title').fill('keeper');
    await page.getByLabel('Company').fill('Lights');
    await page.locator('input[name="start_date.year"]').fill('2019');
    await press('Control+Enter');
    await page.getByText('You already have an entry like this. Add it anyway?').waitFor();
    await page.getByRole('button', { name: 'Yes, add anyway' }).focus();
    await press('Enter');
    await expect.poll(() => jobs(page)).toEqual(['Keeper', 'keeper']);
    await expect.poll(() => opener(page)).toBe('work_experiences.new');

    await page.getByRole('button', { name: 'Reorder: Keeper, Lights', exact: true }).focus();
    await press('Space');
    await press('ArrowDown');
    await page.getByText('Keeper, Lights, 2 of 2').waitFor({ state: 'attached' });
    // 'Saved' may still be there from the entry before.
    const isOrdered = page.waitForResponse('**/work-experiences/order');
    await press('Space');
    expect((await isOrdered).ok()).toBe(true);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => jobs(page)).toEqual(['keeper', 'Keeper']);
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  it('PROF-01 tells of a change on another device, keeps what was typed and saves it on a second press', async () => {
    const page = await openPage('about:blank');
    await signIn(page);
    await page.goto(`${profile}?tab=profile&edit=summary`, { waitUntil: 'networkidle' });
    await page.locator('textarea[name=summary]').fill('Written at the desk');
    await post(page, '/jobseeker/profile', { summary: 'Written on the phone' }, 'PATCH');
    await save(page);
    await page.getByText('This was changed on another device meanwhile.', { exact: false }).waitFor();
    await save(page);
    await page.locator('#summary p', { hasText: 'Written at the desk' }).waitFor();
  });

  it('PROF-02 PROF-03 can be filled without scripts', async () => {
    const page = await openPage('about:blank', { javaScriptEnabled: false });
    await signIn(page);
    await page.goto(profile);
    await page.getByRole('link', { name: 'Add a school' }).click();
    await save(page);
    await page.getByText('School is required').first().waitFor();
    await page.locator('input[name=school]').fill('School of the Sea');
    await save(page);
    await page.locator('#educations li', { hasText: 'School of the Sea' }).waitFor();
    await page.locator('#skills').getByRole('link', { name: 'Add' }).click();
    await page.getByLabel('Skill 1', { exact: true }).fill('Knots');
    await save(page);
    await page.locator('#skills li', { hasText: 'Knots' }).waitFor();
  });
});
