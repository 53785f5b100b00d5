import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/**
 * `npm run bench:start`: how long the first start takes (pages built, demo data loaded) and the second, and what memory
 * the program rests at after each, idle and after page views of many kinds. It builds this folder's pages anew.
 */
const BARS = { cold: 60, warm: 3, memory: 300 };
const IDLE_MS = 10_000;
const VIEWS = 200;
const LANGUAGES = ['en', 'ja', 'ar', 'zh-CN', 'es', 'pt-BR', 'id', 'ms', 'tr', 'zh-TW'];
const PAGES = ['', '/terms', '/nurse-jobs', '/engineer-jobs', '/employer', '/developers', '/companies', '/blog'];
const METRICS_TOKEN = randomBytes(16).toString('hex');
const root = resolve(import.meta.dirname, '..');
const dataFolder = mkdtempSync(join(tmpdir(), 'parley-start-'));
// As root the database runs as another user, who must be able to enter.
chmodSync(dataFolder, 0o755);

/** Starts as people do, and waits for the line that says it is ready. */
async function start(port: number): Promise<{ program: ChildProcess; seconds: number }> {
  const startedAt = performance.now();
  const env = { ...process.env, PORT: String(port), PARLEY_DATA_DIR: dataFolder, LOG_LEVEL: 'warn', METRICS_TOKEN };
  // A group of its own: npm does not hand a signal on.
  const program = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 2], detached: true });
  await new Promise<void>((done, fail) => {
    program.stdout?.on('data', (piece) => String(piece).includes('ready at') && done());
    program.once('exit', () => fail(new Error('It ended before it was ready.')));
  });
  return { program, seconds: (performance.now() - startedAt) / 1000 };
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

async function view(site: string): Promise<void> {
  const answer = await fetch(`${site}/api/job/search?size=50`);
  const { data } = (await answer.json()) as { data: { jobs: { job_url: string }[] } };
  const paths = [...PAGES, ...data.jobs.slice(0, 4).map((job) => job.job_url)];
  for (let at = 0; at < VIEWS; at += 1) {
    const language = LANGUAGES[Math.floor(at / paths.length) % LANGUAGES.length];
    const page = await fetch(`${site}/${language}${paths[at % paths.length]}`, {
      headers: { 'accept-encoding': 'br' },
    });
    if (!page.ok) throw new Error(`${page.url} answered ${page.status}`);
    await page.arrayBuffer();
  }
}

async function readMemory(site: string): Promise<number> {
  const answer = await fetch(`${site}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  if (!answer.ok) throw new Error(`The metrics answered ${answer.status}`);
  const metrics = await answer.text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]) / 1e6;
}

const rows: string[] = [];
const tell = (what: string, value: number, bar: number, unit: string) =>
  rows.push(`| ${what} | ${value.toFixed(unit === 's' ? 1 : 0)} ${unit} | ${bar} ${value < bar ? 'kept' : 'missed'} |`);

try {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  rmSync(join(root, 'node_modules/.cache/parley'), { recursive: true, force: true });
  for (const kind of ['cold', 'warm'] as const) {
    const port = await freePort();
    const site = `http://127.0.0.1:${port}`;
    const { program, seconds } = await start(port);
    tell(`${kind} start`, seconds, BARS[kind], 's');
    await pause(IDLE_MS);
    tell(`memory after it`, await readMemory(site), BARS.memory, 'MB');
    await view(site);
    await pause(IDLE_MS);
    tell(`memory after ${VIEWS} page views`, await readMemory(site), BARS.memory, 'MB');
    await stop(program);
  }
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
console.log(['| what | measured | bar |', '| --- | --- | --- |', ...rows].join('\n'));
