import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const files = globSync(['*.*', '{bench,docs,e2e,locales,migrations,scripts,src,test}/**/*.*'], { cwd: root });
const names = new Set(files.map((path) => basename(path)));
// The rows of promises.md quote texts of screens, whose links are the site's.
const pages = files.filter((path) => path.endsWith('.md') && path !== 'docs/promises.md');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const found = (path: string, pattern: RegExp) => [...read(path).matchAll(pattern)].map(([, one = '']) => one);

describe('what the documents name', () => {
  it('exists where they link to', () => {
    const broken = pages.flatMap((page) =>
      found(page, /\]\((?!https?:)([^)#]+)/g)
        .filter((link) => !existsSync(resolve(root, dirname(page), link)))
        .map((link) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });

  it('exists as a file of that name', () => {
    // A name in general: CONTRIBUTING.md says how files are named.
    const general = new Set(['noun.role.ts']);
    const missing = pages.flatMap((page) =>
      found(page, /`(?:[\w-]+\/)*([\w.-]+\.(?:tsx?|sql|tsv|css))`/g)
        .filter((name) => !names.has(name) && !general.has(name))
        .map((name) => `${page}: ${name}`),
    );
    expect(missing).toEqual([]);
  });

  it('is a command of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const unknown = pages.flatMap((page) => found(page, /npm run ([\w:-]+)/g).filter((name) => !(name in scripts)));
    expect(unknown).toEqual([]);
  });
});
