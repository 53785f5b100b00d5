import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { RealtimeState } from '../../../../browser/realtime.ts';
import { type ChatClient, type ChatSeed, createChatClient } from './chat-client.ts';
import type { ChatState } from './chat-state.ts';

let live: ChatClient | undefined;
let users = 0;
let stop: (() => void) | undefined;

/** The one client of this page; another person who signed in gets a new one. */
function liveClient(seed: ChatSeed): ChatClient {
  if (live?.accountId !== seed.accountId) live = createChatClient(seed);
  return live as ChatClient;
}

/** The chats of the signed-in person, begun with what the server rendered and live from then on. */
export function useChatClient(seed: ChatSeed): ChatClient {
  // The server's memory is shared by everyone: it makes a client for each page it renders.
  const [client] = useState(() => (typeof window === 'undefined' ? createChatClient(seed) : liveClient(seed)));
  useEffect(() => client.take(seed), [client, seed]);
  useEffect(() => {
    users += 1;
    if (users === 1) stop = client.start();
    return () => {
      users -= 1;
      if (users > 0) return;
      stop?.();
      stop = undefined;
    };
  }, [client]);
  return client;
}

const ChatContext = createContext<ChatClient | null>(null);
export const ChatProvider = ChatContext;

export function useChat(): ChatClient {
  const client = useContext(ChatContext);
  if (!client) throw new Error('useChat needs a ChatProvider above it');
  return client;
}

export function useChatState(): ChatState {
  const client = useChat();
  return useSyncExternalStore(client.subscribe, client.state, client.seeded);
}

export function useConnection(): RealtimeState {
  const client = useChat();
  return useSyncExternalStore(client.subscribe, client.connection, () => 'open');
}
