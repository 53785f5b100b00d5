import { loadavg } from 'node:os';
import { show } from './search-measure.ts';
import { openTalents, type TalentsBench } from './talents-open.ts';
import { type SearchClass, searchClasses } from './talents-searches.ts';
import { measureTasks } from './talents-tasks.ts';
import { cells, time } from './talents-time.ts';

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
const CLIENTS = 8;

interface Page {
  talents: { id: string }[];
  total: number;
  next_cursor: string | null;
}

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
  const first = await time(bench.pool, 1, (at) => search(at % inputs.length, of(at)));
  const further = tenth.length
    ? await time(bench.pool, 1, (at) => {
        const page = tenth[at % tenth.length] as (typeof tenth)[number];
        return search(page.at, page.input);
      })
    : undefined;
  await bench.pool.query('delete from talent_search_days');
  const eight = await time(bench.pool, CLIENTS, (at) => search(at % inputs.length, of(at)), 400);
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
  if (ONLY === undefined || ONLY === 'tasks') await measureTasks(bench);
} finally {
  await bench.close();
}
