import { AppError } from '#src/kernel/errors.ts';
import { addDays, dateOf } from '#src/modules/interviews/calendar-days.ts';
import { isTimeZone, localTime, momentsOf } from '#src/modules/interviews/zone-times.ts';
import { KEPT_DAYS, LONGEST_DAYS } from '../figure-rules.ts';
import type { FiguresInput } from '../figures.contract.ts';

const DAY_MS = 24 * 3600_000;
/** Longer periods are drawn by week: a bar for each day could not be told from its neighbours. */
const MOST_BARS = 92;
const WEEK = 7;

/** Some days by the clocks of a zone, the same number of days before them, and where they begin as moments. */
export interface FigurePeriod {
  days: number;
  zone: string;
  from: string;
  to: string;
  before: { from: string; to: string };
  /** The beginning of the period before, of this one, and of the day after it. */
  moments: { before: Date; from: Date; end: Date };
  bars: { date: string; begins: Date }[];
  isWeekly: boolean;
}

/** Reads which days are meant; whatever they cannot be is refused at its field. */
export function readPeriod(input: Pick<FiguresInput, 'days' | 'from' | 'to' | 'time_zone'>, now: Date): FigurePeriod {
  const zone = input.time_zone;
  if (!isTimeZone(zone)) throw invalid('time_zone', 'invalidChoice');
  const today = localTime(now, zone).slice(0, 10);
  const to = input.to ?? today;
  const from = input.from ?? addDays(to, 1 - input.days);
  const days = daysBetween(from, to) + 1;
  if (to > today) throw invalid('to', 'dateInFuture');
  if (days < 1) throw invalid('to', 'startAfterEnd');
  if (days > LONGEST_DAYS || daysBetween(from, today) >= KEPT_DAYS) throw invalid('from', 'figuresTooFar');
  const before = { from: addDays(from, -days), to: addDays(from, -1) };
  const isWeekly = days > MOST_BARS;
  const step = isWeekly ? WEEK : 1;
  const dates = Array.from({ length: Math.ceil(days / step) }, (_, at) => addDays(from, at * step));
  return {
    days,
    zone,
    from,
    to,
    before,
    moments: { before: startOf(before.from, zone), from: startOf(from, zone), end: startOf(addDays(to, 1), zone) },
    bars: dates.map((date) => ({ date, begins: startOf(date, zone) })),
    isWeekly,
  };
}

/** The same days without those before them, for what compares with nothing. */
export function alone(period: FigurePeriod): FigurePeriod {
  const { from, moments } = period;
  return { ...period, before: { from, to: addDays(from, -1) }, moments: { ...moments, before: moments.from } };
}

function invalid(field: string, problem: 'invalidChoice' | 'dateInFuture' | 'startAfterEnd' | 'figuresTooFar') {
  return new AppError('validationFailed', {}, [{ field, problem }]);
}

function daysBetween(from: string, to: string): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / DAY_MS);
}

/** Where clocks go forward at midnight, the day begins at one. */
function startOf(date: string, zone: string): Date {
  return momentsOf(`${date}T00:00`, zone)[0] ?? momentsOf(`${date}T01:00`, zone)[0] ?? new Date(date);
}
