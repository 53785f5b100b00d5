import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** An account's time of grace is over: it goes for good with this transaction. What it was called is still there. */
    'account.erased': { id: number; at: Date };
  }
}

export const accountsEvents = ['account.erased'] as const satisfies EventName[];
