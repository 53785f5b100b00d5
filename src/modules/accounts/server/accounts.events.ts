import type { EventName, Round } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /**
     * An account's time of grace is over and nobody can sign in to it any more: what others keep for it is put in order,
     * and then it is erased. Its name and addresses are still there.
     */
    'account.leaving': { id: number; at: Date } & Round;
    /** A phone number has proved itself to be somebody's; it may have been theirs before. */
    'phone.verified': { accountId: number };
  }
}

export const accountsEvents = ['account.leaving', 'phone.verified'] as const satisfies EventName[];
