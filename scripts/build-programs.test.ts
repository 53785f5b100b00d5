import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { childProgram } from '#src/platform/child-program.ts';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';
import { buildPrograms } from './build-programs.ts';

const root = makeTemporaryFolder('parley programs-');
const folder = join(root, 'src/modules/letters/server');
const reader = join(folder, 'read-letters.ts');
const source = pathToFileURL(join(folder, 'child.ts'));
const built = pathToFileURL(join(root, 'build/programs/letters-server-child.js'));
const say = (program: URL) => spawnSync(process.execPath, [fileURLToPath(program)], { encoding: 'utf8' }).stdout;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'letters.txt'), 'abc');
  writeFileSync(
    reader,
    `import { readFileSync } from 'node:fs';
     import { join } from 'node:path';
     const byAddress: string = readFileSync(new URL('./letters.txt', import.meta.url), 'utf8');
     export const letters = byAddress + readFileSync(join(import.meta.dirname, '../server/letters.txt'), 'utf8');`,
  );
  writeFileSync(
    join(folder, 'child.ts'),
    `import { letters } from './read-letters.ts';
     process.stdout.write(letters);`,
  );
  await buildPrograms(root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('RES-02 a program with a process of its own is started as the build made it, and reads what lies beside its sources', () => {
  expect(childProgram(source)).toEqual(built);
  expect(say(built)).toBe('abcabc');
});

it('RES-02 it is started from its sources once one of them has changed, and without a build', () => {
  utimesSync(reader, 1, 1);
  expect(childProgram(source), 'a copy with other times').toEqual(built);
  const code = readFileSync(reader);
  writeFileSync(reader, `${code}// changed`);
  expect(childProgram(source)).toEqual(source);
  writeFileSync(reader, code);
  expect(childProgram(source)).toEqual(built);
  rmSync(reader);
  expect(childProgram(source)).toEqual(source);
  rmSync(join(root, 'build'), { recursive: true });
  expect(childProgram(source)).toEqual(source);
});

it('RES-02 a build fails where a program would look for something beside its built file', async () => {
  writeFileSync(join(folder, 'child.ts'), 'process.stdout.write(import.meta.filename);');
  await expect(buildPrograms(root)).rejects.toThrow('import.meta.filename would mean another file');
});
