import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../chat-fields.ts';
import type { Thread } from './sync/chat-state.ts';
import { previewOf } from './thread/message-preview.ts';
import { isOwn } from './thread/thread-rows.ts';

/** What a screen reader says about the newest message of the other side; nothing about those loaded from the past. */
export function useAnnounce(thread: Thread, conversation: Conversation): string {
  const { t } = useTranslation();
  const last = thread.messages.at(-1);
  const heard = useRef(last?.seq ?? 0);
  const [words, setWords] = useState('');
  useEffect(() => {
    if (!last || last.seq <= heard.current) return;
    heard.current = last.seq;
    if (isOwn(last, conversation.side)) return;
    const text = previewOf(last, conversation, t);
    // A line of the system is nobody's word.
    setWords(last.kind === 'system' ? text : t('chat.announce.message', { name: conversation.other.name, text }));
  }, [last, conversation, t]);
  return words;
}
