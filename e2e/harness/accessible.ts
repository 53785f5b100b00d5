import { appendFileSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';

/** The checker in its short form: every page that is looked at has to parse it. */
const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

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

/** Fails on anything that keeps someone from using the page. */
export async function expectAccessible(page: Page, { except, again = false }: Looking = {}): Promise<void> {
  await untilShown(page);
  // A document that has been looked at before has the checker already.
  const isThere = page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
  const build = (axeSource: string) => {
    // What passes is not described, and no second page is opened for the sum: both cost three times the check itself.
    const builder = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] }).setLegacyMode();
    return except ? builder.exclude(except) : builder;
  };
  const first = build(isThere ? 'void 0' : AXE);
  const rules = again ? first.withRules(LOOKS_AND_NAMES) : first.disableRules('color-contrast');
  const { violations } = await rules.analyze();
  const newLooks = await markNewLooks(page);
  if (newLooks.length > 0) {
    const contrast = build('void 0').include(`[${MARK}]`).withRules('color-contrast');
    const found = await contrast.analyze().then((result) => result.violations, ifGone);
    // One that is wrong is wrong in the next test too, and one that has gone is looked at when it comes again.
    if (found?.length === 0) appendFileSync(inject('seenLooksFile'), `${newLooks.join('\n')}\n`);
    violations.push(...(found ?? []));
    await page.evaluate((mark) => {
      for (const element of document.querySelectorAll(`[${mark}]`)) element.removeAttribute(mark);
    }, MARK);
  }
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(told).toEqual([]);
}

/** On a live page all that looked new may have been replaced before the checker came. */
function ifGone(error: unknown): undefined {
  if (!String(error).includes('No elements found for include')) throw error;
}

/** What is still fading in is invisible to the checker: an open dialog would leave it a page without any content. */
async function untilShown(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[data-entering], [data-exiting]').count()).toBe(0);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

const MARK = 'data-new-look';

/** The looks whose contrast some worker has checked; each of them adds its own lines at once. */
function readSeenLooks(): Set<string> {
  return new Set(readFileSync(inject('seenLooksFile'), { encoding: 'utf8', flag: 'a+' }).split('\n'));
}

/**
 * Marks the first text of every look that was not checked before. Contrast takes three quarters of a check, and most of it
 * for the twentieth card and the footer of the fiftieth page. A look is all that colours come from: the text's own colour
 * and size, what lies behind it, and the classes from it up to the root.
 */
async function markNewLooks(page: Page): Promise<string[]> {
  const looks = await page.evaluate((mark) => {
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
  const seen = readSeenLooks();
  const known = looks.filter((look) => seen.has(look));
  await page.evaluate(
    ([mark, old]) => {
      const isOld = new Set(old);
      for (const element of document.querySelectorAll(`[${mark}]`))
        if (isOld.has(element.getAttribute(mark) ?? '')) element.removeAttribute(mark);
    },
    [MARK, known] as const,
  );
  return looks.filter((look) => !seen.has(look));
}
