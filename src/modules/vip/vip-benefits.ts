/** How VIP time was earned or lost. */
export const GRANT_KINDS = ['invited', 'inviter', 'operator', 'revoked'] as const;
export type GrantKind = (typeof GRANT_KINDS)[number];

/** A refresh lasts so long, also when VIP ends meanwhile. */
export const REFRESH_DAYS = 7;
/** VIPs have so many times the daily credits of AI writing and the career coach. */
export const AI_FACTOR = 2;
/** The end is told so long before. */
export const TOLD_DAYS = 3;
/** The most that an operator gives at once. */
export const MOST_MONTHS = 12;

/** The same day and time so many calendar months later, or the last day of that month (UTC). */
export function addMonths(moment: Date, months: number): Date {
  const later = new Date(moment);
  const day = moment.getUTCDate();
  later.setUTCDate(1);
  later.setUTCMonth(later.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(day, lastDay));
  return later;
}
