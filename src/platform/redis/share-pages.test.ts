import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { readBuild } from './share-pages.ts';

const roots: string[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true });
});

function place(files: Record<string, string>): string {
  const root = makeTemporaryFolder('parley-build-');
  roots.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

it('RUN-12 pages are shared by machines with the same files, and by no others', async () => {
  const files = { 'src/main.ts': 'a', 'build/server/index.js': 'b', 'locales/en/common.json': '{}' };
  const build = await readBuild(place(files));
  expect(await readBuild(place({ ...files, 'data/postgres.log': 'of one machine' }))).toBe(build);
  const others: Record<string, string>[] = [
    { ...files, 'build/server/index.js': 'c' },
    { ...files, 'locales/de/common.json': '{}' },
    { ...files, 'content/blog/first.md': 'x' },
    { 'src/other.ts': 'a', 'build/server/index.js': 'b', 'locales/en/common.json': '{}' },
  ];
  for (const changed of others) expect(await readBuild(place(changed)), JSON.stringify(changed)).not.toBe(build);
});
