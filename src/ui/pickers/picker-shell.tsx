import type { ReactNode, RefObject } from 'react';
import { Drawer } from '../overlays/drawer.tsx';
import { Popover } from '../overlays/popover.tsx';
import { desktop, useMediaQuery } from '../use-media-query.ts';

export interface PickerShellProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  footer?: ReactNode;
  children: ReactNode;
}

/** A dropdown where there is room, a drawer over the whole screen of a phone. */
export function PickerShell({ footer, children, label, ...overlay }: PickerShellProps) {
  const isDesktop = useMediaQuery(desktop);
  if (isDesktop) {
    return (
      <Popover
        {...overlay}
        label={label}
        className="flex w-2xl max-w-full flex-col overflow-hidden rounded-card lg:w-3xl"
      >
        {children}
        {footer ? <div className="flex justify-end gap-3 border-line border-t p-3">{footer}</div> : null}
      </Popover>
    );
  }
  return (
    <Drawer
      isOpen={overlay.isOpen}
      onOpenChange={overlay.onOpenChange}
      title={label}
      side="bottom"
      isFullHeight
      footer={footer}
    >
      {children}
    </Drawer>
  );
}
