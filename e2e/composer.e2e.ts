import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, goOffline, phone, setUpBrowser } from './harness/browser.ts';
import { bubble, say, setUpPeople } from './harness/chat-people.ts';

/** One red dot, and the smallest document. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const PAPER = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
const MB = 1024 * 1024;
const OFFLINE = "You're offline. We'll send this when you're back.";

const openPage = setUpBrowser();
const people = setUpPeople();

async function openThread(options: object = {}, language = 'en') {
  const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
  const id = await people.talk(talent, (await people.job(boss.id)).id);
  const page = await openPage(`/${language}/chat/${id}`, { storageState: talent.storageState, ...options });
  return { talent, boss, id, page };
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

describe('the field of a chat', () => {
  it('CHAT-03 RES-04 files are looked at before they go, several at once, and what is wrong has its own sentence', async () => {
    const { page, boss, id } = await openThread({ viewport: phone });
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api-go/file/upload')) sent += 1;
    });
    const files = page.locator('input[type=file]').first();
    await files.setInputFiles([
      { name: 'desk.png', mimeType: 'image/png', buffer: PICTURE },
      { name: 'letter.pdf', mimeType: 'application/pdf', buffer: PAPER },
      { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(6 * MB) },
      { name: 'old.bmp', mimeType: 'image/bmp', buffer: Buffer.from('BM12') },
      { name: 'nothing.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
    ]);
    await row(page, 'large.jpg').getByText('File size is too huge. Please upload file that is within 5MB.').waitFor();
    await row(page, 'old.bmp').getByText('Choose a JPG, PNG or WebP file.').waitFor();
    await row(page, 'nothing.pdf').getByText('This file is empty. Choose another one.').waitFor();
    await expect
      .poll(() =>
        row(page, 'desk.png')
          .locator('img')
          .evaluate((one: HTMLImageElement) => one.naturalWidth),
      )
      .toBe(1);
    await expectAccessible(page);
    await expectNoOverflow(page);
    expect(sent).toBe(0);
    for (const name of ['large.jpg', 'old.bmp', 'nothing.pdf']) {
      await row(page, name)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
    }
    await files.setInputFiles(
      Array.from({ length: 9 }, (_, at) => ({
        name: `extra${at}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('x'),
      })),
    );
    await page.getByText('You can add up to 10 files. We left out: extra8.txt').waitFor();
    for (let at = 0; at < 8; at += 1) await row(page, `extra${at}.txt`).getByRole('button').click();
    // The cursor waits in the field: words become the caption.
    await say(page, 'My desk and a letter');
    await bubble(page, 'My desk and a letter').getByRole('link', { name: 'Open picture desk' }).waitFor();
    await page.getByRole('article').getByRole('link', { name: 'Download letter.pdf' }).waitFor();
    const arrived = async () => {
      const path = `/chat/conversations/${id}/messages`;
      const { messages } = await boss.call<{ messages: { kind: string; text: string | null }[] }>('GET', path);
      return messages.slice(1).map(({ kind, text }) => [kind, text]);
    };
    await expect.poll(arrived).toEqual([
      ['picture', 'My desk and a letter'],
      ['file', null],
    ]);
    expect(sent).toBe(2);
    expect(page.complaints).toEqual([]);
  });

  it('CHAT-03 an emoji goes to the cursor, by keyboard and from right to left', async () => {
    const { page } = await openThread({}, 'ar');
    const field = page.locator('textarea[name=text]');
    await field.fill('ab');
    await field.evaluate((box: HTMLTextAreaElement) => box.setSelectionRange(1, 1));
    await page.getByRole('button', { name: 'إضافة رمز تعبيري' }).press('Enter');
    const grid = page.getByRole('dialog', { name: 'إضافة رمز تعبيري' });
    await grid.getByRole('button', { name: '😀' }).waitFor();
    await expectAccessible(page);
    // Forward is to the left here, and a row has eight.
    await grid.getByRole('button', { name: '😀' }).press('ArrowLeft');
    await grid.getByRole('button', { name: '😄' }).press('ArrowDown');
    await grid.getByRole('button', { name: '🤓' }).and(page.locator(':focus')).press('Enter');
    await expect.poll(() => field.inputValue()).toBe('a🤓b');
    await field.and(page.locator(':focus')).waitFor();
    expect(page.complaints).toEqual([]);
  });

  it('CHAT-02 CHAT-04 three starter phrases fill the field and send nothing', async () => {
    const { boss, id, talent } = await openThread();
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    const ideas = desk.getByRole('group', { name: 'Ideas to get started' });
    await expect.poll(() => ideas.getByRole('button').count()).toBe(3);
    await ideas.getByRole('button', { name: 'When could you start?' }).click();
    await expect.poll(() => desk.getByLabel('Write a message').inputValue()).toBe('When could you start?');
    await expect.poll(() => desk.getByRole('article').count()).toBe(1);
    await desk.getByLabel('Write a message').and(desk.locator(':focus')).press('Enter');
    await bubble(desk, 'When could you start?').waitFor();
    await expect.poll(() => ideas.count()).toBe(0);

    const job = await people.askingJob(boss.id);
    const page = await openPage(`/en/chat/start/${job.id}`, { storageState: talent.storageState, viewport: phone });
    await page.getByRole('button', { name: 'When would you like someone to start?' }).click();
    const first = page.getByLabel('Your first message');
    await expect.poll(() => first.inputValue()).toMatch(/hear more\. When would you like someone to start\?$/);
    expect(new URL(page.url()).pathname).toBe(`/en/chat/start/${job.id}`);
    await expectNoOverflow(page);
    await expectAccessible(page);
  });

  it('CHAT-08 TRU-04 a flagged message names every reason, and its links lead nowhere', async () => {
    const { page, boss, id } = await openThread();
    const words = 'Please pay a deposit of $50 first, see https://bit.ly/abc and message me on WhatsApp.';
    await people.write(boss, id, words);
    const flagged = bubble(page, 'hxxps://bit[.]ly/abc');
    await flagged.waitFor();
    for (const reason of ['asks for money', 'outside Parley', 'hides where it leads', 'turned off its links']) {
      await flagged.getByText(reason).waitFor();
    }
    await expect.poll(() => flagged.locator('a[href*="bit.ly"]').count()).toBe(0);
    await expectAccessible(page);
  });

  it('CHAT-08 a link opens our own page first, which names the real site, goes on or back, and tells nobody from where', async () => {
    const { page, boss, talent, id } = await openThread();
    await people.write(boss, id, 'Our page: https://g\u043e\u043egle.com/about');
    const link = bubble(page, 'Our page').getByRole('link');
    const href = (await link.getAttribute('href')) ?? '';
    await expect.poll(() => link.getAttribute('rel')).toContain('noopener');
    await page.close();
    const leave = await openPage(href, { storageState: talent.storageState, viewport: phone });
    await leave.getByText('made to look like').waitFor();
    await expect.poll(() => leave.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await expectNoOverflow(leave);
    await expectAccessible(leave);
    const go = leave.getByRole('link', { name: /Continue to .*xn--ggle-55da\.com/ });
    await expect.poll(() => go.getAttribute('href')).toBe('https://xn--ggle-55da.com/about');
    await expect.poll(() => go.getAttribute('rel')).toContain('noreferrer');
    await leave.getByRole('link', { name: 'Back to the chat' }).press('Enter');
    await leave.waitForURL(new RegExp(`/en/chat/${id}$`));
    expect(leave.complaints).toEqual([]);
    const foreign = await leave.goto(`/en/leave?chat=${id}&to=${encodeURIComponent('https://evil.example/')}`);
    expect([foreign?.status(), foreign?.headers()['referrer-policy']]).toEqual([404, 'no-referrer']);
    await leave.getByRole('heading', { name: "We can't open this link" }).waitFor();
  });

  it('CHAT-03 one sentence says what happens while there is no connection, and it comes true', async () => {
    const { page, boss, talent } = await openThread();
    await goOffline(page);
    await say(page, 'Written in a tunnel');
    const own = page.getByRole('listitem').filter({ has: page.getByText('Written in a tunnel') });
    await own.getByText(OFFLINE).waitFor();
    await expect.poll(() => page.getByText(OFFLINE).count()).toBe(2);
    // A script that cannot come now takes nothing away, and comes when it can.
    await bubble(page, 'is this still open').getByRole('button', { name: 'Message options' }).press('Enter');
    await expect.poll(() => page.getByText(OFFLINE).count()).toBe(2);
    await page.context().setOffline(false);
    await page.getByRole('menuitem', { name: 'Delete for me' }).waitFor();
    await page.getByRole('menu').press('Escape');
    await own.locator('[data-status]:not([data-status=sending])').waitFor();

    const job = await people.askingJob(boss.id);
    await people.query('delete from screening_questions where job_id = $1', [job.id]);
    const start = await openPage(`/en/chat/start/${job.id}`, { storageState: talent.storageState });
    await start.getByLabel('Your first message').fill('First words from a train');
    await goOffline(start);
    await start.getByRole('button', { name: 'Send and open chat' }).click();
    await start.getByText(OFFLINE).waitFor();
    await start.context().setOffline(false);
    await start.waitForURL(/\/en\/chat\/\d+$/);
    await bubble(start, 'First words from a train').waitFor();
  });

  it('SET-02 messages stand in the notification centre at once, one row per chat, and leave with reading', async () => {
    const { talent, boss, id, page } = await openThread();
    const elsewhere = await openPage('/en/notifications', { storageState: talent.storageState });
    await page.close();
    await people.write(boss, id, 'One');
    await elsewhere.getByRole('link', { name: /wrote to you/ }).waitFor();
    await people.write(boss, id, 'Two');
    await elsewhere.getByRole('link', { name: /sent you 2 messages/ }).waitFor();
    await expect.poll(() => elsewhere.getByRole('link', { name: /wrote to you|sent you/ }).count()).toBe(1);
    await elsewhere.getByRole('link', { name: /Notifications, 1 unread/ }).waitFor();
    await expectAccessible(elsewhere);
    await elsewhere.getByRole('link', { name: /sent you 2 messages/ }).click();
    await bubble(elsewhere, 'Two').waitFor();
    await elsewhere.getByRole('link', { name: 'Notifications', exact: true }).waitFor();
  });
});
