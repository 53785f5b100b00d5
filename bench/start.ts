import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LANGUAGES } from './site-pages.ts';
import { makeDataFolder, root, startSite } from './start-site.ts';

/**
 * `npm run bench:start`: how long the first start takes (pages built, demo data loaded) and the second, and what memory
 * the program rests at after each, idle and after page views of many kinds. It builds this folder's pages anew.
 */
const BARS = { cold: 60, warm: 3, memory: 300 };
const IDLE_MS = 10_000;
const VIEWS = 200;
const PAGES = ['', '/terms', '/nurse-jobs', '/engineer-jobs', '/employer', '/developers', '/companies', '/blog'];
const data = makeDataFolder();

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

const rows: string[] = [];
const tell = (what: string, value: number, bar: number, unit: string) =>
  rows.push(`| ${what} | ${value.toFixed(unit === 's' ? 1 : 0)} ${unit} | ${bar} ${value < bar ? 'kept' : 'missed'} |`);

try {
  rmSync(join(root, 'build'), { recursive: true, force: true });
  rmSync(join(root, 'node_modules/.cache/parley'), { recursive: true, force: true });
  for (const kind of ['cold', 'warm'] as const) {
    const site = await startSite(data.path);
    tell(`${kind} start`, site.seconds, BARS[kind], 's');
    await pause(IDLE_MS);
    tell(`memory after it`, await site.readMemory(), BARS.memory, 'MB');
    await view(site.address);
    await pause(IDLE_MS);
    tell(`memory after ${VIEWS} page views`, await site.readMemory(), BARS.memory, 'MB');
    await site.stop();
  }
} finally {
  data.remove();
}
console.log(['| what | measured | bar |', '| --- | --- | --- |', ...rows].join('\n'));
