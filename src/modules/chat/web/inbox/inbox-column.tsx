import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import type { ColumnProps } from '../chat-slots.ts';
import { ChatSearch } from '../later-parts.ts';
import { ConversationList } from '../list/conversation-list.tsx';
import { ListHeader } from '../list/list-header.tsx';
import { listQuery } from '../list/list-view.ts';
import { CoverNote } from './cover-note.tsx';
import { InboxChips } from './inbox-chips.tsx';
import { InboxGroups } from './inbox-groups.tsx';
import { type InboxJob, ListFilters } from './list-filters.tsx';
import { type InboxCounts, useInboxCounts } from './use-inbox-counts.ts';

export interface InboxFacts {
  /** Those that people talk about, to filter by. */
  jobs: InboxJob[];
  maySeeCompany: boolean;
  counts: InboxCounts;
}

/** The conversations of a Boss: four chips, and in groups by what is owed. */
export function InboxColumn({ view, clock, nextCursor, openId, base, inbox }: ColumnProps & { inbox: InboxFacts }) {
  const { t } = useTranslation();
  const [isSearching, setIsSearching] = useState(false);
  const counts = useInboxCounts(inbox.counts, view);
  const toGroups = (rows: readonly Conversation[], toItem: (row: Conversation) => ReactNode) => (
    <InboxGroups rows={rows} counts={counts} now={clock.now} toItem={toItem} />
  );
  return (
    <>
      <ListHeader
        title={t('chat.inbox.title')}
        isBeside={openId !== undefined}
        isSearching={isSearching}
        onSearch={() => setIsSearching(!isSearching)}
        actions={<ListFilters view={view} base={base} jobs={inbox.jobs} maySeeCompany={inbox.maySeeCompany} />}
      >
        <div className="px-3 pb-2">
          <InboxChips view={view} base={base} counts={counts} />
        </div>
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
            isBoss
            linkTo={(id) => `${base}/${id}${listQuery(view, {})}`}
            allTo={base}
            toGroups={view.folder === 'all' ? toGroups : undefined}
          />
        )}
      </div>
      <CoverNote base={base} clock={clock} />
    </>
  );
}
