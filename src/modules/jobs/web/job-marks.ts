import { useSyncExternalStore } from 'react';
import type { JobCard } from '../job-card.ts';

/** What a job says of its reader. */
type Marks = Pick<JobCard, 'is_saved' | 'application'>;

/** What this page knows better than the lists it was given: jobs saved, removed or applied for since. */
const changed = new Map<number, Partial<Marks>>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every place that shows the job follows. */
export function markJob(jobId: number, marks: Partial<Marks>): void {
  changed.set(jobId, { ...changed.get(jobId), ...marks });
  for (const listener of listeners) listener();
}

export function useJobMarks(job: Marks & { id: number }): Marks {
  const newer = useSyncExternalStore(
    subscribe,
    () => changed.get(job.id),
    () => undefined,
  );
  return { ...job, ...newer };
}
