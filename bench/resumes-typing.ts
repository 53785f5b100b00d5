import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../scripts/find-chromium.ts';
import { sampleOf } from '../src/modules/resume-designs/server/sample-resumes.ts';
import { freePort } from './free-port.ts';

/**
 * From a letter that is typed to the picture that shows it, in Chromium, on a resume of two pages, with where the time
 * goes. `node bench/resumes-typing.ts [folder …]`: the sites of other checkouts (built) are measured letter by letter in
 * turn with this one, so that what else the machine does falls on all of them alike.
 */
const LETTERS = 40;
/** Without spaces: one at the end of a line changes nothing. */
const LETTERS_TYPED = 'lettersofaheadline';
const WARM_UP = 5;
const BAR_MS = 300;
const folders = [resolve(import.meta.dirname, '..'), ...process.argv.slice(2).map((path) => resolve(path))];

interface Site {
  folder: string;
  page: Page;
  stop(): Promise<void>;
}

/** Milliseconds after the letter, and what came over the wire. */
type Spent = Record<'asked' | 'answered' | 'received' | 'changed' | 'painted' | 'kilobytes', number>;

function isAlive(group: number): boolean {
  try {
    return process.kill(-group, 0);
  } catch {
    return false;
  }
}

async function openSite(folder: string, browser: Browser): Promise<Site> {
  const data = mkdtempSync(join(tmpdir(), 'parley-typing-'));
  // As root the database runs as another user, who must be able to enter.
  chmodSync(data, 0o755);
  const address = `http://127.0.0.1:${await freePort()}`;
  const own = { PORT: new URL(address).port, PARLEY_DATA_DIR: data, PARLEY_DEMO: '1', PARLEY_DEMO_JOBS: '500' };
  const program = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: { ...process.env, ...own, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 2],
    detached: true,
  });
  await new Promise<void>((done, fail) => {
    program.stdout?.on('data', (piece) => String(piece).includes('ready at') && done());
    program.once('exit', () => fail(new Error('The site did not start')));
  });
  const stop = async () => {
    process.kill(-(program.pid as number), 'SIGTERM');
    // npm ends before the site that it has started, and the site still needs its folder.
    while (isAlive(program.pid as number)) await new Promise((done) => setTimeout(done, 100));
    rmSync(data, { recursive: true, force: true });
  };
  const { password } = JSON.parse(readFileSync(join(data, 'demo-sign-in.json'), 'utf8')) as { password: string };
  return { folder, page: await openEditor(browser, address, password), stop };
}

async function openEditor(browser: Browser, address: string, password: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1440, height: 900 } });
  const call = async (path: string, input: object, method = 'POST') => {
    const answer = await context.request.fetch(`/api${path}`, { method, data: input });
    const { code, message, data } = await answer.json();
    if (code !== 0) throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
  await call('/authentication/login', { email: 'talent@parley.example', password });
  const { id, version, name, language, options } = await call('/resume-template/online-resumes/create', {
    design: 'plain',
    language: 'en',
  });
  const sample = sampleOf('en');
  const content = { ...sample, work_experiences: Array.from({ length: 3 }, () => sample.work_experiences).flat() };
  const draft = { version, name, language, options: { ...options, pages: 'any' }, content };
  await call(`/resume-template/online-resumes/${id}/update`, draft, 'PUT');
  const page = await context.newPage();
  await page.goto(`/en/online-resume/${id}`, { waitUntil: 'networkidle' });
  await page.locator('figure [role=img] svg, figure img').waitFor();
  await page.evaluate(watchPicture);
  await page.getByLabel('Headline').press('End');
  return page;
}

/** A page with the notes of `watchPicture`. */
type Noting = Window & { noted?: { typed: number; changed: number; painted: number } };

/** Runs in the page: notes when a letter came and when the picture that follows has changed and was painted. */
function watchPicture(): void {
  const paper = document.querySelector('figure [role=img], figure img') as HTMLElement;
  const noted = { typed: 0, changed: 0, painted: 0 };
  Object.assign(window, { noted });
  addEventListener(
    'keydown',
    ({ timeStamp }) => Object.assign(noted, { typed: timeStamp, changed: 0, painted: 0 }),
    true,
  );
  const onChange = () => {
    if (noted.changed) return;
    noted.changed = performance.now();
    // A frame begins, and the one after it: then the first has reached the screen.
    requestAnimationFrame(() => requestAnimationFrame(() => (noted.painted = performance.now())));
  };
  if (paper instanceof HTMLImageElement) paper.addEventListener('load', onChange);
  else new MutationObserver(onChange).observe(paper, { subtree: true, childList: true, attributes: true });
}

async function typeLetter(page: Page, letter: string): Promise<Spent> {
  await page.evaluate(() => performance.clearResourceTimings());
  await page.keyboard.type(letter);
  await page.waitForFunction(() => ((window as Noting).noted?.painted ?? 0) > 0);
  const spent = await page.evaluate(() => {
    const { typed = 0, changed = 0, painted = 0 } = (window as Noting).noted ?? {};
    const drawn = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/preview'));
    const { fetchStart, responseStart, responseEnd, transferSize } = drawn[0] as PerformanceResourceTiming;
    return {
      asked: fetchStart - typed,
      answered: responseStart - typed,
      received: responseEnd - typed,
      changed: changed - typed,
      painted: painted - typed,
      kilobytes: transferSize / 1000,
    };
  });
  // The save that follows is not what is measured, and it is over before the next letter.
  await page.waitForTimeout(900);
  return spent;
}

function print(folder: string, all: Spent[]): number {
  const at = (name: keyof Spent, share: number) =>
    all.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? 0;
  const names = ['asked', 'answered', 'received', 'changed', 'painted'] as const;
  const figures = names.map((name) => `${at(name, 0.5).toFixed(0)} / ${at(name, 0.95).toFixed(0)}`);
  console.log(`| ${folder} | ${figures.join(' | ')} | ${at('kilobytes', 0.5).toFixed(0)} |`);
  return at('painted', 0.5);
}

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const sites: Site[] = [];
try {
  for (const folder of folders) sites.push(await openSite(folder, browser));
  const spent = new Map<Site, Spent[]>(sites.map((site) => [site, []]));
  for (let count = 0; count < WARM_UP + LETTERS; count += 1)
    for (const [site, all] of spent) {
      await site.page.bringToFront();
      const one = await typeLetter(site.page, LETTERS_TYPED[count % LETTERS_TYPED.length] ?? 'x');
      if (count >= WARM_UP) all.push(one);
    }
  console.log(`milliseconds after a letter, p50 / p95 of ${LETTERS}; load ${loadavg()[0]?.toFixed(1)}; bar ${BAR_MS}`);
  console.log(
    '| site | asked | first byte | received | picture changed | painted | kB |\n|---|---|---|---|---|---|---|',
  );
  const [own = 0, ...others] = [...spent].map(([{ folder }, all], at) => print(at === 0 ? 'this' : folder, all));
  for (const other of others) console.log(`painted in ${(own / other).toFixed(2)} of the time of the other`);
} finally {
  await browser.close();
  for (const site of sites) await site.stop();
}
