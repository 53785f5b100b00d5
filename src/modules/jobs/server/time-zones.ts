import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { siteById } from '#src/modules/options/sites.ts';

const WORKDAY_HOURS = 9;
const DAY_HOURS = 24;

/** Hours from UTC of `UTC+8`, `UTC-3` or `UTC+5:30`. */
export function readOffset(text: string): number | undefined {
  const parts = /^(?:UTC|GMT)(?:([+-]|\u2212)(\d{1,2})(?::?(\d{2}))?)?$/i.exec(text.trim());
  if (!parts) return undefined;
  const hours = Number(parts[2] ?? 0) + Number(parts[3] ?? 0) / 60;
  return parts[1] === '+' || !parts[1] ? hours : -hours;
}

/** Hours that two working days from 9 to 18 share. */
export function commonHours(first: number, second: number): number {
  const apart = (((first - second) % DAY_HOURS) + DAY_HOURS) % DAY_HOURS;
  return Math.max(0, WORKDAY_HOURS - apart) + Math.max(0, WORKDAY_HOURS - (DAY_HOURS - apart));
}

/** Hours from UTC at the moment in the city where the country's searches start; undefined for Others. */
export function mainOffset(data: OptionData, countryId: number, now: Date): number | undefined {
  const { defaultLocation } = siteById(countryId);
  const locations = data.places.get(countryId)?.locations ?? [];
  const zone = (locations.find(({ key }) => key === defaultLocation) ?? locations[0])?.timezone;
  if (!zone) return undefined;
  return readOffset(
    offsetFormat(zone)
      .formatToParts(now)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '',
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a millisecond, so each zone's is kept. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}
