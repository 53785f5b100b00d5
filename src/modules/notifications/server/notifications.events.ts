import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** An operator lets mail go to an address again; the account is 0 where nobody has it. */
    'mail.lifted': { operatorId: number; accountId: number; reason: string; at: Date };
  }
}

export const notificationsEvents = ['mail.lifted'] as const satisfies EventName[];
