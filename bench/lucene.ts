import { loadavg } from 'node:os';
import { exportJobs } from './lucene/export-jobs.ts';
import { measureUnderstanding } from './lucene/measure-understanding.ts';
import { HEAP, type RunningLucene, startLucene } from './lucene/start-lucene.ts';
import { type BenchDatabase, openBenchDatabase } from './search-database.ts';
import { type Figures, measure, show, triple, warmUp } from './search-measure.ts';
import { type PlainQuestion, type QueryClass, queryClasses } from './search-queries.ts';
import { processorTime } from './talents-time.ts';

/**
 * `npm run bench:lucene [-- --jobs 1000000] [--quick]`: our search beside Lucene with the same jobs and questions, asked
 * from this process over a local socket as the database is. Needs a JDK of at least Java 17 and Debian's liblucene8-java
 * (default-jdk-headless; root gets both by itself). Filling the database takes long the first time.
 */
const at = process.argv.indexOf('--jobs');
const jobs = at > 0 ? Number(process.argv[at + 1]) : 1_000_000;
const isQuick = process.argv.includes('--quick');
const CLIENTS = 8;
/** Every turn is that long, and the middle one of several counts: others may use the machine too. */
const turn = { milliseconds: isQuick ? 400 : 1200, most: Number.POSITIVE_INFINITY };
const rounds = isQuick ? 3 : 5;

/** Answers and what one of them takes of a processor, in ms: that does not depend on who else uses the machine. */
interface Turn extends Figures {
  processor: number;
}

interface Compared {
  name: string;
  alone: Turn;
  ours: Turn;
  bm25: Turn;
  sorted: Turn;
  /** Lucene's answers a second to threads of its own program. */
  inside: number;
}

const bench = await openBenchDatabase(jobs);
try {
  const startedAt = performance.now();
  const lucene = await startLucene(exportJobs(bench), CLIENTS);
  const filled = (performance.now() - startedAt) / 1000;
  try {
    console.log(`\nLucene was filled in ${show(filled)} s; heap ${HEAP.join(' ')}, one segment, mapped from memory`);
    await run(bench, lucene);
  } finally {
    await lucene.stop();
  }
} finally {
  await bench.close();
}

async function run(on: BenchDatabase, lucene: RunningLucene): Promise<void> {
  console.log(`\n${jobs} jobs, load average ${loadavg().map(show).join(' ')}, ${CLIENTS} clients unless alone\n`);
  const heads = [
    ['query', 'ours alone, ms', 'ours, 8 clients, ms', 'ours per second', 'BM25 per second', 'ratio'],
    ['processor ms, ours', 'BM25', 'newest first per second', 'BM25 inside Java per second'],
  ].flat();
  console.log(`| ${heads.join(' | ')} |\n| ${heads.map(() => '---').join(' | ')} |`);
  const compared: Compared[] = [];
  for (const one of queryClasses(on.engine, on.database.pool)) {
    if (!one.plain) continue;
    const found = await compare(one, one.plain, on, lucene);
    compared.push(found);
    const { alone, ours, bm25, sorted, inside } = found;
    const times = [triple(alone), triple(ours), show(ours.perSecond), show(bm25.perSecond), `${ratioOf(found)}×`];
    const processor = [ours.processor.toFixed(2), bm25.processor.toFixed(2)];
    console.log(`| ${[one.name, ...times, ...processor, show(sorted.perSecond), show(inside)].join(' | ')} |`);
  }
  const understanding = await measureUnderstanding();
  console.log(
    `\nunderstanding one of ${understanding.queries} typed texts: ${triple(understanding)} ms, ${understanding.processor.toFixed(2)} ms of processor\n`,
  );
  const pay = compared.find(({ name }) => name.startsWith('sort by pay'));
  const facets = compared.find(({ name }) => name === 'facets');
  const bars = [
    ...compared.map((one) => ({
      what: `${one.name}, times as many answers a second as BM25`,
      value: Number(ratioOf(one)),
      limit: 1,
      isMet: one.ours.perSecond >= one.bm25.perSecond,
    })),
    atMost('sort by pay with a word, p95 alone', pay?.alone.p95, 15),
    atMost('sort by pay with a word, p95 of 8 clients', pay?.ours.p95, 80),
    atMost('facets p99 alone', facets?.alone.p99, 146),
    atMost('understanding a query, ms of processor', understanding.processor, 1),
  ];
  for (const { what, value, limit, isMet } of bars) {
    console.log(`${isMet ? 'pass' : 'FAIL'}  ${what}: ${value < 10 ? value.toFixed(2) : show(value)} (bar ${limit})`);
  }
}

/** All ways in turns, so that whoever else uses the machine disturbs them alike. */
async function compare(
  one: QueryClass,
  plain: (at: number) => PlainQuestion,
  { database }: BenchDatabase,
  lucene: RunningLucene,
): Promise<Compared> {
  const lines = (index: Index) => Array.from({ length: one.size }, (_, place) => toLine(index, plain(place)));
  const [ofPlain, ofSorted] = [lines('plain'), lines('sorted')];
  const askIn = (all: readonly string[]) => (place: number) => lucene.ask(all[place % all.length] as string);
  const usedByOurs = () => processorTime(database.pool);
  const usedByLucene = async () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + lucene.processorTime();
  };
  const take = async (ask: QueryClass['ours'], clients: number, used = usedByOurs): Promise<Turn> => {
    const before = await used();
    let answers = 0;
    const counted = (place: number) => {
      answers += 1;
      return ask(place);
    };
    const figures = await measure(counted, { clients, ...turn });
    return { ...figures, processor: ((await used()) - before) / answers };
  };
  await warmUp(one, 2);
  // Java compiles what runs often.
  for (const all of [ofPlain, ofSorted]) await lucene.insidePerSecond(all, CLIENTS, turn.milliseconds);
  const alone: Turn[] = [];
  const ours: Turn[] = [];
  const bm25: Turn[] = [];
  const sorted: Turn[] = [];
  const inside: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await take(one.ours, 1));
    ours.push(await take(one.ours, CLIENTS));
    bm25.push(await take(askIn(ofPlain), CLIENTS, usedByLucene));
    sorted.push(await take(askIn(ofSorted), CLIENTS, usedByLucene));
    inside.push(await lucene.insidePerSecond(ofPlain, CLIENTS, turn.milliseconds));
  }
  const middle = (turns: Turn[]) => middleOf(turns, ({ perSecond }) => perSecond);
  return {
    name: one.name,
    alone: middle(alone),
    ours: middle(ours),
    bm25: middle(bm25),
    sorted: middle(sorted),
    inside: middleOf(inside, (value) => value),
  };
}

type Index = 'plain' | 'sorted';

/** The index with the newest job first is asked for the newest matches: there it may end early. */
function toLine(index: Index, question: PlainQuestion): string {
  const { wanted = 'page', text = '', sort, page = 1, countryId = '', functionId = '' } = question;
  const byDate = index === 'sorted' || sort === 'latest' || text === '';
  const order = sort === 'pay' ? 'pay' : byDate ? 'newest' : 'score';
  return [index, wanted, order, (page - 1) * 20, countryId, functionId, text].join('\t');
}

function ratioOf({ ours, bm25 }: Compared): string {
  return (ours.perSecond / bm25.perSecond).toFixed(2);
}

function middleOf<One>(list: One[], sizeOf: (one: One) => number): One {
  return list.toSorted((a, b) => sizeOf(a) - sizeOf(b))[Math.floor(list.length / 2)] as One;
}

function atMost(what: string, value = Number.NaN, limit: number) {
  return { what, value, limit, isMet: value <= limit };
}
