import type { ErrorName } from './errors.ts';

/** The parts of the page, in its order. */
export const limitGroups = ['interviews', 'chat', 'search', 'hiring', 'ai', 'rewards', 'account', 'files'] as const;
export const rankedLists = ['results', 'recommended', 'popular', 'applicants', 'talents', 'match', 'replies'] as const;

export type LimitUnit = 'count' | 'minute' | 'hour' | 'day' | 'month' | 'megabyte';

/** A limit as its module publishes it: the value is the constant that the code refuses by, never a copy of it. */
export interface PublishedLimit {
  group: (typeof limitGroups)[number];
  /** TRU-11: a rule for both sides is one row with one value. */
  side: 'both' | 'talent' | 'employer';
  value: number;
  /** Without it, a plain number. */
  unit?: LimitUnit;
  per?: 'hour' | 'day' | 'week';
  /** What is answered to whoever meets it. */
  errors?: readonly ErrorName[];
}

/** Something that decides the order of a list, or the figure beside it. */
export interface RankingInput {
  list: (typeof rankedLists)[number];
  /** What it counts; an input without a number is told in words. */
  value?: number;
  /** Without it, points. */
  unit?: LimitUnit;
  /** Numbers within the text itself: `{{most}}` of them count, or `{{share}}` of the score, 0 to 1. */
  most?: number;
  share?: number;
}

/** By name, which is also the key of the text: `limits.rows.<name>`. */
export type LimitTable = Readonly<Record<string, PublishedLimit>>;
export type RankingTable = Readonly<Record<string, RankingInput>>;
