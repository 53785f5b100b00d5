import { api } from '#src/browser/api.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { useChat } from '../sync/use-chat.ts';

/** Files a conversation away for the viewer only, with a way back, or takes it back. */
export function useSetAside({ id, side }: Conversation): (isAside: boolean) => void {
  const { t } = useTranslation();
  const chat = useChat();
  const setAside = (not_interested: boolean): void => {
    api('POST /chat/conversations/:id/not-interested', { id, not_interested })
      .then((row) => {
        chat.dispatch({ type: 'conversations', conversations: [row] });
        if (!not_interested) return;
        showToast(t(side === 'talent' ? 'chat.menu.notInterestedDone' : 'chat.menu.notSuitableDone'), {
          tone: 'success',
          action: { label: t('chat.menu.undo'), onAction: () => setAside(false) },
        });
      })
      .catch((error: Error) => showToast(error.message || t('chat.menu.failed'), { tone: 'danger' }));
  };
  return setAside;
}
