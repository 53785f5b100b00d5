import { useEffect, useState } from 'react';
import { readExpiring, removeStored, writeExpiring } from '#src/browser/storage.ts';

const KEY = 'parley.changed-alert';
const MINUTES = 60;

/**
 * The alert whose filters someone came to change: their way through searches keeps it in mind, in this tab and for an
 * hour. The address that leads here names it.
 */
export function useChangedAlert(search: string): { id: number | undefined; forget: () => void } {
  const named = Number(new URLSearchParams(search).get('alert')) || undefined;
  const [id, setId] = useState(named);
  useEffect(() => {
    if (named) writeExpiring(KEY, named, MINUTES);
    setId(named ?? readExpiring<number>(KEY));
  }, [named]);
  const forget = () => {
    removeStored(
      (key) => key === KEY,
      () => sessionStorage,
    );
    setId(undefined);
  };
  return { id, forget };
}
