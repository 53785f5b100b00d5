import { useEffect, useState } from 'react';
import { throttle } from './throttle.ts';

/** Whether the page is scrolled further than `after` pixels; looked at most once per `interval`. */
export function useScrolledPast(after: number, interval: number): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    const look = () => setIsPast(window.scrollY > after);
    const onScroll = throttle(look, interval);
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      onScroll.cancel();
    };
  }, [after, interval]);
  return isPast;
}
