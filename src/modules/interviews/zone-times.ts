const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(zone, clock);
  return clock;
}

/** What a clock in the zone shows, as if it were UTC. */
function wallClock(moment: Date, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
export function offsetMinutes(moment: Date, zone: string): number {
  const whole = Math.floor(moment.getTime() / 1000) * 1000;
  return Math.round((wallClock(moment, zone) - whole) / MINUTE);
}

/**
 * The moments at which clocks in a zone show a time such as `2027-03-28T02:30`: none in the hour that daylight saving
 * skips, two in the hour that comes twice.
 */
export function momentsOf(local: string, zone: string): Date[] {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(local) ? Date.parse(`${local.slice(0, 16)}:00Z`) : Number.NaN;
  if (Number.isNaN(shown)) return [];
  const offsets = [-DAY, 0, DAY].map((shift) => offsetMinutes(new Date(shown + shift), zone));
  return [...new Set(offsets)]
    .map((offset) => new Date(shown - offset * MINUTE))
    .filter((moment) => wallClock(moment, zone) === shown)
    .sort((one, other) => one.getTime() - other.getTime());
}

/** A moment as the zone's clocks show it, for a field of date and time. */
export function localTime(moment: Date, zone: string): string {
  return new Date(wallClock(moment, zone)).toISOString().slice(0, 16);
}

/** Whether a time was meant by the zone's clocks and they never show it: its offset is not theirs at that moment. */
export function isSkipped(written: string, zone: string): boolean {
  const offset = /([+-])(\d\d):?(\d\d)$/.exec(written);
  if (!offset) return false;
  const [, sign, hours, minutes] = offset;
  const meant = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return meant !== offsetMinutes(new Date(written), zone);
}

export function isTimeZone(name: string): boolean {
  try {
    clockOf(name);
    return true;
  } catch {
    return false;
  }
}
