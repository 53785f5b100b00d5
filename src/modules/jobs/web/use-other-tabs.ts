import { useEffect, useEffectEvent } from 'react';
import { subscribe } from './job-marks.ts';

/** Calls back when a job was saved, hidden or applied for in another tab: a list of such jobs is no longer whole. */
export function useOtherTabs(onNews: () => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => subscribe((isElsewhere) => isElsewhere && tell()), []);
}
