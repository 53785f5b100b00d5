import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

export const root = resolve(import.meta.dirname, '..');
const METRICS_TOKEN = randomBytes(16).toString('hex');

/** A folder for the data of a site that is started for a bench. */
export function makeDataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'parley-start-'));
  // As root the database runs as another user, who must be able to enter.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

export interface BenchSite {
  address: string;
  /** From the command to the line that says it is ready. */
  seconds: number;
  /** What the program holds, in MB. */
  readMemory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts as people do, and waits for the line that says it is ready. */
export async function startSite(dataFolder: string, settings: Record<string, string> = {}): Promise<BenchSite> {
  const startedAt = performance.now();
  const port = await freePort();
  const own = { PORT: String(port), PARLEY_DATA_DIR: dataFolder, LOG_LEVEL: 'warn', METRICS_TOKEN };
  const env = { ...process.env, ...own, ...settings };
  // A group of its own: npm does not hand a signal on.
  const program = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 2], detached: true });
  await new Promise<void>((done, fail) => {
    program.stdout?.on('data', (piece) => String(piece).includes('ready at') && done());
    program.once('exit', () => fail(new Error('It ended before it was ready.')));
  });
  const address = `http://127.0.0.1:${port}`;
  const seconds = (performance.now() - startedAt) / 1000;
  return { address, seconds, readMemory: () => readMemory(address), stop: () => stop(program) };
}

/** npm goes first; the program is gone when nobody of the group is left. */
async function stop(program: ChildProcess): Promise<void> {
  const group = -(program.pid as number);
  process.kill(group, 'SIGTERM');
  for (;;) {
    await pause(50);
    try {
      process.kill(group, 0);
    } catch {
      return;
    }
  }
}

async function readMemory(site: string): Promise<number> {
  const answer = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (!answer.ok) throw new Error(`The metrics answered ${answer.status}`);
  const metrics = await answer.text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6;
}
