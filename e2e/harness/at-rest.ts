import type { Page, Request, WebSocket } from 'playwright-core';

/** What a page sends without waiting for it, and lines that stay open. */
const NEVER_WAITED_FOR = new Set(['ping', 'websocket', 'eventsource']);

const SILENCE_MS = 3000;

/** A page that takes longer has a fault of its own. */
const LONGEST_MS = 120_000;

/**
 * Makes 'networkidle' of a page mean what a test needs. Playwright waits for half a second without a request, which is
 * long on a quick machine, and on a busy one may pass before React has hydrated anything: a press is lost then. Here a page
 * is at rest when React has hydrated every control, nothing is on its way and its main thread is idle.
 */
export function restQuickly(page: Page): void {
  const goto = goDespiteOthers(page);
  const reload = page.reload.bind(page);
  const waitForLoadState = page.waitForLoadState.bind(page);
  const rest = watchRest(page, () => waitForLoadState('networkidle'));
  page.goto = async (url, options) => {
    if (options?.waitUntil !== 'networkidle') return goto(url, options);
    const response = await goto(url, { ...options, waitUntil: 'load' });
    await rest();
    return response;
  };
  page.reload = async (options) => {
    if (options?.waitUntil !== 'networkidle') return reload(options);
    const response = await reload({ ...options, waitUntil: 'load' });
    await rest();
    return response;
  };
  page.waitForLoadState = async (state, options) => {
    if (state !== 'networkidle') return waitForLoadState(state, options);
    await waitForLoadState('load', options);
    await rest();
  };
}

/**
 * Somebody who types an address gets there, also when the page was just going elsewhere by itself (an ended session sends it
 * to the sign-in page), or where that address sends them on. Playwright fails a navigation that another one replaces.
 */
function goDespiteOthers(page: Page): Page['goto'] {
  const goto = page.goto.bind(page);
  const isReplaced = (error: unknown) => /is interrupted by another navigation|net::ERR_ABORTED/.test(String(error));
  return async (url, options) => {
    for (let tries = 0; tries < 2; tries += 1) {
      try {
        return await goto(url, options);
      } catch (error) {
        if (!isReplaced(error)) throw error;
      }
    }
    await page.waitForLoadState('load');
    return null;
  };
}

function watchRest(page: Page, untilNetworkIdle: () => Promise<void>): () => Promise<void> {
  const open = new Set<Request | WebSocket>();
  let begun = 0;
  let onEnd = () => {};
  page.on('request', (request) => {
    if (NEVER_WAITED_FOR.has(request.resourceType())) return;
    // Whatever the page before had open went with it, and not all of it says so.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) open.clear();
    begun += 1;
    open.add(request);
  });
  const end = (one: Request | WebSocket) => {
    if (open.delete(one)) onEnd();
  };
  // A line is open when the other end has said something; one that has nothing to say is not waited for long.
  page.on('websocket', (line) => {
    open.add(line);
    line.once('framereceived', () => end(line));
    line.once('close', () => end(line));
    setTimeout(() => end(line), SILENCE_MS).unref();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    const until = Date.now() + LONGEST_MS;
    let waitsFor: string[] = [];
    while (Date.now() < until) {
      const before = begun;
      // A page that goes on to another one meanwhile is asked again there.
      const state = await page.evaluate(untilIdle).catch(() => undefined);
      waitsFor = state?.unhydrated ?? [];
      if (state?.isPlain) return untilNetworkIdle();
      if (state && waitsFor.length === 0 && open.size === 0 && begun === before) return;
      if (open.size > 0) {
        await new Promise<void>((done) => {
          onEnd = done;
          setTimeout(done, 1000);
        });
      }
    }
    const stillOpen = [...open].map((one) => one.url());
    throw new Error(
      `${page.url()} never came to rest: ${[...waitsFor, ...stillOpen].join(', ') || 'it asks on and on'}`,
    );
  };
}

interface PageState {
  /** A page without React. */
  isPlain: boolean;
  unhydrated: string[];
}

/** Runs in the page: waits until its main thread is idle; tells what React has not hydrated yet. */
async function untilIdle(): Promise<PageState> {
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // What waits for somebody (`ui/first-input.ts`, `accounts/web/hydrate-on-interaction.ts`) comes: a test is somebody.
  window.dispatchEvent(new Event('pointermove'));
  await idle();
  await frame();
  await idle();
  // React leaves its props at every element that it has hydrated.
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  // A boundary that React has still to hydrate stands between the comments '$' and '/$'; other controls are a widget's.
  const isBetweenMarks = (element: Element) => {
    let open = 0;
    for (let node = element.previousSibling; node; node = node.previousSibling) {
      if (!(node instanceof Comment)) continue;
      if (node.data === '/$') open -= 1;
      else if (node.data.startsWith('$')) open += 1;
      if (open > 0) return true;
    }
    return false;
  };
  const waits = (control: Element) => {
    let outermost = control;
    while (outermost.parentElement && !isHydrated(outermost.parentElement)) outermost = outermost.parentElement;
    return !isHydrated(control) && isBetweenMarks(outermost);
  };
  const controls = [...document.querySelectorAll('button, input:not([type=hidden]), select, textarea')];
  const isAlive = isHydrated(document.body);
  const unhydrated = isAlive ? controls.filter(waits) : [document.body];
  return {
    isPlain: document.querySelector('script[type=module]') === null,
    unhydrated: unhydrated.map((one) => one.outerHTML.slice(0, 200)),
  };
}
