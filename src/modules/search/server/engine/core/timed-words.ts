import { hourOf, stretchesSince, TITLE_HOURS } from './buckets.ts';
import { allOf, anyOf, anyWord, type Expression } from './expression.ts';
import { type Statistics, shareOf, stepsOf } from './statistics.ts';
import { isWorkTag } from './tags.ts';

/**
 * What a job is called and what work it is are also words together with the hours in which it was posted. The newest
 * jobs of a common title are then a short list of their own in the index: neither all jobs of the title nor all jobs of
 * these hours are gone through.
 */
export function timedWords(words: Iterable<string>, postedAt: Date): string[] {
  const stretch = Math.floor(hourOf(postedAt) / TITLE_HOURS);
  return Array.from(words)
    .filter(isTimed)
    .map((word) => timedWord(word, stretch));
}

function timedWord(word: string, stretch: number): string {
  // Time first: what is new lies side by side in the index.
  return `#:t${stretch}${word}`;
}

function isTimed(word: string): boolean {
  return word.startsWith('^') || isWorkTag(word);
}

/** Can some of it be asked for together with the time? */
function hasTimed(expression: Expression): boolean {
  if (expression.is === 'word') return isTimed(expression.word);
  return expression.is !== 'not' && expression.parts.some(hasTimed);
}

/** The same as the expression and the window together; `window` must say the same time as `start` to `nowHour`. */
export function withTime(expression: Expression, start: number, nowHour: number, window: Expression): Expression {
  const stretches = stretchesSince(start, nowHour);
  const within = (one: Expression): Expression => {
    if (!hasTimed(one) || one.is === 'not') return allOf([one, window]);
    if (one.is === 'word') return anyWord(stretches.map((stretch) => timedWord(one.word, stretch)));
    if (one.is === 'and') return allOf(one.parts.map((part) => (hasTimed(part) ? within(part) : part)));
    const rest = one.parts.filter((part) => !hasTimed(part));
    const timed = one.parts.filter(hasTimed).map(within);
    return anyOf(rest.length ? [...timed, allOf([anyOf(rest), window])] : timed);
  };
  return within(expression);
}

interface Effort {
  /** Steps from one job to the next, as `stepsOf` counts them. */
  steps: number;
  /** Words that are looked up. */
  lookups: number;
}

/**
 * The work of the index for `withTime`; undefined where it cannot be used. The window holds so many stretches, this
 * share of all jobs, and so many jobs of the asked country.
 */
export function effortWithTime(
  expression: Expression,
  window: { stretches: number; share: number; jobs: number },
  statistics: Statistics,
): Effort | undefined {
  if (!hasTimed(expression)) return undefined;
  const effortOf = (one: Expression): Effort => {
    if (one.is === 'word' || one.is === 'not') {
      return { steps: shareOf(one, statistics) * statistics.jobCount * window.share, lookups: window.stretches };
    }
    const timed = one.parts.filter(hasTimed).map(effortOf);
    const lookups = timed.reduce((sum, part) => sum + part.lookups, 0);
    if (one.is === 'and') {
      const positive = one.parts.filter(({ is }) => is !== 'not').length;
      return { steps: Math.min(...timed.map(({ steps }) => steps)) * positive, lookups };
    }
    const rest = one.parts.filter((part) => !hasTimed(part));
    const others = rest.length ? stepsOf(anyOf(rest), statistics, window.jobs) : 0;
    return { steps: timed.reduce((sum, part) => sum + part.steps, others), lookups };
  };
  return effortOf(expression);
}
