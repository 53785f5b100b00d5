import type { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { createJob } from '#test/factories/create-job.ts';
import { standIn } from '#test/stand-in.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { setUpOutbox } from './harness/outbox.ts';
import { newAddress, signInByApi } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const outbox = setUpOutbox();
const welcome = '/en/welcome?redirect=%2Fen%2Fterms&country=sg&step=preference';

async function openNew(
  options: Parameters<typeof openPage>[1] = {},
  path = welcome,
): Promise<{ page: TestPage; email: string }> {
  const email = newAddress('welcome');
  const page = await openPage('about:blank', { timezoneId: 'Asia/Singapore', ...options });
  await signInByApi(page, outbox, email);
  await page.goto(path, { waitUntil: 'networkidle' });
  return { page, email };
}
const saved = async (email: string) =>
  (
    await outbox.query(`select p.* from job_preferences p join accounts a on a.id = p.account_id where a.email = $1`, [
      email,
    ])
  ).rows;

describe('what someone new looks for', () => {
  it('PREF-01 NAV-06 asks for title, place and pay only, fills in the rest, and goes on by the keyboard', async () => {
    const pool = standIn<Pool>({ query: outbox.query });
    const { company_id, recruiter_id } = await createJob(pool);
    for (let count = 0; count < 9; count += 1) await createJob(pool, { company_id, recruiter_id });
    const { page, email } = await openNew();
    await page.getByRole('heading', { name: 'What are you looking for?' }).waitFor();
    // In sight without being asked for.
    await page.getByText('Full-Time · On-Site · SGD · English · UTC+8').waitFor();
    await expectAccessible(page);
    await page.getByLabel('Job title').focus();
    await page.keyboard.type('Software Engineer');
    await page.getByText(/Typical for \d+ open jobs with this title: /).waitFor();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('location_id');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('min_salary');
    const least = (await page.getByLabel('At least').inputValue()).replace(',', '');
    expect(Number(least)).toBeGreaterThan(500);
    await page.keyboard.press('Enter');
    // Asked once whether employers may find them.
    await page.getByRole('heading', { name: 'Let employers come to you?' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.waitForURL('**/en/terms');
    await expect
      .poll(() => saved(email))
      .toMatchObject([
        {
          function_job_title_id: 10101,
          industry_id: 1,
          job_type_id: 1,
          work_arrangement_id: 1,
          pref_country_id: 196,
          currency: 'SGD',
          timezone: 'UTC+8',
          language_id: 1,
          min_salary: Number(least) * 100,
        },
      ]);
    // Nobody is asked twice.
    await page.goto(welcome, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe('/en/terms');
    expect(page.complaints).toEqual([]);
  });

  it('PREF-01 PROF-01 says what is missing, keeps what was typed, also a title that is on no list, and lands on matching jobs', async () => {
    const { page, email } = await openNew({ viewport: phone }, '/en/welcome?redirect=%2Fen&country=sg&step=preference');
    await page.getByLabel('Job title').fill('Harbour Poet');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByText('Location is required').waitFor();
    await page.locator('select[name=location_id]:focus').waitFor();
    await page.getByText('Minimum salary is required').waitFor();
    await page.getByText('Industry is required').waitFor();
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Harbour Poet');
    await page.getByLabel('Where').selectOption({ index: 1 });
    await page.getByLabel('At least').fill('5,000');
    await page.getByLabel('Up to').fill('4,000');
    await page.getByLabel('Industry').selectOption({ index: 2 });
    await page.getByLabel('Work arrangement').selectOption({ label: 'Remote' });
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.locator('input[name=max_salary][aria-invalid=true]').waitFor();
    await page.getByLabel('Up to').fill('8,000');
    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.getByRole('button', { name: 'Let employers find me' }).click();
    await page.waitForURL('**/en#home-recommended');
    await page.locator('#home-recommended').waitFor();
    await expect.poll(() => saved(email)).toMatchObject([{ custom_job_title: 'Harbour Poet', work_arrangement_id: 3 }]);
  });

  it('PROF-01 without a resume a short form asks for what employers need, goes on on another device, and makes the profile complete', async () => {
    const { page, email } = await openNew({ viewport: phone }, '/en/welcome?redirect=%2Fen%2Fterms&country=sg');
    await page.getByRole('button', { name: 'Continue without a resume' }).click();
    await page.waitForURL('**/welcome?*step=profile*');
    await page.getByRole('heading', { name: 'The short version' }).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByLabel('First name').fill('Ada');
    // What is typed and not sent is there again after a reload.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(localStorage)).then((text) => text.includes('Ada')))
      .toBe(true);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada');

    // Another device goes on here, not at the resume.
    const storageState = await page.context().storageState();
    const other = await openPage('/en/welcome?redirect=%2Fen%2Fterms', { viewport: phone, storageState });
    await other.getByRole('heading', { name: 'The short version' }).waitFor();

    await page.getByRole('button', { name: 'Save and continue' }).click();
    await page.locator('input[name="job.title"]:focus').waitFor();
    await page.getByLabel('Job title').fill('Ferry pilot');
    await page.getByLabel('Company').fill('Northern Lights');
    await page.getByLabel('Year').fill('2019');
    const skills = page.getByLabel('Skills');
    await skills.pressSequentially('Navigation, types');
    await page.getByRole('button', { name: 'TypeScript' }).click();
    await expect.poll(() => skills.inputValue()).toBe('Navigation, TypeScript, ');
    await page.getByRole('button', { name: 'Save and continue' }).click();

    await page.waitForURL('**/welcome?*step=preference*');
    await expect.poll(() => page.getByLabel('Job title').inputValue()).toBe('Ferry pilot');
    const { rows } = await outbox.query('select is_profile_completed, first_name from accounts where email = $1', [
      email,
    ]);
    expect(rows).toEqual([{ is_profile_completed: true, first_name: 'Ada' }]);
    // What is still missing is on the profile, which leads back here.
    await page.getByRole('link', { name: 'What do you do, in one line?' }).click();
    await page.waitForURL('**/manage-profile?*redirect=*');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/welcome?*step=preference*');
    expect(page.complaints.filter((text) => !text.includes('400 (Bad Request)'))).toEqual([]);
  });

  it('PROF-01 who has had no job yet says so, without scripts too, and may leave it for later', async () => {
    const { page, email } = await openNew({}, '/en/welcome?country=sg&step=profile');
    const storageState = await page.context().storageState();
    const form = await openPage('/en/welcome?country=sg&step=profile', { javaScriptEnabled: false, storageState });
    await form.locator('input[name=first_name]').fill('Ada');
    await form.locator('input[name=no_job]').check();
    await form.locator('summary').click();
    await form.locator('input[name="school.school"]').fill('Harbour College');
    await form.locator('input[name=skills]').fill('Excel، Writing');
    await form.locator('button[value=start]').click();
    await form.waitForURL('**/welcome?*step=preference*');
    const { rows } = await outbox.query(
      `select a.is_profile_completed, (select array_agg(name order by position) from profile_skills where account_id = a.id) as skills
      from accounts a where a.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ is_profile_completed: true, skills: ['Excel', 'Writing'] }]);

    const later = await openNew({}, '/en/welcome?country=sg&step=profile');
    await later.page.getByRole('button', { name: 'Skip for now' }).click();
    await later.page.waitForURL('**/welcome?*step=preference*');
  });

  it('PREF-01 works without JavaScript, can be skipped, and is not shown to who hires or has answered', async () => {
    const { page, email } = await openNew();
    const storageState = await page.context().storageState();
    const form = await openPage(welcome, { javaScriptEnabled: false, storageState });
    await form.locator('input[name=title]').fill('software engineer');
    await form.locator('select[name=location_id]').selectOption({ index: 1 });
    await form.locator('input[name=min_salary]').fill('5000');
    await form.locator('input[name=max_salary]').fill('8000');
    await form.locator('button[value=save]').click();
    await form.locator('button[value=not-findable]').click();
    await form.waitForURL('**/en/terms');
    await expect.poll(() => saved(email)).toMatchObject([{ function_job_title_id: 10101, timezone: 'UTC+8' }]);

    const skipped = await openNew();
    await skipped.page.getByRole('button', { name: 'Skip for now' }).click();
    await skipped.page.waitForURL('**/en/terms');
    await skipped.page.goto(welcome, { waitUntil: 'networkidle' });
    expect(new URL(skipped.page.url()).pathname).toBe('/en/terms');

    const boss = await openPage('/en/get-started?role=recruiter');
    const address = newAddress('hires');
    await boss.getByLabel('Email address').fill(address);
    await boss.getByRole('button', { name: 'Continue' }).click();
    await boss.getByLabel('6-digit code').fill(await outbox.code(address));
    await boss.getByRole('checkbox').check();
    await boss.getByRole('button', { name: 'Create my account' }).click();
    await boss.waitForURL('**/en/employer/**');
    await boss.goto(welcome, { waitUntil: 'networkidle' });
    expect(new URL(boss.url()).pathname).toBe('/en/terms');
  });

  it.each([
    ['en', 'light'],
    ['ar', 'dark'],
  ] as const)('NAV-06 GEO-04 %s %s is accessible and fits 320 to 2560 px', async (language, colorScheme) => {
    const { page } = await openNew({ colorScheme }, `/${language}/welcome?country=sg&step=preference`);
    await page.locator('summary').click();
    await expectAccessible(page);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoOverflow(page);
    }
  });
});
