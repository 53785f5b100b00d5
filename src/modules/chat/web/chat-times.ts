/** How the reader reads a clock. The server does not know the reader's zone: see use-reader-clock.ts. */
export interface ReaderClock {
  language: string;
  timeZone: string;
  now: number;
}

/** '14:05' as the reader writes it. */
export function clockTime(iso: string, { language, timeZone }: ReaderClock): string {
  return format(language, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(iso));
}

/** Today and yesterday by name, this week by weekday, older ones by date. */
export function dayName(iso: string, clock: ReaderClock): string {
  const { language, timeZone } = clock;
  const days = daysAgo(iso, clock);
  if (days === 0 || days === 1) {
    const name = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }
  if (days > 1 && days < 7) return format(language, { weekday: 'long', timeZone }).format(new Date(iso));
  const year = isThisYear(iso, clock) ? {} : ({ year: 'numeric' } as const);
  return format(language, { day: 'numeric', month: 'long', ...year, timeZone }).format(new Date(iso));
}

/** Day and month, for a moment to come. */
export function dayDate(iso: string, { language, timeZone }: ReaderClock): string {
  return format(language, { day: 'numeric', month: 'long', timeZone }).format(new Date(iso));
}

/** For a list: the time of today, the weekday of this week, else the date. */
export function shortTime(iso: string, clock: ReaderClock): string {
  const { language, timeZone } = clock;
  const days = daysAgo(iso, clock);
  if (days <= 0) return clockTime(iso, clock);
  if (days < 7) return format(language, { weekday: 'short', timeZone }).format(new Date(iso));
  const parts: Intl.DateTimeFormatOptions = isThisYear(iso, clock)
    ? { day: 'numeric', month: 'short' }
    : { dateStyle: 'short' };
  return format(language, { ...parts, timeZone }).format(new Date(iso));
}

/** Date and time in full, for tooltips and screen readers. */
export function fullTime(iso: string, { language, timeZone }: ReaderClock): string {
  return format(language, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(iso));
}

/** '2026-05-04' where the reader is. */
export function dayOf(time: string | number, timeZone: string): string {
  return format('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone }).format(new Date(time));
}

/** Whole calendar days, so that ten minutes before midnight is yesterday. */
export function daysAgo(iso: string, { timeZone, now }: ReaderClock): number {
  return Math.round((Date.parse(dayOf(now, timeZone)) - Date.parse(dayOf(iso, timeZone))) / 86_400_000);
}

function isThisYear(iso: string, { timeZone, now }: ReaderClock): boolean {
  return dayOf(iso, timeZone).slice(0, 4) === dayOf(now, timeZone).slice(0, 4);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs more than using it, and a thread has hundreds of times. */
export function format(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = language + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, known);
  return known;
}
