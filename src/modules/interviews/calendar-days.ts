import type { CalendarEntry } from './interview-fields.ts';
import { localTime } from './zone-times.ts';

const DAY_MS = 24 * 3600_000;
export const DAY_MINUTES = 24 * 60;
/** Free hours begin and end at quarters of an hour, in up to four stretches a day. */
export const QUARTER = 15;
export const MOST_SPANS = 4;
export type CalendarView = 'week' | 'month';

/** A calendar day as it stands in an address: `2026-11-17`. */
export function isDay(text: string | null): text is string {
  if (!text || !/^20\d\d-\d\d-\d\d$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

/** Midnight in UTC: a format that shows a plain day is told to read it so. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: string, count: number): string {
  return new Date(dateOf(day).getTime() + count * DAY_MS).toISOString().slice(0, 10);
}

function mondayOf(day: string): string {
  return addDays(day, -((dateOf(day).getUTCDay() + 6) % 7));
}

/** The days that a view shows, in whole weeks from Monday on. */
export function daysOf(view: CalendarView, day: string): string[] {
  const first = mondayOf(view === 'week' ? day : `${day.slice(0, 7)}-01`);
  const days = Array.from({ length: view === 'week' ? 7 : 42 }, (_, at) => addDays(first, at));
  // A sixth or fifth week that holds nothing of the month is left out.
  return view === 'week' ? days : days.filter((_, at) => (days[at - (at % 7)] ?? '').slice(0, 7) <= day.slice(0, 7));
}

/** The day to look at one step earlier or later. */
export function turnPage(view: CalendarView, day: string, by: 1 | -1): string {
  if (view === 'week') return addDays(day, 7 * by);
  const first = dateOf(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + by);
  return first.toISOString().slice(0, 10);
}

/** What to ask the server for: a day more at both ends, since the reader's clocks may be up to 14 hours off. */
export function rangeOf(view: CalendarView, day: string): { from: string; until: string } {
  const days = daysOf(view, day);
  return {
    from: `${addDays(days[0] ?? day, -1)}T00:00:00Z`,
    until: `${addDays(days.at(-1) ?? day, 2)}T00:00:00Z`,
  };
}

export interface Placed {
  entry: CalendarEntry;
  /** Since midnight, by the reader's clock. */
  minute: number;
}

/** Entries by the day and minute that the zone's clocks show. */
export function placeEntries(entries: readonly CalendarEntry[], zone: string): Map<string, Placed[]> {
  const days = new Map<string, Placed[]>();
  for (const entry of entries) {
    const [day = '', clock = ''] = localTime(new Date(entry.at), zone).split('T');
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    days.set(day, [...(days.get(day) ?? []), { entry, minute: hours * 60 + minutes }]);
  }
  return days;
}

export interface Laned extends Placed {
  lane: number;
  lanes: number;
}

/** Beside each other what overlaps: each group of overlapping entries shares the width. */
export function laneEntries(placed: readonly Placed[]): Laned[] {
  const done: Laned[] = [];
  let group: { one: Placed; lane: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    done.push(...group.map(({ one, lane }) => ({ ...one, lane, lanes: ends.length })));
    group = [];
    ends = [];
  };
  for (const one of [...placed].sort((a, b) => a.minute - b.minute)) {
    if (ends.every((end) => end <= one.minute)) close();
    const free = ends.findIndex((end) => end <= one.minute);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = one.minute + one.entry.minutes;
    group.push({ one, lane });
  }
  close();
  return done;
}
