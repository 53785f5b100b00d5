/** Quarter and half hours that some country really keeps. */
const ODD = ['-9:30', '-3:30', '+3:30', '+4:30', '+5:30', '+5:45', '+6:30', '+8:45', '+9:30', '+10:30', '+12:45'];

/** Every time zone by its distance from UTC, from west to east, as a job writes it: `UTC+8`. */
export const workTimezones: readonly string[] = [
  ...Array.from({ length: 27 }, (_, index) => index - 12).map((hours) => (hours < 0 ? `${hours}` : `+${hours}`)),
  ...ODD,
]
  .toSorted((one, other) => minutesOf(one) - minutesOf(other))
  .map((offset) => (offset === '+0' ? 'UTC' : `UTC${offset}`));

function minutesOf(offset: string): number {
  const [hours = '0', minutes = '0'] = offset.split(':');
  const sign = offset.startsWith('-') ? -1 : 1;
  return Number(hours) * 60 + sign * Number(minutes);
}

/** The zone that a clock so many minutes ahead of UTC keeps. */
export function timezoneOf(minutesAhead: number): string {
  const size = Math.abs(minutesAhead);
  const minutes = size % 60 ? `:${String(size % 60).padStart(2, '0')}` : '';
  const text = minutesAhead === 0 ? 'UTC' : `UTC${minutesAhead < 0 ? '-' : '+'}${Math.floor(size / 60)}${minutes}`;
  return workTimezones.includes(text) ? text : 'UTC';
}
