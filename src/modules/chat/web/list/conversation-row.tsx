import { Suspense, useSyncExternalStore } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { fullTime, type ReaderClock, shortTime } from '../chat-times.ts';
import { readDraft } from '../composer/drafts.ts';
import { ClosingRow, OwedLine } from '../later-parts.ts';
import { PersonAvatar } from '../person-avatar.tsx';
import { useChatState } from '../sync/use-chat.ts';
import { previewOf } from '../thread/message-preview.ts';
import { isOwn } from '../thread/thread-rows.ts';

interface ConversationRowProps {
  conversation: Conversation;
  clock: ReaderClock;
  isOpen: boolean;
  to: string;
  /** Opens it in place; without scripts, and in a new tab, the address does. */
  onOpen?: () => void;
}

/** One line of the list: who, about what, the last words, what waits. */
export function ConversationRow({ conversation, clock, isOpen, to, onOpen }: ConversationRowProps) {
  const { t } = useTranslation();
  const { other, job, company, side, unread_count: unread } = conversation;
  const isTalent = side === 'talent';
  const isUnread = unread > 0;
  return (
    <Link
      to={to}
      preventScrollReset
      onClick={(event) => {
        if (!onOpen || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      aria-current={isOpen ? 'page' : undefined}
      className={classNames(
        'relative flex gap-3 px-4 py-3 text-ink no-underline transition-colors focus-visible:-outline-offset-2',
        isOpen ? 'bg-accent-soft' : 'hover:bg-hover',
      )}
    >
      <PersonAvatar person={other} />
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-2">
          <span className={classNames('min-w-0 flex-1 truncate', isUnread ? 'font-bold' : 'font-semibold')}>
            <bdi>{other.name}</bdi>
            {other.presence === 'online' ? <VisuallyHidden>, {t('chat.presence.online')}</VisuallyHidden> : null}
          </span>
          <time
            dateTime={conversation.last_message_at}
            title={fullTime(conversation.last_message_at, clock)}
            className={classNames('shrink-0 text-xs', isUnread ? 'font-semibold text-accent-ink' : 'text-ink-faint')}
          >
            {shortTime(conversation.last_message_at, clock)}
          </time>
        </p>
        {isTalent ? (
          <>
            <p className="truncate text-ink-muted text-sm">
              <bdi>{[company.name, job.title].filter(Boolean).join(' · ')}</bdi>
            </p>
            <div className="mt-0.5 flex items-center gap-2">
              <LastWords conversation={conversation} />
              <Unread count={unread} />
            </div>
            {conversation.closes_at ? (
              <Suspense>
                <ClosingRow closesAt={conversation.closes_at} clock={clock} />
              </Suspense>
            ) : null}
          </>
        ) : (
          <>
            {/* Each part is cut at its own end: a name in Latin letters keeps its beginning on an Arabic page too. */}
            <div className="flex items-center gap-1 text-sm">
              <bdi className="max-w-1/2 shrink-0 truncate text-ink-muted">{job.title}</bdi>
              <span aria-hidden className="text-ink-muted">
                ·
              </span>
              <LastWords conversation={conversation} />
              <Unread count={unread} />
            </div>
            <Suspense>
              <OwedLine conversation={conversation} now={clock.now} />
            </Suspense>
          </>
        )}
      </div>
    </Link>
  );
}

function Unread({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <>
      <CountBadge count={count} tone="accent" />
      <VisuallyHidden>{t('chat.list.unread', { count })}</VisuallyHidden>
    </>
  );
}

/** A draft comes before what was said last: it is what is left to do. */
function LastWords({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const { accountId, typing } = useChatState();
  const draft = useSyncExternalStore(
    never,
    () => readDraft(accountId, conversation.id),
    () => '',
  );
  const { last_message: last, side, unread_count } = conversation;
  const look = classNames('flex min-w-0 flex-1 text-sm', unread_count > 0 ? 'font-medium text-ink' : 'text-ink-muted');
  if (typing.get(conversation.id)) {
    return (
      <span className={classNames(look, 'text-accent-ink')}>
        <span className="truncate">{t('chat.thread.typing', { name: conversation.other.name })}</span>
      </span>
    );
  }
  if (draft) {
    return (
      <span className={look}>
        <bdi className="truncate">{t('chat.list.draft', { text: draft })}</bdi>
      </span>
    );
  }
  const text = last ? previewOf(last, conversation, t) : '';
  const isMine = last && last.kind !== 'system' && isOwn(last, side) && !last.is_recalled;
  return (
    <span className={look}>
      {isMine ? <span className="shrink-0 whitespace-pre">{t('chat.list.you', { text: '' })}</span> : null}
      <bdi className="truncate">{text}</bdi>
    </span>
  );
}

function never(): () => void {
  return () => {};
}
