import { Suspense, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Inbox } from './chat-page.tsx';
import type { ReaderClock } from './chat-times.ts';
import { ConversationList } from './conversation-list.tsx';
import { ChatSearch, CoverNote, InboxChips, ListFilters } from './later-parts.ts';
import { FolderTabs, ListHeader } from './list-header.tsx';
import { type ListView, listQuery } from './list-view.ts';
import { type InboxCounts, useInboxCounts } from './use-inbox-counts.ts';

interface ListColumnProps {
  view: ListView;
  clock: ReaderClock;
  nextCursor: string | null;
  openId?: number;
  base: string;
  inbox?: Inbox;
}

/** The conversations with their header; on a phone it makes room for an open thread. */
export function ListColumn({ inbox, ...props }: ListColumnProps) {
  return (
    <div
      className={classNames(
        'min-h-0 w-full flex-col border-line min-[900px]:flex min-[900px]:w-88 min-[900px]:shrink-0 min-[900px]:border-e',
        props.openId ? 'hidden' : 'flex',
      )}
    >
      {inbox ? <InboxColumn inbox={inbox} {...props} /> : <Column {...props} />}
    </div>
  );
}

function InboxColumn({ inbox, ...props }: ListColumnProps & { inbox: Inbox }) {
  const counts = useInboxCounts(inbox.counts, props.view);
  return <Column inbox={inbox} counts={counts} {...props} />;
}

function Column(props: ListColumnProps & { counts?: InboxCounts }) {
  const { view, clock, nextCursor, openId, base, inbox, counts } = props;
  const { t } = useTranslation();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <>
      <ListHeader
        title={t(inbox ? 'chat.inbox.title' : 'chat.title')}
        isBeside={openId !== undefined}
        isSearching={isSearching}
        onSearch={() => setIsSearching(!isSearching)}
        actions={
          inbox ? (
            <Suspense>
              <ListFilters view={view} base={base} {...inbox} />
            </Suspense>
          ) : null
        }
      >
        {counts ? (
          <div className="flex items-center px-3 pb-2">
            <Suspense>
              <InboxChips view={view} base={base} counts={counts} />
            </Suspense>
          </div>
        ) : (
          <FolderTabs view={view} base={base} />
        )}
      </ListHeader>
      <div data-conversations className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
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
            linkTo={(id) => `${base}/${id}${listQuery(view, {})}`}
            allTo={base}
            counts={counts}
          />
        )}
      </div>
      {inbox ? (
        <Suspense>
          <CoverNote base={base} clock={clock} />
        </Suspense>
      ) : null}
    </>
  );
}
