import type { Clock } from '#src/kernel/clock.ts';
import type { Listeners } from '#src/platform/modules/event-bus.ts';
import { endOfConversation, endOfJob, endOfLeaver } from './end-open.ts';
import type { OffersParts } from './offers.parts.ts';

export function offersListeners(clock: Clock, parts: OffersParts): Listeners {
  return {
    'account.leaving': async (tx, leavers) => {
      for (const { id } of leavers) await endOfLeaver({ tx, clock }, parts, id);
    },
    'conversation.ended': async (tx, ended) => {
      for (const { id, reason } of ended) {
        await endOfConversation({ tx, clock }, parts, id, reason === 'withdrawn' ? 'talent' : 'boss');
      }
    },
    // A job that its employer closes may be closed because of the offer: that one stands.
    'job.changed': async (tx, changes) => {
      for (const { id, reason } of changes) if (reason === 'moderation') await endOfJob({ tx, clock }, parts, id);
    },
  };
}
