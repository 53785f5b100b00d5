import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { inject } from 'vitest';
import { restQuickly } from './at-rest.ts';

/** What is missing shows all the same; a machine that is busy with others may take long. */
const PATIENCE_MS = 120_000;

/** A document of the site without scripts: a page waits for its next test there, in the process that has run the site's. */
const RESTING_PLACE = '/robots.txt';

/** What a test may do to a page, its context or its clock that cannot be undone for the next one. */
const SPOILING = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'newCDPSession',
  'route',
  'routeWebSocket',
  'setExtraHTTPHeaders',
  'setFixedTime',
];

interface Held {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  isSpoilt: boolean;
}

/** The pages that no test has at the moment, by what cannot be changed about them. */
const resting = new WeakMap<Browser, Map<string, Held[]>>();

/**
 * A page whose cookies, storage and history are empty. A new browser context has to fetch, compile and warm up every script
 * in a process of its own: half of what a page costs. So pages are handed on from test to test, emptied, with the files of
 * the site in their cache, as someone has them who comes back.
 */
export async function lendPage(browser: Browser, options: BrowserContextOptions) {
  const { viewport, colorScheme = 'light', reducedMotion = 'no-preference', storageState, ...fixed } = options;
  const key = JSON.stringify(fixed);
  const held = findResting(browser, key).pop() ?? (await hold(browser, fixed));
  const { context, page } = held;
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, forcedColors: null, colorScheme, reducedMotion });
  if (typeof storageState === 'object') await context.addCookies(storageState.cookies);
  // A page that stays open goes on moving, listening and costing.
  const end = () => context.close();
  const giveBack = async () => {
    const isForAll = fixed.baseURL === inject('siteUrl') && fixed.javaScriptEnabled !== false;
    if (held.isSpoilt || !isForAll || page.isClosed()) return end();
    await empty(held, fixed.baseURL ?? '');
    findResting(browser, key).push(held);
  };
  return { page, end, giveBack };
}

function findResting(browser: Browser, key: string): Held[] {
  const ofBrowser = resting.get(browser) ?? new Map<string, Held[]>();
  resting.set(browser, ofBrowser);
  const found = ofBrowser.get(key) ?? [];
  ofBrowser.set(key, found);
  return found;
}

async function hold(browser: Browser, options: BrowserContextOptions): Promise<Held> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  if (options.javaScriptEnabled !== false) context.on('page', restQuickly);
  // A service worker outlives its page and answers for the network: only tests about it have one.
  if (options.serviceWorkers !== 'allow') {
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  }
  const page = await context.newPage();
  const held: Held = { context, page, session: await context.newCDPSession(page), isSpoilt: false };
  for (const owner of [context, page, page.clock]) noteSpoiling(owner, held);
  return held;
}

function noteSpoiling(owner: object, held: Held): void {
  for (const name of SPOILING) {
    const act: unknown = Reflect.get(owner, name);
    if (typeof act !== 'function') continue;
    Reflect.set(owner, name, (...given: unknown[]) => {
      held.isSpoilt = true;
      return act.apply(owner, given);
    });
  }
}

/** Leaves nothing of one test to the next but what the browser has fetched. */
async function empty({ context, page, session }: Held, origin: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  // A page that waits for the network would load itself again at the moment it is sent elsewhere.
  if (!(await page.evaluate(() => navigator.onLine))) await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(RESTING_PLACE);
  await page.mouse.move(-1, -1);
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.send('Page.resetNavigationHistory');
}
