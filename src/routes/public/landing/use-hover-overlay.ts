import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';

/** A pointer that only passes by opens nothing, and one that slips off for a moment closes nothing. */
const OPEN_AFTER = 150;
const CLOSE_AFTER = 300;
/** Who hovers and clicks in one go wants it open. */
const CLICK_GRACE = 600;

/** An overlay that a mouse opens by resting on its trigger and closes by leaving both; a click works as ever. */
export function useHoverOverlay() {
  const overlay = useOverlay();
  const { isOpen, onOpenChange, triggerRef } = overlay;
  const [isByHover, setIsByHover] = useState(false);
  const openedAt = useRef(0);
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(opening.current), []);

  useEffect(() => {
    if (!isOpen || !isByHover) return;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const onMove = (event: PointerEvent) => {
      if (isOver(event, triggerRef.current)) {
        clearTimeout(closing);
        closing = undefined;
      } else {
        closing ??= setTimeout(() => onOpenChange(false), CLOSE_AFTER);
      }
    };
    document.addEventListener('pointermove', onMove, { passive: true });
    return () => {
      clearTimeout(closing);
      document.removeEventListener('pointermove', onMove);
    };
  }, [isOpen, isByHover, onOpenChange, triggerRef]);

  const change = (open: boolean) => {
    if (!open && isByHover && performance.now() - openedAt.current < CLICK_GRACE) return;
    clearTimeout(opening.current);
    setIsByHover(false);
    onOpenChange(open);
  };

  return {
    ...overlay,
    triggerProps: {
      ...overlay.triggerProps,
      onPointerEnter: (event: ReactPointerEvent) => {
        // The overlay takes the focus: not from someone who is typing.
        if (event.pointerType !== 'mouse' || document.activeElement instanceof HTMLInputElement) return;
        opening.current = setTimeout(() => {
          openedAt.current = performance.now();
          setIsByHover(true);
          onOpenChange(true);
        }, OPEN_AFTER);
      },
      onPointerLeave: () => clearTimeout(opening.current),
    },
    overlayProps: { isOpen, onOpenChange: change },
  };
}

/** By place, not by element: while the overlay is open a veil lies over the trigger. */
function isOver(event: PointerEvent, trigger: HTMLElement | null): boolean {
  if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return true;
  const box = trigger?.getBoundingClientRect();
  if (!box) return false;
  const { clientX: x, clientY: y } = event;
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
