import { existsSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { isDiskFull } from './is-disk-full.ts';
import { sweepTemporaryFiles, temporaryPath } from './temporary-files.ts';

const folder = makeTemporaryFolder('parley-disk-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('files on their way', () => {
  it('RUN-13 what a killed process has left on the way is removed after a day, and nothing else', async () => {
    const path = (name: string) => join(folder, name);
    const [left, recent, foreign] = [temporaryPath(), temporaryPath(), 'parley-of-somebody-else'].map(
      (one) => one.split('/').at(-1) ?? '',
    ) as [string, string, string];
    for (const name of [left, recent, foreign]) writeFileSync(path(name), 'half a resume');
    const now = new Date();
    const dayAgo = new Date(now.getTime() - 25 * 3600_000);
    for (const name of [left, foreign]) utimesSync(path(name), dayAgo, dayAgo);
    // A clock that was set forward an hour takes nothing from an upload that is under way.
    expect(await sweepTemporaryFiles(new Date(now.getTime() + 3600_000), folder)).toBe(1);
    expect([left, recent, foreign].map((name) => existsSync(path(name)))).toEqual([false, true, true]);
  });

  it('RUN-13 a full disk is told from all else, through whatever wraps it', () => {
    const full = (code: string) => Object.assign(new Error('no room'), { code });
    for (const code of ['53100', 'ENOSPC', 'EDQUOT'])
      expect(isDiskFull(new Error('x', { cause: full(code) }))).toBe(true);
    for (const code of ['53200', 'EACCES', 'ENOENT']) expect(isDiskFull(full(code))).toBe(false);
  });
});
