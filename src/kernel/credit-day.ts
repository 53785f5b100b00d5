const GMT_8_MS = 8 * 3600_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 3600_000;

/** Free AI texts and analyses are counted by days that begin at 00:01 GMT+8. The day that a moment counts to, as `2026-03-01`. */
export function creditDay(now: Date): string {
  return new Date(now.getTime() + GMT_8_MS - MINUTE_MS).toISOString().slice(0, 10);
}

/** When the next one begins. */
export function nextCreditDay(now: Date): Date {
  return new Date(Date.parse(creditDay(now)) + DAY_MS - GMT_8_MS + MINUTE_MS);
}
