import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#src/browser/api.ts';
import { MOST_AT_ONCE } from '../match-lines.ts';

export interface Mark {
  score: number;
  unknown: number;
}

/** Asks for the marks of several at once; what has none is left out. */
type Ask = (ids: number[]) => Promise<Map<number, Mark>>;

/** A profile may change in another tab: older marks are asked for again when they are next shown. */
const FRESH_MS = 60_000;

/** Marks of a list of cards: whatever is shown in the same moment is asked for in one call. */
export function createMarks(ask: Ask) {
  const known = new Map<number, { mark: Mark | null; at: number }>();
  const shown = new Map<number, number>();
  const waiting = new Set<number>();
  const asked = new Set<number>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const askWaiting = async () => {
    const ids = [...waiting];
    waiting.clear();
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
      const some = ids.slice(from, from + MOST_AT_ONCE);
      // Without an answer the cards stay as they are, and the next one to be shown asks again.
      for (const id of some) asked.add(id);
      const found = await ask(some).catch(() => null);
      for (const id of some) asked.delete(id);
      if (!found) continue;
      for (const id of some) known.set(id, { mark: found.get(id) ?? null, at: Date.now() });
      tell();
    }
  };
  const want = (id: number) => {
    if (asked.has(id) || Date.now() - (known.get(id)?.at ?? 0) < FRESH_MS) return;
    if (waiting.size === 0) queueMicrotask(askWaiting);
    waiting.add(id);
  };

  return {
    /** While it is shown its mark is kept fresh; call what it gives when it no longer is. */
    show(id: number): () => void {
      shown.set(id, (shown.get(id) ?? 0) + 1);
      want(id);
      return () => {
        const left = (shown.get(id) ?? 1) - 1;
        if (left > 0) shown.set(id, left);
        else shown.delete(id);
      };
    },
    read: (id: number): Mark | null => known.get(id)?.mark ?? null,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What is known better now; what was corrected for one may count for all. */
    refresh(id: number, mark: Mark): void {
      for (const one of known.values()) one.at = 0;
      known.set(id, { mark, at: Date.now() });
      tell();
      for (const other of shown.keys()) want(other);
    },
  };
}

/** The mark of one; null while it is not known or there is none. */
export function useMark(marks: ReturnType<typeof createMarks>, id: number): Mark | null {
  useEffect(() => marks.show(id), [marks, id]);
  return useSyncExternalStore(
    marks.subscribe,
    () => marks.read(id),
    () => null,
  );
}

/** Of jobs, for their reader. */
export const jobMarks = createMarks(async (ids) => {
  const { matches } = await api('GET /jobs/matches', { ids });
  return new Map(matches.map(({ job_id, ...mark }) => [job_id, mark]));
});
