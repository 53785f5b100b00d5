import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { localeFileNames, readLocaleFile } from '../scripts/locale-files.ts';

const root = resolve(import.meta.dirname, '..');
const english = resolve(root, 'locales/en');
const source = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: (path) => path.includes('.test.') })
  .map((path) => readFileSync(resolve(root, path), 'utf8'))
  .join('\n');

it('I18N-03 every text of a module is read somewhere', () => {
  const named = new Set([...source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map(([, key]) => key));
  // t(`search.sort.${sort}`) reads all that begin so.
  const begun = [...new Set([...source.matchAll(/`([\w-]+\.[\w.-]*)\$\{/g)].map(([, start = '']) => start))];
  const isRead = (key: string) => named.has(key) || begun.some((start) => key.startsWith(start));
  const keys = localeFileNames(english)
    .filter((name) => !name.startsWith('pages/'))
    .flatMap((name) => [...(readLocaleFile(english, name)?.keys() ?? [])].map((key) => `${name}.${key}`))
    .map((key) => key.replace(/_(?:zero|one|two|few|many|other)$/, ''));
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key) => !isRead(key))).toEqual([]);
});
