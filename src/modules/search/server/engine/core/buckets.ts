const HOUR_MS = 3_600_000;
/** Widths of the stretches of time that are words, in hours. The country's own words leave out the finest. */
const WIDTHS = [
  { hours: 2, letter: 'h' },
  { hours: 24, letter: 'd' },
  { hours: 168, letter: 'w' },
  { hours: 1344, letter: 'm' },
] as const;
const FINEST = WIDTHS[0].hours;
/** A posting may be dated a little ahead of our clock. */
const AHEAD_HOURS = 8;
/** The hours that a title is a word with: at a million jobs some of them hold a page of a common title. */
export const TITLE_HOURS = 4;

export function hourOf(time: Date): number {
  return Math.floor(time.getTime() / HOUR_MS);
}

export function timeOfHour(hour: number): Date {
  return new Date(hour * HOUR_MS);
}

/** The words for the time of posting: every width alone and, from a day on, with the country. */
export function timeWords(postedAt: Date, countryId: number): string[] {
  const hour = hourOf(postedAt);
  return WIDTHS.flatMap(({ hours, letter }) => {
    const bucket = Math.floor(hour / hours);
    const alone = bucketWord(letter, bucket);
    return hours === FINEST ? [alone] : [alone, bucketWord(letter, bucket, countryId)];
  });
}

function bucketWord(letter: string, bucket: number, countryId?: number): string {
  return countryId === undefined ? `#:${letter}${bucket}` : `#:${letter}${bucket}.${countryId}`;
}

/** A window so many times as long as a stretch may begin with a whole one: it grows little and needs fewer words. */
const ROUNDED = 3;

/** The hour at which a window of this age begins, at the start of a stretch so that words can cover it. */
export function windowStart(nowHour: number, age: number, countryId?: number): number {
  const finest = countryId === undefined ? FINEST : WIDTHS[1].hours;
  const width = WIDTHS.findLast(({ hours }) => hours * ROUNDED <= age)?.hours ?? finest;
  return floorTo(nowHour - age, Math.max(finest, width));
}

/** The stretches of hours, as titles know them, from an hour to now. */
export function stretchesSince(start: number, nowHour: number): number[] {
  const first = Math.floor(start / TITLE_HOURS);
  const last = Math.floor((nowHour + AHEAD_HOURS) / TITLE_HOURS);
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The hour at which a window of this age begins for titles. */
export function titleWindowStart(nowHour: number, age: number): number {
  return floorTo(nowHour - age, TITLE_HOURS);
}

function floorTo(hour: number, width: number): number {
  return Math.floor(hour / width) * width;
}

/** The fewest words that cover all time from an aligned hour to now. */
export function coverSince(start: number, nowHour: number, countryId?: number): string[] {
  const widths = WIDTHS.filter(({ hours }) => countryId === undefined || hours > FINEST);
  const coarsest = widths[widths.length - 1] as (typeof WIDTHS)[number];
  const found: string[] = [];
  let hour = start;
  while (hour <= nowHour + AHEAD_HOURS) {
    const at = hour;
    // Beyond now anything may be covered, so the widest stretch that begins here is the best.
    const width = widths.findLast(({ hours }) => at % hours === 0) ?? coarsest;
    found.push(bucketWord(width.letter, Math.floor(at / width.hours), countryId));
    hour += width.hours;
  }
  return found;
}

export function coverBetween(start: number, end: number, countryId?: number): string[] {
  const widths = WIDTHS.filter(({ hours }) => countryId === undefined || hours > FINEST);
  const found: string[] = [];
  let hour = start;
  while (hour < end) {
    const at = hour;
    const width = widths.findLast(({ hours }) => at % hours === 0 && at + hours <= end) ?? widths[0];
    if (!width) break;
    found.push(bucketWord(width.letter, Math.floor(at / width.hours), countryId));
    hour += width.hours;
  }
  return found;
}
