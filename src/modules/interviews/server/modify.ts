import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { finishOf } from '../interview-steps.ts';
import type { interviewsContract } from '../interviews.contract.ts';
import type { InterviewsParts, MeetingParts } from './interviews.parts.ts';
import { assertConnected, wantMeeting } from './meetings/want-meeting.ts';
import { readDetails } from './read-details.ts';
import { takeStep } from './take-step.ts';

type Input = ParsedInputOf<(typeof interviewsContract)['PUT /interviews/:id']>;

/** Another place, link, length or instruction; the time stays. */
export function createModify(parts: InterviewsParts & MeetingParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    const details = readDetails(input);
    const { kind, minutes, address, link, link_by, contact_name, contact_number, instructions } = details;
    await assertConnected(ctx, parts, details);
    return takeStep(ctx, parts, {
      id: input.id,
      step: 'modify',
      words: [instructions, address, link, contact_name, contact_number].join('\n'),
      change: ({ row }) => ({
        columns: sql`, kind = ${kind}, minutes = ${minutes}, address = ${address},
          link = ${link_by !== 'own' && row.meeting_provider === link_by ? row.link : link},
          contact_name = ${contact_name}, contact_number = ${contact_number}, instructions = ${instructions},
          finishes_at = ${row.starts_at && finishOf(row.starts_at, minutes).toISOString()}`,
      }),
      also: () => wantMeeting(ctx, input.id, details),
    });
  };
}
