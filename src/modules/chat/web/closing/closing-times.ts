import { dayDate, daysAgo, format, type ReaderClock } from '../chat-times.ts';

/** When something ends: today and tomorrow by name, the next days by weekday, later ones by date. */
export function untilDay(iso: string, clock: ReaderClock): string {
  const { language, timeZone } = clock;
  const days = daysUntil(iso, clock);
  if (days <= 1) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.max(0, days), 'day');
  if (days < 7) return format(language, { weekday: 'long', timeZone }).format(new Date(iso));
  return dayDate(iso, clock);
}

/** Calendar days from today; 0 on the last one. */
export function daysUntil(iso: string, clock: ReaderClock): number {
  return Math.max(0, -daysAgo(iso, clock));
}
