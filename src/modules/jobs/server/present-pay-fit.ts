import { moneyFormat } from './format-money.ts';
import type { JobRow } from './jobs.queries.ts';
import { type PayViewer, presentPay } from './present-pay.ts';

export interface PayWish {
  min: number;
  max: number;
  currency: string;
}

export interface PayFit {
  fit: 'in_range' | 'above' | 'below';
  wish: string;
  range: string;
}

/** What someone hopes for against what the job pays, both for a month in the viewer's currency; null without a figure. */
export function presentPayFit(job: JobRow, wish: PayWish, viewer: PayViewer): PayFit | null {
  const pay = presentPay(job, viewer);
  if (pay.monthly_min === null) return null;
  const [from, to] = [viewer.rates.rates[wish.currency], viewer.rates.rates[pay.currency]];
  if (wish.currency !== pay.currency && (!from || !to)) return null;
  const rate = wish.currency === pay.currency || !from || !to ? 1 : to / from;
  const [min, max] = [Math.round(wish.min * rate), Math.round(wish.max * rate)];
  const write = moneyFormat(viewer.locale.language, viewer.locale.countryId);
  const isAbove = pay.monthly_max !== null && min > pay.monthly_max;
  return {
    fit: isAbove ? 'above' : max < pay.monthly_min ? 'below' : 'in_range',
    wish: write(min, max, pay.currency),
    range: pay.text,
  };
}
