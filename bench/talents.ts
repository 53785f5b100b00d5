import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { measure, percentiles, show } from './search-measure.ts';
import { openTalents, type TalentsBench } from './talents-open.ts';
import { type SearchClass, searchClasses } from './talents-searches.ts';
import { measureTasks } from './talents-tasks.ts';

/**
 * `npm run bench:talents [-- 100000]`: the candidates' search of employers among a million people or so many, through the
 * verbs of the API, with what it costs to keep its index. `PARLEY_BENCH_DIR` keeps the people for the next run;
 * `-- 1000000 "two words"` measures one class.
 */
const PEOPLE = Number(process.argv[2] ?? 1_000_000);
const ONLY = process.argv[3];
const BAR = 100;
/** The statement's own limit. */
const GIVEN_UP = 4000;
const MOST = 60;
const CLIENTS = 8;
const NS_PER_MS = 1e6;

interface Page {
  talents: { id: string }[];
  total: number;
  next_cursor: string | null;
}

interface Times {
  p50: number;
  p95: number;
  max: number;
  perSecond: number;
  refused: number;
  /** Milliseconds of processor that one takes in this process and the database, which wait for nobody; of one client. */
  processor: { p50: number; p95: number };
}

async function time(clients: number, ask: (at: number) => Promise<unknown>, most = MOST): Promise<Times> {
  const times: number[] = [];
  const used: number[] = [];
  let refused = 0;
  const one = async (at: number) => {
    const before = clients === 1 ? await processorTime() : 0;
    const from = performance.now();
    await ask(at).catch((error: { code?: string }) => {
      if (error.code !== '57014') throw error;
      refused += 1;
    });
    times.push(performance.now() - from);
    if (clients === 1) used.push((await processorTime()) - before);
  };
  await one(0);
  times.length = 0;
  used.length = 0;
  const { perSecond } = await measure(one, { clients, milliseconds: 4000, most });
  return { ...percentiles(times), max: Math.max(...times), perSecond, refused, processor: percentiles(used) };
}

/** Milliseconds of processor that this process and those of its connections have used. */
async function processorTime(): Promise<number> {
  const { rows } = await bench.pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const used = rows.map(({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]));
  const { user, system } = process.cpuUsage();
  return used.reduce((sum, one) => sum + one, 0) / NS_PER_MS + (user + system) / 1000;
}

const cells = ({ p50, p95, max, refused }: Times) =>
  `${show(p50)} / ${show(p95)} / ${show(max)}${refused ? ` (${refused} given up)` : ''}`;

async function measureClass(bench: TalentsBench, { name, inputs }: SearchClass): Promise<string> {
  const { bosses } = bench;
  const search = (at: number, input: object) =>
    bench.ask<Page>('GET /recruiters/talents', bosses[at % bosses.length] as number, input);
  // The same boss for a job and its pages: jobs are of companies.
  const of = (at: number) => inputs[at % inputs.length] as object;
  await bench.pool.query('delete from talent_search_days');
  const pages = await Promise.all(
    inputs.map(async (input, at) => {
      let cursor: string | undefined;
      let total = 0;
      for (let page = 1; page < 10; page += 1) {
        const found = await search(at, { ...input, cursor }).catch(() => null);
        if (page === 1) total = found?.total ?? -1;
        if (!found?.next_cursor) return { total };
        cursor = found.next_cursor;
      }
      return { total, input: { ...input, cursor } };
    }),
  );
  await bench.pool.query('delete from talent_search_days');
  const tenth = pages.flatMap(({ input }, at) => (input ? [{ input, at }] : []));
  const first = await time(1, (at) => search(at % inputs.length, of(at)));
  const further = tenth.length
    ? await time(1, (at) => {
        const page = tenth[at % tenth.length] as (typeof tenth)[number];
        return search(page.at, page.input);
      })
    : undefined;
  await bench.pool.query('delete from talent_search_days');
  const eight = await time(CLIENTS, (at) => search(at % inputs.length, of(at)), 400);
  const totals = pages.map(({ total }) => total).sort((a, b) => a - b);
  const found = totals[0] === totals.at(-1) ? `${totals[0]}` : `${totals[0]} to ${totals.at(-1)}`;
  const worst = Math.max(first.p95, further?.p95 ?? 0);
  const verdict = worst > BAR ? 'missed' : Math.max(first.max, eight.max) >= GIVEN_UP ? 'given up' : 'kept';
  return `| ${name} | ${found} | ${cells(first)} | ${further ? cells(further) : ''} | ${show(first.processor.p50)} / ${show(first.processor.p95)} | ${cells(eight)} | ${show(eight.perSecond)} | ${verdict} |`;
}

const bench = await openTalents(PEOPLE);
try {
  console.log(`${PEOPLE} people; load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log(
    '| search | found | first page | tenth page | of the processor | first page, 8 clients | per second | p95 ≤ 100 |',
  );
  console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
  for (const one of searchClasses(bench.jobs)) {
    if (ONLY === undefined || one.name.includes(ONLY)) console.log(await measureClass(bench, one));
  }
  if (ONLY === undefined || ONLY === 'tasks') await measureTasks(bench, { time, cells });
} finally {
  await bench.close();
}
