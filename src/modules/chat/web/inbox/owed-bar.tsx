import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { WaitingLine } from '../closing/waiting-line.tsx';
import { owedSince } from '../list/list-view.ts';
import { useChat } from '../sync/use-chat.ts';

/** Above the field of who owes an answer: how long it is owed, and that none is needed where one was given before. */
export function OwedBar({ conversation, now }: { conversation: Conversation; now: number }) {
  const { t } = useTranslation();
  const chat = useChat();
  const [isBusy, setIsBusy] = useState(false);
  const { id, side, waiting_since: since, team } = conversation;
  if (side !== 'boss' || since === null || owedSince(conversation) === null) return null;
  const set = async (no_reply: boolean): Promise<void> => {
    setIsBusy(true);
    try {
      const row = await api('POST /chat/conversations/:id/no-reply', { id, no_reply });
      chat.dispatch({ type: 'conversations', conversations: [row] });
      if (!no_reply) return;
      const action = { label: t('chat.menu.undo'), onAction: () => void set(false) };
      showToast(t('inbox.noReply.done'), { tone: 'success', action });
    } catch (error) {
      showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 border-line border-t bg-surface px-4 pt-1">
      <WaitingLine since={since} now={now} />
      {team?.may_skip_reply ? (
        <span className="[@media(scripting:none)]:hidden">
          <Button variant="quiet" size="sm" isLoading={isBusy} onClick={() => set(true)}>
            {t('inbox.noReply.button')}
          </Button>
        </span>
      ) : null}
    </div>
  );
}
