import { MessagesSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatSeed } from './chat-client.ts';
import { ConversationList } from './conversation-list.tsx';
import { ChatSearch, ListFilters } from './later-parts.ts';
import type { InboxJob } from './list-filters.tsx';
import { ListHeader } from './list-header.tsx';
import { type ListView, listQuery } from './list-view.ts';
import { ThreadPane } from './thread-pane.tsx';
import { ChatProvider, useChatClient } from './use-chat.ts';
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
  /** An inbox has filters of its own; the talent's page has none. */
  inbox?: { jobs: InboxJob[]; maySeeCompany: boolean };
}

/** List and thread: side by side from 900 px, one after the other on a phone. */
export function ChatPage(props: ChatPageProps) {
  const { seed, view, nextCursor, openId, markedSeq, renderedAt, formId, base, inbox, refused } = props;
  const { t } = useTranslation();
  const client = useChatClient(seed);
  const clock = useReaderClock(renderedAt);
  const [isSearching, setIsSearching] = useState(false);
  const query = listQuery(view, {});
  const linkTo = (id: number) => `${base}/${id}${query}`;
  return (
    <ChatProvider value={client}>
      <main
        id="content"
        data-whole-page={openId ? 'thread' : 'list'}
        className={classNames(
          'mx-auto flex h-[calc(100dvh-var(--frame-top,4.0625rem)-var(--offline,0rem))] w-full max-w-page overflow-hidden bg-surface xl:border-line xl:border-x',
          openId
            ? 'max-md:-mb-16 max-md:h-dvh'
            : 'max-md:h-[calc(100dvh-8.0625rem-var(--offline,0rem)-env(safe-area-inset-bottom))]',
        )}
      >
        <div
          className={classNames(
            'min-h-0 w-full flex-col border-line min-[900px]:flex min-[900px]:w-96 min-[900px]:shrink-0 min-[900px]:border-e',
            openId ? 'hidden' : 'flex',
          )}
        >
          <ListHeader
            title={t(inbox ? 'chat.inbox.title' : 'chat.title')}
            view={view}
            base={base}
            isBoss={inbox !== undefined}
            isBeside={openId !== undefined}
            isSearching={isSearching}
            onSearch={() => setIsSearching(!isSearching)}
          />
          {inbox ? (
            <Suspense>
              <ListFilters view={view} base={base} {...inbox} />
            </Suspense>
          ) : null}
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
            {isSearching ? (
              <Suspense>
                <ChatSearch clock={clock} linkTo={(id, seq) => `${base}/${id}?at=${seq}`} />
              </Suspense>
            ) : (
              <ConversationList
                view={view}
                clock={clock}
                nextCursor={nextCursor}
                openId={openId}
                isBoss={inbox !== undefined}
                linkTo={linkTo}
                allTo={base}
              />
            )}
          </div>
        </div>
        <div className={classNames('min-w-0 flex-1 flex-col min-[900px]:flex', openId ? 'flex' : 'hidden')}>
          {openId ? (
            <ThreadPane
              key={openId}
              conversationId={openId}
              clock={clock}
              formId={formId}
              backTo={base + query}
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
      </main>
    </ChatProvider>
  );
}
