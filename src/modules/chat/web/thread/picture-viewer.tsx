import { Download, X } from 'lucide-react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { AriaLocale } from '#src/ui/overlays/aria-locale.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface PictureViewerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  picture: { url: string; name: string };
}

/** One picture over the whole page; a press beside it, Escape or the cross leaves. */
export default function PictureViewer({ isOpen, onOpenChange, picture }: PictureViewerProps) {
  const { t } = useTranslation();
  const control =
    'inline-grid size-11 place-items-center rounded-full bg-raised text-ink shadow-overlay hover:bg-sunken [&_svg]:size-5';
  return (
    <AriaLocale>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        isDismissable
        className="fixed inset-0 z-drawer grid place-items-center bg-scrim p-4 backdrop-blur-sm overlay-motion"
      >
        <Modal className="max-h-full max-w-full">
          <Dialog aria-label={picture.name} className="outline-none">
            <img
              src={picture.url}
              alt={picture.name}
              className="max-h-[85dvh] max-w-full rounded-card object-contain"
            />
            <div className="fixed end-4 top-4 flex gap-2">
              <a
                href={picture.url}
                download={picture.name}
                aria-label={t('chat.message.download', { name: picture.name })}
                className={control}
              >
                <Download aria-hidden />
              </a>
              <button type="button" aria-label={t('ui.close')} className={control} onClick={() => onOpenChange(false)}>
                <X aria-hidden />
              </button>
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </AriaLocale>
  );
}
