import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { CountBadge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatSeed } from '../sync/chat-client.ts';
import { ChatProvider, useChatClient, useChatState, useConnection } from '../sync/use-chat.ts';
import { useChatSeed } from '../sync/use-chat-seed.ts';
import { WidgetPanel } from './widget-panel.tsx';

export { BesideChat } from './beside-chat.tsx';

/** How long the panel takes to leave. */
const HIDE_MS = 300;

/** A door to the chat at the corner of a page; it waits until the server has told what it needs. */
export default function ChatWidget({ onEnd }: { onEnd: () => void }) {
  const seed = useChatSeed(onEnd);
  return seed ? <ReadyWidget seed={seed} onEnd={onEnd} /> : null;
}

function ReadyWidget({ seed, onEnd }: { seed: ChatSeed; onEnd: () => void }) {
  const client = useChatClient(seed);
  return (
    <ChatProvider value={client}>
      <Door onEnd={onEnd} />
    </ChatProvider>
  );
}

function Door({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation();
  const { unread } = useChatState();
  const connection = useConnection();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (connection === 'ended') onEnd();
  }, [connection, onEnd]);

  useEffect(() => {
    if (isOpen) return setIsShown(true);
    const timer = setTimeout(() => setIsShown(false), HIDE_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const label = unread > 0 ? t('chat.widget.openUnread', { count: unread }) : t('chat.widget.open');
  return (
    // The thumb's bar of a phone has the chat already.
    <div
      className="fixed end-6 bottom-6 z-header hidden md:block print:hidden"
      data-chat-widget={isOpen ? 'open' : isShown ? 'closing' : 'closed'}
    >
      {isOpen || isShown ? <WidgetPanel isLeaving={!isOpen} onClose={close} /> : null}
      <button
        ref={button}
        type="button"
        aria-label={isOpen ? t('chat.widget.close') : label}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
        className={classNames(
          'relative grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-overlay transition-colors hover:bg-accent-hover',
          isOpen && 'invisible',
        )}
      >
        <MessageCircle aria-hidden className="size-6" />
        <span className="absolute -end-1 -top-1">
          <CountBadge count={unread} />
        </span>
      </button>
    </div>
  );
}
