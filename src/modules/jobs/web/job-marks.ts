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
export const changed: Map<number, Readonly<Changes>> = new Map();
const listeners = new Set<Listener>();
/** Tabs of this browser tell each other; where there is no such channel, each knows what happened in it. */
const channel = import.meta.env.SSR ? null : globalThis.BroadcastChannel && new BroadcastChannel('parley-jobs');
if (channel) channel.onmessage = ({ data }: MessageEvent<[number, Changes]>) => markJob(...data, true);

/** Tells of each mark, and whether it was made in another tab. */
export function subscribe(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every place that shows the job follows, also in the other tabs of this browser. */
export function markJob(jobId: number, marks: Changes, isElsewhere?: boolean): void {
  changed.set(jobId, { ...changed.get(jobId), ...marks });
  for (const listener of listeners) listener(isElsewhere);
  if (!isElsewhere) channel?.postMessage([jobId, marks]);
}

/** What the server knows of jobs beyond the page; what has happened here since is newer. No other tab need hear of it. */
export function learnMarks(jobIds: readonly number[], marks: Partial<Marks>): void {
  for (const id of jobIds) changed.set(id, { ...marks, ...changed.get(id) });
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
