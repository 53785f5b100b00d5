import { useEffect, useRef, useState } from 'react';

/**
 * Seconds left of a wait, by the clock: a tab that slept in the background, or came out of the back/forward cache, does
 * not count from where it fell asleep. A new `round` with seconds starts it again; one without leaves it running.
 */
export function useCountdown(seconds: number, round?: number): number {
  const end = useRef(0);
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same seconds of another round count anew
  useEffect(() => {
    if (seconds <= 0) return;
    end.current = Date.now() + seconds * 1000;
    setLeft(seconds);
  }, [seconds, round]);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const look = () => setLeft(Math.max(0, Math.ceil((end.current - Date.now()) / 1000)));
    const timer = setInterval(look, 1000);
    window.addEventListener('pageshow', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('pageshow', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isRunning]);
  return left;
}
