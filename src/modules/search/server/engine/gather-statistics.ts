import type { Run } from './run.ts';
import { AGE_STEPS, type Statistics } from './statistics.ts';

const SAMPLE_ROWS = 20_000;
const MOST_WORDS = 30_000;

interface StoredStatistics {
  job_count: number;
  words: Record<string, number>;
  ages: Record<string, number[]>;
  created_at: Date;
}

/** Counts the words of a sample and the ages of all jobs, and keeps the result for every process. */
export async function gatherStatistics(run: Run, now: Date): Promise<Statistics> {
  const [total] = await run<{ count: number }>({ text: 'select count(*) as count from job_search', values: [] });
  const jobCount = total?.count ?? 0;
  const percent = jobCount ? Math.min(100, (100 * SAMPLE_ROWS) / jobCount) : 100;
  const sampled = `select doc from job_search tablesample system (${percent.toFixed(4)}) repeatable (1)`;
  const [size] = await run<{ count: number }>({
    text: `select count(*) as count from (${sampled}) sampled`,
    values: [],
  });
  const rows = Math.max(1, size?.count ?? 0);
  const words = await run<{ word: string; ndoc: number }>({
    text: `select word, ndoc from ts_stat($1) where ndoc > 1 and word not like '#:%' order by ndoc desc limit ${MOST_WORDS}`,
    values: [sampled],
  });
  const shares = Object.fromEntries(words.map(({ word, ndoc }) => [word, Number((ndoc / rows).toPrecision(3))]));
  const ages = await gatherAges(run, now);
  await run({
    text: `insert into search_statistics (id, job_count, words, ages, created_at) values (1, $1, $2, $3, $4)
      on conflict (id) do update set job_count = excluded.job_count, words = excluded.words, ages = excluded.ages,
        created_at = excluded.created_at`,
    values: [jobCount, JSON.stringify(shares), JSON.stringify(ages), now],
  });
  return toStatistics({ job_count: jobCount, words: shares, ages });
}

/** For every country, and 0 for all: how many jobs are younger than each step of age; last all of them. */
async function gatherAges(run: Run, now: Date): Promise<Record<string, number[]>> {
  const rows = await run<{ country_id: number; step: number; count: number }>({
    text: `select country_id, count(*) as count,
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

/** What was gathered last; undefined when it never was. */
export async function readStatistics(run: Run): Promise<Statistics | undefined> {
  const text = 'select job_count, words, ages, created_at from search_statistics where id = 1';
  const [row] = await run<StoredStatistics>({ text, values: [] });
  return row && toStatistics(row);
}

function toStatistics({ job_count, words, ages }: Omit<StoredStatistics, 'created_at'>): Statistics {
  return {
    jobCount: job_count,
    words: new Map(Object.entries(words)),
    unknown: Math.max(1 / SAMPLE_ROWS, 1 / Math.max(1, job_count)) / 2,
    ages: new Map(Object.entries(ages).map(([id, counts]) => [Number(id), counts])),
  };
}
