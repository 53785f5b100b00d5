import { useEffect, useId, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { useDebounced } from '#src/ui/controls/use-debounced.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { Highlight } from '#src/ui/pickers/highlight.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import { type ReaderClock, shortTime } from '../chat-times.ts';
import { useChat } from '../sync/use-chat.ts';
import { excerptOf } from '../thread/message-preview.ts';

const PAUSE_MS = 300;

interface Found {
  query: string;
  nextBefore: number | null;
  messages: ChatMessage[];
  conversations: Map<number, Conversation>;
}

/** Own messages that hold a text, newest first; each leads to its place in the thread. */
export function ChatSearch({ clock, linkTo }: { clock: ReaderClock; linkTo: (id: number, seq: number) => string }) {
  const { t } = useTranslation();
  const chat = useChat();
  const field = useId();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<Found>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [isLoading, setIsLoading] = useState(false);
  const query = useDebounced(typed.trim(), PAUSE_MS);

  const search = async (wanted: string, before?: number): Promise<Found> => {
    const { messages, conversations, next_before } = await api('GET /chat/search', { query: wanted, before });
    chat.dispatch({ type: 'conversations', conversations });
    const rows = new Map(conversations.map((row) => [row.id, row]));
    return { query: wanted, messages, conversations: rows, nextBefore: next_before };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    setHasFailed(false);
    if (!query) return setFound(undefined);
    let isOld = false;
    search(query)
      .then((page) => !isOld && setFound(page))
      .catch(() => !isOld && setHasFailed(true));
    return () => {
      isOld = true;
    };
  }, [chat, query, tries]);

  const loadMore = async (before: number) => {
    setIsLoading(true);
    const next = await search(query, before).catch(() => setHasFailed(true));
    setIsLoading(false);
    setFound((now) => (now && next?.query === now.query ? joinPages(now, next) : now));
  };

  return (
    <div>
      <div className="border-line border-b p-3">
        <label htmlFor={field} className="sr-only">
          {t('chat.search.label')}
        </label>
        <input
          id={field}
          type="search"
          // biome-ignore lint/a11y/noAutofocus: the field was asked for by a press
          autoFocus
          maxLength={100}
          value={typed}
          placeholder={t('chat.search.label')}
          onChange={(event) => setTyped(event.target.value)}
          className="min-h-11 w-full rounded-control border border-line-firm bg-surface px-3.5 text-ink placeholder:text-ink-faint"
        />
      </div>
      {hasFailed ? <ErrorState message={t('chat.search.failed')} onRetry={() => setTries(tries + 1)} /> : null}
      {query && !found && !hasFailed ? <Skeleton layout="full" count={5} /> : null}
      <p role="status" className="px-4 py-2 text-ink-muted text-sm">
        {found
          ? found.messages.length > 0
            ? t(found.nextBefore ? 'chat.search.resultsMore' : 'chat.search.results', { count: found.messages.length })
            : t('chat.search.none', { query: found.query })
          : null}
      </p>
      <ul>
        {found?.messages.map((message) => {
          const conversation = found.conversations.get(message.conversation_id);
          return conversation ? (
            <li key={message.id} className="border-line not-last:border-b">
              <Link
                to={linkTo(message.conversation_id, message.seq)}
                className="flex gap-3 px-4 py-3 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-2"
              >
                <Avatar name={conversation.other.name} src={conversation.other.avatar} size="sm" isDecorative />
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline gap-2">
                    <span className="min-w-0 flex-1 truncate font-semibold text-sm">
                      <bdi>{conversation.other.name}</bdi>
                    </span>
                    <span className="shrink-0 text-ink-faint text-xs">{shortTime(message.sent_at, clock)}</span>
                  </span>
                  <span className="line-clamp-2 text-ink-muted text-sm">
                    <bdi>
                      <Highlight text={excerptOf(message, conversation, found.query, t)} query={found.query} />
                    </bdi>
                  </span>
                </span>
              </Link>
            </li>
          ) : null;
        })}
      </ul>
      {found?.nextBefore ? (
        <div className="p-3">
          <Button variant="quiet" isWide isLoading={isLoading} onClick={() => loadMore(found.nextBefore ?? 0)}>
            {t('chat.list.more')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function joinPages(one: Found, next: Found): Found {
  return {
    ...next,
    messages: [...one.messages, ...next.messages],
    conversations: new Map([...one.conversations, ...next.conversations]),
  };
}
