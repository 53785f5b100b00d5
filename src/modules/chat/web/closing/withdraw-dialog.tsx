import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
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
  const { isBusy, problem, call } = useCall(t('chat.menu.failed'));
  const chat = useChat();
  const setAside = useSetAside(conversation);
  const name = callName(conversation.other);

  const tell = () =>
    call(async () => {
      const row = await api('POST /chat/conversations/:id/withdraw', { id: conversation.id });
      chat.dispatch({ type: 'conversations', conversations: [row] });
      onOpenChange(false);
      showToast(t('chat.decline.done', { name }), { tone: 'success' });
    });

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
          <Button isLoading={isBusy} onClick={tell}>
            {t('chat.withdraw.send', { name })}
          </Button>
        </>
      }
    >
      <p className="text-ink-muted">{t('chat.withdraw.text', { name })}</p>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
    </Dialog>
  );
}
