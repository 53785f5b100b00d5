import { Ban, BriefcaseBusiness, Flag, Settings2, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { useOwnBase } from '#src/modules/accounts/web/use-own-base.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { ConfirmDialog } from '#src/ui/overlays/dialog.tsx';
import { Menu } from '#src/ui/overlays/menu.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { useChat } from '../sync/use-chat.ts';
import { useSetAside } from './use-set-aside.ts';

const DeclineDialog = lazy(() => import('../closing/decline-dialog.tsx'));
const WithdrawDialog = lazy(() => import('../closing/withdraw-dialog.tsx'));
const ReportDialog = lazy(() => import('#src/modules/options/web/report-dialog.tsx'));

interface ConversationMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  conversation: Conversation;
}

export default function ConversationMenu({ isOpen, onOpenChange, triggerRef, conversation }: ConversationMenuProps) {
  const { t, language } = useTranslation();
  const base = useOwnBase();
  const [asks, setAsks] = useState<'block' | 'report' | 'end'>();
  const setAside = useSetAside(conversation);
  const setBlocked = useBlock(conversation);
  const { id, side, job, other, is_not_interested: isAside, is_blocked: isBlocked } = conversation;
  const isTalent = side === 'talent';
  const asideLabel = isAside
    ? t(isTalent ? 'chat.menu.interested' : 'chat.menu.suitable')
    : t(isTalent ? 'chat.menu.notInterested' : 'chat.menu.notSuitable');
  // What is over already, or cannot be answered, is only filed away.
  const endOrSetAside = () => (conversation.close_reason || !conversation.may_write ? setAside(true) : setAsks('end'));
  const EndDialog = isTalent ? WithdrawDialog : DeclineDialog;
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
      onAction: () => (isAside ? setAside(false) : endOrSetAside()),
    },
    {
      id: 'settings',
      label: t('chat.settings.title'),
      icon: <Settings2 aria-hidden />,
      href: `${base}/chat/settings`,
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
        {asks === 'end' ? (
          <EndDialog isOpen onOpenChange={() => setAsks(undefined)} conversation={conversation} />
        ) : null}
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

function useBlock(conversation: Conversation): (block: boolean) => void {
  const { t } = useTranslation();
  const chat = useChat();
  return (block) => {
    api('POST /chat/conversations/:id/block', { id: conversation.id, block })
      .then((row) => {
        chat.dispatch({ type: 'conversations', conversations: [row] });
        showToast(t(block ? 'chat.menu.blockDone' : 'chat.menu.unblockDone'), { tone: 'success' });
      })
      .catch((error: Error) => showToast(error.message || t('chat.menu.failed'), { tone: 'danger' }));
  };
}
