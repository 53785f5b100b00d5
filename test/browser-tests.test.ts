import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const READS =
  'count|inputValue|textContent|innerText|innerHTML|allTextContents|allInnerTexts|getAttribute|isVisible|isChecked|isDisabled|boundingBox|evaluate|evaluateAll';
/** `expect(await locator.count())`: right on a fast machine, and wrong where the page needs a moment longer. */
const READ_ONCE = new RegExp(`expect\\(\\s*[([]?await (?:(?!\\)\\s*\\.(?:not\\.)?to)[^])*?\\.(?:${READS})\\(`, 'g');

it('browser tests wait for what they expect of a page: expect.poll', () => {
  const once = globSync('e2e/*.e2e.ts', { cwd: root }).flatMap((file) =>
    [...readFileSync(resolve(root, file), 'utf8').matchAll(READ_ONCE)].map(([text]) => `${file}: ${text}`),
  );
  expect(once).toEqual([]);
});
