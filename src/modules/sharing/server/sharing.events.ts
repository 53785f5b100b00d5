import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone has looked at a resume or a profile, and it was written down. */
    'resume.viewed': { ownerId: number };
  }
}

export const sharingEvents = ['resume.viewed'] as const satisfies EventName[];
