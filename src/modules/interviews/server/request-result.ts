import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { takeStep } from './take-step.ts';

/** INT-04: a candidate asks once how it went. */
export function createRequestResult(parts: InterviewsParts) {
  return (ctx: AccountWriteContext, { id }: { id: number }) =>
    takeStep(ctx, parts, {
      id,
      step: 'request_result',
      change: { columns: sql`, result_requested_at = ${ctx.clock.now().toISOString()}` },
    });
}
