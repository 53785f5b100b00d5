import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { cleanText } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/:id/cancel']>;

/** An invitation is taken back by who sent it; what both have agreed on by either side, with a word why. */
export function createCancel(parts: InterviewsParts) {
  return async (ctx: AccountWriteContext, { id, note }: Input) => {
    const words = cleanText(note);
    if (!words) throw new AppError('interviewReasonMissing');
    return takeStep(ctx, parts, {
      id,
      step: ({ status }) => (status === 'pending' ? 'withdraw' : 'cancel'),
      words,
      change: ({ conversation: { side } }) => ({
        columns: sql`, reason = 'other', reason_note = ${words}, ended_by = ${side}`,
      }),
    });
  };
}
