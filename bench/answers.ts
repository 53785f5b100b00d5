import { type Figures, measure, show, triple } from './search-measure.ts';

/** `npm run bench:answers [-- http://localhost:3000]`: first bytes of a running site, eight clients at once, in ms. */
const site = (process.argv[2] ?? 'http://localhost:3000').replace(/\/+$/, '');
const COUNTRIES = [106, 168, 196, 127, 98, 94, 211, 229, 228, 29, 203, 227];
const WORDS = 'engineer manager nurse accountant designer teacher driver analyst sales developer chef marketing'.split(
  ' ',
);
const TYPED = 'so sof softw mana acc data teach nur eng pro mark des'.split(' ');
const CLIENTS = 8;

const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

async function firstByte(path: string, countryId: number): Promise<void> {
  const response = await fetch(site + path, { headers: { 'country-id': String(countryId) } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const reader = response.body?.getReader();
  await reader?.read();
  await reader?.cancel();
}

async function findJobPaths(): Promise<string[]> {
  const lists = await Promise.all(
    COUNTRIES.map(async (id) => {
      const answer = await fetch(`${site}/api/job/search?size=50&sort=latest`, {
        headers: { 'country-id': String(id) },
      });
      const { data } = (await answer.json()) as { data: { jobs: { job_url: string }[] } };
      return data.jobs.map((job) => `/en${job.job_url}`);
    }),
  );
  return lists.flat();
}

const jobPaths = await findJobPaths();
const kinds: { name: string; bar?: number; ask: (at: number) => Promise<void> }[] = [
  { name: 'health', ask: (at) => firstByte('/health', of(COUNTRIES, at)) },
  { name: 'home', ask: (at) => firstByte('/en', of(COUNTRIES, at)) },
  {
    name: 'results page',
    bar: 80,
    ask: (at) => firstByte(`/en/${of(WORDS, at)}-jobs`, of(COUNTRIES, Math.floor(at / WORDS.length))),
  },
  { name: 'job page', bar: 30, ask: (at) => firstByte(of(jobPaths, at * 7), of(COUNTRIES, at)) },
  {
    name: 'suggestions',
    bar: 25,
    ask: (at) => firstByte(`/api/job/search-suggestion?query=${of(TYPED, at)}`, of(COUNTRIES, at)),
  },
];

console.log('| what | 1 client | 8 clients | per second | bar for p95 |');
console.log('| --- | --- | --- | --- | --- |');
for (const { name, bar, ask } of kinds) {
  await measure(ask, { clients: 2, milliseconds: 2000, most: 100 });
  const alone: Figures = await measure(ask, { clients: 1, milliseconds: 4000, most: 300 });
  const eight = await measure(ask, { clients: CLIENTS, milliseconds: 8000, most: 2000 });
  const verdict = bar === undefined ? '' : `${bar} ${eight.p95 <= bar ? 'kept' : 'missed'}`;
  console.log(`| ${name} | ${triple(alone)} | ${triple(eight)} | ${show(eight.perSecond)} | ${verdict} |`);
}
