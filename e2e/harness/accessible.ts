import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** The checker in its short form: every page that is looked at has to parse it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: typeof import('axe-core');
  }
}

interface Looking {
  /** What repeats on a long page: its first ones are looked at. */
  except?: string;
  /** A page that was looked at in another language: roles and order are the same in all of them, looks and names are not. */
  again?: boolean;
}

/** What may differ between two languages or themes of one page, beside its colours. */
const LOOKS_AND_NAMES = [
  'button-name',
  'link-name',
  'image-alt',
  'label',
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'document-title',
  'aria-valid-attr-value',
  'target-size',
];

/** A frame is no page: it needs no landmarks and no heading of its own, which are axe's `best-practice`. */
const FRAME_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails on anything that keeps someone from using the page. */
export async function expectAccessible(page: Page, looking: Looking = {}): Promise<void> {
  await untilShown(page);
  const found = await Promise.all(
    page.frames().map(async (frame) => ((await runsScripts(frame)) ? checkFrame(frame, looking) : [])),
  );
  expect(found.flat()).toEqual([]);
}

/** A message is shown in a sandboxed frame, where nothing runs: the checker neither. */
async function runsScripts(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return true;
  const sandbox = await frame.frameElement().then((element) => element.getAttribute('sandbox'));
  return sandbox === null || sandbox.split(' ').includes('allow-scripts');
}

async function checkFrame(frame: Frame, { except, again = false }: Looking): Promise<string[]> {
  // A document that has been looked at before has the checker already.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(`${AXE};0`);
  const known = readSeenLooks();
  const looks = await markLooks(frame);
  const old = looks.filter((look) => known.has(look));
  // What passes is not described.
  const options: RunOptions = { iframes: false, resultTypes: ['violations'] };
  if (again) options.runOnly = [...LOOKS_AND_NAMES, CONTRAST];
  else if (frame.parentFrame()) options.runOnly = FRAME_TAGS;
  const { told, checked } = await frame.evaluate(runAxe, { mark: MARK, old, except, options });
  // A look that is wrong is wrong in the next test too.
  if (checked.length > 0 && told.every((one) => !one.startsWith(CONTRAST))) {
    appendFileSync(inject('seenLooksFile'), `${checked.join('\n')}\n`);
  }
  return told;
}

interface Run {
  mark: string;
  old: string[];
  except: string | undefined;
  options: RunOptions;
}

/** Runs in the page. One run for all rules: each builds a tree of the whole page first, and contrast a map of what lies where. */
async function runAxe({ mark, old, except, options }: Run): Promise<{ told: string[]; checked: string[] }> {
  const { axe } = window;
  const isOld = new Set(old);
  for (const element of document.querySelectorAll(`[${mark}]`)) {
    if (isOld.has(element.getAttribute(mark) ?? '')) element.removeAttribute(mark);
  }
  // On a live page what looked new may have been replaced since: it is looked at when it comes again.
  const marked = [...document.querySelectorAll(`[${mark}]`)];
  const checked = marked.map((element) => element.getAttribute(mark) ?? '');
  axe.configure({ rules: [{ id: 'color-contrast', selector: `[${mark}]` }] });
  const { violations } = await axe.run({ include: [['html']], ...(except && { exclude: [[except]] }) }, options);
  for (const element of marked) element.removeAttribute(mark);
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  return { told, checked };
}

/** What is still fading in is invisible to the checker: an open dialog would leave it a page without any content. */
async function untilShown(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-entering], [data-exiting]').count()).toBe(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const MARK = 'data-new-look';
const CONTRAST = 'color-contrast';

/** The looks whose contrast some worker has checked; each of them adds its own lines at once. */
function readSeenLooks(): Set<string> {
  return new Set(readFileSync(inject('seenLooksFile'), { encoding: 'utf8', flag: 'a+' }).split('\n'));
}

/**
 * Marks the first text of every look. Contrast takes three quarters of a check, and most of it for the twentieth card and
 * the footer of the fiftieth page. A look is all that colours come from: the text's own colour and size, what lies behind
 * it, and the classes from it up to the root.
 */
function markLooks(frame: Frame): Promise<string[]> {
  return frame.evaluate((mark) => {
    const backgrounds = new Map<Element | null, string>([[null, '']]);
    const behind = (element: Element | null): string => {
      const known = backgrounds.get(element);
      if (known !== undefined || !element) return known ?? '';
      const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
      const own = [element.tagName, element.className, backgroundColor, backgroundImage, opacity, position].join();
      const all = `${behind(element.parentElement)}>${own}`;
      backgrounds.set(element, all);
      return all;
    };
    const hasText = (element: Element) =>
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const hash = (text: string) => {
      let sum = 5381;
      for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0;
      return `${sum}.${text.length}`;
    };
    const found = new Map<string, Element>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!hasText(element) || !element.checkVisibility()) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const look = hash([color, fontSize, fontWeight, behind(element)].join());
      if (!found.has(look)) found.set(look, element);
    }
    for (const [look, element] of found) element.setAttribute(mark, look);
    return [...found.keys()];
  }, MARK);
}
