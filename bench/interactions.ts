import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.ts';

/**
 * How long a press or a key takes until its picture stands (Event Timing, as INP counts it), on pages of people who are
 * signed in and on results, with a processor four times slower. `npm run bench:interactions` beside a running demo on this
 * machine; `-- <folder>` where its data is not in `.parley`.
 */
const ADDRESS = 'http://localhost:3000';
const DATA = process.argv[2] ?? '.parley';
const SLOWER = 4;
const BAR_MS = 100;
/** Nothing is said of events that take less. */
const LEAST_MS = 16;
const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };
const computer = { viewport: { width: 1440, height: 900 } };

declare global {
  interface Window {
    timed: PerformanceEventTiming[];
  }
}

async function openPage(browser: Browser, device: object, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: ADDRESS, locale: 'en', ...device });
  if (email) {
    const { password } = JSON.parse(readFileSync(join(DATA, 'demo-sign-in.json'), 'utf8')) as { password: string };
    const headers = { 'country-id': '196', 'role-id': email.startsWith('boss') ? '2' : '1' };
    await context.request.post('/api/authentication/login', { data: { email, password }, headers });
  }
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.addInitScript((durationThreshold) => {
    window.timed = [];
    const isEvent = (entry: PerformanceEntry) => entry instanceof PerformanceEventTiming;
    const observer = new PerformanceObserver((list) => window.timed.push(...list.getEntries().filter(isEvent)));
    // Later than the types of the library.
    const wanted: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold };
    observer.observe(wanted);
  }, LEAST_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}

async function go(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  const refusal = page.getByRole('button', { name: 'No thanks' });
  if (await refusal.count()) await refusal.click();
  await page.waitForTimeout(1500);
}

async function measure(page: Page, what: string, act: () => Promise<unknown>): Promise<void> {
  await page.evaluate(() => {
    window.timed = [];
  });
  await act();
  await page.waitForTimeout(1000);
  const events = await page.evaluate(() =>
    window.timed.map(({ duration, interactionId }) => ({ duration, interactionId })),
  );
  const own = events.filter(({ interactionId }) => interactionId > 0);
  const worst = Math.max(LEAST_MS, ...own.map(({ duration }) => duration));
  console.log(
    `${what.padEnd(40)} ${String(Math.round(worst)).padStart(4)} ms${worst > BAR_MS ? `, over ${BAR_MS}` : ''}`,
  );
}

const type = async (field: Locator, words: string) => {
  await field.click();
  await field.pressSequentially(words, { delay: 60 });
};

async function measureTalent(page: Page): Promise<void> {
  await go(page, '/en/chat');
  const conversations = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await measure(page, 'chat: open a conversation', () => conversations.nth(1).click());
  const composer = page.getByRole('textbox').last();
  await measure(page, 'chat: write', () => type(composer, 'Thank you, is it still open?'));
  await go(page, '/en/manage-profile');
  const details = page.getByRole('region', { name: 'Your details' });
  await measure(page, 'profile: edit a section', () => details.getByRole('link', { name: 'Edit' }).click());
  await measure(page, 'profile: write', () => type(page.getByRole('textbox').first(), 'Mina'));
}

async function measureBoss(page: Page): Promise<void> {
  await go(page, '/en/employer');
  const jobs = page.getByRole('link', { name: /^Jobs/ }).first();
  await measure(page, 'dashboard: go to the jobs', () => jobs.click());
  await page.locator('a[href$="/applicants"]').first().waitFor();
  const boards = await page
    .locator('a[href$="/applicants"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
  for (const path of new Set(boards)) {
    await go(page, path);
    if ((await page.getByText('Nobody has applied yet').count()) === 0) break;
  }
  const applicant = page.locator('main li a, main li button').filter({ visible: true }).first();
  await measure(page, 'board: open an applicant', () => applicant.click());
  await go(page, '/en/employer/inbox');
  const conversations = page.locator('a[href*="/inbox/"]');
  await measure(page, 'inbox: open a conversation', () => conversations.first().click());
  await measure(page, 'inbox: write', () => type(page.getByRole('textbox').last(), 'Could we talk on Friday?'));
}

async function measureVisitor(page: Page): Promise<void> {
  await go(page, '/en/nurse-jobs');
  const filters = page.getByRole('button', { name: 'All filters' });
  await measure(page, 'results: open the filters', () => filters.click());
  await measure(page, 'results: choose one', () => page.getByRole('dialog').locator('label').first().click());
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
await measureTalent(await openPage(browser, phone, 'talent@parley.example'));
await measureBoss(await openPage(browser, computer, 'boss@parley.example'));
await measureVisitor(await openPage(browser, phone));
await browser.close();
