import type { Expression } from '../core/expression.ts';
import type { Understanding } from '../core/understanding.ts';
import type { SearchFilters, SearchRequest } from './request.ts';

/** By currency, the least that a month's pay must reach (`SearchFilters.payFloors`). */
export type PayFloors = readonly (number | null)[] | undefined;

/** What a job must be beside the words of its document. */
export interface Bounds {
  notBefore: Date | null;
  floors?: PayFloors;
}

export interface Page {
  offset: number;
  limit: number;
}

export interface FoundRow {
  job_id: number;
  /** The place of the level it matches (`byLanguage`); undefined where there is only one. */
  level?: number;
}

/** A list that is nothing but the newest jobs under some filters. */
export interface LatestList {
  filters: SearchFilters;
  size: number;
}

/** What the matching jobs are, counted. */
export interface MatchedTags {
  /** How many have each tag. */
  tags: Map<number, number>;
  all: number;
  /** How many are at most so many days old. */
  younger: Map<number, number>;
}

/** What so many of the matching jobs pay a month at most; null is left open. */
export interface MatchedPay {
  currency_id: number | null;
  monthly_max: number | null;
  count: number;
}

/** A job that may be recommended. */
export interface Candidate {
  job_id: number;
  posted_at: Date;
  tags: number[];
}

/**
 * Where jobs are looked for. Whoever stands behind it, the answers are the same: the jobs that hold the words and keep
 * the bounds, in one order, job by job.
 */
export interface JobIndex {
  /** By level of match, then the newest; by pay or by date alone where that is asked. */
  page(request: SearchRequest, understood: Understanding, page: Page): Promise<FoundRow[]>;
  latest(lists: readonly LatestList[]): Promise<number[][]>;
  /** At most `cap`; without one all, whatever that costs. */
  count(query: Expression, bounds: Bounds, cap?: number): Promise<number>;
  /** Of at most `cap` jobs; the ages are those that are asked for. */
  tags(query: Expression, bounds: Bounds, ages: readonly number[], cap: number): Promise<MatchedTags>;
  pays(query: Expression, notBefore: Date | null, cap: number): Promise<MatchedPay[]>;
  /** The newest of the first level, then of the next; levels do not overlap. */
  candidates(levels: readonly Expression[], filters: SearchFilters, limit: number): Promise<Candidate[]>;
}
