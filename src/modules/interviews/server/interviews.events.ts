import type { EventName } from '#src/kernel/events.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** The employer says that the candidate came to an interview. */
    'interview.attended': { id: number; talentId: number; companyId: number | null };
  }
}

export const interviewsEvents = ['interview.attended'] as const satisfies EventName[];
