import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { jobWish } from '#test/factories/post-job.ts';
import { createCompany, expectSound, openAsBoss } from './harness/boss.ts';
import { phone, setUpBrowser } from './harness/browser.ts';
import { askDatabase, post } from './harness/sign-in.ts';

const openPage = setUpBrowser();
const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-job-field]')?.getAttribute('data-job-field'));

async function openDraft(fields: Parameters<typeof jobWish>[0], language = 'en', options = {}) {
  const page = await openAsBoss(openPage, 'about:blank', options);
  await createCompany(page);
  const { draft_id } = (await post(page, '/recruiters/jobs/draft', { fields: jobWish(fields) })) as {
    draft_id: number;
  };
  await page.goto(`/${language}/employer/jobs/new/${draft_id}`, { waitUntil: 'networkidle' });
  return { page, draftId: draft_id };
}

async function draftFields(page: Page, draftId: number) {
  const draft = await page.request.get(`/api/recruiters/jobs/drafts/${draftId}`);
  return ((await draft.json()) as { data: { fields: TypedFields } }).data.fields;
}

async function publish(page: Page, draftId: number): Promise<string> {
  const answer = await post(page, `/recruiters/jobs/drafts/${draftId}/publish`, { attest: true });
  const { job } = answer as { job: { id: number; job_url: string } };
  return job.job_url;
}

describe('how a Boss answers', () => {
  it('TRU-01 SRCH-08 is said as a person would, with the exact figures one press away', async () => {
    const [job] = await askDatabase<{ id: number; slug: string }>(`
      with one as (select id, slug, recruiter_id from jobs where status = 'open' order by id limit 1),
        meter as (insert into response_meters (subject, subject_id, sample_size, answered, median_reply_hours, updated_at)
          select 'boss', recruiter_id, 14, 10, 36, now() from one
          on conflict (subject, subject_id) do update set sample_size = 14, answered = 10, median_reply_hours = 36)
      select id, slug from one`);
    const page = await openPage(`/en/job/${job?.slug}-${job?.id}?country=sg`, { viewport: phone });
    const line = page.locator('summary', { hasText: 'Answers 7 in 10, usually within 2 days' }).first();
    await line.click();
    const facts = page.locator('details[open]');
    await facts.getByText('71.4%').waitFor();
    await expect.poll(() => facts.locator('dd').allTextContents()).toEqual(['14', '71.4%', '36 hours']);
    await expectSound(page);
  });
});

