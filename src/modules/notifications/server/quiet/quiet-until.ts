import { localTime, momentsOf } from '#src/modules/interviews/zone-times.ts';

/** Minutes since midnight by the clocks of their owner. */
export interface QuietHours {
  from_minute: number;
  to_minute: number;
}

const DAY_MS = 86_400_000;

/** When the quiet hours that somebody is in are over; undefined outside of them. */
export function quietUntil(now: Date, zone: string, hours: QuietHours | undefined): Date | undefined {
  if (!hours) return undefined;
  const { from_minute: from, to_minute: to } = hours;
  const local = localTime(now, zone);
  const minute = Number(local.slice(11, 13)) * 60 + Number(local.slice(14, 16));
  const isQuiet = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return undefined;
  const midnight = Date.parse(`${local.slice(0, 10)}T00:00:00Z`) + (minute < to ? 0 : DAY_MS);
  const end = `${new Date(midnight).toISOString().slice(0, 10)}T${timeOf(to)}`;
  // Daylight saving may skip the very minute; then what is left by the clock is waited for.
  const left = ((to - minute + 1440) % 1440) * 60_000;
  return momentsOf(end, zone).find((moment) => moment > now) ?? new Date(now.getTime() + left);
}

/** As a field of time has it: 22:30. */
export function timeOf(minute: number): string {
  return new Date(minute * 60_000).toISOString().slice(11, 16);
}

export function minuteOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
