import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from './harness/accessible.ts';
import { expectNoOverflow, phone, setUpBrowser, type TestPage } from './harness/browser.ts';
import { bubble, setUpPeople } from './harness/chat-people.ts';

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
  jobs: { id: number }[];
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
    await expect.poll(async () => (await readCopy(page))?.jobs.length).toBe(1);
    expect((await readCopy(page))?.account_id).toBe(talent.id);

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
});
