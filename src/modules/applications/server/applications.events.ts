import type { EventName } from '#src/kernel/events.ts';
import type { Stage } from '../application-stages.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone has applied for a job. */
    'application.received': { id: number };
    /** An application has another stage than before. */
    'application.moved': { id: number; stage: Stage };
  }
}

export const applicationsEvents = ['application.moved', 'application.received'] as const satisfies EventName[];
