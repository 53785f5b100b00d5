import { useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { SlotList } from '../../free-hours-fields.ts';

interface Slots {
  list: SlotList | null;
  hasFailed: boolean;
  reload: () => Promise<void>;
}

/** The free times of an interview as they are now; asked for again when one of them turns out to be taken. */
export function useSlots(id: number): Slots {
  const [list, setList] = useState<SlotList | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const reload = useCallback(async () => {
    try {
      setList(await api('GET /interviews/:id/slots', { id }));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  }, [id]);
  useEffect(() => {
    reload();
  }, [reload]);
  return { list, hasFailed, reload };
}
