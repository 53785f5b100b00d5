import { checkBars } from './search-bars.ts';
import { type BenchDatabase, openBenchDatabase } from './search-database.ts';
import { type Figures, measure, show, triple, warmUp } from './search-measure.ts';
import { type QueryClass, queryClasses } from './search-queries.ts';
import { measureWrites } from './search-writes.ts';

/**
 * `npm run bench:search [-- --jobs 1000000] [--quick] [--prepare]`: our search beside the usual design, with the bars
 * of the design. The first run fills the databases, which takes long; `--prepare` does only that.
 */
const at = process.argv.indexOf('--jobs');
const jobs = at > 0 ? Number(process.argv[at + 1]) : 1_000_000;
const isQuick = process.argv.includes('--quick');
const effort = isQuick ? { milliseconds: 1500, most: 100 } : { milliseconds: 5000, most: 400 };

const SMALL = 10_000;

if (process.argv.includes('--prepare')) {
  for (const count of [SMALL, jobs]) await (await openBenchDatabase(count)).close();
} else {
  const small = await measureSmall();
  const bench = await openBenchDatabase(jobs);
  try {
    await run(bench, small);
  } finally {
    await bench.close();
  }
}

/** The same questions on few jobs, to see how times grow. */
async function measureSmall(): Promise<Map<string, Figures>> {
  const on = await openBenchDatabase(SMALL);
  const found = new Map<string, Figures>();
  try {
    for (const one of queryClasses(on.engine, on.database.pool)) {
      await warmUp(one, 2);
      found.set(one.name, await measure(one.ours, { clients: 1, ...effort }));
    }
  } finally {
    await on.close();
  }
  return found;
}

async function run(on: BenchDatabase, small: Map<string, Figures>): Promise<void> {
  const classes = queryClasses(on.engine, on.database.pool);
  const alone = new Map<string, Figures>();
  const usual = new Map<string, Figures>();
  console.log(`\n${jobs} jobs, ms p50 / p95 / p99, one client; then 8 clients and questions per second\n`);
  console.log('| query | usual design | this design | ratio of p50 | 8 clients | per second |');
  console.log('| --- | --- | --- | --- | --- | --- |');
  for (const one of classes) {
    await warmUp(one, 2);
    const ours = await measure(one.ours, { clients: 1, ...effort });
    const eight = await measure(one.ours, { clients: 8, ...effort });
    const theirs = one.usual ? await measureUsual(one) : undefined;
    alone.set(one.name, ours);
    if (theirs) usual.set(one.name, theirs);
    const ratio = theirs ? `${show(theirs.p50 / ours.p50)}×` : '';
    const cells = [one.name, theirs ? triple(theirs) : '', triple(ours), ratio, triple(eight), show(eight.perSecond)];
    console.log(`| ${cells.join(' | ')} |`);
  }
  const mixOfEight = await measure((n) => mixed(classes, n), { clients: 8, milliseconds: 10_000, most: 4000 });
  console.log(`| mix, 8 clients | | | | ${triple(mixOfEight)} | ${show(mixOfEight.perSecond)} |`);
  const { writes, visibleMs } = await measureWrites(on);
  console.log(`\nwriting a job: ${triple(writes)} ms; visible after ${show(visibleMs)} ms\n`);
  for (const bar of checkBars({ alone, usual, small, mixOfEight, writes, visibleMs })) {
    console.log(`${bar.isMet ? 'pass' : 'FAIL'}  ${bar.what}: ${show(bar.value)} (bar ${bar.limit})`);
  }
}

/** The usual design is given few turns: some of its questions take seconds. */
async function measureUsual(one: QueryClass): Promise<Figures> {
  return measure(one.usual ?? one.ours, { clients: 1, milliseconds: isQuick ? 4000 : 12_000, most: 60 });
}

/** Visitors search and page through results far more than they ask for anything else. */
function mixed(classes: QueryClass[], n: number): Promise<unknown> {
  const searches = classes.filter(({ name }) => !['nothing at all', 'zero hits', 'typo'].includes(name));
  const one = searches[n % searches.length] as QueryClass;
  return one.ours(Math.floor(n / searches.length));
}
