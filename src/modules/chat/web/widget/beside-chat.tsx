import { type ReactNode, useState } from 'react';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import type { Conversation } from '../../chat-fields.ts';
import type { ChatSlots } from '../chat-slots.ts';
import type { ReaderClock } from '../chat-times.ts';
import { insertText } from '../composer/insert-text.ts';
import type { ChatSeed } from '../sync/chat-client.ts';
import { makeClientId } from '../sync/client-id.ts';
import { ChatProvider, useChatClient, useChatState } from '../sync/use-chat.ts';
import { useChatSeed } from '../sync/use-chat-seed.ts';
import { ThreadPane } from '../thread/thread-pane.tsx';
import { useReaderClock } from '../use-reader-clock.ts';

interface BesideChatProps {
  /** The conversation. */
  id: number;
  onEnd: () => void;
  slots: ChatSlots;
  threadClass: string;
  /** What stands beside the thread, once the conversation is known. */
  beside: (conversation: Conversation, clock: ReaderClock, ask: (question: string) => void) => ReactNode;
}

/** One conversation with something beside it, on a page that was not made for the chat. */
export function BesideChat({ onEnd, ...props }: BesideChatProps) {
  const seed = useChatSeed(onEnd);
  if (seed) return <Ready seed={seed} {...props} />;
  return (
    <div className="p-4">
      <Skeleton layout="column" count={3} />
    </div>
  );
}

function Ready({ seed, id, slots, threadClass, beside }: Omit<BesideChatProps, 'onEnd'> & { seed: ChatSeed }) {
  const client = useChatClient(seed);
  const [now] = useState(() => Date.now());
  const clock = useReaderClock(now);
  return (
    <ChatProvider value={client}>
      <div className="flex min-h-0 flex-1">
        <div className={threadClass}>
          <ThreadPane conversationId={id} clock={clock} formId={makeClientId()} isCompact slots={slots} />
        </div>
        <Beside key={id} id={id} clock={clock} beside={beside} />
      </div>
    </ChatProvider>
  );
}

function Beside({ id, clock, beside }: Pick<BesideChatProps, 'id' | 'beside'> & { clock: ReaderClock }) {
  const conversation = useChatState().conversations.get(id);
  return conversation ? beside(conversation, clock, (question) => insertText(id, question)) : null;
}
