import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { ChatSeed } from './chat-client.ts';

const POLL_MS = 2000;

/** What a page that was not made for the chat needs to begin; asked for every two seconds until it is there. */
export function useChatSeed(onEnd: () => void): ChatSeed | undefined {
  const [seed, setSeed] = useState<ChatSeed>();
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      try {
        const next = await loadSeed();
        if (!isOver) setSeed(next);
      } catch (error) {
        if (isOver) return;
        if ((error as { status?: number }).status === 401) onEnd();
        else timer = setTimeout(ask, POLL_MS);
      }
    };
    ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [onEnd]);
  return seed;
}

async function loadSeed(): Promise<ChatSeed> {
  const [me, list, unread] = await Promise.all([
    api('GET /jobseeker/me'),
    api('GET /chat/conversations', {}),
    api('GET /chat/unread'),
  ]);
  return {
    accountId: me.id,
    conversations: list.conversations,
    change: list.change,
    unread: unread.unread_messages,
    thread: null,
  };
}
