import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Conversation } from '../../chat-fields.ts';
import type { Thread } from '../sync/chat-state.ts';
import { useChat } from '../sync/use-chat.ts';

/** Nearer to the end than this counts as being there. */
const NEAR = 48;

interface ScrollParts {
  conversation: Conversation;
  thread: Thread;
  /** How many own messages are on their way: a new one goes to the end. */
  ownCount: number;
  markedSeq: number | undefined;
}

/**
 * Keeps the reader's place. The box is laid out in reverse, so its scroll position is the distance to the end, below
 * zero: earlier messages never move what is read, and new ones are made up for here.
 */
export function useThreadScroll({ conversation, thread, ownCount, markedSeq }: ScrollParts) {
  const chat = useChat();
  const boxRef = useRef<HTMLElement>(null);
  const topRef = useRef<HTMLDivElement>(null);
  const before = useRef({ height: 0, lastSeq: 0, ownCount: 0, seenSeq: 0 });
  const [isAway, setIsAway] = useState(false);
  const [newBelow, setNewBelow] = useState(0);
  const [isLoadingEarlier, setIsLoadingEarlier] = useState(false);
  const lastSeq = thread.messages.at(-1)?.seq ?? 0;

  const toEnd = useCallback(() => boxRef.current?.scrollTo({ top: 0 }), []);

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!box) return;
    const { height, lastSeq: lastBefore, ownCount: ownBefore, seenSeq } = before.current;
    const isFurther = lastSeq !== lastBefore || ownCount !== ownBefore;
    const isAtEnd = box.scrollTop > -NEAR;
    if (isFurther && lastBefore > 0) {
      if (ownCount > ownBefore) box.scrollTop = 0;
      else if (!isAtEnd) box.scrollTop -= box.scrollHeight - height;
    }
    if (!isAtEnd && lastSeq > lastBefore && lastBefore > 0) {
      setNewBelow(thread.messages.filter(({ seq, client_id }) => seq > seenSeq && !client_id).length);
    }
    const seen = isAtEnd ? lastSeq : seenSeq;
    before.current = { height: box.scrollHeight, lastSeq, ownCount, seenSeq: seen };
  }, [lastSeq, ownCount, thread.messages]);

  const onScroll = () => {
    const box = boxRef.current;
    if (!box) return;
    const away = box.scrollTop < -NEAR;
    setIsAway(away);
    if (away) return;
    setNewBelow(0);
    before.current.seenSeq = lastSeq;
  };

  // Read is what a person can have seen: the end of the thread, on a page that is being looked at.
  useEffect(() => {
    const look = () => {
      if (isAway || document.visibilityState !== 'visible' || !document.hasFocus()) return;
      chat.markRead(conversation.id, lastSeq);
    };
    look();
    addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [chat, conversation.id, lastSeq, isAway]);

  const { hasEarlier } = thread;
  const firstSeq = thread.messages[0]?.seq;
  // Each page of earlier messages needs a new look, because the sentinel may still be in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: firstSeq is that reason
  useEffect(() => {
    const sentinel = topRef.current;
    if (!hasEarlier || !sentinel) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser tells several looks at once, and the last one is how it is now.
        if (!entries.at(-1)?.isIntersecting) return;
        setIsLoadingEarlier(true);
        // A failure leaves the link in its place.
        chat
          .loadEarlier(conversation.id)
          .catch(() => observer.disconnect())
          .finally(() => setIsLoadingEarlier(false));
      },
      { root: boxRef.current, rootMargin: '200px' },
    );
    observer.observe(sentinel);
    return () => observer.disconnect();
  }, [chat, conversation.id, hasEarlier, firstSeq]);

  useEffect(() => {
    if (markedSeq === undefined) return;
    const show = () => boxRef.current?.querySelector(`[data-seq="${markedSeq}"]`)?.scrollIntoView({ block: 'center' });
    // The row is drawn after the state has changed.
    chat
      .loadUntil(conversation.id, markedSeq)
      .then(() => requestAnimationFrame(show))
      .catch(() => undefined);
  }, [chat, conversation.id, markedSeq]);

  return { boxRef, topRef, onScroll, toEnd, isAway, newBelow, isLoadingEarlier };
}
