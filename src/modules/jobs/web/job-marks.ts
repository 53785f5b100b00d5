import { useSyncExternalStore } from 'react';
import type { JobCard } from '../job-card.ts';

/** What a job says of its reader. */
type Marks = Pick<JobCard, 'is_saved' | 'application'>;

interface Changes extends Partial<Marks> {
  /** SRCH-09: taken out of what is recommended. */
  is_hidden?: boolean;
}

/** What this page knows better than the lists it was given: jobs saved, removed, hidden or applied for since. */
const changed = new Map<number, Changes>();
const listeners = new Set<() => void>();
const elsewhere = new Set<() => void>();
let version = 0;
let channel: BroadcastChannel | undefined;

function subscribe(listener: () => void): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every place that shows the job follows, also in the other tabs of this browser. */
export function markJob(jobId: number, marks: Changes): void {
  keep(jobId, marks);
  openChannel();
  channel?.postMessage([jobId, marks]);
}

function keep(jobId: number, marks: Changes): void {
  changed.set(jobId, { ...changed.get(jobId), ...marks });
  version += 1;
  for (const listener of listeners) listener();
}

/** Tells when something was marked in another tab. */
export function hearOtherTabs(listener: () => void): () => void {
  openChannel();
  elsewhere.add(listener);
  return () => elsewhere.delete(listener);
}

/** Where there is no such channel, each tab knows what happened in it. */
function openChannel(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('parley-jobs');
  channel.onmessage = ({ data: [jobId, marks] }: MessageEvent<[number, Changes]>) => {
    keep(jobId, marks);
    for (const listener of elsewhere) listener();
  };
}

export function useJobMarks(job: Marks & { id: number }): Marks {
  const newer = useSyncExternalStore(
    subscribe,
    () => changed.get(job.id),
    () => undefined,
  );
  return { ...job, ...newer };
}

/** A list of recommended jobs without those that were hidden since. */
export function useUnhidden<Job extends { id: number }>(jobs: readonly Job[]): Job[] {
  useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
  return jobs.filter(({ id }) => !changed.get(id)?.is_hidden);
}
