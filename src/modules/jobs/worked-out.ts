import type { PayFigure } from './job-card.ts';

/** Enough for the line itself. */
export type ShownPay = Pick<PayFigure, 'monthly_min' | 'monthly_max' | 'text' | 'is_converted' | 'is_recalculated'>;

/** TRU-05: the figure is not what the employer wrote, so how it came about is told; otherwise there is nothing to tell. */
export function isWorkedOut(pay: ShownPay): pay is PayFigure {
  const { monthly_min, monthly_max, is_converted, is_recalculated } = pay;
  return (monthly_min !== null || monthly_max !== null) && (is_converted || is_recalculated);
}
