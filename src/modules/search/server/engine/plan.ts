import { coverBetween, coverSince, timeOfHour, windowStart } from './buckets.ts';
import { allOf, anyWord, type Expression, isNothing } from './expression.ts';
import { expectedMatches, jobsIn, jobsWithin, type Statistics, stepsOf } from './statistics.ts';

/** One step of a search: matching jobs of a stretch of time, newest first. */
export interface Branch {
  query: Expression;
  /** The words of its time, when the index had better look for them apart. */
  window?: Expression;
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
  /** What costs less than reading so many matches is done at once. */
  few: number;
  /** Windows are chosen to hold so many times what is wanted, because the estimate may be off. */
  reserve: number;
}

/** What a step of the index costs, measured in matches that are read from the table. */
const STEP = 0.07;
/** Windows must promise to be so many times cheaper than all, because what is expected may not be there. */
const GAIN = 1.5;
/** The second window is so many times the first; where all costs little there is none. */
const WIDEN = 6;
const MIDDLE = 4;
const LONGEST_COVER = 80;
/** After closer levels that should hold so many times what is wanted, the next will hardly be asked: it needs no windows. */
const PLENTY = 20;

/**
 * Decides in which stretches of time to look, so that only a little more is read than is shown. A later branch runs
 * only when the earlier ones were short, so a wrong guess costs time but never a result.
 */
export function planBranches(input: PlanInput, statistics: Statistics): Branch[] {
  const branches: Branch[] = [];
  let found = 0;
  for (const level of input.levels.filter((one) => !isNothing(one))) {
    if (found >= input.wanted * PLENTY) {
      branches.push({ query: level, from: input.notBefore, until: null });
      continue;
    }
    const expected = expectedMatches(level, statistics);
    // What the closer levels surely hold need not be looked for in the next.
    const wanted = Math.max(1, input.wanted - Math.floor(found / 2));
    branches.push(...planLevel(level, expected, { ...input, wanted }, statistics));
    // How many of them are as young as asked is not known here.
    if (input.notBefore === null) found += expected;
  }
  return branches;
}

/** What reading all matches would cost, in matches. */
export function costOfAll(level: Expression, expected: number, statistics: Statistics): number {
  return expected + STEP * stepsOf(level, statistics);
}

function planLevel(level: Expression, expected: number, input: PlanInput, statistics: Statistics): Branch[] {
  const { nowHour, countryId, notBefore } = input;
  const whole: Branch = { query: level, from: notBefore, until: null };
  const cost = costOfAll(level, expected, statistics);
  if (cost <= input.tuning.few || statistics.jobCount === 0) return [whole];
  // How many jobs of the country must be looked through to meet the wanted number.
  const density = Math.min(1, expected / Math.max(1, jobsIn(countryId, statistics)));
  const read = (input.wanted + 5) * input.tuning.reserve;
  const looked = read / density;
  const costOfWindow = read + STEP * stepsOf(level, statistics, looked);
  const age = costOfWindow * GAIN >= cost ? undefined : ageFor(looked, countryId, statistics);
  if (age === undefined) return [whole];
  const first = windowStart(nowHour, age, countryId);
  const recent = coverSince(first, nowHour, countryId);
  if (recent.length > LONGEST_COVER) return [whole];
  // The index begins with the rarest words. Where those are words of time, they lead it through jobs that do not match.
  const isApart = looked > stepsOf(level, statistics);
  const within = (cover: string[]) =>
    isApart ? { query: level, window: anyWord(cover) } : { query: allOf([level, anyWord(cover)]) };
  const newest: Branch = { ...within(recent), from: later(timeOfHour(first), notBefore), until: null };
  if (notBefore !== null && notBefore >= timeOfHour(first)) return [newest];
  const second = windowStart(nowHour, age * WIDEN, countryId);
  const middle = coverBetween(second, first, countryId);
  const older: Branch = { query: level, from: notBefore, until: timeOfHour(first) };
  const isNearlyAll = jobsWithin(age * WIDEN, countryId, statistics) >= jobsIn(countryId, statistics) * 0.7;
  // Both windows may begin with the same day.
  const isMiddle = middle.length > 0 && middle.length <= LONGEST_COVER;
  if (cost <= MIDDLE * input.tuning.few || isNearlyAll || !isMiddle) return [newest, older];
  return [
    newest,
    { ...within(middle), from: later(timeOfHour(second), notBefore), until: timeOfHour(first) },
    { ...older, until: timeOfHour(second) },
  ];
}

function later(time: Date, bound: Date | null): Date {
  return bound && bound > time ? bound : time;
}

/** The age in hours up to which so many jobs were posted; undefined when all are needed. */
function ageFor(looked: number, countryId: number | undefined, statistics: Statistics): number | undefined {
  if (looked >= jobsIn(countryId, statistics) * 0.7) return undefined;
  let low = 0;
  let high = 24 * 365 * 3;
  while (high - low > 0.5) {
    const middle = (low + high) / 2;
    if (jobsWithin(middle, countryId, statistics) >= looked) high = middle;
    else low = middle;
  }
  return Math.ceil(high);
}
