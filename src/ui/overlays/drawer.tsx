import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { useTranslation } from '../translation.tsx';
import { AriaLocale } from './aria-locale.tsx';
import { scrimStyle } from './overlay-style.ts';

export interface DrawerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  /** Where it stands on a wide screen; a phone always sees it rise from the bottom. */
  side?: 'start' | 'end' | 'bottom';
  /** Takes the whole height of a phone. */
  isFullHeight?: boolean;
  children: ReactNode;
  /** Stays in sight below the scrolling part. */
  footer?: ReactNode;
}

const phone = 'inset-x-0 bottom-0 rounded-t-sheet [--overlay-from:0_100%]';

const sides = {
  start:
    'md:inset-y-0 md:start-0 md:end-auto md:h-full md:max-h-full md:w-104 md:rounded-none md:[--overlay-from:-100%] md:rtl:[--overlay-from:100%]',
  end: 'md:inset-y-0 md:start-auto md:end-0 md:h-full md:max-h-full md:w-104 md:rounded-none md:[--overlay-from:100%] md:rtl:[--overlay-from:-100%]',
  bottom: 'md:mx-auto md:max-w-3xl',
};

export function Drawer({
  isOpen,
  onOpenChange,
  title,
  side = 'end',
  isFullHeight = false,
  children,
  footer,
}: DrawerProps) {
  const { t } = useTranslation();
  return (
    <AriaLocale>
      <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={scrimStyle}>
        <Modal
          className={classNames(
            'overlay-motion absolute flex flex-col bg-raised text-ink shadow-overlay [--overlay-opacity:1]',
            phone,
            isFullHeight ? 'h-dvh max-md:rounded-none' : 'max-h-[92dvh]',
            sides[side],
          )}
        >
          <AriaDialog className="flex min-h-0 flex-1 flex-col outline-none">
            <div className="flex items-center gap-3 border-line border-b py-2 ps-5 pe-3">
              <Heading slot="title" className="min-w-0 flex-1 truncate py-2 font-bold text-ink text-lg">
                {title}
              </Heading>
              <IconButton label={t('ui.close')} icon={<X aria-hidden />} onClick={() => onOpenChange(false)} />
            </div>
            <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">{children}</div>
            {footer ? (
              <div className="flex gap-3 border-line border-t px-5 py-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
                {footer}
              </div>
            ) : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
