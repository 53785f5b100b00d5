import type { EventName } from '#src/kernel/events.ts';

export type JobState = 'open' | 'on_hold' | 'closed' | 'deleted';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** A job is in another state than before; `reason` is why it is on hold or closed, if it is. */
    'job.changed': { id: number; from: JobState; to: JobState; reason: string | null };
    /** A job was posted, reworded, promoted or confirmed, or its Boss or its company looks different; its state stays. */
    'job.written': { id: number };
  }
}

export const jobsEvents = ['job.changed', 'job.written'] as const satisfies EventName[];
