import { Suspense, useState } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ColumnProps } from './chat-slots.ts';
import { ChatSearch } from './later-parts.ts';
import { ConversationList } from './list/conversation-list.tsx';
import { FolderTabs, ListHeader } from './list/list-header.tsx';
import { listQuery } from './list/list-view.ts';

/** The conversations of a talent, by folder. */
export function TalentColumn({ view, clock, nextCursor, openId, base }: ColumnProps) {
  const { t } = useTranslation();
  const [isSearching, setIsSearching] = useState(false);
  return (
    <>
      <ListHeader
        title={t('chat.title')}
        isBeside={openId !== undefined}
        isSearching={isSearching}
        onSearch={() => setIsSearching(!isSearching)}
      >
        <FolderTabs view={view} base={base} />
      </ListHeader>
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
            isBoss={false}
            linkTo={(id) => `${base}/${id}${listQuery(view, {})}`}
            allTo={base}
          />
        )}
      </div>
    </>
  );
}
