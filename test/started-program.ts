import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
/** As in package.json: compiled files of earlier starts. */
export const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/parley');

export interface StartedProgram {
  pid: number;
  /** The address it listens on; rejects with its output when it ends before that. */
  ready: Promise<string>;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>;
  /** What it has printed so far. */
  output(): string;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the program as `npm start` does, without demo data, on a free port unless told otherwise; `--serve` as `npm run serve`. */
export function startProgram(settings: Record<string, string>, ...flags: string[]): StartedProgram {
  return startWith([], settings, ...flags);
}

/** The same behind another program, which makes its surroundings and becomes it: `unshare`, say. */
export function startWith(before: string[], settings: Record<string, string>, ...flags: string[]): StartedProgram {
  const { PATH = '', HOME = '' } = process.env;
  const node = [process.execPath, '--max-semi-space-size=16', join(root, 'scripts/start.ts')];
  const [command = '', ...args] = [...before, ...node, ...flags];
  const child = spawn(command, args, {
    // Elsewhere on purpose: nothing may depend on the folder it is started from.
    cwd: '/',
    env: { PATH, HOME, NODE_COMPILE_CACHE, PORT: '0', PARLEY_DEMO: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = new Promise<number | NodeJS.Signals | null>((done) => {
    child.on('close', (code, signal) => done(code ?? signal));
  });
  const ready = new Promise<string>((done, fail) => {
    const listen = (piece: Buffer) => {
      printed += piece;
      const port = /ready at http:\/\/[^:]+:(\d+)/.exec(printed)?.[1];
      if (port) done(`http://127.0.0.1:${port}`);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    ended.then(() => fail(new Error(`it ended before it was ready:\n${printed}`)));
  });
  ready.catch(() => {});
  return { pid: pidOf(child), ready, ended, output: () => printed, kill: (signal) => child.kill(signal) };
}

function pidOf(child: ChildProcess): number {
  if (child.pid === undefined) throw new Error('the program could not be started');
  return child.pid;
}
