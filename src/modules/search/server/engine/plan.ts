import { alignHour, coverBetween, coverSince, timeOfHour } from './buckets.ts';
import { allOf, anyWord, type Expression, isNothing } from './expression.ts';
import { jobsIn, jobsWithin, leastShare, type Statistics, shareOf } from './statistics.ts';

/** One step of a search: matching jobs of a stretch of time, newest first. */
export interface Branch {
  query: Expression;
  /** Jobs posted at or after `from` and before `until`. */
  from: Date | null;
  until: Date | null;
}

export interface PlanInput {
  /** Levels that do not overlap, the closest first, filters included. */
  levels: Expression[];
  /** How many jobs are wanted from the start. */
  wanted: number;
  nowHour: number;
  countryId?: number;
  /** The exact bound of "posted within". */
  notBefore: Date | null;
  tuning: PlanTuning;
}

/** Where one way of searching becomes quicker than another; tests move these to send small data down every way. */
export interface PlanTuning {
  /** Fewer matches than these are cheaper to read at once than in windows. */
  few: number;
  /** Windows are chosen to hold so many times what is wanted, because the estimate may be off. */
  reserve: number;
}

/** The second window is so many times the first. */
const WIDEN = 6;
const LONGEST_COVER = 80;
/** When the index has little to look at, windows save nothing, even with some more matches than few. */
const CHEAP_LOOKS = 15;
const CHEAP_MATCHES = 4;

/**
 * Decides in which stretches of time to look, so that only a little more is read than is shown. A later branch runs
 * only when the earlier ones were short, so a wrong guess costs time but never a result.
 */
export function planBranches(input: PlanInput, statistics: Statistics): Branch[] {
  return input.levels.filter((level) => !isNothing(level)).flatMap((level) => planLevel(level, input, statistics));
}

function planLevel(level: Expression, input: PlanInput, statistics: Statistics): Branch[] {
  const { nowHour, countryId, notBefore } = input;
  const expected = shareOf(level, statistics) * statistics.jobCount;
  const inCountry = Math.max(1, jobsIn(countryId, statistics));
  const whole: Branch = { query: level, from: notBefore, until: null };
  const looked = leastShare(level, statistics) * statistics.jobCount;
  const isCheap = looked <= input.tuning.few * CHEAP_LOOKS && expected <= input.tuning.few * CHEAP_MATCHES;
  if (expected <= input.tuning.few || isCheap || statistics.jobCount === 0) return [whole];
  // How many jobs of the country must be looked through to meet the wanted number.
  const density = Math.min(1, expected / inCountry);
  const needed = ((input.wanted + 5) * input.tuning.reserve) / density;
  const age = ageFor(needed, countryId, statistics);
  if (age === undefined) return [whole];
  const first = alignHour(nowHour - age, countryId);
  const second = alignHour(nowHour - age * WIDEN, countryId);
  const recent = coverSince(first, nowHour, countryId);
  if (recent.length > LONGEST_COVER) return [whole];
  const newest: Branch = { query: within(level, recent), from: later(timeOfHour(first), notBefore), until: null };
  const isAll = notBefore !== null && notBefore >= timeOfHour(first);
  if (isAll) return [newest];
  const middle = coverBetween(second, first, countryId);
  const older: Branch = { query: level, from: notBefore, until: timeOfHour(second) };
  if (middle.length > LONGEST_COVER) return [newest, { ...older, until: timeOfHour(first) }];
  const from = later(timeOfHour(second), notBefore);
  return [newest, { query: within(level, middle), from, until: timeOfHour(first) }, older];
}

function within(level: Expression, cover: string[]): Expression {
  return allOf([level, anyWord(cover)]);
}

function later(time: Date, bound: Date | null): Date {
  return bound && bound > time ? bound : time;
}

/** The age in hours up to which so many jobs were posted; undefined when all are needed. */
function ageFor(needed: number, countryId: number | undefined, statistics: Statistics): number | undefined {
  if (needed >= jobsIn(countryId, statistics) * 0.7) return undefined;
  let low = 1;
  let high = 24 * 365 * 3;
  while (high - low > 2) {
    const middle = (low + high) / 2;
    if (jobsWithin(middle, countryId, statistics) >= needed) high = middle;
    else low = middle;
  }
  return Math.ceil(high);
}
