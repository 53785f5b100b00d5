import { allOf, anyOf, type Expression, isEverything, isNothing } from '../core/expression.ts';
import { expectedMatches } from '../core/statistics.ts';
import type { Understanding } from '../core/understanding.ts';
import { dropImpossible } from './drop-impossible.ts';
import { notBeforeOf, type Surroundings } from './find-jobs.ts';
import { filterExpression, type SearchFilters } from './request.ts';

export interface JobCount {
  value: number;
  /** So many of them are related to what was asked for and not it itself. */
  related: number;
  /** Reckoned from a sample, not counted. */
  isEstimate: boolean;
  /** There are at least so many. */
  isLowerBound: boolean;
}

export const NO_JOBS: JobCount = { value: 0, related: 0, isEstimate: false, isLowerBound: false };

/** Up to so many are counted one by one. */
const EXACT = 4_000;
const CAP = 20_000;

type Count = Omit<JobCount, 'related'>;

/** How many jobs match, and how many of them only because they are related. */
export async function countJobs(
  filters: SearchFilters,
  { match, levels, asked }: Understanding,
  around: Surroundings,
): Promise<JobCount> {
  const [all, own] = await Promise.all([
    countMatches(filters, match, around),
    asked < levels.length ? countMatches(filters, anyOf(levels.slice(0, asked)), around) : null,
  ]);
  return { ...all, related: own ? Math.max(0, all.value - own.value) : 0 };
}

/** Counted when they are few, reckoned from the sample in memory and marked so when they are many. */
async function countMatches(filters: SearchFilters, asked: Expression, around: Surroundings): Promise<Count> {
  const match = dropImpossible(asked, filters, around.fieldOf);
  if (isNothing(match)) return { value: 0, isEstimate: false, isLowerBound: false };
  const query = allOf([match, filterExpression(filters)]);
  const notBefore = notBeforeOf(filters, around.now);
  const floors = filters.payFloors;
  const expected = Math.round(expectedMatches(query, around.statistics, { days: filters.postedWithin, floors }));
  if (isEverything(query) && !floors) {
    if (around.statistics.jobCount > CAP) return estimate(expected);
    return { value: await around.jobs.count(query, { notBefore }), isEstimate: false, isLowerBound: false };
  }
  if (expected > EXACT) return estimate(expected);
  const value = await around.jobs.count(query, { notBefore, floors }, CAP);
  return { value, isEstimate: value >= CAP, isLowerBound: value >= CAP };
}

function estimate(value: number): Count {
  return { value, isEstimate: true, isLowerBound: false };
}
