import { sampleWord } from './document.ts';
import { allOf, type Expression, isEverything, word } from './expression.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import { filterExpression, type SearchFilters } from './request.ts';
import { countStatement } from './statements.ts';
import { jobsIn, jobsWithin, type Statistics, shareOf } from './statistics.ts';
import type { Understanding } from './understand.ts';

export interface JobCount {
  value: number;
  /** Reckoned from a sample, not counted. */
  isEstimate: boolean;
  /** There are at least so many. */
  isLowerBound: boolean;
}

/** Up to so many are counted one by one. */
const EXACT = 3_000;
const CAP = 20_000;

/** The whole is counted when it is small, else reckoned from the sample that should hold some hundred matches. */
export function sampleFor(expected: number, exact: number): number {
  if (expected <= exact) return 1;
  return expected <= exact * 10 ? 64 : 256;
}

/** How many jobs there should be, from the statistics alone. */
export function expectedMatches(query: Expression, filters: SearchFilters, statistics: Statistics): number {
  const all = shareOf(query, statistics) * statistics.jobCount;
  if (filters.postedWithinDays === undefined) return all;
  const recent = jobsWithin(filters.postedWithinDays * 24, undefined, statistics);
  return all * (recent / Math.max(1, jobsIn(undefined, statistics)));
}

export function inSample(query: Expression, sample: number): Expression {
  return sample === 1 ? query : allOf([query, word(sampleWord(sample))]);
}

/** How many jobs match: counted when they are few, reckoned and marked so when they are many. */
export async function countJobs(
  filters: SearchFilters,
  understood: Understanding,
  around: Surroundings,
): Promise<JobCount> {
  const query = allOf([understood.match, filterExpression(filters)]);
  const notBefore = notBeforeOf(filters, around.now);
  // With nothing to ask the index for, a small table is counted and a large one reckoned.
  if (isEverything(query) && around.statistics.jobCount <= CAP) return countAll(notBefore, around);
  let sample = sampleFor(expectedMatches(query, filters, around.statistics), EXACT);
  if (isEverything(query) && sample === 1) sample = 64;
  const first = await countIn(query, sample, notBefore, around);
  if (sample > 1) return estimate(first * sample, 0);
  if (first < CAP) return { value: first, isEstimate: false, isLowerBound: false };
  return estimate((await countIn(query, 256, notBefore, around)) * 256, CAP);
}

async function countAll(notBefore: Date | null, around: Surroundings): Promise<JobCount> {
  const text = `select count(*) as count from job_search where posted_at >= coalesce($1::timestamptz, '-infinity')`;
  const [row] = await around.run<{ count: number }>({ name: 'search_count_all', text, values: [notBefore] });
  return { value: row?.count ?? 0, isEstimate: false, isLowerBound: false };
}

function estimate(value: number, atLeast: number): JobCount {
  return { value: Math.max(value, atLeast), isEstimate: true, isLowerBound: value < atLeast };
}

async function countIn(
  query: Expression,
  sample: number,
  notBefore: Date | null,
  around: Surroundings,
): Promise<number> {
  const [row] = await around.run<{ count: number }>(countStatement(inSample(query, sample), notBefore, CAP));
  return row?.count ?? 0;
}
