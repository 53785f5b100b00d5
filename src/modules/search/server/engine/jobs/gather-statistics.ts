import { setImmediate } from 'node:timers/promises';
import type { Run } from '../core/run.ts';
import { createSample, type StoredSample, storeSample } from '../core/sample.ts';
import { AGE_STEPS, type Statistics } from '../core/statistics.ts';

const COUNTED_ROWS = 20_000;
const MOST_WORDS = 30_000;
/** Every process keeps them in memory. */
const SAMPLED_ROWS = 10_000;

interface StoredStatistics {
  job_count: number;
  words: { shares?: Record<string, number>; sample?: StoredSample };
  ages: Record<string, number[]>;
  created_at: Date;
}

/** Counts the words of some jobs and the ages of all, and keeps the result and a sample of jobs for every process. */
export async function gatherStatistics(run: Run, now: Date): Promise<Statistics> {
  const [total] = await run<{ count: number }>({ text: 'select count(*) as count from job_search', values: [] });
  const jobCount = total?.count ?? 0;
  const words = { shares: await gatherShares(run, jobCount), sample: await gatherSample(run, jobCount, now) };
  const ages = await gatherAges(run, now);
  await run({
    text: `insert into search_statistics (id, job_count, words, ages, created_at) values (1, $1, $2, $3, $4)
      on conflict (id) do update set job_count = excluded.job_count, words = excluded.words, ages = excluded.ages,
        created_at = excluded.created_at`,
    values: [jobCount, JSON.stringify(words), JSON.stringify(ages), now],
  });
  return toStatistics({ job_count: jobCount, words, ages, created_at: now });
}

async function gatherShares(run: Run, jobCount: number): Promise<Record<string, number>> {
  const counted = `select doc from job_search tablesample system (${percentOf(COUNTED_ROWS, jobCount)}) repeatable (1)`;
  const [size] = await run<{ count: number }>({
    text: `select count(*) as count from (${counted}) counted`,
    values: [],
  });
  const rows = Math.max(1, size?.count ?? 0);
  const words = await run<{ word: string; ndoc: number }>({
    text: `select word, ndoc from ts_stat($1) where ndoc > 1 and word not like '#:%' order by ndoc desc limit ${MOST_WORDS}`,
    values: [counted],
  });
  return Object.fromEntries(words.map(({ word, ndoc }) => [word, Number((ndoc / rows).toPrecision(3))]));
}

/** Single jobs, not whole pages of the table, which would hold one company's run of postings. */
async function gatherSample(run: Run, jobCount: number, now: Date): Promise<StoredSample> {
  const rows = await run<{ hours: number; words: string; currency_id: number | null; monthly_max: number | null }>({
    text: `select ceil(extract(epoch from $1::timestamptz - posted_at) / 3600)::integer as hours,
        currency_id, monthly_max, array_to_string(tsvector_to_array(doc), ' ¦ ') as words
      from job_search tablesample bernoulli (${percentOf(SAMPLED_ROWS, jobCount)}) repeatable (1) limit ${2 * SAMPLED_ROWS}`,
    values: [now],
  });
  const documents: Parameters<typeof storeSample>[0][number][] = [];
  for (const { hours, words, currency_id, monthly_max } of rows) {
    const pay: StoredSample['pays'][number] =
      currency_id === null || monthly_max === null ? null : [currency_id, monthly_max];
    documents.push({ hours, pay, words: words.split(' ¦ ').filter((word) => !word.startsWith('#:')) });
    // Others may be waiting for this process.
    if (documents.length % 250 === 0) await setImmediate();
  }
  return storeSample(documents);
}

function percentOf(rows: number, jobCount: number): string {
  return (jobCount ? Math.min(100, (100 * rows) / jobCount) : 100).toFixed(4);
}

/** For every country, and 0 for all: how many jobs are younger than each step of age; last all of them. */
async function gatherAges(run: Run, now: Date): Promise<Record<string, number[]>> {
  const rows = await run<{ country_id: number; step: number; count: number }>({
    text: `select country_id, count(*)::integer as count,
        width_bucket(extract(epoch from $1::timestamptz - posted_at) / 3600, $2::numeric[]) as step
      from job_search group by country_id, step`,
    values: [now, AGE_STEPS],
  });
  const byCountry: Record<string, number[]> = {};
  for (const { country_id, step, count } of rows) {
    for (const id of [country_id, 0]) {
      byCountry[id] ??= new Array(AGE_STEPS.length + 1).fill(0);
      const counts = byCountry[id];
      for (let at = step; at < counts.length; at += 1) counts[at] = (counts[at] ?? 0) + count;
    }
  }
  return byCountry;
}

/** What was gathered last, unless that is known already; undefined when it is, or when nothing was ever gathered. */
export async function readStatistics(run: Run, known: Date | null): Promise<Statistics | undefined> {
  const text = `select job_count, words, ages, created_at from search_statistics
    where id = 1 and created_at is distinct from $1::timestamptz`;
  const [row] = await run<StoredStatistics>({ text, values: [known] });
  return row && toStatistics(row);
}

function toStatistics({ job_count, words, ages, created_at }: StoredStatistics): Statistics {
  return {
    jobCount: job_count,
    words: new Map(Object.entries(words.shares ?? {})),
    unknown: Math.max(1 / COUNTED_ROWS, 1 / Math.max(1, job_count)) / 2,
    ages: new Map(Object.entries(ages).map(([id, counts]) => [Number(id), counts])),
    sample: words.sample?.pays ? createSample(words.sample) : null,
    gatheredAt: created_at,
  };
}
