import type { Clock } from '#src/kernel/clock.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { cancelOfConversation, cancelOfLeaver } from './cancel-open.ts';
import type { InterviewsParts } from './interviews.parts.ts';

export function interviewsListeners(clock: Clock, parts: InterviewsParts): Listeners {
  return {
    'account.leaving': async (tx, leavers) => {
      for (const { id } of leavers) await cancelOfLeaver(tx, clock, parts, id);
    },
    'conversation.ended': async (tx, ended) => {
      for (const { id, reason } of ended) {
        await cancelOfConversation(tx, clock, parts, { id, side: reason === 'withdrawn' ? 'talent' : 'boss' });
      }
    },
  };
}
