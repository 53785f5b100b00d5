import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.ts';
import { openStore } from '../src/platform/database/open-store.ts';
import { freePort } from './free-port.ts';
import { fillBoard } from './hiring-ground.ts';

/**
 * `npm run bench:hiring`: the board of a job with 5,000 applicants and the month of a Boss with as many interviews, on a
 * site of its own with demo data.
 */
const APPLICANTS = 5000;
const ROUNDS = 200;
const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'parley-hiring-'));
// As root the database runs as another user, who must be able to enter.
chmodSync(folder, 0o755);

async function startSite(databaseUrl: string) {
  const port = await freePort();
  const own = { PORT: String(port), PARLEY_DATA_DIR: folder, PARLEY_DEMO: '1', PARLEY_DEMO_JOBS: '2000' };
  const env = { ...process.env, ...own, DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' };
  const program = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 2], detached: true });
  await new Promise<void>((done, fail) => {
    program.stdout?.on('data', (piece) => String(piece).includes('ready at') && done());
    program.once('exit', () => fail(new Error('The site did not start')));
  });
  return {
    address: `http://127.0.0.1:${port}`,
    stop: () => process.kill(-(program.pid as number), 'SIGTERM'),
    program,
  };
}

async function measure(rounds: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    await work(round);
    times.push(performance.now() - from);
  }
  return sorted(times);
}

const sorted = (times: number[]) => times.toSorted((a, b) => a - b);

function print(name: string, times: number[], bar: number): void {
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
  console.log(`| ${name} | ${at(0.5)} | ${at(0.95)} | ${bar} |`);
}

const store = await openStore({ dataRoot: folder, migrations: join(root, 'migrations'), poolSize: 4 });
const site = await startSite(store.url);
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const { jobId, column } = await fillBoard(store.database.pool, APPLICANTS);
  const context = await browser.newContext({ baseURL: site.address, viewport: { width: 1440, height: 900 } });
  const { password } = JSON.parse(readFileSync(join(folder, 'demo-sign-in.json'), 'utf8')) as { password: string };
  await context.request.post('/api/authentication/login', { data: { email: 'boss@parley.example', password } });
  // Asked without the browser, whose own way to ask takes longer than some of the answers.
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const get = async <Answer>(path: string): Promise<Answer> => {
    const answer = await fetch(`${site.address}/api${path}`, { headers: { cookie } });
    const { code, data } = (await answer.json()) as { code: number; data: unknown };
    if (code !== 0) throw new Error(`${path}: ${code}`);
    return data as Answer;
  };
  const list = `/recruiters/jobs/${jobId}/applicants`;
  const { applicants } = await get<{ applicants: { id: number; moves: number; column: string }[] }>(
    `${list}?limit=100`,
  );
  const moves = new Map(applicants.map((one) => [one.id, one]));
  const move = async (round: number) => {
    const one = [...moves.values()][round % moves.size];
    const to = one?.column === column ? 'applied' : column;
    const answer = await context.request.post(`/api/job-applications/${one?.id}/place`, {
      data: { column: one?.column.startsWith('own') ? 'applied' : to, moves: one?.moves },
    });
    const { data } = await answer.json();
    if (data?.id) moves.set(data.id, data);
  };
  const from = new Date();
  const until = new Date(from.getTime() + 31 * 86_400_000);
  console.log(`${APPLICANTS} applicants and interviews; load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log('| ms | p50 | p95 | bar (p95) |\n| --- | --- | --- | --- |');
  await measure(20, () => get(list));
  print('first page of all', await measure(ROUNDS, () => get(list)), 30);
  for (const one of ['applied', 'interview', 'hired'])
    print(`first page of ${one}`, await measure(ROUNDS, () => get(`${list}?column=${one}`)), 30);
  print('counts of the columns', await measure(ROUNDS, () => get(`/recruiters/jobs/${jobId}/pipeline`)), 30);
  print('words of a name', await measure(ROUNDS, () => get(`${list}?words=4999`)), 30);
  print('moving a card', await measure(ROUNDS, move), 100);
  const month = `/interviews/calendar?from=${from.toISOString()}&until=${until.toISOString()}`;
  print('month of a calendar', await measure(40, () => get(month)), 200);
  const page = await context.newPage();
  for (const [name, path] of [
    ['the board', `/en/employer/jobs/${jobId}/applicants`],
    ['the list of jobs, to compare', '/en/employer/jobs'],
  ] as const) {
    const paints: number[] = [];
    const answers: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      await page.goto(path, { waitUntil: 'networkidle' });
      const [painted, answered] = await page.evaluate(() => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        return [paint ?? 0, navigation?.responseStart ?? 0] as const;
      });
      // The first one compiles what the others find compiled, in the browser and at the site.
      if (round > 0) paints.push(painted);
      if (round > 0) answers.push(answered);
    }
    print(`first byte of ${name}`, sorted(answers), 500);
    print(`first paint of ${name}`, sorted(paints), 1000);
  }
} finally {
  await browser.close();
  site.stop();
  await once(site.program, 'exit');
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
