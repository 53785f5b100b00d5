import { numberFormat } from '#src/kernel/formats.ts';
import type { FigureView } from './figure-view.ts';

const DAY_HOURS = 24;
/** Up to here people count in hours. */
const MOST_HOURS = 48;
const EXACT_BELOW = 10;

/** `40 minutes`, `3.5 hours`, `6 days`: as exact as anybody would say it. */
export function sayHours(language: string, hours: number): string {
  const [value, unit] =
    hours < 1
      ? ([Math.max(1, hours * 60), 'minute'] as const)
      : hours < MOST_HOURS
        ? ([hours, 'hour'] as const)
        : ([hours / DAY_HOURS, 'day'] as const);
  const maximumFractionDigits = unit !== 'minute' && value < EXACT_BELOW ? 1 : 0;
  return numberFormat(language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits }).format(value);
}

export function sayShare(language: string, share: number): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** The address of the same figures, of other days or another job. */
export function figuresHref(language: string, { days, from, to, zone, jobId }: FigureView): string {
  const search = new URLSearchParams({
    ...(from && to ? { from, to } : days && { days: String(days) }),
    ...(zone && { tz: zone }),
    ...(jobId && { job: String(jobId) }),
  }).toString();
  return `/${language}/employer/figures${search && `?${search}`}`;
}
