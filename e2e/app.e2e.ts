import type { Pool } from 'pg';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { createJob } from '#test/factories/create-job.ts';
import { PushBrowser } from '#test/push/push-receiver.ts';
import { standIn } from '#test/stand-in.ts';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { bubble, setUpPeople } from './harness/chat-people.ts';
import { openTray } from './harness/push-tray.ts';

const openPage = setUpBrowser();
const people = setUpPeople();

const openApp = (path: string, options: BrowserContextOptions = {}) =>
  openPage(path, { serviceWorkers: 'allow', viewport: phone, ...options });

/** Until the worker answers for this page. */
const untilWorking = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });

interface Copy {
  account_id: number;
  chats: { id: number }[];
  jobs: unknown[];
}

/** What the browser keeps for hours without a connection. */
const readCopy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Copy | undefined>((resolve) => {
        const opening = indexedDB.open('parley-offline', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('kept');
        opening.onsuccess = () => {
          const asking = opening.result.transaction('kept').objectStore('kept').get('copy');
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      }),
  );

/** A browser that has no connection says so for everything it tries. */
const withoutCuts = ({ complaints }: TestPage) =>
  complaints.filter((one) => !/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|Failed to fetch/.test(one));

describe('the site as an app', () => {
  it('NAV-09 CHAT-01 reads chats and saved jobs without a connection, sends once and in order what is written there, and leaves nothing behind', async () => {
    const [boss, talent] = await Promise.all([people.boss(), people.talent()]);
    const job = await people.newJob(boss.id);
    const id = await people.talk(talent, job.id, 'Is the desk by the window free?');
    await people.write(boss, id, 'It is, and it is yours.');
    await talent.call('POST', `/job/${job.id}/save`, { save: true });
    const page = await openApp('/en/my-jobs', { storageState: talent.storageState });
    await untilWorking(page);
    // The saved jobs are written down first; the chats follow one by one.
    await expect.poll(async () => (await readCopy(page))?.chats.length).toBe(1);
    expect(await readCopy(page)).toMatchObject({ account_id: talent.id, jobs: [{ id: job.id }] });

    await page.context().setOffline(true);
    await page.goto('/en/chat');
    await page.getByRole('heading', { name: "You're offline" }).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('heading', { name: 'Saved jobs' }).waitFor();
    await expect.poll(() => page.getByText('No saved jobs').count()).toBe(0);
    await page.getByRole('button', { name: /It is, and it is yours/ }).click();
    await page.getByText('Is the desk by the window free?').waitFor();
    for (const text of ['First without a connection', 'Second without a connection']) {
      await page.getByLabel('Write a message').fill(text);
      await page.getByRole('button', { name: 'Send when online' }).click();
    }
    await expect.poll(() => page.getByText("Will be sent when you're back online").count()).toBe(2);
    await expectAccessible(page);

    await page.context().setOffline(false);
    await bubble(page, 'Second without a connection').waitFor();
    const sent = async () => {
      const { rows } = await people.query(
        `select text from messages where conversation_id = $1 and text like '%without a connection' order by seq`,
        [id],
      );
      return rows.map(({ text }) => text);
    };
    await expect.poll(sent).toEqual(['First without a connection', 'Second without a connection']);
    expect(withoutCuts(page)).toEqual([]);

    await page.evaluate(() =>
      fetch('/api/authentication/logout', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      }),
    );
    await expect.poll(() => readCopy(page)).toBeUndefined();
    await page.context().setOffline(true);
    await page.goto('/en/chat');
    await page.getByRole('heading', { name: "You're offline" }).waitFor();
    await expect.poll(() => page.getByText('It is, and it is yours').count()).toBe(0);
  });

  it('NAV-09 keeps all of 25 saved jobs and three chats of a job seeker, and the last conversations of a Boss', async () => {
    const [boss, talent] = await Promise.all([people.boss(), people.talent()]);
    const jobs: { id: number; slug: string }[] = [];
    for (let at = 0; at < 3; at += 1) jobs.push(await people.newJob(boss.id));
    // Of somebody else: the jobs of the demo Boss stand in the lists of other tests.
    const { rows: others } = await people.query(
      'select company_id, recruiter_id from jobs where recruiter_id <> $1 order by id limit 1',
      [boss.id],
    );
    const pool = standIn<Pool>({ query: people.query });
    while (jobs.length < 25) jobs.push(await createJob(pool, others[0]));
    for (const { id } of jobs) await talent.call('POST', `/job/${id}/save`, { save: true });
    const chats: number[] = [];
    for (const { id } of jobs.slice(0, 3)) chats.push(await people.talk(talent, id, `About job ${id}`));
    // Answered last: nobody waits in it, and it is the newest all the same.
    await people.write(boss, chats[0] ?? 0, 'Good morning to you');
    const page = await openApp('/en/my-jobs', { storageState: talent.storageState });
    await untilWorking(page);
    await expect
      .poll(async () => (await readCopy(page))?.chats.map(({ id }) => id))
      .toEqual([chats[0], chats[2], chats[1]]);
    expect((await readCopy(page))?.jobs).toHaveLength(25);
    const first = jobs[0] ?? { id: 0, slug: '' };
    await page.context().setOffline(true);
    await page.goto('/en/my-jobs');
    await page.getByRole('heading', { name: 'Saved jobs' }).waitFor();
    await expect.poll(() => page.locator(`a[href*='/en/job/']`).count()).toBe(25);
    await page.locator(`a[href$='-${first.id}']`).click();
    await page.getByText('You will build the harbour.').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/en/job/${first.slug}-${first.id}`);
    await expectAccessible(page);
    await expectNoOverflow(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect.poll(() => page.locator(`a[href*='/en/job/']`).count()).toBe(25);
    expect(withoutCuts(page)).toEqual([]);

    const desk = await openApp('about:blank', { storageState: boss.storageState });
    // The demo Boss has a session without having signed in: this word for scripts is missing.
    await desk.context().addCookies([{ name: 'parley_auth_status', value: 'user', url: inject('siteUrl') }]);
    await desk.goto('/en/employer/inbox', { waitUntil: 'networkidle' });
    await untilWorking(desk);
    // The demo Boss talks with others at the same time.
    const ofThese = async () => (await readCopy(desk))?.chats.map(({ id }) => id).filter((id) => chats.includes(id));
    await expect.poll(ofThese).toEqual([chats[0], chats[2], chats[1]]);
  });

  it('NAV-09 tells the server at once where a browser is that its push service has moved', async () => {
    const talent = await people.talent();
    const page = await openApp('/en/my-jobs', { storageState: talent.storageState });
    await untilWorking(page);
    const moved = new PushBrowser(`moved-${talent.id}`);
    const workers = () => page.context().serviceWorkers();
    await expect.poll(() => workers().length).toBeGreaterThan(0);
    const worker = workers().at(-1);
    await worker?.evaluate(async ({ endpoint, p256dh, auth }) => {
      const newSubscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
      const work: Promise<unknown>[] = [];
      const waitUntil = (one: Promise<unknown>) => work.push(one);
      const event = Object.assign(new Event('pushsubscriptionchange'), {
        newSubscription,
        oldSubscription: null,
        waitUntil,
      });
      dispatchEvent(event);
      await Promise.all(work);
    }, moved.subscription);
    const { rows } = await people.query('select endpoint from push_subscriptions where account_id = $1', [talent.id]);
    expect(rows).toEqual([{ endpoint: moved.endpoint }]);
    expect(page.complaints).toEqual([]);
  });

  it('NAV-09 RES-01 takes a resume from another app, also from someone who has to sign in first', async () => {
    const talent = await people.talent();
    const page = await openApp('/en');
    await untilWorking(page);
    // As the system hands it over: a form that only the worker sees.
    await page.evaluate(async () => {
      const body = new FormData();
      const words = '%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
      body.set('resume', new File([words], 'Shared resume.pdf', { type: 'application/pdf' }));
      await fetch('/share-target?lang=en', { method: 'POST', body, redirect: 'manual' });
    });
    await page.goto('/en/manage-profile?shared=1', { waitUntil: 'networkidle' });
    const back = new URL(page.url()).searchParams.get('redirect') ?? '';
    expect(back).toContain('/en/manage-profile?shared=1');
    await page.context().addCookies(talent.storageState.cookies);
    await page.goto(back, { waitUntil: 'networkidle' });
    await expect
      .poll(async () => {
        const { rows } = await people.query(
          'select f.name from attached_resumes r join files f on f.id = r.file_id where r.account_id = $1',
          [talent.id],
        );
        return rows.map(({ name }) => name);
      })
      .toEqual(['Shared resume.pdf']);
  });

  it('NAV-09 SET-01 shows a push message without names unless they are allowed, one for each chat until it is read, and a press opens it', async () => {
    const [boss, talent] = await Promise.all([people.boss(), people.talent()]);
    const jobs = [await people.newJob(boss.id), await people.newJob(boss.id)] as const;
    const [one, other] = [await people.talk(talent, jobs[0].id), await people.talk(talent, jobs[1].id)];
    const browser = new PushBrowser(`app-${talent.id}`);
    const { devices } = await talent.call<{ devices: { id: number }[] }>('POST', '/notification/push/subscribe', {
      ...browser.subscription,
      shows_details: false,
    });
    /** What the server has ready for this browser when the Boss has written; nothing of it goes to a push service. */
    const pushOf = async (id: number, text: string) => {
      await people.write(boss, id, text);
      const { rows } = await people.query('delete from outbox_messages where recipient = $1 returning body_text', [
        browser.endpoint,
      ]);
      expect(rows).toHaveLength(1);
      return browser.read(Buffer.from(rows[0].body_text, 'base64url'));
    };
    const page = await openApp('/en/my-jobs', { storageState: talent.storageState });
    await untilWorking(page);
    const tray = await openTray(page);

    const first = await pushOf(one, 'The office is at 5 Secret Street');
    await tray.deliver(first);
    const plain = { title: 'New message from a recruiter', body: 'Open Parley to read it.', path: `/en/chat/${one}` };
    await expect.poll(tray.shown).toEqual([plain]);
    // The number on the icon was refused, and the notice is there all the same.
    await expect.poll(tray.badges).toEqual([first.unread]);

    // On another device.
    const { rows: told } = await people.query('select max(seq) as seq from messages where conversation_id = $1', [one]);
    await talent.call('POST', `/chat/conversations/${one}/read`, { seq: told[0].seq });
    await tray.deliver(await pushOf(one, 'The door is green'));
    await expect.poll(tray.badges).toHaveLength(2);
    await expect.poll(tray.shown).toEqual([plain]);
    await talent.call('POST', `/notification/push/devices/${devices[0]?.id}`, { shows_details: true });
    const detailed = await pushOf(other, 'The bell is loud');
    await tray.deliver(detailed);
    await expect.poll(tray.badges).toHaveLength(3);
    const { rows } = await people.query('select first_name from accounts where id = $1', [boss.id]);
    expect(`${detailed.title} ${detailed.body}`).toContain(rows[0].first_name);
    expect(JSON.stringify(detailed)).not.toContain('bell');
    const named = { title: detailed.title, body: detailed.body, path: `/en/chat/${other}` };
    await expect.poll(tray.shown).toEqual([plain, named]);

    const opened = await tray.press(`/en/chat/${other}`);
    await expect.poll(tray.shown).toEqual([plain]);
    await page.goto(opened, { waitUntil: 'networkidle' });
    await bubble(page, 'The bell is loud').waitFor();
    await expect.poll(tray.shown).toEqual([plain]);
    await page.goto(`/en/chat/${one}`, { waitUntil: 'networkidle' });
    await bubble(page, 'The door is green').waitFor();
    await expect.poll(tray.shown).toEqual([]);
    // Whoever looks at the chat is not told of it; the one behind shows that the first was handled.
    await tray.deliver(first);
    await tray.deliver(detailed);
    await expect.poll(tray.shown).toEqual([named]);
    expect(page.complaints).toEqual([]);
  });
});
