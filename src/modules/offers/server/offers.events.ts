import type { EventName } from '#src/kernel/events.ts';
import type { StepName } from '../offer-steps.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** An employer has made an offer. */
    'offer.sent': { conversationId: number };
    /** Someone, or the clock, has taken a step with an offer: looked at it, answered, withdrawn it. */
    'offer.stepped': { id: number; conversationId: number; step: StepName };
  }
}

export const offersEvents = ['offer.sent', 'offer.stepped'] as const satisfies EventName[];
