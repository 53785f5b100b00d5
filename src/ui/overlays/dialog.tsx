import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { useTranslation } from '../translation.tsx';
import { AriaLocale } from './aria-locale.tsx';
import { scrimStyle } from './overlay-style.ts';

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' };

export interface DialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  description?: ReactNode;
  size?: keyof typeof widths;
  role?: 'dialog' | 'alertdialog';
  /** Only its buttons close it: for a choice that must be made, or work that would be lost. */
  isBlocking?: boolean;
  children?: ReactNode;
  footer?: ReactNode;
}

/** A window over the page; on a phone it rises from the bottom, where the thumb is. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  description,
  size = 'md',
  role = 'dialog',
  isBlocking = false,
  children,
  footer,
}: DialogProps) {
  const { t } = useTranslation();
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable={!isBlocking}
        // Escape is a cancel: a question can always be declined from the keyboard.
        isKeyboardDismissDisabled={isBlocking && role !== 'alertdialog'}
        className={classNames(scrimStyle, 'flex items-end justify-center sm:items-center sm:p-6')}
      >
        <Modal
          className={classNames(
            'flex max-h-[92dvh] w-full flex-col rounded-t-sheet bg-raised text-ink shadow-overlay sm:max-h-full sm:rounded-sheet',
            'overlay-motion [--overlay-from:0_2rem]',
            widths[size],
          )}
        >
          <AriaDialog role={role} className="flex min-h-0 flex-col outline-none">
            <div className="flex items-start gap-3 px-5 pt-5 pb-3 sm:px-6 sm:pt-6">
              <div className="min-w-0 flex-1">
                <Heading slot="title" className="font-bold text-ink text-xl">
                  {title}
                </Heading>
                {description ? <p className="mt-1 text-ink-muted">{description}</p> : null}
              </div>
              {isBlocking ? null : (
                <div className="-me-2 -mt-2">
                  <IconButton label={t('ui.close')} icon={<X aria-hidden />} onClick={() => onOpenChange(false)} />
                </div>
              )}
            </div>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5 sm:px-6 sm:pb-6">
              {children}
            </div>
            {footer ? (
              <div className="flex flex-col-reverse gap-3 border-line border-t px-5 py-4 pb-[calc(1rem+env(safe-area-inset-bottom))] sm:flex-row sm:justify-end sm:px-6 sm:pb-4">
                {footer}
              </div>
            ) : null}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}

export interface ConfirmDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange' | 'title'> {
  message: ReactNode;
  confirmLabel: string;
  isDangerous?: boolean;
  isLoading?: boolean;
  onConfirm: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  message,
  confirmLabel,
  isDangerous = false,
  isLoading = false,
  onConfirm,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      size="sm"
      role="alertdialog"
      isBlocking
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button variant={isDangerous ? 'danger' : 'primary'} isLoading={isLoading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{message}</p>
    </Dialog>
  );
}
