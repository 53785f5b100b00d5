import { CalendarPlus } from 'lucide-react';
import { Suspense } from 'react';
import type { Conversation } from '#src/modules/chat/chat-fields.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

/** Invites the person of a conversation; for who answers in it. */
export function InviteButton({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const dialog = useOverlay();
  if (conversation.side !== 'boss' || !conversation.may_write) return null;
  return (
    <>
      <IconButton
        {...dialog.triggerProps}
        label={t('interviews.invite.button', { name: conversation.other.name })}
        icon={<CalendarPlus aria-hidden />}
        className="[@media(scripting:none)]:hidden"
      />
      <Suspense>
        {dialog.wasOpened ? <InviteDialog {...dialog.overlayProps} conversation={conversation} /> : null}
      </Suspense>
    </>
  );
}
