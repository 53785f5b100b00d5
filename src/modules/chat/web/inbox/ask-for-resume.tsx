import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { makeClientId } from '../sync/client-id.ts';
import { useChat } from '../sync/use-chat.ts';

interface AskForResumeProps {
  conversation: Conversation;
  /** Some are shared already; another can still be asked for. */
  hasSome: boolean;
}

/** A resume can be asked for as soon as both have written. */
export function AskForResume({ conversation, hasSome }: AskForResumeProps) {
  const { t } = useTranslation();
  const chat = useChat();
  const [isBusy, setIsBusy] = useState(false);
  const { id, side, may_exchange: mayAsk } = conversation;
  const ask = async () => {
    setIsBusy(true);
    try {
      const input = { id, client_id: makeClientId(), kind: 'resume' as const };
      const { message, conversation: row } = await api('POST /chat/conversations/:id/exchange', input);
      chat.dispatch({ type: 'stored', message, conversation: row });
      showToast(t('inbox.panel.asked'), { tone: 'success' });
    } catch (error) {
      showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      {hasSome ? null : <p className="text-ink-muted text-sm">{t('inbox.panel.noResume')}</p>}
      {side === 'boss' && mayAsk ? (
        <Button variant="secondary" size="sm" className="mt-2" isLoading={isBusy} onClick={ask}>
          {t(hasSome ? 'inbox.panel.askAnother' : 'chat.exchange.resume.askBoss')}
        </Button>
      ) : null}
      {side === 'boss' && !mayAsk && !hasSome ? (
        <p className="mt-1 text-ink-faint text-xs">{t('inbox.panel.resumeLater')}</p>
      ) : null}
    </>
  );
}
