import { ArrowRightLeft, BellRing, UserRoundPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { dayName, type ReaderClock } from '../chat-times.ts';
import { useChat } from '../sync/use-chat.ts';

const AssignDialog = lazy(() => import('./assign-dialog.tsx'));

/** EMP-07: who answers here, and the ways to change it. The keys of the inbox press these buttons. */
export function OwnerStrip({ conversation, clock }: { conversation: Conversation; clock: ReaderClock }) {
  const { t } = useTranslation();
  const { id, side, team } = conversation;
  const dialog = useOverlay();
  const { act, isBusy, accountId } = useTeamDeeds(conversation);
  if (!team) return null;
  const isMine = side === 'boss';
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b bg-canvas px-4 py-1 text-sm">
      {team.owner.account_id === null ? null : (
        <Avatar name={team.owner.name} src={team.owner.avatar} size="xs" isDecorative />
      )}
      <p className="min-w-0 flex-1 text-ink-muted">
        <span className="font-medium text-ink">
          {isMine ? t('inbox.owner.you') : null}
          {isMine ? null : team.owner.account_id === null ? (
            t('inbox.owner.nobody')
          ) : (
            <bdi>{t('inbox.owner.other', { name: team.owner.name })}</bdi>
          )}
        </span>
        {team.given_at && team.given_by && team.given_by !== team.owner.name ? (
          <span>
            {' · '}
            <bdi>{t('inbox.owner.from', { name: team.given_by, when: dayName(team.given_at, clock) })}</bdi>
          </span>
        ) : null}
      </p>
      <div className="-me-2 flex flex-wrap [@media(scripting:none)]:hidden">
        {team.may_nudge ? (
          <ActionButton icon={<BellRing aria-hidden />} isBusy={isBusy} onPress={() => act('nudge')}>
            {t('inbox.nudge')}
          </ActionButton>
        ) : null}
        {team.may_take ? (
          <ActionButton icon={<UserRoundPlus aria-hidden />} isBusy={isBusy} onPress={() => act('take')}>
            {t('inbox.take')}
          </ActionButton>
        ) : null}
        {team.may_assign ? (
          <Button
            {...dialog.triggerProps}
            variant="quiet"
            size="sm"
            aria-keyshortcuts={isMine ? 'H' : 'A'}
            icon={<ArrowRightLeft aria-hidden className="size-4" />}
          >
            {t(isMine ? 'inbox.handOver' : 'inbox.assign')}
          </Button>
        ) : null}
      </div>
      {dialog.wasOpened ? (
        <Suspense>
          <AssignDialog key={`${id}-${accountId}`} {...dialog.overlayProps} conversation={conversation} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface ActionButtonProps {
  icon: ReactNode;
  isBusy: boolean;
  onPress: () => void;
  children: ReactNode;
}

function ActionButton({ icon, isBusy, onPress, children }: ActionButtonProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      isLoading={isBusy}
      icon={<span className="[&_svg]:size-4">{icon}</span>}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}

function useTeamDeeds({ id, team }: Conversation) {
  const { t } = useTranslation();
  const chat = useChat();
  const [isBusy, setIsBusy] = useState(false);
  const act = async (action: 'take' | 'nudge') => {
    setIsBusy(true);
    try {
      const row =
        action === 'take'
          ? await api('POST /chat/conversations/:id/owner', { id, account_id: chat.accountId })
          : await api('POST /chat/conversations/:id/nudge', { id });
      chat.dispatch({ type: 'conversations', conversations: [row] });
      const text = action === 'take' ? t('inbox.taken') : t('inbox.nudged', { name: team?.owner.name ?? '' });
      showToast(text, { tone: 'success' });
    } catch (error) {
      showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return { act, isBusy, accountId: chat.accountId };
}
