import { useEffect, useEffectEvent } from 'react';
import { hearOtherTabs } from './job-marks.ts';

/** Calls back when a job was saved, hidden or applied for in another tab: a list of such jobs is no longer whole. */
export function useOtherTabs(onNews: () => void): void {
  const tell = useEffectEvent(onNews);
  useEffect(() => {
    const stop = hearOtherTabs(() => tell());
    return () => {
      stop();
    };
  }, []);
}
