import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { cleanText } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/:id/result']>;

/** INT-04: passed or not, with words if there are any. */
export function createGiveResult(parts: InterviewsParts) {
  return async (ctx: AccountWriteContext, { id, is_passed, note }: Input) => {
    const result = is_passed ? 'passed' : 'not_passed';
    const words = cleanText(note);
    const columns = sql`, result = ${result}, result_note = ${words}`;
    return takeStep(ctx, parts, { id, step: 'give_result', words, change: { isOther: is_passed, columns } });
  };
}
