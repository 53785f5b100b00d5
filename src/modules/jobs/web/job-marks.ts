import { useSyncExternalStore } from 'react';
import type { JobCard } from '../job-card.ts';

/** What a job says of its reader. */
type Marks = Pick<JobCard, 'is_saved' | 'application'>;

interface Changes extends Partial<Marks> {
  /** SRCH-09: taken out of what is recommended. */
  is_hidden?: boolean;
}

type Listener = (isElsewhere?: boolean) => void;

/** What this page knows better than the lists it was given: jobs saved, removed, hidden or applied for since. */
const changed = new Map<number, Changes>();
const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** Tells of each mark, and whether it was made in another tab. */
export function subscribe(listener: Listener): () => void {
  openChannel();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every place that shows the job follows, also in the other tabs of this browser. */
export function markJob(jobId: number, marks: Changes, isElsewhere = false): void {
  changed.set(jobId, { ...changed.get(jobId), ...marks });
  for (const listener of listeners) listener(isElsewhere);
  if (!isElsewhere) openChannel()?.postMessage([jobId, marks]);
}

/** Without such a channel each tab knows what happened in it. */
function openChannel(): BroadcastChannel | undefined {
  if (!channel && globalThis.BroadcastChannel) {
    channel = new BroadcastChannel('parley-jobs');
    channel.onmessage = ({ data }: MessageEvent<[number, Changes]>) => markJob(...data, true);
  }
  return channel;
}

export function changesOf(jobId: number): Changes | undefined {
  return changed.get(jobId);
}

export function useJobMarks(job: Marks & { id: number }): Marks {
  const newer = useSyncExternalStore(
    subscribe,
    () => changesOf(job.id),
    () => undefined,
  );
  return { ...job, ...newer };
}
