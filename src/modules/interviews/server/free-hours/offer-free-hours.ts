import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { findFreeHours } from './free-hours.queries.ts';

const DAY_MS = 24 * 3600_000;

/** Until when a candidate may book, and by whose clocks: whoever offers their free hours must keep some. */
export async function offerFreeHours(ctx: AccountWriteContext): Promise<{ until: Date; zone: string }> {
  const hours = await findFreeHours(ctx.tx, ctx.viewer.accountId);
  const isOpen = hours?.is_on && (hours.week.some((spans) => spans.length > 0) || hours.days.length > 0);
  if (!isOpen) throw new AppError('freeHoursMissing');
  return { until: new Date(ctx.clock.now().getTime() + hours.days_ahead * DAY_MS), zone: hours.time_zone };
}
