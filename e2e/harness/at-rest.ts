import type { Page, Request, WebSocket } from 'playwright-core';

/** What a page sends without waiting for it, and lines that stay open. */
const NEVER_WAITED_FOR = new Set(['ping', 'websocket', 'eventsource']);

/**
 * Makes `waitUntil: 'networkidle'` of a page cost what it is worth. Playwright waits for half a second without a request;
 * a page can be used as soon as React has taken it over, nothing is on its way and its main thread has nothing left to do.
 * A page that React never takes over is waited for as ever.
 */
export function restQuickly(page: Page, hasScripts: boolean): void {
  const isAtRest = watchRest(page);
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const rest = async () => {
    if (!hasScripts) return;
    const given = new AbortController();
    await Promise.race([isAtRest(given.signal), page.waitForLoadState('networkidle')]).finally(() => given.abort());
  };
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
}

function watchRest(page: Page): (signal: AbortSignal) => Promise<void> {
  const open = new Set<Request | WebSocket>();
  let begun = 0;
  let onEnd = () => {};
  page.on('request', (request) => {
    if (NEVER_WAITED_FOR.has(request.resourceType())) return;
    begun += 1;
    open.add(request);
  });
  const end = (one: Request | WebSocket) => {
    if (open.delete(one)) onEnd();
  };
  // A line is open when the other end has said something.
  page.on('websocket', (line) => {
    open.add(line);
    line.once('framereceived', () => end(line));
    line.once('close', () => end(line));
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async (signal) => {
    while (!signal.aborted) {
      const before = begun;
      // A page that goes on to another one meanwhile is asked again there.
      const isIdle = await page.evaluate(untilIdle).catch(() => false);
      if (isIdle && open.size === 0 && begun === before) return;
      if (open.size > 0) {
        await new Promise<void>((done) => {
          onEnd = done;
        });
      }
    }
  };
}

/** Runs in the page: waits until its main thread rests; tells whether React has taken the page over. */
function untilIdle(): Promise<boolean> {
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // React leaves its props at every element that it has hydrated.
  const isTakenOver = () => Object.keys(document.body).some((key) => key.startsWith('__reactProps$'));
  return idle().then(frame).then(idle).then(isTakenOver);
}
