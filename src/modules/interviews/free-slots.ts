import { addDays, DAY_MINUTES, dateOf, isDay, QUARTER } from './calendar-days.ts';
import type { FreeHours, Span } from './free-hours-fields.ts';
import { isTimeZone, localTime, momentsOf } from './zone-times.ts';

const MINUTE = 60_000;
const NINE_TO_FIVE = [{ from: 9 * 60, until: 17 * 60 }];

/** What the form begins with. */
export function firstFreeHours(time_zone: string): FreeHours {
  const week = Array.from({ length: 7 }, (_, at) => (at < 5 ? NINE_TO_FIVE : []));
  return { is_on: false, time_zone, minutes: 45, buffer_minutes: 15, notice_hours: 24, days_ahead: 14, week, days: [] };
}

/** Where something is wrong with them, as the form names its fields; null when nothing is. */
export function faultOf({ time_zone, week, days }: FreeHours): string | null {
  if (!isTimeZone(time_zone)) return 'time_zone';
  const wrongDay = week.findIndex(isWrong);
  if (wrongDay >= 0) return `week.${wrongDay}`;
  const apart = days.findIndex(({ day, spans: own }, at) => {
    return !isDay(day) || isWrong(own) || days.findIndex((other) => other.day === day) < at;
  });
  return apart >= 0 ? `days.${apart}` : null;
}

/** Ends before it begins, or two that overlap. */
export function isWrong(list: readonly Span[]): boolean {
  const sorted = [...list].sort((one, other) => one.from - other.from);
  return sorted.some(({ from, until }, at) => until <= from || from < (sorted[at - 1]?.until ?? 0));
}

/** A stretch of time that is taken. */
export interface Busy {
  from: Date;
  until: Date;
}

interface Wanted {
  now: Date;
  /** How long the interview takes. */
  minutes: number;
  busy: readonly Busy[];
}

/**
 * The moments at which an interview can begin. Each stretch of free hours is cut from its beginning on, by real minutes:
 * on the night when the clocks change it is an hour shorter or longer, and no moment is one that the clocks never show.
 */
export function slotsOf(hours: FreeHours, { now, minutes, busy }: Wanted): Date[] {
  if (!hours.is_on) return [];
  const earliest = now.getTime() + Math.max(hours.notice_hours * 60, 1) * MINUTE;
  const buffer = hours.buffer_minutes * MINUTE;
  const length = minutes * MINUTE;
  const isFree = (start: number) =>
    busy.every(({ from, until }) => start >= until.getTime() + buffer || start + length <= from.getTime() - buffer);
  const today = localTime(now, hours.time_zone).slice(0, 10);
  const slots: Date[] = [];
  for (let ahead = 0; ahead <= hours.days_ahead; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { from, until } of spansOn(hours, day)) {
      const end = momentAt(day, until, hours.time_zone);
      for (let at = momentAt(day, from, hours.time_zone); at + length <= end; at += length + buffer)
        if (at >= earliest && isFree(at)) slots.push(new Date(at));
    }
  }
  return slots;
}

function spansOn({ week, days }: FreeHours, day: string): readonly Span[] {
  const apart = days.find((one) => one.day === day);
  const weekday = (dateOf(day).getUTCDay() + 6) % 7;
  return [...(apart?.spans ?? week[weekday] ?? [])].sort((one, other) => one.from - other.from);
}

/** When the clocks show it for the first time; in an hour that they skip, when they go on. */
function momentAt(day: string, minute: number, zone: string): number {
  for (let later = minute; later <= minute + DAY_MINUTES; later += QUARTER) {
    const [moment] = momentsOf(localOf(day, later), zone);
    if (moment) return moment.getTime();
  }
  throw new Error(`the clocks of ${zone} stand still on ${day}`);
}

function localOf(day: string, minute: number): string {
  const clock = minute % DAY_MINUTES;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${addDays(day, Math.floor(minute / DAY_MINUTES))}T${two(Math.floor(clock / 60))}:${two(clock % 60)}`;
}

/** Slots by the day that the zone's clocks show, in their order. */
export function byDay(slots: readonly string[], zone: string): Map<string, string[]> {
  const days = new Map<string, string[]>();
  for (const slot of slots) {
    const day = localTime(new Date(slot), zone).slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return days;
}

const DAYS_AT_FIRST = 3;
const TIMES_AT_FIRST = 6;

/** How many days a list of free times begins with: three, and more when these leave little to choose from. */
export function countDaysAtFirst(days: readonly (readonly string[])[]): number {
  let times = 0;
  const enough = days.findIndex((slots, at) => {
    times += slots.length;
    return at + 1 >= DAYS_AT_FIRST && times >= TIMES_AT_FIRST;
  });
  return enough < 0 ? days.length : enough + 1;
}
