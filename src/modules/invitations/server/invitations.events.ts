import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone who was invited has completed their profile, and it counts; once for each of them. */
    'invitation.completed': { inviterId: number | null; inviteeId: number; at: Date };
  }
}

export const invitationsEvents = ['invitation.completed'] as const satisfies EventName[];
