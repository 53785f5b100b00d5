import { FilePlus2 } from 'lucide-react';
import { Suspense } from 'react';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const OfferDialog = lazy(() => import('./offer-dialog.tsx'));

/** Makes the person of a conversation an offer; for who answers in it. */
export function OfferButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const dialog = useOverlay();
  if (conversation.side !== 'boss' || !conversation.may_write) return null;
  return (
    <>
      <IconButton
        {...dialog.triggerProps}
        label={t('offers.form.button', { name: conversation.other.name })}
        icon={<FilePlus2 aria-hidden />}
        className="[@media(scripting:none)]:hidden"
      />
      <Suspense>
        {dialog.wasOpened ? <OfferDialog {...dialog.overlayProps} conversation={conversation} /> : null}
      </Suspense>
    </>
  );
}
