import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { preferenceInput } from '../test/factories/preference-input.ts';
import { expectAccessible } from './harness/accessible.ts';
import { setUpAiSite } from './harness/ai-site.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { type Person, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

const site = setUpAiSite((url) => ({ AI_BASE_URL: url, AI_MODEL: 'tiny-writer', AI_TIMEOUT_SECONDS: '60' }));

const description =
  'I was responsible for managing the month-end close for 3 entities. Basically I took care of the payroll.';

/** What somebody who sees it reads: without what marks changes for those who only hear it. */
const wordsOf = async (side: Locator) => ((await side.textContent()) ?? '').replace(/ \[now\] /g, '');

/** Somebody who looks for work and has done some. */
async function createWriter(): Promise<Person> {
  const talent = await people.talent('Ada', 'Byron');
  await talent.call('POST', '/jobseeker/job-preferences/create', preferenceInput());
  const job = { title: 'Accountant', company: 'Nusa Foods', start_date: '2019', is_current: true, description };
  await talent.call('POST', '/jobseeker/work-experiences/create', job);
  await talent.call('PATCH', '/jobseeker/profile', { summary: 'I like numbers.' });
  return talent;
}

describe('AI writing', () => {
  it('AI-01 AI-06 a career summary is written, compared, rewritten, saved and undone', async () => {
    const talent = await createWriter();
    const page = await openPage('/en/manage-profile?tab=profile&edit=summary', { storageState: talent.storageState });
    // A text that does not come can be stopped.
    const address = '**/api/aicv/ai_writing/career_summary';
    await page.route(address, () => {});
    await page.getByRole('button', { name: 'Write with AI' }).click();
    const panel = page.getByRole('region', { name: 'AI writing' });
    await panel.getByRole('button', { name: 'Stop' }).click();
    await panel.getByText('Stopped. Nothing was changed.').first().waitFor();
    await page.unroute(address);
    await panel.getByRole('button', { name: 'Write a new one' }).click();
    await panel.getByText("Written by Parley's built-in engine").waitFor();
    await panel.getByText('19 texts left today').waitFor();
    const [before, after] = [panel.locator('section').nth(0), panel.locator('section').nth(1)];
    await before.locator('del').first().waitFor();
    await after.locator('ins').first().waitFor();
    await expect.poll(() => wordsOf(after)).toContain('Accountant at Nusa Foods since 2019.');
    await expectAccessible(page);
    await expectNoOverflow(page);

    const { length } = await wordsOf(after);
    await panel.getByRole('button', { name: 'Shorter' }).click();
    await panel.getByText('18 texts left today').waitFor();
    await expect.poll(async () => (await wordsOf(after)).length).toBeLessThan(length);
    // Nothing has changed yet.
    expect((await talent.call<{ summary: string }>('GET', '/jobseeker/profile')).summary).toBe('I like numbers.');
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    await panel.getByRole('button', { name: 'Save to profile' }).click();
    await panel.waitFor({ state: 'detached' });
    const summary = page.locator('#summary');
    await summary.getByText('Accountant at Nusa Foods since 2019.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await summary.getByText('I like numbers.').waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('AI-02 a job is put into clear lines, missing numbers are asked for, and the text is taken into the form or not', async () => {
    const talent = await createWriter();
    const page = await openPage('/en/manage-profile?tab=profile', { storageState: talent.storageState });
    await page.getByRole('link', { name: 'Edit: Accountant, Nusa Foods' }).click();
    const field = page.getByRole('textbox', { name: /^What you did/ });
    await page.getByRole('button', { name: 'Improve with AI' }).click();
    const panel = page.getByRole('region', { name: 'AI writing' });
    await panel.getByText('Used stronger verbs').waitFor();
    // Their own words stand between marks that keep their direction.
    await panel.getByText(/^“.?Handled the payroll.?”: how many, how much or how often\?$/).waitFor();
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Use this text' }).click();
    const better = '• Managed the month-end close for 3 entities\n• Handled the payroll';
    await expect.poll(() => field.inputValue()).toBe(better);
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => field.inputValue()).toBe(description);
    await panel.getByRole('button', { name: 'Use this text' }).click();
    // Esc closes the panel, and the form with what is typed stays.
    await panel.getByRole('button', { name: 'Close' }).press('Escape');
    await expect.poll(() => panel.count()).toBe(0);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('• Handled the payroll').waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('AI-02 AI-06 the online resume has the same help, and settings say which engine writes', async () => {
    const talent = await createWriter();
    const page = await openPage('/en/online-resume', { storageState: talent.storageState });
    await page.getByRole('button', { name: 'Use this design: Plain' }).click();
    await page.waitForURL('**/online-resume/*');
    await page.locator('summary').filter({ hasText: 'Experience' }).click();
    await page.getByRole('button', { name: 'Improve with AI' }).first().click();
    const panel = page.getByRole('region', { name: 'AI writing' });
    await panel.getByRole('button', { name: 'Use this text' }).click();
    await expect
      .poll(() =>
        page
          .getByRole('textbox', { name: /^What you did/ })
          .first()
          .inputValue(),
      )
      .toContain('• Handled the payroll');
    await page.goto('/en/settings/privacy');
    await page.getByText("This site uses only Parley's built-in engine. Your text stays here.").waitFor();
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  it('AI-06 AI-01 with an outside service the words come one by one and can be stopped, and it can be switched off', async () => {
    const talent = await createWriter();
    const page = await openPage('/en/manage-profile?tab=profile&edit=summary', {
      baseURL: site.url,
      storageState: talent.storageState,
    });
    const text = 'Accountant at Nusa Foods since 2019. Runs the month-end close for 3 entities.';
    site.service.state.behaviour = { kind: 'hangs', text: `${text} And ` };
    await page.getByRole('button', { name: 'Write with AI' }).click();
    const panel = page.getByRole('region', { name: 'AI writing' });
    await panel.getByText('Accountant at Nusa Foods since 2019.').waitFor();
    await panel.getByRole('button', { name: 'Stop' }).click();
    await panel.getByText('Stopped. Nothing was changed.').first().waitFor();
    await expect.poll(() => site.service.state.closed).toBe(1);
    site.service.state.behaviour = { kind: 'writes', text };
    await panel.getByRole('button', { name: 'Write a new one' }).click();
    await panel.getByText('Written by tiny-writer').waitFor();

    await page.goto('/en/settings/privacy');
    const choice = page.getByRole('switch', { name: 'Use the AI service tiny-writer' });
    await choice.click();
    await expect
      .poll(() => talent.call<{ is_external_allowed: boolean }>('GET', '/aicv/ai_writing/status'))
      .toMatchObject({ is_external_allowed: false });
    await expectAccessible(page);
    expect(page.complaints).toEqual([]);
  });

  it('AI-08 a foreign post is translated by the browser, a foreign message by the service; without either there is no button', async () => {
    const boss = await people.boss();
    const job = await people.newJob(boss.id);
    const description = '<p>Gaji <strong>Rp 12.000.000</strong> per bulan.</p><ul><li>Ramah</li></ul>';
    await people.query(`update jobs set language = 'id', title = 'Kasir toko', description = $1 where id = $2`, [
      description,
      job.id,
    ]);
    const page = await openPage('about:blank', { storageState: guestState });
    await page.addInitScript(pretendTranslator, { 'Kasir toko': 'Shop cashier', Ramah: 'Friendly' });
    const { job_url } = await boss.call<{ job_url: string }>('GET', `/job/${job.id}`);
    await page.goto(`/en${job_url}`);
    await page.getByText('This post is in Indonesian.').waitFor();
    await page.getByRole('button', { name: 'Translate', exact: true }).click();
    await page.getByText('Translated by your browser.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Shop cashier' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Friendly' }).waitFor();
    await page.getByText('Rp 12.000.000').first().waitFor();
    await expectAccessible(page);
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Show original' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kasir toko' }).waitFor();
    expect(page.complaints).toEqual([]);

    const talent = await people.talent('Mira', 'Lim');
    const chat = await people.talk(talent, job.id);
    const words =
      'Bisa mulai kerja pada 3 Maret di kantor kami? Lihat https://jobs.example/a dan jangan transfer uang.';
    const english = 'Can you start on 3 March at our office? See https://jobs.example/a and do not transfer money.';
    await boss.call('POST', `/chat/conversations/${chat}/messages`, { client_id: crypto.randomUUID(), text: words });
    site.service.state.behaviour = { kind: 'translates', each: () => english };
    // This site has no service, and this browser no translator.
    const plain = await openPage('about:blank', { storageState: talent.storageState });
    await plain.addInitScript(() => Reflect.deleteProperty(globalThis, 'Translator'));
    const status = plain.waitForResponse('**/api/aicv/ai_writing/status');
    await plain.goto(`/en/chat/${chat}`);
    await plain.getByText(words.slice(0, 40)).first().waitFor();
    await (await status).finished();
    await plain.evaluate(() => new Promise(requestAnimationFrame));
    await expect.poll(() => plain.getByRole('button', { name: /^Translate/ }).count()).toBe(0);
    expect(plain.complaints).toEqual([]);

    const thread = await openPage(`/en/chat/${chat}`, { baseURL: site.url, storageState: talent.storageState });
    const log = thread.locator('article').filter({ hasText: 'jobs.example' });
    await log.getByRole('button', { name: 'Translate with tiny-writer' }).click();
    await log.getByText('Can you start on 3 March at our office?').waitFor();
    await log.getByText('Translated by tiny-writer.').waitFor();
    await expect.poll(() => log.getByRole('link').getAttribute('href')).toContain('/en/leave?chat=');
    await expectAccessible(thread);
    await log.getByRole('button', { name: 'Show original' }).click();
    await log.getByText('Bisa mulai kerja pada 3 Maret').waitFor();
    expect(thread.complaints).toEqual([]);
  });
});

/** A visitor who has been asked about statistics. */
const guestState = { cookies: [], origins: [] };

/** A browser that knows one language pair and a few words of it. */
function pretendTranslator(known: Record<string, string>): void {
  const translate = async (text: string) => known[text] ?? text.replace('Gaji', 'Pay').replace('per bulan', 'a month');
  Object.assign(globalThis, {
    Translator: {
      availability: async ({ sourceLanguage, targetLanguage }: Record<string, string>) =>
        sourceLanguage === 'id' && targetLanguage === 'en' ? 'downloadable' : 'unavailable',
      create: async ({ monitor }: { monitor(target: EventTarget): void }) => {
        const target = new EventTarget();
        monitor(target);
        target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.5 }));
        return { translate };
      },
    },
  });
}
