import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { makeTemporaryFolder } from '#test/temporary-folder.ts';

const PORT = 3999;

/** In the place of `npm run serve`: writes down what it is told, and says when it is asked to reload. */
const PRIMARY = `
  import { createInterface } from 'node:readline';
  import { writeServeState } from '${join(import.meta.dirname, 'serve-state.ts')}';
  process.on('SIGHUP', () => console.log('asked'));
  for await (const line of createInterface(process.stdin)) {
    writeServeState(process.argv[1], ${PORT}, JSON.parse(line));
    console.log('written');
  }`;

it('RUN-05 a reload that is asked for during another waits for its own round and says how that went', async () => {
  const folder = makeTemporaryFolder('parley-reload-');
  const { PATH } = process.env;
  const env = { PATH, PARLEY_DATA_DIR: folder, PORT: String(PORT) };
  const primary = spawn(process.execPath, ['--input-type=module', '-e', PRIMARY, folder], {
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    primary.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const lines = createInterface(primary.stdout)[Symbol.asyncIterator]();
  const says = async () => (await lines.next()).value;
  const write = async (state: { begunReloads: number; reloads: number; failure: boolean }) => {
    primary.stdin.write(`${JSON.stringify(state)}\n`);
    expect(await says()).toBe('written');
  };
  // The first round is on its way, with the code of before.
  await write({ begunReloads: 1, reloads: 0, failure: false });
  const reload = spawn(process.execPath, [join(import.meta.dirname, 'reload.ts')], { env });
  const printed = text(reload.stdout);
  const complained = text(reload.stderr);
  const ended = once(reload, 'exit');
  expect(await says()).toBe('asked');
  await write({ begunReloads: 1, reloads: 1, failure: false });
  await write({ begunReloads: 2, reloads: 1, failure: false });
  // It has looked several times meanwhile.
  const writtenAt = Date.now();
  await expect.poll(() => Date.now() - writtenAt).toBeGreaterThan(400);
  await write({ begunReloads: 2, reloads: 2, failure: true });
  expect(await ended).toEqual([1, null]);
  expect(await complained).toContain('given up');
  expect(await printed).not.toContain('new');
});
