import type { PayFigure } from '../job-card.ts';

/** TRU-05: the figure is not what the employer wrote, so how it came about is told; otherwise there is nothing to tell. */
export function isWorkedOut({ monthly_min, monthly_max, is_converted, is_recalculated }: PayFigure): boolean {
  return (monthly_min !== null || monthly_max !== null) && (is_converted || is_recalculated);
}
