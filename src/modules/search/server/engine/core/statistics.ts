import type { Expression } from './expression.ts';
import type { Sample, Within } from './sample.ts';

/** How often words occur, as shares of all jobs, and how old jobs are. */
export interface Statistics {
  jobCount: number;
  words: ReadonlyMap<string, number>;
  /** Share for a word that the sample did not meet. */
  unknown: number;
  /** By country (0 is all): for each step of age, the jobs that are at most so old; last the number of all. */
  ages: ReadonlyMap<number, readonly number[]>;
  sample: Sample | null;
  /** When all this was gathered; null when nothing is known. */
  gatheredAt: Date | null;
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
  sample: null,
  gatheredAt: null,
};

/** So many sampled jobs that match say more than the shares of single words. */
const ENOUGH_HITS = 8;

/** How many jobs should match. Where the sample holds few of them it only says that they cannot be many. */
export function expectedMatches(expression: Expression, statistics: Statistics, within: Within = {}): number {
  const { sample, jobCount } = statistics;
  const { days } = within;
  const recent = days === undefined ? jobCount : jobsWithin(days * 24, undefined, statistics);
  const guess = shareOf(expression, statistics) * recent;
  if (!sample?.size) return guess;
  const hits = sample.count(expression, within);
  const each = jobCount / sample.size;
  return hits >= ENOUGH_HITS ? hits * each : Math.min(guess, (hits + 0.5) * each);
}

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

/** To look a job up in a window is to look it up in so many words of time. */
const WINDOW_WORDS = 5;

/**
 * The work of the index, in steps from one job of a word to the next: through all words of an OR, through the rarest
 * part of an AND, where each step looks the job up in the other parts. `within` is a part more: so many jobs of a window.
 */
export function stepsOf(expression: Expression, statistics: Statistics, within = Number.POSITIVE_INFINITY): number {
  if (expression.is === 'not') return 0;
  const parts = expression.is === 'and' ? expression.parts.filter(({ is }) => is !== 'not') : [expression];
  const least = Math.min(statistics.jobCount, ...parts.map((part) => stepsOfPart(part, statistics)));
  // The jobs of a window are looked up in every word.
  if (within < least) return within * (parts.reduce((sum, part) => sum + wordsIn(part), 0) + 1);
  return least * (parts.length + (within === Number.POSITIVE_INFINITY ? 0 : WINDOW_WORDS));
}

/** How many words must hold or may; those that must not are not counted. */
export function wordsIn(expression: Expression): number {
  if (expression.is === 'word') return 1;
  return expression.is === 'not' ? 0 : expression.parts.reduce((sum, part) => sum + wordsIn(part), 0);
}

function stepsOfPart(part: Expression, statistics: Statistics): number {
  if (part.is === 'and') return stepsOf(part, statistics);
  if (part.is === 'or') return part.parts.reduce((sum, one) => sum + stepsOf(one, statistics), 0);
  return shareOf(part, statistics) * statistics.jobCount;
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
