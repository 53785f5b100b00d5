import { api } from '#src/browser/api.ts';
import type { ReplyMeter } from '#src/modules/companies/reply-meter.ts';
import { listenToRealtime, type RealtimeState, sendRealtime } from '../../../../browser/realtime.ts';
import type { ChatMessage, Conversation } from '../../chat-fields.ts';
import { createUploads } from '../composer/running-uploads.ts';
import { createMarks } from '../thread/mark-messages.ts';
import { type ChatAction, type ChatState, emptyChat, reduceChat } from './chat-state.ts';
import { createDelivery } from './deliver-outgoing.ts';
import { createSync } from './sync-changes.ts';
import { watchPresence } from './watch-presence.ts';

const PAGE = 50;
const LARGE_PAGE = 500;
/** A typing note is shown this long unless it is repeated; see chat.socket.ts. */
const TYPING_MS = 6000;
const TYPING_PAUSE_MS = 3000;

export type ChatClient = ReturnType<typeof createChatClient>;

type OpenedConversation = Conversation & { replies: ReplyMeter | null };

/** What a page got from the server: the list as of a change number, and the open thread. */
export interface ChatSeed {
  accountId: number;
  conversations: Conversation[];
  change: number;
  unread: number;
  thread: { conversation: OpenedConversation; messages: ChatMessage[]; hasEarlier: boolean } | null;
}

/** The chats of one person on one page: state, and everything that changes it. */
export function createChatClient(seed: ChatSeed) {
  let state: ChatState = emptyChat(seed.accountId);
  let connection: RealtimeState = 'connecting';
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const dispatch = (action: ChatAction) => {
    const next = reduceChat(state, action);
    if (next === state) return;
    state = next;
    tell();
  };
  const store = { state: () => state, dispatch };
  const sync = createSync(store);
  const delivery = createDelivery(store);
  const marks = createMarks(store);
  const uploads = createUploads(delivery.send, tell);
  const loading = new Map<number, Promise<void>>();
  let lastTyping = 0;

  /**
   * Takes in what a page brought. A state that already lives is brought forward by its own changes, never by a jump,
   * and a page that was made before the newest of them must not turn it back.
   */
  const take = ({ conversations, change, unread, thread }: ChatSeed) => {
    const isOld = change < state.change;
    const rows = thread ? [...conversations, thread.conversation] : conversations;
    const news = isOld ? rows.filter(({ id }) => !state.conversations.has(id)) : rows;
    dispatch({ type: 'conversations', conversations: news, ...(state.change === 0 && { change }) });
    if (!isOld) dispatch({ type: 'unread', count: unread });
    if (!thread || isOld) return;
    const { conversation, messages, hasEarlier } = thread;
    dispatch({ type: 'messages', conversationId: conversation.id, messages, hasEarlier });
    dispatch({ type: 'replies', conversationId: conversation.id, replies: conversation.replies });
  };
  take(seed);
  const seeded = state;

  const showTyping = (conversationId: number, until: number) => {
    dispatch({ type: 'typing', conversationId, until });
    if (until === 0) return;
    setTimeout(() => {
      if (state.typing.get(conversationId) === until) dispatch({ type: 'typing', conversationId, until: 0 });
    }, TYPING_MS);
  };

  const start = () => {
    delivery.resume();
    marks.deliver();
    const stopDelivery = delivery.watch();
    const presence = watchPresence(store);
    // A short cut may leave the socket standing, though calls have failed meanwhile.
    const comeBack = () => {
      sync.ask();
      delivery.resume();
      uploads.resume();
    };
    addEventListener('online', comeBack);
    const stop = listenToRealtime({
      onState(next) {
        connection = next;
        presence.connection(next);
        if (next === 'open') comeBack();
        tell();
      },
      onMessage(message) {
        if (message.type === 'chat.typing') {
          const until = message.is_typing ? Date.now() + TYPING_MS : 0;
          showTyping(message.conversation_id, until);
        } else if (message.type === 'chat.presence') {
          dispatch({ type: 'presence', accountId: message.account_id, presence: message.presence });
        } else sync.take(message);
        marks.deliver();
      },
    });
    return () => {
      stop();
      presence.stop();
      stopDelivery();
      removeEventListener('online', comeBack);
    };
  };

  const loadConversation = async (id: number): Promise<void> => {
    const { replies, ...conversation } = await api('GET /chat/conversations/:id', { id });
    if (!state.conversations.has(id)) dispatch({ type: 'conversations', conversations: [conversation] });
    dispatch({ type: 'replies', conversationId: id, replies });
  };

  /** The first page of a thread, once; opening it again is free. */
  const openThread = async (conversationId: number): Promise<void> => {
    if (state.threads.get(conversationId)?.isLoaded) return;
    const running = loading.get(conversationId);
    if (running) return running;
    const load = async () => {
      dispatch({ type: 'threadWanted', conversationId });
      const known = state.conversations.get(conversationId);
      const asked = known && known.side !== 'talent' ? undefined : loadConversation(conversationId);
      if (!known) await asked;
      // How the Boss answers is an extra: a thread that is known already opens without it.
      else asked?.catch(() => undefined);
      const answer = await api('GET /chat/conversations/:id/messages', { id: conversationId, limit: PAGE });
      dispatch({ type: 'messages', conversationId, messages: answer.messages, hasEarlier: answer.has_more });
    };
    const promise = load().finally(() => loading.delete(conversationId));
    loading.set(conversationId, promise);
    return promise;
  };

  const loadEarlier = async (conversationId: number, limit = PAGE): Promise<void> => {
    const thread = state.threads.get(conversationId);
    const first = thread?.messages[0];
    if (!thread?.hasEarlier || !first) return;
    const answer = await api('GET /chat/conversations/:id/messages', {
      id: conversationId,
      before: first.seq,
      limit,
    });
    dispatch({ type: 'messages', conversationId, messages: answer.messages, hasEarlier: answer.has_more });
  };

  /** Loads back to a message that a search found. */
  const loadUntil = async (conversationId: number, seq: number): Promise<void> => {
    await openThread(conversationId);
    let first = state.threads.get(conversationId)?.messages[0]?.seq ?? 0;
    while (first > seq) {
      await loadEarlier(conversationId, LARGE_PAGE);
      const next = state.threads.get(conversationId)?.messages[0]?.seq ?? 0;
      if (next === first) return;
      first = next;
    }
  };

  return {
    accountId: seed.accountId,
    state: store.state,
    /** As the page brought it: what the server has drawn is hydrated with, however late its script comes. */
    seeded: () => seeded,
    connection: () => connection,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    dispatch,
    take,
    start,
    openThread,
    loadEarlier,
    loadUntil,
    uploads,
    send: delivery.send,
    resend: delivery.resend,
    discard: delivery.discard,
    markRead: marks.read,
    tellTyping(conversationId: number) {
      if (Date.now() - lastTyping < TYPING_PAUSE_MS) return;
      lastTyping = Date.now();
      sendRealtime({ type: 'typing', conversation_id: conversationId, is_typing: true });
    },
    stopTyping(conversationId: number) {
      if (lastTyping === 0) return;
      lastTyping = 0;
      sendRealtime({ type: 'typing', conversation_id: conversationId, is_typing: false });
    },
  };
}
