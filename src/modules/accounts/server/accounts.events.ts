import type { EventName, Round } from '#src/kernel/events.ts';
import type { RequestFacts } from '#src/platform/context.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /**
     * An account's time of grace is over and nobody can sign in to it any more: what others keep for it is put in order,
     * and then it is erased. Its name and addresses are still there.
     */
    'account.leaving': { id: number; at: Date } & Round;
    /** Someone has signed in by any way, or up when they are new; their session is open. */
    'account.entered': { accountId: number; isNew: boolean; request: RequestFacts };
    /** A signed-in person has shown that another address or number is theirs. */
    'account.verified': { accountId: number };
    /** A phone number has proved itself to be somebody's; it may have been theirs before. */
    'phone.verified': { accountId: number };
  }
}

export const accountsEvents = [
  'account.entered',
  'account.leaving',
  'account.verified',
  'phone.verified',
] as const satisfies EventName[];
