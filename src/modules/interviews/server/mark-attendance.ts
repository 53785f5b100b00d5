import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { otherSide } from './interviews.presenter.ts';
import { recordNoShow } from './no-shows.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['POST /interviews/:id/attendance']>;

/** INT-03: each side says whether the other came. TRU-11: who did not, has missed an interview, whichever side. */
export function createMarkAttendance(parts: InterviewsParts) {
  return (ctx: AccountWriteContext, { id, is_there: isThere }: Input) =>
    takeStep(ctx, parts, {
      id,
      step: 'mark_attendance',
      wish: { isThere },
      change: ({ conversation: { side } }) => ({
        isOther: !isThere,
        columns: sql`, ${sql.identifier(`${otherSide(side)}_attended`)} = ${isThere}`,
      }),
      also: async ({ after }, { conversation }) => {
        const { side } = conversation;
        if (isThere && side === 'boss' && after.talent_id !== null) {
          await ctx.emit('interview.attended', { id, talentId: after.talent_id, companyId: conversation.company_id });
        }
        if (isThere) return;
        const accountId = after[`${otherSide(side)}_id`];
        await recordNoShow(ctx.tx, parts.notify, { interviewId: id, accountId, now: ctx.clock.now() });
      },
    });
}
