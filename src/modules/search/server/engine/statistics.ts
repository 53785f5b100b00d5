import type { Expression } from './expression.ts';

/** How often words occur, as shares of all jobs, and how old jobs are. */
export interface Statistics {
  jobCount: number;
  /** Hour (since 1970) at which the sample was taken. */
  takenAt: number;
  words: ReadonlyMap<string, number>;
  /** Share for a word that the sample did not meet. */
  unknown: number;
  /** By country (0 is all): for each day of age, the jobs that are at most so old. */
  ages: ReadonlyMap<number, readonly number[]>;
}

export const noStatistics: Statistics = {
  jobCount: 0,
  takenAt: 0,
  words: new Map(),
  unknown: 0.001,
  ages: new Map(),
};

/** The share of jobs that should match. Words go together more often than chance, so each further one counts less. */
export function shareOf(expression: Expression, statistics: Statistics): number {
  if (expression.is === 'word') return statistics.words.get(expression.word) ?? statistics.unknown;
  if (expression.is === 'not') return Math.max(0.02, 1 - shareOf(expression.part, statistics));
  const shares = expression.parts.map((part) => shareOf(part, statistics));
  if (expression.is === 'or') return Math.min(1, shares.reduce((sum, share) => sum + share, 0));
  shares.sort((a, b) => a - b);
  return shares.reduce((product, share, at) => product * share ** (1 / (at + 1)), 1);
}

/** Jobs in the country (or all) that are at most so many hours old. */
export function jobsWithin(hours: number, countryId: number | undefined, statistics: Statistics): number {
  const days = statistics.ages.get(countryId ?? 0);
  if (!days?.length) return statistics.jobCount;
  const at = hours / 24;
  const below = Math.floor(at) - 1;
  const low = below < 0 ? 0 : (days[Math.min(below, days.length - 1)] as number);
  const high = days[Math.min(below + 1, days.length - 1)] as number;
  return low + (high - low) * (at - Math.floor(at));
}

export function jobsIn(countryId: number | undefined, statistics: Statistics): number {
  return statistics.ages.get(countryId ?? 0)?.at(-1) ?? (countryId === undefined ? statistics.jobCount : 0);
}
