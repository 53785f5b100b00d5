import { type MouseEvent, useRef, useState } from 'react';

/**
 * The state between a plain button and an overlay that is loaded when it is first wanted. Spread `triggerProps` on the
 * button and `overlayProps` on the lazy overlay; render the overlay while `wasOpened`, so that it can leave gracefully.
 */
export function useOverlay<Trigger extends HTMLElement = HTMLButtonElement>(kind: 'dialog' | 'menu' = 'dialog') {
  const triggerRef = useRef<Trigger>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const onOpenChange = (open: boolean) => {
    setIsOpen(open);
    if (open) setWasOpened(true);
  };
  return {
    isOpen,
    wasOpened,
    onOpenChange,
    triggerRef,
    triggerProps: {
      ref: triggerRef,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onClick: (event: MouseEvent<HTMLElement>) => {
        // Safari does not focus a clicked button, and the focus must have a place to return to.
        event.currentTarget.focus({ preventScroll: true });
        // An open overlay catches every press before its trigger does. Whoever presses again while it is on its way is
        // impatient and does not want it gone.
        onOpenChange(true);
      },
    },
    overlayProps: { isOpen, onOpenChange },
  };
}
