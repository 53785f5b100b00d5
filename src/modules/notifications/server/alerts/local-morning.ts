import { localTime, momentsOf } from '#src/modules/interviews/zone-times.ts';
import type { Frequency } from './alert-rows.ts';

/** When letters come, by the reader's own clock, and from when on it is too late for one. */
const MORNING = '08:00';
const EVENING = '21:00';
const DAY_MS = 86_400_000;

/** The next letter: the coming morning, or that of the same day next week. Clocks that change meanwhile change nothing. */
export function nextMorning(from: Date, zone: string, frequency: Frequency): Date {
  const isAhead = localTime(from, zone).slice(11) < MORNING;
  return morningIn(from, zone, frequency === 'weekly' ? 7 : isAhead ? 0 : 1);
}

/** Now by day; else the next morning: a backlog, or someone who has moved to another zone, must not ring at night. */
export function notAtNight(now: Date, zone: string): Date {
  const time = localTime(now, zone).slice(11);
  return time >= MORNING && time < EVENING ? now : nextMorning(now, zone, 'daily');
}

function morningIn(from: Date, zone: string, days: number): Date {
  const midnight = Date.parse(`${localTime(from, zone).slice(0, 10)}T00:00:00Z`);
  const day = new Date(midnight + days * DAY_MS).toISOString().slice(0, 10);
  // No zone skips this hour; one that skips the whole day has it a day later.
  return momentsOf(`${day}T${MORNING}`, zone)[0] ?? new Date(from.getTime() + Math.max(days, 1) * DAY_MS);
}
