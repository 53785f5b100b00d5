import { Ban, BriefcaseBusiness, Flag, Settings2, ThumbsDown, ThumbsUp } from 'lucide-react';
import { lazy, type RefObject, Suspense, useState } from 'react';
import { api } from '#src/browser-api.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { showToast } from '#src/ui/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../chat-fields.ts';
import { useChat } from './use-chat.ts';

const ReportDialog = lazy(() => import('#src/modules/options/web/report-dialog.tsx'));

interface ConversationMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  conversation: Conversation;
}

export default function ConversationMenu({ isOpen, onOpenChange, triggerRef, conversation }: ConversationMenuProps) {
  const { t, language } = useTranslation();
  const [asks, setAsks] = useState<'block' | 'report'>();
  const { setNotInterested, setBlocked } = useConversationActions(conversation);
  const { id, side, job, other, is_not_interested: isAside, is_blocked: isBlocked } = conversation;
  const isTalent = side === 'talent';
  const asideLabel = isAside
    ? t(isTalent ? 'chat.menu.interested' : 'chat.menu.suitable')
    : t(isTalent ? 'chat.menu.notInterested' : 'chat.menu.notSuitable');
  const view = job.url
    ? [
        {
          id: 'job',
          label: t('chat.menu.job'),
          icon: <BriefcaseBusiness aria-hidden />,
          href: `/${language}${job.url}`,
        },
      ]
    : [];
  const own = [
    {
      id: 'aside',
      label: asideLabel,
      icon: isAside ? <ThumbsUp aria-hidden /> : <ThumbsDown aria-hidden />,
      onAction: () => setNotInterested(!isAside),
    },
    {
      id: 'settings',
      label: t('chat.settings.title'),
      icon: <Settings2 aria-hidden />,
      href: `/${language}/chat/settings`,
    },
  ];
  const serious = [
    { id: 'report', label: t('chat.menu.report'), icon: <Flag aria-hidden />, onAction: () => setAsks('report') },
    {
      id: 'block',
      label: t(isBlocked ? 'chat.menu.unblock' : 'chat.menu.block'),
      icon: <Ban aria-hidden />,
      isDangerous: !isBlocked,
      onAction: () => (isBlocked ? setBlocked(false) : setAsks('block')),
    },
  ];
  const groups = [
    { id: 'view', entries: [...view, ...(side === 'colleague' ? [] : own)] },
    { id: 'serious', entries: side === 'colleague' ? [] : serious },
  ];
  return (
    <>
      <Menu
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={triggerRef}
        label={t('chat.menu.open')}
        groups={groups.filter(({ entries }) => entries.length > 0)}
      />
      {asks === 'block' ? (
        <ConfirmDialog
          isOpen
          onOpenChange={() => setAsks(undefined)}
          title={t('chat.menu.blockTitle', { name: other.name })}
          message={t('chat.menu.blockText')}
          confirmLabel={t('chat.menu.block')}
          isDangerous
          onConfirm={() => {
            setAsks(undefined);
            setBlocked(true);
          }}
        />
      ) : null}
      <Suspense>
        {asks === 'report' ? (
          <ReportDialog
            isOpen
            onOpenChange={() => setAsks(undefined)}
            title={t('chat.menu.reportTitle')}
            intro={t('chat.menu.reportText')}
            about={side === 'talent' ? 'boss' : 'candidate'}
            onReport={(wrong) => api('POST /chat/conversations/:id/report', { id, ...wrong })}
          />
        ) : null}
      </Suspense>
    </>
  );
}

function useConversationActions(conversation: Conversation) {
  const { t } = useTranslation();
  const chat = useChat();
  const isTalent = conversation.side === 'talent';
  const show = (row: Conversation) => chat.dispatch({ type: 'conversations', conversations: [row] });
  const fail = (error: unknown) => showToast((error as Error).message || t('chat.menu.failed'), { tone: 'danger' });

  const setNotInterested = (not_interested: boolean): void => {
    api('POST /chat/conversations/:id/not-interested', { id: conversation.id, not_interested })
      .then((row) => {
        show(row);
        if (!not_interested) return;
        showToast(t(isTalent ? 'chat.menu.notInterestedDone' : 'chat.menu.notSuitableDone'), {
          tone: 'success',
          action: { label: t('chat.menu.undo'), onAction: () => setNotInterested(false) },
        });
      })
      .catch(fail);
  };
  const setBlocked = (block: boolean): void => {
    api('POST /chat/conversations/:id/block', { id: conversation.id, block })
      .then((row) => {
        show(row);
        showToast(t(block ? 'chat.menu.blockDone' : 'chat.menu.unblockDone'), { tone: 'success' });
      })
      .catch(fail);
  };
  return { setNotInterested, setBlocked };
}
