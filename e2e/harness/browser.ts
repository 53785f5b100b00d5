import { mkdirSync } from 'node:fs';
import {
  type Browser,
  type BrowserContextOptions,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';
import { findChromium } from '../../scripts/find-chromium.ts';
// Files share a worker: numbers of the database are numbers in all of them, as in the product.
import '../../src/platform/database/database.ts';
import { lendPage } from './lend-page.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test ends before the optimising compilers have earned what they cost.
  '--js-flags=--no-opt --no-maglev',
];

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** Nothing moves unless a test is about that: each press would wait for it. */
const USUAL = { viewport: desktop, locale: 'en', reducedMotion: 'reduce' } as const;

export interface TestPage extends Page {
  /** Everything the page complained about: console errors and warnings, uncaught errors, foreign requests. */
  complaints: string[];
}

/** The running browsers of this worker by their flags; they end with it. */
const browsers = new Map<string, Promise<Browser>>();

function findBrowser(flags: readonly string[]): Promise<Browser> {
  const key = flags.join(' ');
  const found = browsers.get(key);
  if (found) return found;
  const launched = chromium.launch({ executablePath: findChromium(), args: [...FLAGS, ...flags] });
  browsers.set(key, launched);
  // One that has crashed fails its own test only.
  launched.then(
    (browser) => browser.once('disconnected', () => browsers.delete(key)),
    () => browsers.delete(key),
  );
  return launched;
}

/** Gives each test a page with cookies and storage of its own; a failed test leaves a picture and tells what it shows. */
export function setUpBrowser(flags: readonly string[] = []) {
  return async function openPage(path: string, options: BrowserContextOptions = {}): Promise<TestPage> {
    const { baseURL = inject('siteUrl') } = options;
    const browser = await findBrowser(flags);
    const lent = await lendPage(browser, { ...USUAL, ...options, baseURL });
    const page = Object.assign(lent.page, { complaints: [] as string[] });
    const stopWatching = watch(page, baseURL);
    onTestFinished(async ({ task }) => {
      const hasFailed = task.result?.state === 'fail';
      if (hasFailed) await keepPicture(page, task.name).catch(() => {});
      stopWatching();
      await (hasFailed ? lent.end() : lent.giveBack());
    });
    // Nothing of the site is there yet: the cheap beginning for whoever signs in first.
    if (path !== 'about:blank') await page.goto(path, { waitUntil: 'networkidle' });
    return page;
  };
}

async function keepPicture(page: TestPage, testName: string): Promise<void> {
  mkdirSync('test-results', { recursive: true });
  const name = testName.replace(/[^\w-]+/g, '-').slice(0, 80);
  await page.screenshot({ path: `test-results/${name}.png`, fullPage: true });
  // A picture is no help where only the log survives.
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  const open = await page.getByRole('dialog').or(page.getByRole('main')).last().ariaSnapshot();
  process.stdout.write(`${[page.url(), `focus: ${focus}`, ...page.complaints, open.slice(0, 3000)].join('\n')}\n`);
}

function watch(page: TestPage, baseURL: string): () => void {
  const onConsole = (message: ConsoleMessage) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    if (!isComplaint || isUnusedPreload(message.text())) return;
    // 'Failed to load resource' does not say which.
    page.complaints.push(`${message.text()} ${message.location().url ?? ''}`.trim());
  };
  const onError = (error: Error) => page.complaints.push(String(error));
  const onRequest = (request: Request) => {
    const url = request.url();
    if (!url.startsWith(baseURL) && !url.startsWith('data:') && !url.startsWith('blob:')) {
      page.complaints.push(`asks elsewhere: ${url}`);
    }
  };
  page.on('console', onConsole).on('pageerror', onError).on('request', onRequest);
  return () => void page.off('console', onConsole).off('pageerror', onError).off('request', onRequest);
}

/** From the second page on the texts come out of the browser's own storage, and what was preloaded for them is spare. */
function isUnusedPreload(text: string): boolean {
  return text.includes('/api/translation/') && text.includes('was preloaded using link preload but not used');
}

/** Cuts the page's connection when all that it loads by and by is there: a part that is missing would never come. */
export async function goOffline(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}

/**
 * Leaves the first cards of a list on a page that is looked at for the last time: the others are made alike, and the checker
 * takes a second for twenty of them. Merely left out of the check, all would be read.
 */
export function keepFirstCards(page: Page): Promise<void> {
  return page.locator('#content article').evaluateAll((cards) => {
    for (const card of cards.slice(6)) card.remove();
  });
}

/**
 * No sideways scrolling at the page's own width; tells what sticks out. After a change of size it is asked again for a
 * moment: the new size comes before the looks that go with it.
 */
export async function expectNoOverflow(page: Page): Promise<void> {
  await expect.poll(() => findOverflow(page), { timeout: 10_000 }).toEqual([]);
}

function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { innerWidth } = window;
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isClipped = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && (getComputedStyle(parent).overflowX !== 'visible' || isClipped(parent));
    };
    const seen = [...document.querySelectorAll('body *')].filter((element) => !isClipped(element));
    const all = seen.map((element) => ({
      element,
      box: element.getBoundingClientRect(),
    }));
    // From right to left the page grows to the left, with all that stands at its end: those that reach furthest tell why.
    const [left, right] = [Math.min(...all.map(({ box }) => box.left)), Math.max(...all.map(({ box }) => box.right))];
    const furthest = all.filter(
      ({ box }) => (box.left < 0 && box.left === left) || (box.right > innerWidth && box.right === right),
    );
    const size = `page of ${document.documentElement.scrollWidth} in ${innerWidth}`;
    return [
      size,
      ...furthest.map(({ element, box }) =>
        [element.tagName, element.className, box.left, box.right, element.textContent?.slice(0, 80)].join(' '),
      ),
    ];
  });
}
