import { MessagesSquare } from 'lucide-react';
import { Suspense } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatSeed } from './chat-client.ts';
import { InboxSide } from './later-parts.ts';
import { ListColumn } from './list-column.tsx';
import type { InboxJob } from './list-filters.tsx';
import { type ListView, listQuery } from './list-view.ts';
import { ThreadPane } from './thread-pane.tsx';
import { ChatProvider, useChatClient } from './use-chat.ts';
import type { InboxCounts } from './use-inbox-counts.ts';
import { useReaderClock } from './use-reader-clock.ts';

/** What an inbox has beyond a talent's chat. */
export interface Inbox {
  jobs: InboxJob[];
  maySeeCompany: boolean;
  counts: InboxCounts;
}

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
  inbox?: Inbox;
}

/** List and thread: side by side from 900 px, one after the other on a phone. */
export function ChatPage(props: ChatPageProps) {
  const { seed, view, nextCursor, openId, markedSeq, renderedAt, formId, base, inbox, refused } = props;
  const { t } = useTranslation();
  const client = useChatClient(seed);
  const clock = useReaderClock(renderedAt);
  return (
    <ChatProvider value={client}>
      <main
        id="content"
        data-whole-page={openId ? 'thread' : 'list'}
        className={classNames(
          'mx-auto flex h-[calc(100dvh-var(--frame-top,4.0625rem)-var(--offline,0rem))] w-full overflow-hidden bg-surface',
          inbox ? 'max-w-400' : 'max-w-page xl:border-line xl:border-x',
          openId
            ? 'max-md:-mb-16 max-md:h-dvh'
            : 'max-md:h-[calc(100dvh-8.0625rem-var(--offline,0rem)-env(safe-area-inset-bottom))]',
        )}
      >
        <ListColumn view={view} clock={clock} nextCursor={nextCursor} openId={openId} base={base} inbox={inbox} />
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
            />
          ) : (
            <div className="grid flex-1 place-items-center bg-canvas">
              <EmptyState icon={<MessagesSquare />} title={t('chat.thread.choose.title')}>
                {t('chat.thread.choose.text')}
              </EmptyState>
            </div>
          )}
        </div>
        {inbox ? (
          <Suspense>
            <InboxSide />
          </Suspense>
        ) : null}
      </main>
    </ChatProvider>
  );
}
