import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { cleanText } from '#src/modules/chat/server/chat.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/:id/issue']>;

/** INT-03: the link does not work, nobody opens: the other side hears of it at once. */
export function createReportIssue(parts: InterviewsParts) {
  return async (ctx: AccountWriteContext, { id, note }: Input) => {
    const issue = cleanText(note);
    if (!issue) throw new AppError('interviewReasonMissing');
    return takeStep(ctx, parts, {
      id,
      step: 'report_issue',
      words: issue,
      change: ({ conversation: { side } }) => ({ columns: sql`, issue = ${issue}, issue_by = ${side}` }),
    });
  };
}
