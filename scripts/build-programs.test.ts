import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childProgram } from '#src/platform/child-program.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { buildPrograms } from './build-programs.ts';

const root = makeTemporaryFolder('parley-programs-');
const folder = join(root, 'src/modules/letters/server');
const source = pathToFileURL(join(folder, 'child.ts'));
const say = (program: URL) => spawnSync(process.execPath, [fileURLToPath(program)], { encoding: 'utf8' }).stdout;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'letters.txt'), 'abc');
  writeFileSync(
    join(folder, 'read-letters.ts'),
    `import { readFileSync } from 'node:fs';
     export const readLetters = (): string => readFileSync(new URL('./letters.txt', import.meta.url), 'utf8');`,
  );
  writeFileSync(
    join(folder, 'child.ts'),
    `import { readLetters } from './read-letters.ts';
     process.stdout.write(readLetters());`,
  );
  await buildPrograms(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('RES-02 a program with a process of its own is started as the build made it, and reads what lies beside its sources', () => {
  const built = childProgram(source);
  expect(built).toEqual(pathToFileURL(join(root, 'build/programs/letters-server-child.js')));
  expect(say(built)).toBe('abc');
});

it('RES-02 it is started from its sources once one of them is not what the build has seen, and without a build', () => {
  utimesSync(join(folder, 'read-letters.ts'), 1, 1);
  expect(childProgram(source)).toEqual(source);
  rmSync(join(root, 'build'), { recursive: true });
  expect(childProgram(source)).toEqual(source);
});
