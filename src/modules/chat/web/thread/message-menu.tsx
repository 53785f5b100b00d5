import { Copy, Flag, Trash2, Undo2 } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { ConfirmDialog } from '#src/ui/overlays/dialog.tsx';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import { useChat } from '../sync/use-chat.ts';
import { breakLinks } from './break-links.ts';

const ReportDialog = lazy(() => import('#src/modules/options/web/report-dialog.tsx'));

interface MessageMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  message: ChatMessage;
  conversation: Conversation;
  onRecalled: (message: ChatMessage) => void;
}

/** Copy, take back, report, delete for oneself. */
export default function MessageMenu(props: MessageMenuProps) {
  const { isOpen, onOpenChange, triggerRef, message, conversation, onRecalled } = props;
  const { t } = useTranslation();
  const chat = useChat();
  const [isAsking, setIsAsking] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const { side } = conversation;
  const isOfOther = side !== 'colleague' && message.from !== side && message.from !== 'system';
  const isRecallable = Date.parse(message.recallable_until ?? '') > Date.now();

  const fail = (error: unknown) => showToast((error as Error).message || t('chat.menu.failed'), { tone: 'danger' });
  const recall = () => {
    onRecalled(message);
    api('POST /chat/messages/:id/recall', { id: message.id })
      .then((stored) => chat.dispatch({ type: 'stored', message: stored }))
      .catch(fail);
  };
  const remove = () => {
    setIsAsking(false);
    api('DELETE /chat/messages/:id', { id: message.id })
      .then(() => {
        chat.dispatch({ type: 'deleted', conversationId: conversation.id, messageId: message.id });
        showToast(t('chat.message.deleted'), { tone: 'success' });
      })
      .catch(fail);
  };
  const copy = async () => {
    try {
      // There is no clipboard on an address without encryption.
      const text = message.text ?? '';
      await navigator.clipboard.writeText(message.flags.length > 0 ? breakLinks(text) : text);
      showToast(t('chat.message.copied'), { tone: 'success' });
    } catch (error) {
      fail(error);
    }
  };

  const entries = [
    ...(message.text
      ? [{ id: 'copy', label: t('chat.message.copy'), icon: <Copy aria-hidden />, onAction: copy }]
      : []),
    ...(message.recallable_until === null
      ? []
      : [
          {
            id: 'recall',
            label: t('chat.message.recall'),
            icon: <Undo2 aria-hidden />,
            isDisabled: !isRecallable,
            ...(!isRecallable && { description: t('chat.message.recallOver') }),
            onAction: recall,
          },
        ]),
    ...(isOfOther
      ? [
          {
            id: 'report',
            label: t('chat.message.report'),
            icon: <Flag aria-hidden />,
            onAction: () => setIsReporting(true),
          },
        ]
      : []),
    {
      id: 'delete',
      label: t('chat.message.delete'),
      icon: <Trash2 aria-hidden />,
      isDangerous: true,
      onAction: () => setIsAsking(true),
    },
  ];
  return (
    <>
      <Menu
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        label={t('chat.message.actions')}
        groups={[{ id: 'message', entries }]}
      />
      {isAsking ? (
        <ConfirmDialog
          isOpen
          onOpenChange={setIsAsking}
          title={t('chat.message.deleteTitle')}
          message={t('chat.message.deleteText')}
          confirmLabel={t('chat.message.delete')}
          isDangerous
          onConfirm={remove}
        />
      ) : null}
      {isReporting ? (
        <Suspense>
          <ReportDialog
            isOpen
            onOpenChange={setIsReporting}
            title={t('chat.message.report')}
            intro={t('chat.menu.reportText')}
            about={side === 'talent' ? 'boss' : 'candidate'}
            onReport={(wrong) =>
              api('POST /chat/conversations/:id/report', { id: conversation.id, message_id: message.id, ...wrong })
            }
          />
        </Suspense>
      ) : null}
    </>
  );
}
