import type { EventName } from '#src/kernel/events.ts';
import type { StepName } from '../interview-steps.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone, or the clock, has taken a step with an interview: agreed to a time, called it off and so on. */
    'interview.stepped': { id: number; conversationId: number; step: StepName; startsAt: Date | null };
    /** The employer says that the candidate came to an interview. */
    'interview.attended': { id: number; talentId: number; companyId: number | null };
  }
}

export const interviewsEvents = ['interview.attended', 'interview.stepped'] as const satisfies EventName[];
