import { useSyncExternalStore } from 'react';
import { changed, subscribe } from './job-marks.ts';

/** A list of recommended jobs without those that were hidden since, here or in another tab. */
export function useUnhidden<Job extends { id: number }>(jobs: readonly Job[]): Job[] {
  const isHidden = ({ id }: Job) => changed.get(id)?.is_hidden ?? false;
  useSyncExternalStore(
    subscribe,
    () => jobs.filter(isHidden).length,
    () => 0,
  );
  return jobs.filter((job) => !isHidden(job));
}
