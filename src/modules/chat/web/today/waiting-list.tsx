import { MessageCircleHeart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import type { ReaderClock } from '../chat-times.ts';
import { readDraft } from '../composer/drafts.ts';
import { useChatNews } from './use-chat-news.ts';
import { WaitingPerson } from './waiting-person.tsx';

interface WaitingListProps {
  accountId: number;
  /** Who waits longest first. */
  waiting: Conversation[];
  clock: ReaderClock;
  /** Something has changed: the page asks for the list anew. */
  onNews: () => void;
}

/** The people who wait longest, each with a reply on the spot. Who was answered leaves, and the next one moves up. */
export function WaitingList({ accountId, waiting, clock, onNews }: WaitingListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const [openId, setOpenId] = useState<number | null>(null);
  /** Done here, before the page has heard of it; by the last message, because the next one waits again. */
  const [done, setDone] = useState<ReadonlyMap<number, number>>(new Map());
  const next = useRef<number | null>(null);
  const rows = waiting.filter(({ id, last_seq }) => (done.get(id) ?? 0) < last_seq);
  useChatNews(onNews);

  useEffect(() => {
    if (next.current === null) return;
    const replies = list.current?.querySelectorAll<HTMLElement>('[data-reply]');
    replies?.[Math.min(next.current, replies.length - 1)]?.focus();
    next.current = null;
  });

  const open = waiting.find(({ id }) => id === openId);
  const opened = useRef<Conversation>(undefined);
  useEffect(() => {
    const before = opened.current;
    opened.current = open;
    // Answered elsewhere while something was being typed here.
    if (!before || open || done.has(before.id) || !readDraft(accountId, before.id)) return;
    showToast(t('inbox.today.kept', { name: before.other.name }));
  }, [open, done, accountId, t]);

  if (rows.length === 0) {
    return (
      <div className="flex items-start gap-4 rounded-card border border-line bg-surface p-5">
        <MessageCircleHeart aria-hidden className="size-6 shrink-0 text-accent" />
        <div className="min-w-0">
          <p className="font-semibold text-ink">{t('inbox.today.waiting.empty')}</p>
          <p className="mt-1 text-ink-muted text-sm">{t('inbox.today.waiting.emptyText')}</p>
        </div>
      </div>
    );
  }
  return (
    <ul ref={list} className="divide-y divide-line rounded-card border border-line bg-surface">
      {rows.map((conversation, at) => (
        <WaitingPerson
          key={conversation.id}
          accountId={accountId}
          conversation={conversation}
          now={clock.now}
          isOpen={openId === conversation.id}
          onOpenChange={(isOpen) => {
            setOpenId(isOpen ? conversation.id : null);
            if (!isOpen) next.current = at;
          }}
          onDone={() => {
            next.current = at;
            setDone(new Map(done).set(conversation.id, conversation.last_seq));
            setOpenId(null);
            onNews();
          }}
        />
      ))}
    </ul>
  );
}
