import { measure, percentiles, show, triple } from './search-measure.ts';
import { COUNTRIES, WORDS } from './site-pages.ts';

/**
 * `npm run bench:answers [-- http://localhost:3000]`: first and last bytes of a running site's answers, one client and
 * eight at once, in ms. Each client asks again when it has the whole answer. Public pages are measured twice: drawn for who
 * asks, and as visitors without a session get them, from memory where they are kept.
 */
const site = (process.argv[2] ?? 'http://localhost:3000').replace(/\/+$/, '');
const TYPED = 'so sof softw mana acc data teach nur eng pro mark des'.split(' ');
const CLIENTS = 8;

const of = <T>(list: readonly T[], at: number) => list[at % list.length] as T;

/** How long the first byte took and how long the last. */
async function ask(path: string, countryId: number, drawn: boolean): Promise<{ first: number; last: number }> {
  const start = performance.now();
  // Whoever has a session gets a page of their own, so one that nobody has shows what drawing costs.
  const headers = { 'country-id': String(countryId), ...(drawn && { cookie: 'parley_session=nobody' }) };
  const response = await fetch(site + path, { headers });
  if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`);
  let first: number | undefined;
  for await (const _ of response.body) first ??= performance.now() - start;
  const last = performance.now() - start;
  return { first: first ?? last, last };
}

interface Found {
  job_url: string;
  company: { url: string };
}

async function findJobs(): Promise<Found[]> {
  const lists = await Promise.all(
    COUNTRIES.map(async (id) => {
      const answer = await fetch(`${site}/api/job/search?size=50&sort=latest`, {
        headers: { 'country-id': String(id) },
      });
      const { data } = (await answer.json()) as { data: { jobs: Found[] } };
      return data.jobs;
    }),
  );
  return lists.flat();
}

const jobs = await findJobs();
const jobPaths = jobs.map((job) => `/en${job.job_url}`);
const companyPaths = jobs.map(({ company }) => `/en${company.url}`);
interface Kind {
  name: string;
  bar?: number;
  path: (at: number) => string;
  country?: (at: number) => number;
  /** A page that is drawn for who asks, not sent from memory. */
  drawn?: boolean;
}

const pages: Kind[] = [
  { name: 'home', path: () => '/en' },
  {
    name: 'results page',
    bar: 80,
    path: (at) => `/en/${of(WORDS, at)}-jobs`,
    country: (at) => of(COUNTRIES, Math.floor(at / WORDS.length)),
  },
  { name: 'job page', bar: 30, path: (at) => of(jobPaths, at * 7) },
  { name: 'company page', path: (at) => of(companyPaths, at * 7) },
  { name: 'remote', path: () => '/en/remote-job' },
];
const kinds: Kind[] = [
  { name: 'health', path: () => '/health' },
  ...pages.flatMap((page) => [
    { ...page, name: `${page.name}, drawn`, drawn: true },
    { ...page, name: `${page.name}, kept` },
  ]),
  { name: 'suggestions', bar: 25, path: (at) => `/api/job/search-suggestion?query=${of(TYPED, at)}` },
];

async function run(kind: (typeof kinds)[number], clients: number, milliseconds: number, most: number) {
  const firsts: number[] = [];
  const country = kind.country ?? ((at: number) => of(COUNTRIES, at));
  const one = async (at: number) => firsts.push((await ask(kind.path(at), country(at), kind.drawn ?? false)).first);
  const whole = await measure(one, { clients, milliseconds, most });
  return { first: percentiles(firsts), whole };
}

console.log('| what | first byte, 1 client | whole | first byte, 8 clients | whole | per second | bar for p95 |');
console.log('| --- | --- | --- | --- | --- | --- | --- |');
for (const kind of kinds) {
  await run(kind, 2, 3000, 300);
  const alone = await run(kind, 1, 4000, 300);
  const eight = await run(kind, CLIENTS, 8000, 20_000);
  const kept = (figures: { p95: number }) => (figures.p95 <= (kind.bar ?? 0) ? 'kept' : 'missed');
  const verdict = kind.bar ? `${kind.bar}: ${kept(alone.first)} / ${kept(eight.first)}` : '';
  const figures = [alone.first, alone.whole, eight.first, eight.whole].map(triple).join(' | ');
  console.log(`| ${kind.name} | ${figures} | ${show(eight.whole.perSecond)} | ${verdict} |`);
}
