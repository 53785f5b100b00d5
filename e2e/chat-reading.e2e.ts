import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser } from './harness/browser.ts';
import { bubble, say, setUpPeople } from './harness/chat-people.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

describe('reading a chat', () => {
  it('CHAT-01 finds a message and shows it at its place; earlier messages load while scrolling', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id, 'The very first words');
    await people.query(
      `insert into messages (conversation_id, seq, sender_id, side, kind, text, sent_at)
       select $1, 1 + n, $2, 'boss', 'text', 'Line ' || n, now() from generate_series(1, 120) n`,
      [id, boss.id],
    );
    await people.query('update conversations set last_seq = 121 where id = $1', [id]);
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    await bubble(page, 'Line 120').waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(110);
    const box = page.getByRole('region', { name: /^Conversation with/ });
    await expect
      .poll(async () => {
        await box.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }));
        return bubble(page, 'The very first words').count();
      })
      .toBe(1);
    await box.evaluate((element) => element.scrollTo({ top: 0 }));
    await page.getByRole('button', { name: 'Search messages' }).click();
    await page.getByLabel('Search messages').fill('very first');
    await page.getByRole('link', { name: /The very first words/ }).click();
    await page.waitForURL('**?at=1');
    await expect.poll(() => box.evaluate((element) => element.scrollTop)).toBeLessThan(-500);
  });

  it('CHAT-06 the widget opens over any page and is gone 300 ms after it was closed', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    await people.write(boss, id, 'From the widget?');
    const page = await openPage('/en/companies', { storageState: talent.storageState });
    await page.getByRole('button', { name: /Open chat/ }).click();
    const panel = page.getByRole('dialog', { name: 'Chat' });
    await panel.getByRole('link', { name: /unread/ }).click();
    await bubble(page, 'From the widget?').waitFor();
    await say(page, 'Yes, from here');
    await bubble(page, 'Yes, from here').locator('[data-status]').waitFor();
    await expectAccessible(page);
    const closed = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const widget = document.querySelector('[data-chat-widget]');
          let from = 0;
          new MutationObserver(() => {
            const state = widget?.getAttribute('data-chat-widget');
            if (state === 'closing') from = performance.now();
            if (state === 'closed') resolve(performance.now() - from);
          }).observe(widget as Element, { attributes: true });
        }),
    );
    await page.keyboard.press('Escape');
    expect(await closed).toBeGreaterThanOrEqual(290);
    await panel.waitFor({ state: 'detached' });
    expect(page.complaints).toEqual([]);
  });

  it('CHAT-01 GEO-04 NAV-06 reads from right to left, on a phone and at 320 px, by the keyboard alone', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    await people.write(boss, id, 'مرحبا، نعم الوظيفة متاحة');
    for (const viewport of [phone, { width: 320, height: 640 }]) {
      const page = await openPage(`/ar/chat/${id}`, { storageState: talent.storageState, viewport });
      const edgeOf = async (text: string) => (await bubble(page, text).locator('p').first().boundingBox())?.x ?? 0;
      await expect.poll(async () => (await edgeOf('مرحبا')) - (await edgeOf('is this still open'))).toBeGreaterThan(0);
      await expectNoOverflow(page);
      await expectAccessible(page);
      expect(page.complaints).toEqual([]);
    }
    const page = await openPage('/en/chat', { storageState: talent.storageState });
    // It fills the window and no pixel more.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Write a message').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('First line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('second line');
    await page.keyboard.press('Enter');
    await bubble(page, 'second line').waitFor();
    await expect
      .poll(() => bubble(page, 'First line').locator('p').first().textContent())
      .toBe('First line\nsecond line');
  });

  it('CHAT-01 reads and sends without JavaScript', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const page = await openPage('/en/chat', { storageState: talent.storageState, javaScriptEnabled: false });
    await page.getByRole('list', { name: 'Conversations' }).getByRole('link').first().click();
    await page.waitForURL(`**/chat/${id}`);
    await page.getByLabel('Write a message').fill('Sent by a plain form');
    await page.getByRole('button', { name: 'Send' }).click();
    await bubble(page, 'Sent by a plain form').waitFor();
  });
});
