import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';

/**
 * For a `details` whose inside is drawn when it is first opened: a page has dozens of them, and most stay closed. Spread
 * `detailsProps` on it. Whoever was quicker than the scripts finds it filled as soon as they are here.
 */
export function useOpened(): {
  wasOpened: boolean;
  detailsProps: { ref: RefObject<HTMLDetailsElement | null>; onToggle: (event: ToggleEvent) => void };
} {
  const ref = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (ref.current?.open) setWasOpened(true);
  }, []);
  return { wasOpened, detailsProps: { ref, onToggle: () => setWasOpened(true) } };
}
