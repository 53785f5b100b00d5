import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { cleanText } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/:id/decline']>;

export function createDecline(parts: InterviewsParts) {
  return async (ctx: AccountWriteContext, { id, reason, note }: Input) => {
    if (!reason) throw new AppError('interviewReasonMissing');
    const words = cleanText(note);
    const columns = sql`, reason = ${reason}, reason_note = ${words}, ended_by = 'talent'`;
    return takeStep(ctx, parts, { id, step: 'decline', words, change: { columns } });
  };
}
