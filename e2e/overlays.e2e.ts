import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, setUpBrowser, type TestPage } from './harness/browser.ts';

const openPage = setUpBrowser();
// A phone has a keyboard that rises on the screen, and is slow.
const slowPhone = { viewport: phone, hasTouch: true, isMobile: true, reducedMotion: 'no-preference' } as const;
const DELAYS = [0, 50, 150, 300];
/** Dozens of overlays, one after the other, at a quarter of the speed. */
const LONG = 600_000;
const ways = ['escape', 'cross', 'beside'] as const;

interface Closing {
  trigger: string;
  way: (typeof ways)[number];
  delay: number;
}

/** Every overlay carries the class of their common motion (ui/base.css). */
const OVERLAY = '.overlay-motion';

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Opens an overlay and closes it so many milliseconds later, timed in the page itself. False: there is no such way. */
async function openAndClose(page: Page, closing: Closing): Promise<boolean> {
  return page.evaluate(
    async ({ trigger, way, delay, overlay }) => {
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      const find = () => document.querySelector<HTMLElement>(overlay);
      // One that a slow moment has closed again before it could be seen is pressed again, as anyone would.
      const open = async () => {
        document.querySelector<HTMLElement>(trigger)?.click();
        for (const since = performance.now(); !find() && performance.now() - since < 5_000; ) await nextFrame();
      };
      for (let pressed = 0; pressed < 5 && !find(); pressed += 1) await open();
      await new Promise((done) => setTimeout(done, delay));
      const shown = find();
      if (!shown) return false;
      const press = (target: EventTarget) => {
        for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
          const Kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
          target.dispatchEvent(new Kind(type, { bubbles: true, cancelable: true, button: 0, clientX: 1, clientY: 1 }));
        }
      };
      const pressEscape = () =>
        (shown.querySelector('[role]') ?? shown).dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
      const cross = shown.querySelector<HTMLElement>('button[aria-label="Close"]');
      const isModal = shown.classList.contains('fixed') && !shown.querySelector('[role=alertdialog]');
      const hasWay = way === 'escape' || (way === 'cross' ? cross !== null : isModal);
      if (!hasWay || way === 'escape') pressEscape();
      else if (way === 'cross') cross?.click();
      else press(shown);
      return hasWay;
    },
    { ...closing, overlay: OVERLAY },
  );
}

/** Nothing lies over the page any more, it scrolls, and a real press reaches it. */
async function expectPageReacts(page: TestPage, closing: Closing): Promise<void> {
  const name = JSON.stringify(closing);
  await expect.poll(() => page.locator(OVERLAY).count(), { message: name }).toBe(0);
  const left = () =>
    page.evaluate(() => ({
      inert: document.querySelectorAll('[inert]').length,
      hidden: [...document.body.children].filter((one) => one.getAttribute('aria-hidden') === 'true' && one.id).length,
      overflow: document.documentElement.style.overflow,
      top: document.elementFromPoint(195, 500)?.closest('#content, header, footer, nav') !== null,
    }));
  await expect.poll(left, { message: name }).toEqual({ inert: 0, hidden: 0, overflow: '', top: true });
}

async function expectPressArrives(page: TestPage): Promise<void> {
  await page.evaluate(() => {
    document.addEventListener('click', () => document.body.setAttribute('data-pressed', ''), { once: true });
  });
  await page.locator('h1').first().tap();
  await expect.poll(() => page.locator('body[data-pressed]').count()).toBe(1);
}

/**
 * Each overlay in two ways at two delays by turns, so that each way and each delay comes up; where there are many of a
 * kind, each in one way at one delay.
 */
async function closeEveryWay(page: TestPage, triggers: string[], isInTurn = false): Promise<number> {
  let closed = 0;
  for (const [at, trigger] of triggers.entries()) {
    const delays = [turnOf(DELAYS, at), turnOf(DELAYS, at + 2)];
    for (const [turn, delay] of delays.slice(0, isInTurn ? 1 : 2).entries()) {
      const closing = { trigger, way: turnOf(ways, at + turn), delay };
      const hasWay = await openAndClose(page, closing);
      await expectPageReacts(page, closing);
      if (hasWay) closed += 1;
    }
  }
  return closed;
}

