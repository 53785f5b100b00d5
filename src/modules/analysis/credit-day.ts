/** Chances are renewed every day at 00:01 in GMT+8, as the specification says. */
const RENEWED_AFTER = (8 * 60 - 1) * 60_000;
const DAY = 24 * 3600_000;

/** The day that a moment's chances belong to: '2026-11-17'. */
export function creditDay(now: Date): string {
  return new Date(now.getTime() + RENEWED_AFTER).toISOString().slice(0, 10);
}

/** When they are there again. */
export function renewsAt(now: Date): Date {
  const begun = Math.floor((now.getTime() + RENEWED_AFTER) / DAY) * DAY - RENEWED_AFTER;
  return new Date(begun + DAY);
}
