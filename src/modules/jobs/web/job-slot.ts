import { type ComponentType, useSyncExternalStore } from 'react';

export interface JobSlotProps {
  jobId: number;
  /** Beside the title of the job's own page there is more room than on a card. */
  isLarge?: boolean;
}

type Slot = ComponentType<JobSlotProps> | null;

let slot: Slot = null;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a later module says of jobs to their reader. It comes after the page, for those it is for. */
export function fillJobSlot(next: Slot): void {
  slot = next;
  for (const listener of listeners) listener();
}

export function useJobSlot(): Slot {
  return useSyncExternalStore(
    subscribe,
    () => slot,
    () => null,
  );
}
