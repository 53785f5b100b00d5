import { Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { SkeletonBlock } from '#src/ui/feedback/skeleton-shapes.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { WaitingLine } from '../closing/waiting-line.tsx';
import { PersonAvatar } from '../person-avatar.tsx';
import { previewOf } from '../thread/message-preview.ts';

const QuickReply = lazy(() => import('./quick-reply.tsx'));

interface WaitingPersonProps {
  accountId: number;
  conversation: Conversation;
  now: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** They wait no longer. */
  onDone: () => void;
}

/** Someone who waits: who, about what, their last words, how long. Without scripts all of it leads to the thread. */
export function WaitingPerson({ accountId, conversation, now, isOpen, onOpenChange, onDone }: WaitingPersonProps) {
  const { t, language } = useTranslation();
  const { id, other, job, last_message: last, waiting_since: since, team } = conversation;
  const thread = `/${language}/employer/inbox/${id}`;
  return (
    <li className="p-4 sm:p-5">
      <div className="flex gap-3">
        <PersonAvatar person={other} />
        <div className="min-w-0 flex-1">
          <h3 className="font-semibold text-ink">
            <bdi>{other.name}</bdi>
          </h3>
          <p className="truncate text-ink-muted text-sm">
            <bdi>{job.title}</bdi>
          </p>
          <p className="wrap-anywhere mt-1.5 line-clamp-2 text-ink">
            <bdi>{last ? previewOf(last, conversation, t) : ''}</bdi>
          </p>
          <div className="mt-2">{since ? <WaitingLine since={since} now={now} /> : null}</div>
        </div>
      </div>
      {isOpen ? (
        <Suspense fallback={<SkeletonBlock className="mt-3 h-32 rounded-card sm:ms-14" />}>
          <QuickReply
            accountId={accountId}
            conversation={conversation}
            onSent={onDone}
            onCancel={() => onOpenChange(false)}
          />
        </Suspense>
      ) : null}
      <div className="mt-3 flex flex-wrap items-center gap-2 sm:ms-14">
        {isOpen ? null : (
          <LinkButton
            size="sm"
            variant="secondary"
            to={thread}
            data-reply
            aria-label={t('inbox.today.replyTo', { name: other.name })}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onOpenChange(true);
            }}
          >
            {t('inbox.today.reply')}
          </LinkButton>
        )}
        {team?.may_skip_reply ? <NoReply conversation={conversation} onDone={onDone} /> : null}
        <LinkButton size="sm" variant="quiet" to={thread} aria-label={t('inbox.today.openTo', { name: other.name })}>
          {t('inbox.today.open')}
        </LinkButton>
      </div>
    </li>
  );
}

/** Their last words need no reply; the next ones wait again. */
function NoReply({ conversation: { id }, onDone }: { conversation: Conversation; onDone: () => void }) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const skip = async () => {
    setIsBusy(true);
    try {
      await api('POST /chat/conversations/:id/no-reply', { id, no_reply: true });
      showToast(t('inbox.noReply.done'), { tone: 'success' });
      onDone();
    } catch (error) {
      showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
      setIsBusy(false);
    }
  };
  return (
    <span className="[@media(scripting:none)]:hidden">
      <Button size="sm" variant="quiet" isLoading={isBusy} onClick={skip}>
        {t('inbox.noReply.button')}
      </Button>
    </span>
  );
}
