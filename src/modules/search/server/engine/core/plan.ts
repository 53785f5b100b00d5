import { coverBetween, coverSince, stretchesSince, timeOfHour, titleWindowStart, windowStart } from './buckets.ts';
import { allOf, anyWord, type Expression, isNothing } from './expression.ts';
import { expectedMatches, jobsIn, jobsWithin, type Statistics, stepsOf } from './statistics.ts';
import { effortWithTime, withTime } from './timed-words.ts';

/** One step of a search: matching jobs of a stretch of time, newest first. */
export interface Branch {
  query: Expression;
  /** The words of its time, when the index had better look for them apart. */
  window?: Expression;
  /** Jobs posted at or after `from` and before `until`. */
  from: Date | null;
  until: Date | null;
  /** The place of its level among the levels. */
  level: number;
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
  /** The least pay, by currency; it lets fewer jobs pass than the words say. */
  floors?: readonly (number | null)[];
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
/** What it costs to look a word up in the index, in the same measure. */
const LOOKUP = 4;
/** Windows must promise to be so many times cheaper than all, because what is expected may not be there. */
const GAIN = 1.5;
/** The second window is so many times the first; where all costs little there is none. */
const WIDEN = 6;
const MIDDLE = 4;
const LONGEST_COVER = 80;
const MOST_LOOKUPS = 40;
/** After closer levels that should hold so many times what is wanted, the next will hardly be asked: it needs no windows. */
const PLENTY = 20;

/**
 * Decides in which stretches of time to look, so that only a little more is read than is shown. A later branch runs
 * only when the earlier ones were short, so a wrong guess costs time but never a result.
 */
export function planBranches(input: PlanInput, statistics: Statistics): Branch[] {
  const branches: Branch[] = [];
  let found = 0;
  for (const [at, level] of input.levels.entries()) {
    if (isNothing(level)) continue;
    if (found >= input.wanted * PLENTY) {
      branches.push({ query: level, from: input.notBefore, until: null, level: at });
      continue;
    }
    const expected = expectedMatches(level, statistics, { floors: input.floors });
    // What the closer levels surely hold need not be looked for in the next.
    const wanted = Math.max(1, input.wanted - Math.floor(found / 2));
    const planned = planLevel(level, expected, { ...input, wanted }, statistics);
    branches.push(...planned.map((branch) => ({ ...branch, level: at })));
    // How many of them are as young as asked is not known here.
    if (input.notBefore === null) found += expected;
  }
  return branches;
}

/** What reading all matches would cost, in matches. */
export function costOfAll(level: Expression, expected: number, statistics: Statistics): number {
  return expected + STEP * stepsOf(level, statistics);
}

type Stage = Omit<Branch, 'level'>;

function planLevel(level: Expression, expected: number, input: PlanInput, statistics: Statistics): Stage[] {
  const { nowHour, countryId, notBefore } = input;
  const whole: Stage = { query: level, from: notBefore, until: null };
  const cost = costOfAll(level, expected, statistics);
  if (cost <= input.tuning.few || statistics.jobCount === 0) return [whole];
  // How many jobs of the country must be looked through to meet the wanted number.
  const density = Math.min(1, expected / Math.max(1, jobsIn(countryId, statistics)));
  const read = (input.wanted + 5) * input.tuning.reserve;
  const looked = read / density;
  const age = ageFor(looked, countryId, statistics);
  if (age === undefined) return [whole];
  const ways = [inWindow, inTitleHours]
    .flatMap((way) => way({ level, looked, age, nowHour, countryId }, statistics) ?? [])
    .filter((way) => (read + way.cost) * GAIN < cost)
    .sort((a, b) => a.cost - b.cost);
  if (!ways[0]) return [whole];
  const { first, query, window } = ways[0];
  const newest: Stage = { query, ...(window && { window }), from: later(timeOfHour(first), notBefore), until: null };
  if (notBefore !== null && notBefore >= timeOfHour(first)) return [newest];
  const second = windowStart(nowHour, age * WIDEN, countryId);
  const middle = coverBetween(second, first, countryId);
  const older: Stage = { query: level, from: notBefore, until: timeOfHour(first) };
  const isNearlyAll = jobsWithin(age * WIDEN, countryId, statistics) >= jobsIn(countryId, statistics) * 0.7;
  // Both windows may begin with the same day.
  const isMiddle = middle.length > 0 && middle.length <= LONGEST_COVER;
  if (cost <= MIDDLE * input.tuning.few || isNearlyAll || !isMiddle) return [newest, older];
  return [
    newest,
    {
      ...within(middle, level, looked, statistics),
      from: later(timeOfHour(second), notBefore),
      until: timeOfHour(first),
    },
    { ...older, until: timeOfHour(second) },
  ];
}

interface Stretch {
  level: Expression;
  looked: number;
  /** In hours. */
  age: number;
  nowHour: number;
  countryId?: number;
}

/** A way to ask for the newest matches. */
interface Way extends Pick<Branch, 'query' | 'window'> {
  /** What it costs beside reading the matches. */
  cost: number;
  /** The hour at which its window begins. */
  first: number;
}

/** The words of the window beside those of the level. */
function inWindow({ level, looked, age, nowHour, countryId }: Stretch, statistics: Statistics): Way | undefined {
  const first = windowStart(nowHour, age, countryId);
  const cover = coverSince(first, nowHour, countryId);
  if (cover.length > LONGEST_COVER) return undefined;
  const cost = STEP * stepsOf(level, statistics, looked);
  return { ...within(cover, level, looked, statistics), cost, first };
}

/** The index begins with the rarest words. Where those are words of time, they lead it through jobs that do not match. */
function within(cover: string[], level: Expression, looked: number, statistics: Statistics) {
  const isApart = looked > stepsOf(level, statistics);
  return isApart ? { query: level, window: anyWord(cover) } : { query: allOf([level, anyWord(cover)]) };
}

/** Titles and kinds of work as words that know their hours; in one country its own words for days are as quick. */
function inTitleHours({ level, looked, age, nowHour, countryId }: Stretch, statistics: Statistics): Way | undefined {
  if (countryId !== undefined) return undefined;
  const first = titleWindowStart(nowHour, age);
  const share = jobsWithin(nowHour - first, undefined, statistics) / Math.max(1, statistics.jobCount);
  const stretches = stretchesSince(first, nowHour).length;
  const effort = effortWithTime(level, { stretches, share, jobs: looked }, statistics);
  if (!effort || effort.lookups > MOST_LOOKUPS) return undefined;
  const query = withTime(level, first, nowHour, anyWord(coverSince(first, nowHour)));
  return { query, cost: STEP * effort.steps + LOOKUP * effort.lookups, first };
}

export function later(time: Date, bound: Date | null): Date {
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
