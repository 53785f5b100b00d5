import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time, which the first drawing in the browser takes from the server so that both agree. */
export function useNow(renderedAt: number): number {
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