describe('the job form', () => {
  it.each([
    ['en', '12.50', 'USD 12.50', '12.50'],
    ['es', '12,50', '12,50 USD', '12,50'],
    ['ar', '١٢٫٥٠', '12.50', '12.50'],
  ])(
    'EMP-02 SRCH-08 keeps the cents of pay typed in %s, and shows what it understood',
    async (language, typed, understood, kept) => {
      const { page, draftId } = await openDraft(
        { salary_type_id: 3, salary_min: null, salary_max: 20, currency: 'USD', title: `Hourly Baker ${language}` },
        language,
      );
      const field = page.locator('[data-job-field=salary_min] input');
      await field.pressSequentially(typed);
      await page.locator('[data-job-field=salary_min]').getByText(understood).waitFor();
      await field.press('Tab');
      await expect.poll(() => field.inputValue()).toBe(kept);
      await expect.poll(async () => (await draftFields(page, draftId)).salary_min).toBe(12.5);
      await page.goto(`/en${await publish(page, draftId)}`, { waitUntil: 'networkidle' });
      await page.getByText('US$12.50–20 an hour').first().waitFor();
      // The figure was worked out, so the page says how.
      await page.getByRole('heading', { name: 'What it really pays' }).waitFor();
      expect(page.complaints).toEqual([]);
    },
  );

  it('EMP-02 says what it cannot read and keeps it to be mended', async () => {
    const { page } = await openDraft({ salary_min: null });
    const field = page.getByLabel('From', { exact: true });
    await field.fill('1.2.3');
    await field.press('Tab');
    await page.getByText("We can't read that amount. Write it like 1,250.50.").waitFor();
    await expect.poll(() => field.inputValue()).toBe('1.2.3');
    await field.fill('12345678901');
    await page.getByText("That's too long: at most 10 digits before the decimals.").waitFor();
  });

  it('EMP-02 TRU-05 a job that was made remote shows no place of before, and unchanged pay needs no explanation', async () => {
    const { page, draftId } = await openDraft({ title: 'Travelling Organist' });
    await page.getByText('Remote', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^From anywhere in the world/ }).check();
    await page.getByLabel(/^Team size/).selectOption({ label: 'Team of 6–15' });
    const kept = { is_remote_worldwide: true, team_size_id: 2 };
    await expect.poll(() => draftFields(page, draftId)).toMatchObject(kept);
    await page.goto(`/en${await publish(page, draftId)}`, { waitUntil: 'networkidle' });
    const content = (await page.locator('main').textContent()) ?? '';
    expect(content).not.toContain('Downtown Core');
    expect(content).not.toContain('What it really pays');
    expect(content).toContain('Team of 6–15');
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const posting = facts.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'JobPosting');
    expect(posting).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
    expect(posting).not.toHaveProperty('jobLocation');
    expect(posting).not.toHaveProperty('inLanguage');
    await expectSound(page);
  });

  it('EMP-02 leads through its parts, to each problem, and shows itself while it is typed', async () => {
    const { page } = await openDraft({
      title: 'Bell Ringer',
      description: '',
      work_experience_id: null,
      salary_max: null,
    });
    const preview = page.getByRole('complementary', { name: 'Live preview' });
    const parts = page.getByRole('navigation', { name: 'Form sections' });
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('4 fields need another look').waitFor();
    // Several problems: the summary is read first, and each of its links goes to the field.
    await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-refusal'))).toBe(true);
    for (const [name, field] of [
      ['Experience', 'work_experience_id'],
      ['highest pay', 'salary_max'],
      ['Description', 'description'],
    ] as const) {
      await page.locator('[data-refusal]').getByRole('link', { name }).press('Enter');
      await expect.poll(() => focusedField(page)).toBe(field);
    }
    await expect.poll(() => parts.getByText('needs another look').count()).toBe(4);
    await parts.getByRole('link', { name: 'Pay' }).click();
    await expect.poll(() => parts.locator('[aria-current]').textContent()).toContain('Pay');
    await page.getByLabel('To', { exact: true }).fill('9000');
    await page.getByLabel('Experience').selectOption({ index: 3 });
    await page.getByRole('textbox', { name: 'Description' }).fill('Ring the bells of the old tower, twice a day.');
    await preview.getByText('Bell Ringer').first().waitFor();
    await preview.getByText('$5,200 – $9,000').first().waitFor();
    await expectSound(page);
  });

  it('EMP-02 stays one column on a phone', async () => {
    const { page } = await openDraft({}, 'en', { viewport: phone });
    await expect.poll(() => page.getByRole('navigation', { name: 'Form sections' }).isVisible()).toBe(false);
    await expect.poll(() => page.getByRole('complementary', { name: 'Live preview' }).count()).toBe(0);
    await expectSound(page);
  });

  it('EMP-02 JOB-01 keeps lists, headings and tables that were pasted from Word, up to the public page', async () => {
    const { page, draftId } = await openDraft({ title: 'Word Smith', description: '' });
    await paste(page, WORD);
    const editor = page.getByRole('textbox', { name: 'Description' });
    await editor.getByText('Night shifts').waitFor();
    await expect.poll(async () => (await draftFields(page, draftId)).description).toContain('Night shifts');
    await page.reload({ waitUntil: 'networkidle' });
    const kept = await page.getByRole('textbox', { name: 'Description' }).innerHTML();
    await page.goto(`/en${await publish(page, draftId)}`, { waitUntil: 'networkidle' });
    const shown = page.locator('main');
    await expect.poll(() => shown.getByRole('heading', { name: 'Your tasks' }).count()).toBe(1);
    for (const html of [kept, await shown.innerHTML()]) {
      const plain = html.replace(/ (?:class|dir|lang)="[^"]*"/g, '').replace(/<\/?p>/g, '');
      expect(plain).toContain('<h3>Your tasks</h3>');
      expect(plain).toContain('<ul><li>Night shifts<ul><li>every second week</li></ul></li><li>Repairs</li></ul>');
      expect(plain).toContain('<ol><li>Write to us</li><li>Meet the team</li></ol>');
      expect(plain).toContain('<li><strong>Shift</strong>: Night · <strong>Bonus</strong>: 20%</li>');
      expect(plain).not.toMatch(/mso-|MsoNormal|·\s*Night shifts|1\.\s*Write/);
    }
  });

  it('EMP-02 keeps the lists and headings of Google Docs, and does not make everything bold', async () => {
    const { page } = await openDraft({ description: '' });
    await paste(page, GOOGLE);
    const editor = page.getByRole('textbox', { name: 'Description' });
    await editor.getByText('Bake bread').waitFor();
    await expect.poll(() => editor.locator('h3', { hasText: 'About the bakery' }).count()).toBe(1);
    await expect.poll(() => editor.locator('ul > li').count()).toBe(2);
    await expect.poll(() => editor.locator('strong').allTextContents()).toEqual(['fresh']);
  });
});

async function paste(page: Page, html: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Description' });
  await editor.click();
  await editor.evaluate((box, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

const marker = (text: string) =>
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${text}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>`;
const item = (list: number, level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36.0pt;mso-list:l${list} level${level} lfo1'>${marker(sign)}<span lang=EN-GB>${text}<o:p></o:p></span></p>`;
const cell = (text: string) => `<td width=200 style='border:solid'><p class=MsoNormal>${text}<o:p></o:p></p></td>`;

/** As Word writes it: lists as paragraphs, bullets as text, conditional comments all over. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang=EN-GB>
<!--StartFragment--><h2 style='mso-list:none'>Your tasks<o:p></o:p></h2><p class=MsoNormal>Keep the tower running.<o:p></o:p></p>
${item(0, 1, '·', 'Night shifts')}${item(0, 2, 'o', 'every second week')}${item(0, 1, '·', 'Repairs')}
<p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>How it goes on:</p>
${item(1, 1, '1.', 'Write to us')}${item(1, 1, '2.', 'Meet the team')}
<table class=MsoTableGrid><tr>${cell('<b>Shift</b>')}${cell('<b>Bonus</b>')}</tr><tr>${cell('Night')}${cell('20%')}</tr></table>
<!--EndFragment--></body></html>`;

/** As Google Docs writes it: one bold element that is not bold, and styles on every span. */
const GOOGLE = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1a2b"><h1 dir="ltr"><span style="font-weight:400;">About the bakery</span></h1>
<p dir="ltr"><span style="font-weight:400;">We bake </span><span style="font-weight:700;">fresh</span><span style="font-weight:400;"> every morning.</span></p>
<ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Bake bread</span></p></li><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Sell bread</span></p></li></ul></b>`;
