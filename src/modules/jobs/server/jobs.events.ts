import type { EventName } from '#src/kernel/events.ts';
import type { VisitSource } from '../contact-source.ts';

export type JobState = 'open' | 'on_hold' | 'closed' | 'deleted';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** A job is in another state than before; `reason` is why it is on hold or closed, if it is. */
    'job.changed': { id: number; from: JobState; to: JobState; reason: string | null };
    /** A job was posted, reworded, promoted or confirmed, or its Boss or its company looks different; its state stays. */
    'job.written': { id: number };
    /** A draft has become a public job, and is gone with the same commit; `job.written` is told of the job too. */
    'job.published': { id: number; draft_id: number };
    /** Somebody looked at a job for the first time that day; `day` is the day in UTC. No kept page shows it. */
    'visit.counted': { jobId: number; source: VisitSource; day: string };
  }
}

export const jobsEvents = [
  'job.changed',
  'job.published',
  'job.written',
  'visit.counted',
] as const satisfies EventName[];
