import { type Expression, isNothing } from '../core/expression.ts';
import type { PlanTuning } from '../core/plan.ts';
import type { Statistics } from '../core/statistics.ts';
import type { Understanding } from '../core/understanding.ts';
import { dropImpossible, type FieldOf } from './drop-impossible.ts';
import type { JobIndex } from './job-index.ts';
import { LANGUAGES } from './levels.ts';
import type { SearchFilters, SearchRequest } from './request.ts';

export interface FoundJobs {
  jobIds: number[];
  hasMore: boolean;
  /** From this place of the page on, jobs are related to what was asked for and not it itself; null when all are. */
  relatedFrom: number | null;
}

export const NOTHING_FOUND: FoundJobs = { jobIds: [], hasMore: false, relatedFrom: null };

export interface Surroundings {
  jobs: JobIndex;
  statistics: Statistics;
  now: Date;
  fieldOf: FieldOf;
}

export interface Tuning extends PlanTuning {
  /** Reading so many rows along a B-tree is still quicker than asking the GIN index; then the walk gives up. */
  longestWalk: number;
}

export const defaultTuning: Tuning = { few: 600, reserve: 2, longestWalk: 2_500 };

const DAY_MS = 86_400_000;
/** Nobody turns so many pages; deeper ones are empty. */
export const DEEPEST = 10_000;

/**
 * The jobs of one page. Every one satisfies every filter; the order is level of match, then newest first. Without text
 * all match alike: then a job in a language that the reader does not know counts as some days older than it is.
 */
export async function findJobs(request: SearchRequest, asked: Understanding, around: Surroundings): Promise<FoundJobs> {
  const offset = (request.page - 1) * request.size;
  const understood = withoutImpossible(asked, request, around);
  if (offset + request.size > DEEPEST || isNothing(understood.match)) {
    return NOTHING_FOUND;
  }
  const rows = await around.jobs.page(request, understood, { offset, limit: request.size + 1 });
  const shown = rows.slice(0, request.size);
  const related = shown.findIndex(({ level = 0 }) => level >= LANGUAGES * understood.asked);
  return {
    jobIds: shown.map((row) => row.job_id),
    hasMore: rows.length > request.size && offset + 2 * request.size <= DEEPEST,
    relatedFrom: related < 0 ? null : related,
  };
}

function withoutImpossible(asked: Understanding, filters: SearchFilters, { fieldOf }: Surroundings): Understanding {
  if (!filters.mainFunctions?.length) return asked;
  const drop = (one: Expression) => dropImpossible(one, filters, fieldOf);
  return { ...asked, levels: asked.levels.map(drop), match: drop(asked.match) };
}

export function notBeforeOf(filters: SearchFilters, now: Date): Date | null {
  return filters.postedWithin === undefined ? null : new Date(now.getTime() - filters.postedWithin * DAY_MS);
}
