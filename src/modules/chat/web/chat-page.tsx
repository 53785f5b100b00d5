import { Suspense } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import type { ChatSlots } from './chat-slots.ts';
import { ChooseConversation } from './later-parts.ts';
import { type ListView, listQuery } from './list/list-view.ts';
import type { ChatSeed } from './sync/chat-client.ts';
import { ChatProvider, useChatClient } from './sync/use-chat.ts';
import { TalentColumn } from './talent-column.tsx';
import { ThreadPane } from './thread/thread-pane.tsx';
import { useReaderClock } from './use-reader-clock.ts';

export interface ChatPageProps {
  seed: ChatSeed;
  view: ListView;
  nextCursor: string | null;
  openId?: number;
  markedSeq?: number;
  renderedAt: number;
  formId: string;
  /** The page's own address without a conversation. */
  base: string;
  /** What the plain form could not send, and why. */
  refused?: { problem: string; text: string };
  /** Of an inbox. */
  slots?: ChatSlots;
}

/** List and thread: side by side from 900 px, one after the other on a phone. */
export function ChatPage(props: ChatPageProps) {
  const { seed, view, nextCursor, openId, markedSeq, renderedAt, formId, base, slots, refused } = props;
  const client = useChatClient(seed);
  const clock = useReaderClock(renderedAt);
  const column = { view, clock, nextCursor, openId, base };
  return (
    <ChatProvider value={client}>
      <main
        id="content"
        data-whole-page={openId ? 'thread' : 'list'}
        className={classNames(
          'mx-auto flex h-[calc(100dvh-var(--frame-top,4.0625rem)-var(--offline,0rem))] w-full overflow-hidden bg-surface',
          slots ? 'max-w-400' : 'max-w-page xl:border-line xl:border-x',
          openId
            ? 'max-md:-mb-16 max-md:h-dvh'
            : 'max-md:h-[calc(100dvh-8.0625rem-var(--offline,0rem)-env(safe-area-inset-bottom))]',
        )}
      >
        <div
          className={classNames(
            'min-h-0 w-full flex-col border-line min-[900px]:flex min-[900px]:w-88 min-[900px]:shrink-0 min-[900px]:border-e',
            openId ? 'hidden' : 'flex',
          )}
        >
          {slots ? slots.column(column) : <TalentColumn {...column} />}
        </div>
        <div className={classNames('min-w-0 flex-1 flex-col min-[900px]:flex', openId ? 'flex' : 'hidden')}>
          {openId ? (
            <ThreadPane
              key={openId}
              conversationId={openId}
              clock={clock}
              formId={formId}
              backTo={base + listQuery(view, {})}
              markedSeq={markedSeq}
              refused={refused}
              slots={slots}
            />
          ) : (
            <div className="grid flex-1 place-items-center bg-canvas">
              <Suspense>
                <ChooseConversation />
              </Suspense>
            </div>
          )}
        </div>
        {slots?.side(openId, clock)}
      </main>
    </ChatProvider>
  );
}
