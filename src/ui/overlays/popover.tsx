import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog } from 'react-aria-components/Popover';
import { classNames } from '../class-names.ts';
import { AriaLocale } from './aria-locale.tsx';
import { floatingStyle } from './overlay-style.ts';

export interface PopoverProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  /** Names it for a screen reader. */
  label: string;
  placement?: 'bottom start' | 'bottom' | 'bottom end' | 'top start' | 'top' | 'top end';
  className?: string;
  children: ReactNode;
}

export function Popover({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  placement = 'bottom start',
  className = 'w-80 p-4',
  children,
}: PopoverProps) {
  return (
    <AriaLocale>
      <AriaPopover
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        placement={placement}
        className={floatingStyle}
      >
        <Dialog aria-label={label} className={classNames('outline-none', className)}>
          {children}
        </Dialog>
      </AriaPopover>
    </AriaLocale>
  );
}
