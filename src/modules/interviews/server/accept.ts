import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import type { Applied } from './apply-step.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/:id/accept']>;

/** INT-02: one of the proposed times is agreed on. */
export function createAccept(parts: InterviewsParts) {
  return (ctx: AccountWriteContext, { id, starts_at }: Input) => {
    const startsAt = new Date(starts_at);
    return takeStep(ctx, parts, {
      id,
      step: 'accept',
      wish: { times: [startsAt] },
      change: { startsAt },
      also: (applied) => noteAgreed(ctx, parts, applied),
    });
  };
}

/** The application goes on. PROF-04: a candidate who accepts is known by their full name. */
export async function noteAgreed(
  ctx: AccountWriteContext,
  { advance }: Pick<InterviewsParts, 'advance'>,
  { side, after }: Applied,
): Promise<void> {
  await advance(ctx, after.conversation_id, 'interview', 'employer');
  if (side !== 'talent') return;
  await ctx.tx.query(sql`
    update conversations set name_shared_at = coalesce(name_shared_at, ${ctx.clock.now().toISOString()})
    where id = ${after.conversation_id}`);
}
