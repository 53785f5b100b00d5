import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { bubble, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('the first message', () => {
  it('JOB-05 CHAT-02 the answers to screening questions go along and stand on a card on the sender’s side', async () => {
    const [talent, boss] = await Promise.all([people.talent('Lina', 'Osman'), people.boss()]);
    const job = await people.askingJob(boss.id);
    const title = 'Outsourcing Vendor Management Coordinator, New Team';
    await people.query('update jobs set title = $2 where id = $1', [job.id, title]);
    const page = await openPage(`/en/chat/start/${job.id}`, { storageState: talent.storageState, viewport: phone });
    // A title longer than a phone is wide stays on the page, and can be read.
    await page.getByText(title, { exact: true }).waitFor();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    await page.getByLabel('Why would you like to join us?').fill('The sea is near.');
    await page.getByRole('group', { name: 'Do you have a work permit?' }).getByLabel('Yes').check();
    await page.getByLabel('Which shift suits you?').selectOption('Night');
    // Leaving and coming back loses nothing.
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => page.getByLabel('Why would you like to join us?').inputValue()).toBe('The sea is near.');
    await expect.poll(() => page.getByLabel('Which shift suits you?').inputValue()).toBe('Night');
    await expect
      .poll(() => page.getByRole('group', { name: 'Do you have a work permit?' }).getByLabel('Yes').isChecked())
      .toBe(true);
    await page.getByLabel('Your first message').fill('Hello from Lina.');
    await page.getByRole('button', { name: 'Send and open chat' }).click();
    await page.waitForURL(/\/en\/chat\/\d+$/);
    const own = bubble(page, 'Hello from Lina.');
    await own.getByRole('heading', { name: 'Screening answers' }).waitFor();
    await expect.poll(() => own.getByRole('definition').allInnerTexts()).toEqual(['The sea is near.', 'Yes', 'Night']);
    await expect.poll(() => own.getAttribute('aria-label')).toMatch(/^You,/);
    await expectAccessible(page);
    await expectNoOverflow(page);

    const id = page.url().split('/').at(-1);
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    const card = bubble(desk, 'Hello from Lina.');
    await expect.poll(() => card.getByRole('definition').allInnerTexts()).toEqual(['The sea is near.', 'Yes', 'Night']);
    await expect.poll(() => card.getAttribute('aria-label')).toMatch(/^Lina/);
    await desk.getByRole('button', { name: 'Search messages' }).click();
    await desk.getByRole('searchbox', { name: 'Search messages' }).fill('the sea is');
    await desk.getByRole('link', { name: /Why would you like to join us\? The sea is near/ }).waitFor();
    expect([...page.complaints, ...desk.complaints]).toEqual([]);
  });

  it('JOB-05 a refused answer is told beside its question and in a summary that is seen and leads there', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const job = await people.askingJob(boss.id);
    const page = await openPage(`/en/chat/start/${job.id}`, { storageState: talent.storageState, viewport: phone });
    const why = page.getByLabel('Why would you like to join us?');
    // Blanks only: enough for the browser, not for the employer.
    await why.fill('   ');
    await page.getByRole('group', { name: 'Do you have a work permit?' }).getByLabel('No').check();
    await page.getByLabel('Which shift suits you?').selectOption('Day');
    await page.getByRole('button', { name: 'Send and open chat' }).click();
    const summary = page.getByRole('alert').filter({ hasText: 'Answer all the screening questions.' });
    await summary.waitFor();
    await expect.poll(() => summary.evaluate((box) => box.parentElement === document.activeElement)).toBe(true);
    await expect.poll(() => isInView(summary)).toBe(true);
    await expect.poll(() => why.getAttribute('aria-invalid')).toBe('true');
    await page.getByText('Answer this question.').waitFor();
    await expectAccessible(page);
    await summary.getByRole('link', { name: 'Why would you like to join us?' }).press('Enter');
    await expect.poll(() => why.evaluate((field) => field === document.activeElement)).toBe(true);
    await why.fill('The sea is near.');
    await page.getByRole('button', { name: 'Send and open chat' }).click();
    await page.waitForURL(/\/en\/chat\/\d+$/);
    await page.getByText('The sea is near.').waitFor();
  });

  it('JOB-05 works without scripts too, and keeps what was typed', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const job = await people.askingJob(boss.id);
    const page = await openPage(`/en/chat/start/${job.id}`, {
      storageState: talent.storageState,
      javaScriptEnabled: false,
    });
    await page.getByLabel('Why would you like to join us?').fill('  ');
    await page.getByRole('group', { name: 'Do you have a work permit?' }).getByLabel('Yes').check();
    await page.getByLabel('Which shift suits you?').selectOption('Night');
    await page.getByRole('button', { name: 'Send and open chat' }).click();
    await page.getByText('Answer this question.').waitFor();
    await expect.poll(() => page.getByLabel('Which shift suits you?').inputValue()).toBe('Night');
    await page.getByLabel('Why would you like to join us?').fill('By hand');
    await page.getByRole('button', { name: 'Send and open chat' }).click();
    await page.getByText('By hand').waitFor();
  });
});

function isInView(box: { evaluate: (read: (element: Element) => boolean) => Promise<boolean> }): Promise<boolean> {
  return box.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}
