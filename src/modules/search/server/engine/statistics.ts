import type { Expression } from './expression.ts';

/** How often words occur, as shares of all jobs, and how old jobs are. */
export interface Statistics {
  jobCount: number;
  words: ReadonlyMap<string, number>;
  /** Share for a word that the sample did not meet. */
  unknown: number;
  /** By country (0 is all): for each step of age, the jobs that are at most so old; last the number of all. */
  ages: ReadonlyMap<number, readonly number[]>;
}

const DAY = 24;
/** Ages in hours at which jobs are counted: fine for the newest, where windows end. */
export const AGE_STEPS = [
  ...[1, 2, 4, 8, 16, DAY, 1.5 * DAY],
  ...[2, 3, 4, 5, 7, 10, 14, 21, 28, 35, 45, 60, 90, 180, 365, 1095].map((days) => days * DAY),
];

export const noStatistics: Statistics = {
  jobCount: 0,
  words: new Map(),
  unknown: 0.001,
  ages: new Map(),
};

/** The share of jobs that should match. Words go together more often than chance, so each further one counts less. */
export function shareOf(expression: Expression, statistics: Statistics): number {
  if (expression.is === 'word') return statistics.words.get(expression.word) ?? statistics.unknown;
  if (expression.is === 'not') return Math.max(0.02, 1 - shareOf(expression.part, statistics));
  const shares = expression.parts.map((part) => shareOf(part, statistics));
  if (expression.is === 'or')
    return Math.min(
      1,
      shares.reduce((sum, share) => sum + share, 0),
    );
  shares.sort((a, b) => a - b);
  return shares.reduce((product, share, at) => product * share ** (1 / (at + 1)), 1);
}

/** The share of the rarest thing that every match must have: the index looks at no more than that. */
export function leastShare(expression: Expression, statistics: Statistics): number {
  if (expression.is !== 'and') return shareOf(expression, statistics);
  return Math.min(1, ...expression.parts.filter(({ is }) => is !== 'not').map((part) => shareOf(part, statistics)));
}

/** Jobs in the country (or all) that are at most so many hours old. */
export function jobsWithin(hours: number, countryId: number | undefined, statistics: Statistics): number {
  const counts = statistics.ages.get(countryId ?? 0);
  if (!counts) return countryId === undefined ? statistics.jobCount : 0;
  const at = AGE_STEPS.findIndex((step) => step >= hours);
  if (at < 0) return counts.at(-1) ?? 0;
  const [startHours, startCount] = at === 0 ? [0, 0] : [AGE_STEPS[at - 1] as number, counts[at - 1] as number];
  const share = (hours - startHours) / ((AGE_STEPS[at] as number) - startHours);
  return startCount + share * ((counts[at] as number) - startCount);
}

export function jobsIn(countryId: number | undefined, statistics: Statistics): number {
  return statistics.ages.get(countryId ?? 0)?.at(-1) ?? (countryId === undefined ? statistics.jobCount : 0);
}
