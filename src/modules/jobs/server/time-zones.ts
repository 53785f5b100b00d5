import type { OptionData } from '#src/modules/options/server/options.public.ts';

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

const zonesByCountry = new WeakMap<OptionData, Map<number, string[]>>();

/** The zones of the country's places, looked up once: there are hundreds of places and a handful of zones. */
function zonesOf(data: OptionData, countryId: number): string[] {
  const known = zonesByCountry.get(data) ?? new Map<number, string[]>();
  zonesByCountry.set(data, known);
  const locations = data.places.get(countryId)?.locations ?? [];
  const zones = known.get(countryId) ?? [...new Set(locations.map(({ timezone }) => timezone).filter(Boolean))];
  known.set(countryId, zones);
  return zones;
}

/** Hours from UTC at the moment in every part of the country, without repeats; none for Others. */
export function offsetsOf(data: OptionData, countryId: number, now: Date): number[] {
  const offsets = zonesOf(data, countryId).map((zone) => {
    const parts = offsetFormat(zone).formatToParts(now);
    return readOffset(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '');
  });
  return [...new Set(offsets.filter((offset) => offset !== undefined))];
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a millisecond, so each zone's is kept. */
function offsetFormat(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formats.set(timeZone, format);
  return format;
}
