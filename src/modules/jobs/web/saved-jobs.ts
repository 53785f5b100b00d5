/** What this page knows better than the lists it was given: jobs saved or removed since. */
const changed = new Map<number, boolean>();
const listeners = new Set<() => void>();

export function subscribeToSavedJobs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a job is saved now; undefined when only its list knows. */
export function savedState(jobId: number): boolean | undefined {
  return changed.get(jobId);
}

export function setSavedState(jobId: number, isSaved: boolean): void {
  changed.set(jobId, isSaved);
  for (const listener of listeners) listener();
}