function turnOf<One>(list: readonly One[], at: number): One {
  return list[at % list.length] as One;
}

/** Selectors for the triggers that can be pressed, in the order of the page. */
function markTriggers(page: Page, within: string, count: number, from = 0): Promise<string[]> {
  return page.evaluate(
    ({ within, count, from }) => {
      const all = [...document.querySelectorAll<HTMLButtonElement>(`${within} [aria-haspopup]`)];
      const usable = all.filter((one) => one.offsetParent && !one.disabled).slice(from, from + count);
      return usable.map((one, at) => {
        one.dataset.trigger = String(from + at);
        return `[data-trigger="${from + at}"]`;
      });
    },
    { within, count, from },
  );
}

describe('overlays closed as soon as they open, on a slow phone', () => {
  it(
    'LOC-01 SRCH-03 NAV-06 results: Where, All filters, country and guide leave the page as it was',
    async () => {
      const page = await openPage('/en/job-search?country=sg', slowPhone);
      const triggers = await markTriggers(page, 'body', 20);
      await slowDown(page);
      expect(triggers.length).toBeGreaterThanOrEqual(4);
      // Where there is no such way, Escape closed it.
      expect(await closeEveryWay(page, triggers)).toBeGreaterThanOrEqual(triggers.length);
      await expectPressArrives(page);
      expect(page.complaints).toEqual([]);
    },
    LONG,
  );

  it(
    'PICK-01 LOC-01 NAV-06 pickers, lists and calendars leave the page as it was',
    async () => {
      const page = await openPage('/en/design', slowPhone);
      const triggers = await markTriggers(page, '#content', 12);
      await slowDown(page);
      // Where there is no such way, Escape closed it.
      expect(await closeEveryWay(page, triggers, true)).toBeGreaterThanOrEqual(triggers.length / 3);
      await expectPressArrives(page);
    },
    LONG,
  );

  it(
    'NAV-06 dialogs, questions, drawers of every side, popovers and menus leave the page as it was',
    async () => {
      const page = await openPage('/en/design', slowPhone);
      const triggers = await markTriggers(page, '#content', 20, 12);
      await slowDown(page);
      expect(triggers.length).toBeGreaterThanOrEqual(7);
      // Where there is no such way, Escape closed it.
      expect(await closeEveryWay(page, triggers, true)).toBeGreaterThanOrEqual(triggers.length / 3);
      await expectPressArrives(page);
    },
    LONG,
  );
});

describe('a press before the scripts have come', () => {
  /** Keeps the scripts of pages back until they are let go. */
  async function holdScripts(page: Page): Promise<() => void> {
    let letGo = () => {};
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    return letGo;
  }

  it.each([
    ['SRCH-03 All filters', 'button[aria-haspopup=dialog]:has-text("All filters")', '[role=dialog]'],
    ['LOC-01 Where', 'search button[aria-haspopup=dialog]', '[role=dialog]'],
    ['NAV-03 the site guide', 'header button[aria-label="Site guide"]', '[role=dialog]'],
    ['JOB-02 Save', 'li article button[aria-pressed=false]', 'li article button[aria-pressed=true]'],
  ])('%s is answered once they are here', async (_, trigger, outcome) => {
    const page = await openPage('about:blank', slowPhone);
    const letGo = await holdScripts(page);
    await page.goto('/en/job-search?country=sg', { waitUntil: 'commit' });
    await page.locator(trigger).first().tap();
    await expect.poll(() => page.locator(outcome).count()).toBe(0);
    letGo();
    await page.locator(outcome).first().waitFor();
    await expect.poll(() => page.locator(outcome).count()).toBe(1);
  });

  it('SRCH-02 what was typed into the search stays, and is searched', async () => {
    const page = await openPage('about:blank', slowPhone);
    const letGo = await holdScripts(page);
    await page.goto('/en?country=sg', { waitUntil: 'commit' });
    const box = page.locator('input[name=query]');
    await box.fill('sales manager');
    letGo();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => box.inputValue()).toBe('sales manager');
    await box.press('Enter');
    await page.waitForURL('**/en/sales-manager-jobs');
  });
});
