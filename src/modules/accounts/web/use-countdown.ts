import { useEffect, useState } from 'react';

/** Seconds left of a wait. A new `round` with seconds starts it again; one without leaves it running. */
export function useCountdown(seconds: number, round: number | undefined): number {
  const [left, setLeft] = useState(seconds);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same seconds of another round count anew
  useEffect(() => {
    if (seconds > 0) setLeft(seconds);
  }, [seconds, round]);
  const isRunning = left > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return left;
}
