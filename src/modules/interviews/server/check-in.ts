import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { takeStep } from './take-step.ts';

/** INT-03: 'I'm here', by each side for itself. */
export function createCheckIn(parts: InterviewsParts) {
  return (ctx: AccountWriteContext, { id }: { id: number }) =>
    takeStep(ctx, parts, {
      id,
      step: 'check_in',
      change: ({ conversation: { side } }) => ({
        columns: sql`, ${sql.identifier(`${side}_checked_in_at`)} = ${ctx.clock.now().toISOString()}`,
      }),
    });
}
