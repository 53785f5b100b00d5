import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { goOffline, phone, setUpBrowser } from './harness/browser.ts';
import { bubble, say, setUpPeople } from './harness/chat-people.ts';

/** One red dot, and the smallest document. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const PAPER = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const openPage = setUpBrowser();
const people = setUpPeople();

describe('chat', () => {
  it('JOB-02 CHAT-01 CHAT-02 a talent starts from the job page, the Boss answers, and both see where it stands', async () => {
    const [talent, boss] = await Promise.all([people.talent('Zarina', 'Aziz'), people.boss()]);
    // A job of its own: the demo Boss's inbox fills with the conversations of other tests, the newest on its last page.
    const job = await people.newJob(boss.id);
    const page = await openPage(`/en/job/${job.slug}-${job.id}`, { storageState: talent.storageState });
    await page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await page.waitForURL(`**/chat/start/${job.id}`);
    await expectAccessible(page);
    await page.getByLabel('Your first message').fill('Hello, I like this job.');
    await page.getByRole('button', { name: 'Send and open chat' }).click();
    await page.waitForURL(/\/en\/chat\/\d+$/);
    const id = page.url().split('/').at(-1);
    await bubble(page, 'Hello, I like this job.').waitFor();

    const desk = await openPage(`/en/employer/inbox?job=${job.id}`, { storageState: boss.storageState });
    await desk.getByRole('link', { name: /Zarina A\..*1 unread message/ }).click();
    await desk.waitForURL(`**/inbox/${id}*`);
    await bubble(desk, 'Hello, I like this job.').waitFor();
    // The Boss has it open: the talent sees that it was read.
    await bubble(page, 'Hello, I like this job.').locator('[data-status=read]').waitFor();

    await desk.getByLabel('Write a message').pressSequentially('Good');
    await page.getByText('is typing').first().waitFor();
    await say(desk, 'Good to hear. When can you start?');
    await bubble(page, 'Good to hear. When can you start?').waitFor();
    await expect.poll(() => page.getByText('is typing').count()).toBe(0);
    // Only a page that is looked at reads; the Boss's was the last one in front.
    await page.bringToFront();
    await bubble(desk, 'Good to hear.').locator('[data-status=read]').waitFor();
    await expectAccessible(page);
    await expectAccessible(desk);
    expect([...page.complaints, ...desk.complaints]).toEqual([]);
  });

  it('CHAT-02 AUTH-06 a visitor who wants to chat is asked to sign in, with the way back', async () => {
    const boss = await people.boss();
    const job = await people.job(boss.id, 1);
    const page = await openPage(`/en/job/${job.slug}-${job.id}`);
    await page.getByRole('main').getByRole('link', { name: 'Chat', exact: true }).click();
    await page.waitForURL('**/get-started?redirect=*');
    expect(new URL(page.url()).searchParams.get('redirect')).toBe(`/en/chat/start/${job.id}`);
  });

  it('CHAT-03 what is written without a connection is kept, sent when it is back, and shown once', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    await goOffline(page);
    await say(page, 'Written in a tunnel');
    await page.getByRole('button', { name: 'Send again' }).waitFor();
    await people.write(boss, id, 'Meanwhile on the other side');
    await page.context().setOffline(false);
    await bubble(page, 'Meanwhile on the other side').waitFor();
    await bubble(page, 'Written in a tunnel')
      .locator('[data-status]:not([data-status=sending], [data-status=failed])')
      .waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
    const { messages } = await boss.call<{ messages: { text: string }[] }>('GET', `/chat/conversations/${id}/messages`);
    expect(messages.filter(({ text }) => text === 'Written in a tunnel')).toHaveLength(1);
    await expect.poll(() => bubble(page, 'Written in a tunnel').count()).toBe(1);
    const shown = async () => (await page.getByRole('article').allInnerTexts()).map((text) => text.split('\n')[0]);
    await expect.poll(shown).toEqual(messages.map(({ text }) => text));
  });

  it('CHAT-03 a message survives a closed tab and is sent by the next one', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    const context = page.context();
    await page.route('**/api/chat/conversations/*/messages', (route) => route.abort());
    await say(page, 'Before the battery died');
    await page.getByRole('button', { name: 'Send again' }).waitFor();
    await page.getByLabel('Write a message').fill('A draft');
    await page.close();
    const next = await context.newPage();
    await next.goto(`/en/chat/${id}`);
    await bubble(next, 'Before the battery died').locator('[data-status]').waitFor();
    await expect.poll(() => next.getByLabel('Write a message').inputValue()).toBe('A draft');
  });

  it('CHAT-01 unread counts agree in two tabs and fall together', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const list = await openPage('/en/chat', { storageState: talent.storageState });
    const other = Object.assign(await list.context().newPage(), { complaints: [] });
    await other.goto('/en/companies');
    await people.write(boss, id, 'One');
    await people.write(boss, id, 'Two');
    await list.getByRole('link', { name: /2 unread messages/ }).waitFor();
    await other.getByRole('button', { name: 'Open chat, 2 unread messages' }).waitFor();
    await other.getByRole('link', { name: 'Chat, 2 unread' }).waitFor();
    await list.bringToFront();
    await list.getByRole('link', { name: /2 unread messages/ }).click();
    await bubble(list, 'Two').waitFor();
    await other.getByRole('button', { name: 'Open chat', exact: true }).waitFor();
  });

  it('CHAT-03 a recalled message is gone for both, a deleted one for oneself only', async () => {
    const [talent, boss] = await Promise.all([people.talent('Ines', 'Silva'), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    await people.write(boss, id, 'Please ignore me');
    await people.query(
      `update messages set sent_at = sent_at - interval '3 minutes' where conversation_id = $1 and seq = 1`,
      [id],
    );
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    await bubble(desk, 'Please ignore me').hover();
    await bubble(desk, 'Please ignore me').getByRole('button', { name: 'Message options' }).click();
    await desk.getByRole('menuitem', { name: 'Recall for both' }).click();
    await page
      .getByText(/recalled a message/)
      .first()
      .waitFor();
    await expect.poll(() => bubble(page, 'Please ignore me').count()).toBe(0);
    await desk.getByRole('button', { name: 'Write it again' }).click();
    await expect.poll(() => desk.getByLabel('Write a message').inputValue()).toBe('Please ignore me');

    await bubble(page, 'is this still open').getByRole('button', { name: 'Message options' }).press('Enter');
    const recall = page.getByRole('menuitem', { name: 'Recall for both' });
    await expect.poll(() => recall.getAttribute('aria-disabled')).toBe('true');
    await expect.poll(() => recall.textContent()).toContain('Only in the first 2 minutes');
    await page.getByRole('menuitem', { name: 'Delete for me' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for me' }).click();
    await expect.poll(() => bubble(page, 'is this still open').count()).toBe(0);
    await expect.poll(() => bubble(desk, 'is this still open').count()).toBe(1);
  });

  it('CHAT-05 numbers are exchanged only after both have written, verified theirs and agreed', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    const ask = async () => {
      await page.getByRole('button', { name: 'Exchange details' }).click();
      return page.getByRole('menuitem', { name: 'Exchange mobile numbers' });
    };
    const refused = await ask();
    await expect.poll(() => refused.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('menu').press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await people.write(boss, id, 'Yes, it is open.');
    await bubble(page, 'Yes, it is open.').waitFor();
    await (await ask()).click();
    const dialog = page.getByRole('dialog', { name: 'Verify your own number first' });
    const number = `811${String(Date.now()).slice(-5)}`;
    await dialog.getByLabel('Country').selectOption('SG');
    await dialog.getByLabel('New phone number').fill(number);
    await dialog.getByRole('button', { name: 'Send code' }).click();
    await dialog.getByLabel('Code from the text message').fill('000000');
    await dialog.getByRole('button', { name: 'Verify my number' }).click();
    await dialog.getByText('OTP is incorrect').waitFor();
    await dialog.getByLabel('Code from the text message').fill(await people.code(number));
    await dialog.getByRole('button', { name: 'Verify my number' }).click();
    await people.query(
      `update accounts set phone_num = '6581110002', phone_country = 'SG', is_mobile_verified = true where id = $1`,
      [boss.id],
    );
    await page.getByText('Waiting for an answer').waitFor();
    const desk = await openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState });
    await expect.poll(() => desk.getByText(number).count()).toBe(0);
    await desk.getByRole('button', { name: 'Agree' }).click();
    await desk.getByRole('link', { name: new RegExp(number) }).waitFor();
    await page.getByRole('link', { name: /8111\s?0002/ }).waitFor();
  });

  it('CHAT-03 CHAT-05 pictures, files and a resume arrive; what cannot be sent says why and can be tried again', async () => {
    const [talent, boss] = await Promise.all([people.talent('Lena', 'Ortiz'), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    await people.write(boss, id, 'Please send your papers.');
    const [page, desk] = await Promise.all([
      openPage(`/en/chat/${id}`, { storageState: talent.storageState, viewport: phone }),
      openPage(`/en/employer/inbox/${id}`, { storageState: boss.storageState }),
    ]);
    const attach = (...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
      page.locator('input[type=file]').first().setInputFiles(files);
    const onDesk = (name: string) => desk.getByRole('article').getByRole('link', { name });
    const waiting = (name: string) => page.getByRole('listitem').filter({ hasText: name });

    await attach({ name: 'desk.png', mimeType: 'image/png', buffer: PICTURE });
    // Nothing leaves before it was looked at.
    await waiting('desk.png').getByText('byte').waitFor();
    await expect
      .poll(() =>
        waiting('desk.png')
          .locator('img')
          .evaluate((one: HTMLImageElement) => one.naturalWidth),
      )
      .toBe(1);
    await say(page, 'My desk');
    await bubble(desk, 'My desk').waitFor();
    await onDesk('Open picture desk').waitFor();
    const shown = () =>
      desk
        .getByRole('article')
        .locator('img')
        .evaluate((one: HTMLImageElement) => one.naturalWidth);
    await expect.poll(shown).toBe(1);

    await attach(
      { name: 'tool.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
      { name: 'program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ, not a document') },
    );
    await waiting('tool.exe').getByText("We can't send this type of file").waitFor();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await waiting('program.pdf').getByText("can't send this type of file").waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send again' }).count()).toBe(0);

    for (const name of ['tool.exe', 'program.pdf'])
      await waiting(name)
        .getByRole('button', { name: /Remove/ })
        .click();
    let cuts = 0;
    await page.route('**/api-go/file/upload', (route) => (cuts++ === 0 ? route.abort() : route.continue()));
    await attach({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: PAPER });
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await waiting('letter.pdf').getByText("You're offline. We'll send this when you're back.").waitFor();
    await waiting('letter.pdf').getByRole('button', { name: 'Send again' }).click();
    await onDesk('Download letter.pdf').waitFor();

    await desk.getByRole('button', { name: 'Exchange details' }).click();
    await desk.getByRole('menuitem', { name: 'Ask for resume' }).click();
    await page.getByRole('button', { name: 'Agree' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose the file to share' });
    const choose = (name: string) =>
      dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: PAPER });
    await choose('resume.txt');
    await dialog.getByText('please check if the file meets the requirements').waitFor();
    await choose('resume.pdf');
    await dialog.getByRole('button', { name: 'Share resume' }).click();
    const file = await onDesk('Download resume.pdf').getAttribute('href');
    // It stands on its sender's side for both.
    await expect.poll(() => bubble(desk, 'resume.pdf').getAttribute('aria-label')).toMatch(/^Lena/);
    await expect.poll(() => bubble(page, 'resume.pdf').getAttribute('aria-label')).toMatch(/^You,/);
    expect((await desk.request.get(file ?? '')).headers()['content-type']).toBe('application/pdf');
    const stranger = await people.talent();
    const theirs = await openPage('about:blank', { storageState: stranger.storageState });
    expect((await theirs.request.get(file ?? '')).status()).toBe(404);
    await expectAccessible(page);
  });

  it('CHAT-02 CHAT-03 a job that closes meanwhile says so, and what was typed is still there', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const job = await people.job(boss.id, 2);
    const close = (isClosed: boolean) =>
      people.query('update jobs set status = $2, closed_at = $3 where id = $1', [
        job.id,
        isClosed ? 'closed' : 'open',
        isClosed ? new Date() : null,
      ]);
    const page = await openPage(`/en/chat/start/${job.id}`, { storageState: talent.storageState });
    const first = page.getByLabel('Your first message');
    await first.fill('Words chosen with care');
    await goOffline(page);
    await page.getByRole('button', { name: 'Send and open chat' }).click();
    await page.getByText("You're offline. We'll send this when you're back.").waitFor();
    await close(true);
    // It goes out by itself, and is too late.
    await page.context().setOffline(false);
    await page.getByText('This position is no longer open').waitFor();
    await expect.poll(() => first.inputValue()).toBe('Words chosen with care');
    await page.reload();
    await expect.poll(() => page.getByLabel('Your message is still here').inputValue()).toBe('Words chosen with care');
    await close(false);
    await page.reload();
    await expect.poll(() => first.inputValue()).toBe('Words chosen with care');
    await page.getByRole('button', { name: 'Send and open chat' }).click();
    await bubble(page, 'Words chosen with care').waitFor();

    await page.getByLabel('Write a message').fill('A second thought');
    await close(true);
    await say(page, 'One more question');
    await bubble(page, 'One more question').waitFor();
    await page.getByText('you can no longer write here').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Send again' }).count()).toBe(1);
    await close(false);
  });

  it('CHAT-07 not interested moves a conversation to its folder, and undo brings it back', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const page = await openPage(`/en/chat/${id}`, { storageState: talent.storageState });
    const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await page.getByRole('button', { name: 'Conversation options' }).click();
    await page.getByRole('menuitem', { name: 'Not interested' }).click();
    await page.getByRole('button', { name: 'Just move it' }).click();
    await expect.poll(() => row.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => row.count()).toBe(1);
    await page.getByRole('link', { name: 'Not interested' }).click();
    await page.getByText('Nothing in this folder').waitFor();
  });

  it('CHAT-04 a phrase is saved and used; one with a number is refused and stays typed', async () => {
    const [talent, boss] = await Promise.all([people.talent(), people.boss()]);
    const id = await people.talk(talent, (await people.job(boss.id)).id);
    const page = await openPage('/en/chat/settings', { storageState: talent.storageState });
    const add = page.getByRole('button', { name: 'Add' });
    await add.first().click();
    await page.getByLabel('Greeting').fill('Call me: 8 1 2 3 4 5 6 7');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByLabel('Greeting').and(page.locator('[aria-invalid=true]')).waitFor();
    await expect.poll(() => page.getByLabel('Greeting').inputValue()).toBe('Call me: 8 1 2 3 4 5 6 7');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await add.nth(1).click();
    await page.getByLabel('Phrase').fill('Thank you for your time.');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Thank you for your time.').waitFor();
    await expectAccessible(page);
    await page.goto(`/en/chat/${id}`);
    await page.getByRole('button', { name: 'Common phrases' }).click();
    await page.getByRole('button', { name: 'Thank you for your time.' }).click();
    await expect.poll(() => page.getByLabel('Write a message').inputValue()).toBe('Thank you for your time.');
  });
});
