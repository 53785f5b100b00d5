import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ReaderClock } from './chat-times.ts';

const TICK_MS = 30_000;

/**
 * The server renders with its own clock and in UTC, and the first render in the browser must agree with it; right
 * after, the times become those of the reader.
 */
export function useReaderClock(renderedAt: number): ReaderClock {
  const { language } = useTranslation();
  const timeZone = useSyncExternalStore(never, ownZone, () => 'UTC');
  const [now, setNow] = useState(renderedAt);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return { language, timeZone, now };
}

function never(): () => void {
  return () => {};
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
