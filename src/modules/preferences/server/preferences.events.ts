import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** A job seeker has blocked a company, or has lifted it. */
    'block.changed': { accountId: number; companyId: number };
  }
}

export const preferencesEvents = ['block.changed'] as const satisfies EventName[];
