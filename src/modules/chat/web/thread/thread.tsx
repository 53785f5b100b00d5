import { ArrowDown } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useMemo, useRef, useState } from 'react';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import { dayName, type ReaderClock } from '../chat-times.ts';
import { WaitingCard } from '../later-parts.ts';
import type { Thread as ThreadState } from '../sync/chat-state.ts';
import { useChat, useChatState } from '../sync/use-chat.ts';
import { MessageBubble } from './message-bubble.tsx';
import { OutgoingBubble } from './outgoing-bubble.tsx';
import { type ThreadRow, threadRows } from './thread-rows.ts';
import { TypingLine } from './typing-line.tsx';
import { useNewLine } from './use-new-line.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

const MessageMenu = lazy(() => import('./message-menu.tsx'));

interface ThreadProps {
  conversation: Conversation;
  thread: ThreadState;
  clock: ReaderClock;
  /** A message that a search led to. */
  markedSeq?: number;
  onRewrite: (text: string) => void;
}

/** The messages. The box is laid out from its end: it stands at the newest message before any script runs. */
export function Thread({ conversation, thread, clock, markedSeq, onRewrite }: ThreadProps) {
  const { t } = useTranslation();
  const { outgoing, typing } = useChatState();
  const newAfter = useNewLine(conversation.read_seq, thread.messages.at(-1)?.seq ?? 0);
  const own = useMemo(
    () => outgoing.filter(({ conversation_id }) => conversation_id === conversation.id),
    [outgoing, conversation.id],
  );
  const rows = useMemo(
    () =>
      threadRows({
        messages: thread.messages,
        outgoing: own,
        side: conversation.side,
        newAfter,
        timeZone: clock.timeZone,
      }),
    [thread.messages, own, conversation.side, newAfter, clock.timeZone],
  );
  const scroll = useThreadScroll({ conversation, thread, ownCount: own.length, markedSeq });
  const menu = useMessageMenu();
  const recalled = useRef(new Map<number, string>());

  const toRow = (row: ThreadRow): ReactNode => {
    if (row.type === 'day') return <Divider>{dayName(row.at, clock)}</Divider>;
    if (row.type === 'new') return <NewDivider />;
    if (row.type === 'outgoing') return <OutgoingBubble outgoing={row.outgoing} clock={clock} />;
    return (
      <MessageBubble
        message={row.message}
        conversation={conversation}
        clock={clock}
        startsGroup={row.startsGroup}
        isMarked={row.message.seq === markedSeq}
        onMenu={menu.open}
        recalledText={recalled.current.get(row.message.id)}
        onRewrite={onRewrite}
      />
    );
  };

  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={scroll.boxRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by the keyboard
        tabIndex={0}
        aria-label={t('chat.thread.messages', { name: conversation.other.name })}
        aria-busy={!thread.isLoaded}
        onScroll={scroll.onScroll}
        className="flex size-full flex-col-reverse overflow-y-auto overscroll-contain px-3 [overflow-anchor:none] focus-visible:-outline-offset-2 sm:px-5"
      >
        <div className="mt-auto">
          <Earlier
            conversation={conversation}
            thread={thread}
            sentinelRef={scroll.topRef}
            isLoading={scroll.isLoadingEarlier}
          />
          <ol className="pb-1">
            {rows.map((row) => (
              <li key={row.key} data-seq={row.type === 'message' ? row.message.seq : undefined}>
                {toRow(row)}
              </li>
            ))}
          </ol>
          {conversation.closes_at && conversation.side === 'talent' ? (
            <Suspense>
              <WaitingCard conversation={conversation} clock={clock} />
            </Suspense>
          ) : null}
          <TypingLine name={typing.get(conversation.id) ? conversation.other.name : undefined} />
        </div>
      </section>
      {scroll.isAway ? (
        <div className="absolute end-4 bottom-4 z-1">
          <IconButton
            variant="outlined"
            label={scroll.newBelow > 0 ? t('chat.thread.jump', { count: scroll.newBelow }) : t('chat.thread.toEnd')}
            icon={<ArrowDown aria-hidden />}
            badge={scroll.newBelow > 0 ? <CountBadge count={scroll.newBelow} tone="accent" /> : undefined}
            onClick={scroll.toEnd}
          />
        </div>
      ) : null}
      {menu.message ? (
        <Suspense>
          <MessageMenu
            isOpen={menu.isOpen}
            onOpenChange={menu.onOpenChange}
            triggerRef={menu.triggerRef}
            message={menu.message}
            conversation={conversation}
            onRecalled={(message) => recalled.current.set(message.id, message.text ?? '')}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

/** One menu serves all messages. */
function useMessageMenu() {
  const triggerRef = useRef<HTMLElement | null>(null);
  const [message, setMessage] = useState<ChatMessage>();
  const [isOpen, setIsOpen] = useState(false);
  return {
    message,
    isOpen,
    triggerRef,
    onOpenChange: setIsOpen,
    open: (next: ChatMessage, trigger: HTMLElement) => {
      trigger.focus();
      triggerRef.current = trigger;
      setMessage(next);
      setIsOpen(true);
    },
  };
}

interface EarlierProps {
  conversation: Conversation;
  thread: ThreadState;
  sentinelRef: RefObject<HTMLDivElement | null>;
  isLoading: boolean;
}

/** Loads by itself when it comes into sight; a link where no script runs. */
function Earlier({ conversation, thread, sentinelRef, isLoading }: EarlierProps) {
  const { t } = useTranslation();
  const chat = useChat();
  if (!thread.hasEarlier) {
    return (
      <p className="pt-6 pb-2 text-center text-ink-faint text-sm">{thread.isLoaded ? t('chat.thread.start') : null}</p>
    );
  }
  return (
    <div ref={sentinelRef} className="flex h-16 items-center justify-center">
      {isLoading ? (
        <>
          <Spinner className="size-5" />
          <span className="sr-only">{t('chat.thread.loadingEarlier')}</span>
        </>
      ) : (
        <Link
          to={`?before=${thread.messages[0]?.seq ?? ''}`}
          onClick={(event) => {
            event.preventDefault();
            chat.loadEarlier(conversation.id).catch(() => undefined);
          }}
          className={buttonStyle('quiet', 'sm')}
        >
          {t('chat.thread.earlier')}
        </Link>
      )}
    </div>
  );
}

function Divider({ children }: { children: ReactNode }) {
  return (
    <h2 className="mx-auto mt-6 mb-2 w-fit rounded-full bg-sunken px-3 py-0.5 font-medium text-ink-muted text-xs">
      {children}
    </h2>
  );
}

function NewDivider() {
  const { t } = useTranslation();
  return (
    <p className="mt-4 mb-1 flex items-center gap-3 font-semibold text-accent-ink text-xs before:h-px before:flex-1 before:bg-accent/40 after:h-px after:flex-1 after:bg-accent/40">
      {t('chat.thread.new')}
    </p>
  );
}
