import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import { noteAgreed } from './accept.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/:id/book']>;

/** INT-01 INT-02: a candidate books one of the Boss's free times, or exchanges the one they have for another. */
export function createBook(parts: InterviewsParts) {
  return (ctx: AccountWriteContext, { id, starts_at }: Input) => {
    const startsAt = new Date(starts_at);
    return takeStep(ctx, parts, {
      id,
      step: 'book',
      wish: { times: [startsAt] },
      change: { startsAt },
      also: (applied) => noteAgreed(ctx, parts, applied),
    });
  };
}
