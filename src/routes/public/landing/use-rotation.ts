import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { type Rotation, startRotation } from './rotation.ts';

const INTERVAL = 5000;
const calm = '(prefers-reduced-motion: reduce)';

/**
 * The active item of a rotating list, and a way to choose it by hand. It rotates only while `isRunning`, stands still
 * while `hovered` is the active item, and never moves by itself for people who asked for calm.
 */
export function useRotation(count: number, isRunning: boolean, hovered: number | null) {
  const isCalm = useMediaQuery(calm);
  const [active, setActive] = useState(0);
  const rotation = useRef<Rotation>(null);
  const last = useRef(0);
  const moves = isRunning && !isCalm;

  const show = useCallback((at: number) => {
    last.current = at;
    setActive(at);
  }, []);

  useEffect(() => {
    if (!moves) return;
    const own = startRotation({ count, interval: INTERVAL, start: last.current, onChange: show });
    rotation.current = own;
    return () => {
      own.stop();
      rotation.current = null;
    };
  }, [count, moves, show]);

  const isHeld = hovered === active;
  useEffect(() => {
    if (!moves || !isHeld) return;
    rotation.current?.pause();
    return () => rotation.current?.resume();
  }, [moves, isHeld]);

  return { active, select: (at: number) => (rotation.current ? rotation.current.select(at) : show(at)) };
}
