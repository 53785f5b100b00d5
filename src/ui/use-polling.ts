import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Polls: loads the page's data again while the server works on it. A page in the background waits until it is seen. */
export function usePolling(isOn: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isOn, everyMs, revalidate]);
}
