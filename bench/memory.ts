import { setTimeout as pause } from 'node:timers/promises';
import { COUNTRIES, LANGUAGES, WORDS } from './site-pages.ts';
import { makeDataFolder, startSite } from './start-site.ts';

/**
 * `npm run bench:memory [-- minutes]`: what the program holds while eight clients have results pages drawn without a pause,
 * each another search, and what it rests at once they have gone.
 */
const minutes = Number(process.argv[2] ?? 10);
const CLIENTS = 8;
const BAR = 400;
/** Garbage is collected when nobody has asked for anything for five to ten seconds. */
const REST_MS = 20_000;

const data = makeDataFolder();
try {
  const site = await startSite(data.path);
  const before = await site.readMemory();
  const until = performance.now() + minutes * 60_000;
  let pages = 0;
  const draw = async () => {
    while (performance.now() < until) {
      const at = pages++;
      const [language, word] = [LANGUAGES[at % LANGUAGES.length], WORDS[Math.floor(at / 7) % WORDS.length]];
      const page = await fetch(`${site.address}/${language}/${word}-jobs?page=${1 + (Math.floor(at / 84) % 20)}`, {
        // Whoever has a session gets a page of their own: none of these comes from memory.
        headers: { 'country-id': String(COUNTRIES[at % COUNTRIES.length]), cookie: 'parley_session=nobody' },
      });
      if (!page.ok) throw new Error(`${page.url} answered ${page.status}`);
      await page.arrayBuffer();
    }
  };
  const busy: number[] = [];
  const clients = Promise.all(Array.from({ length: CLIENTS }, draw));
  while (performance.now() < until) {
    await pause(Math.min(10_000, until - performance.now()));
    busy.push(await site.readMemory());
  }
  await clients;
  await pause(REST_MS);
  const rest = await site.readMemory();
  const mb = (value: number) => `${value.toFixed(0)} MB`;
  console.log(`${pages} pages in ${minutes} min: ${mb(before)} before, at most ${mb(Math.max(...busy))} while busy`);
  console.log(`${rest < BAR ? 'pass' : 'FAIL'}  rests at ${mb(rest)} (bar ${BAR})`);
  await site.stop();
} finally {
  data.remove();
}
