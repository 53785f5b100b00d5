import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { callName } from '../call-name.ts';
import { useSetAside } from '../list/use-set-aside.ts';
import { useChat } from '../sync/use-chat.ts';

interface WithdrawDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  conversation: Conversation;
}

/** A talent who is no longer interested: tell the Boss, so that nobody waits, or only tidy up. */
export default function WithdrawDialog({ isOpen, onOpenChange, conversation }: WithdrawDialogProps) {
  const { t } = useTranslation();
  const chat = useChat();
  const setAside = useSetAside(conversation);
  const [isSending, setIsSending] = useState(false);
  const name = callName(conversation.other);

  const tell = async () => {
    setIsSending(true);
    try {
      const row = await api('POST /chat/conversations/:id/withdraw', { id: conversation.id });
      chat.dispatch({ type: 'conversations', conversations: [row] });
      onOpenChange(false);
      showToast(t('chat.decline.done', { name }), { tone: 'success' });
    } catch (error) {
      showToast((error as Error).message || t('chat.menu.failed'), { tone: 'danger' });
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('chat.withdraw.title')}
      size="sm"
      footer={
        <>
          <Button
            variant="secondary"
            onClick={() => {
              onOpenChange(false);
              setAside(true);
            }}
          >
            {t('chat.withdraw.aside')}
          </Button>
          <Button isLoading={isSending} onClick={tell}>
            {t('chat.withdraw.send', { name })}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{t('chat.withdraw.text', { name })}</p>
    </Dialog>
  );
}
