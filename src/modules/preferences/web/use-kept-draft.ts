import { useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

const PREFIX = 'parley-preference-draft-';

/**
 * An unfinished form that is kept on this device until it is saved, so that it outlives a reload, a crash and a lost
 * session.
 */
export function useKeptDraft<Draft extends object>(accountId: number, name: string, saved: Draft) {
  const key = `${PREFIX}${accountId}-${name}`;
  const [draft, setDraft] = useState(saved);
  const [isKept, setIsKept] = useState(false);
  // Only the browser knows what was kept: what the server draws begins with what is saved.
  useEffect(() => {
    const kept = readStored<Draft>(key);
    if (!kept) return;
    setDraft(kept);
    setIsKept(true);
  }, [key]);
  const forget = () => {
    removeStored((other) => other === key);
    setIsKept(false);
  };
  return {
    draft,
    /** It was typed before and is not saved. */
    isKept,
    change: (part: Partial<Draft>) => {
      const next = { ...draft, ...part };
      setDraft(next);
      writeStored(key, next);
    },
    forget,
    discard: () => {
      forget();
      setDraft(saved);
    },
  };
}
