import { type ReactNode, Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import type { ReaderClock } from '../chat-times.ts';
import { NoConversations } from '../later-parts.ts';
import { useChat, useChatState } from '../sync/use-chat.ts';
import { ConversationRow } from './conversation-row.tsx';
import { isInView, type ListView, listInput, sortList } from './list-view.ts';

interface ConversationListProps {
  view: ListView;
  clock: ReaderClock;
  nextCursor: string | null;
  openId?: number;
  isBoss: boolean;
  linkTo: (id: number) => string;
  /** Where the whole list is, for an empty folder. */
  allTo: string;
  /** An inbox puts its rows into groups. */
  toGroups?: (rows: readonly Conversation[], toItem: (row: Conversation) => ReactNode) => ReactNode;
}

export function ConversationList(props: ConversationListProps) {
  const { view, clock, nextCursor, openId, isBoss, linkTo, allTo, toGroups } = props;
  const { t } = useTranslation();
  const { conversations } = useChatState();
  // The open one stays in sight though it no longer fits, e.g. once it is read in the folder of unread ones.
  const fits = [...conversations.values()].filter((row) => isInView(row, view, clock.now) || isOpenHere(row.id));
  function isOpenHere(id: number) {
    return id === openId && view.folder === 'unread';
  }
  const rows = sortList(fits);
  if (rows.length === 0) {
    const isFiltered = view.folder !== 'all' || Boolean(view.jobId || view.state);
    return (
      <Suspense>
        <NoConversations isFiltered={isFiltered} isBoss={isBoss} allTo={allTo} />
      </Suspense>
    );
  }
  const toItem = (row: Conversation) => (
    <li key={row.id} className="border-line not-last:border-b">
      <ConversationRow conversation={row} clock={clock} isOpen={row.id === openId} to={linkTo(row.id)} />
    </li>
  );
  return (
    <>
      <ul aria-label={t('chat.list.label')}>{toGroups ? toGroups(rows, toItem) : rows.map(toItem)}</ul>
      {nextCursor ? <MoreConversations key={JSON.stringify(view)} view={view} cursor={nextCursor} /> : null}
    </>
  );
}

function MoreConversations({ view, cursor }: { view: ListView; cursor: string }) {
  const { t } = useTranslation();
  const chat = useChat();
  const [next, setNext] = useState<string | null>(cursor);
  const [isLoading, setIsLoading] = useState(false);
  if (!next) return null;
  const load = async () => {
    setIsLoading(true);
    try {
      const answer = await api('GET /chat/conversations', { ...listInput(view), cursor: next });
      chat.dispatch({ type: 'conversations', conversations: answer.conversations });
      setNext(answer.next_cursor);
    } catch (error) {
      showToast((error as Error).message || t('chat.list.failed'), { tone: 'danger' });
    } finally {
      setIsLoading(false);
    }
  };
  return (
    <div className="p-3 [@media(scripting:none)]:hidden">
      <Button variant="quiet" isWide isLoading={isLoading} onClick={load}>
        {t('chat.list.more')}
      </Button>
    </div>
  );
}
