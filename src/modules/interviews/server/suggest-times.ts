import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import { offerFreeHours } from './free-hours/offer-free-hours.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { findInterview } from './interviews.queries.ts';
import { readTimes } from './read-times.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/:id/suggest']>;

/**
 * INT-02: other times, by whose turn it is or, once a time is agreed on, by either side: that time no longer stands, and
 * the other side chooses. A time with an offset is held against the clocks of whoever suggests it.
 */
export function createSuggestTimes(parts: InterviewsParts) {
  return async (ctx: AccountWriteContext, { id, times: written, free_hours }: Input) => {
    const row = await findInterview(ctx.tx, id);
    if (!row) throw new AppError('notFound');
    if (free_hours) {
      if (row.boss_id !== ctx.viewer.accountId)
        throw new AppError(row.talent_id === ctx.viewer.accountId ? 'noPermission' : 'notFound');
      const { until } = await offerFreeHours(ctx);
      return takeStep(ctx, parts, { id, step: 'suggest', change: { freeHoursUntil: until } });
    }
    const ownZone = row.talent_id === ctx.viewer.accountId ? row.talent_zone : row.boss_zone;
    const times = readTimes(written, ownZone ?? row.time_zone);
    return takeStep(ctx, parts, { id, step: 'suggest', wish: { times }, change: { times } });
  };
}
