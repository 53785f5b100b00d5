import type { Presence } from '#src/modules/accounts/presence.ts';
import type { ReplyMeter } from '#src/modules/companies/reply-meter.ts';
import type { ChatChanges, ChatMessage, Conversation } from '../../chat-fields.ts';
import { mergeMessages } from '../thread/merge-messages.ts';
import type { Outgoing } from './outbox.ts';

/** The messages of one conversation that this page has, in order, without holes. */
export interface Thread {
  messages: readonly ChatMessage[];
  hasEarlier: boolean;
  /** False while the first page is on its way; what arrives meanwhile is kept. */
  isLoaded: boolean;
  /** How the Boss answers, as a talent saw it when the thread was opened. */
  replies?: ReplyMeter | null;
}

/** All that a page knows of the own chats. What it had, with the changes, is what a fresh load shows. */
export interface ChatState {
  accountId: number;
  /** The account's change number that this state has reached. */
  change: number;
  conversations: ReadonlyMap<number, Conversation>;
  threads: ReadonlyMap<number, Thread>;
  outgoing: readonly Outgoing[];
  /** Until when the other side of a conversation is shown as typing, in epoch milliseconds; 0 when it stopped. */
  typing: ReadonlyMap<number, number>;
  /** True when news was missed: the changes since `change` must be asked for. */
  isBehind: boolean;
  unread: number;
}

export type ChatAction =
  | { type: 'conversations'; conversations: readonly Conversation[]; change?: number }
  /** The number was too old: all that is known is what this load shows. */
  | { type: 'afresh'; conversations: readonly Conversation[]; change: number }
  | { type: 'changes'; after: number; changes: ChatChanges }
  | { type: 'behind' }
  | { type: 'caughtUp' }
  | { type: 'threadWanted'; conversationId: number }
  | { type: 'messages'; conversationId: number; messages: readonly ChatMessage[]; hasEarlier?: boolean }
  | { type: 'replies'; conversationId: number; replies: ReplyMeter | null }
  | { type: 'stored'; message: ChatMessage; conversation?: Conversation }
  | { type: 'read'; conversationId: number; seq: number }
  /** The server never heard of it. */
  | { type: 'deleted'; conversationId: number; messageId: number }
  | { type: 'outgoing'; outgoing: readonly Outgoing[] }
  | { type: 'typing'; conversationId: number; until: number }
  | { type: 'presence'; accountId: number; presence: Presence }
  /** Nothing is heard any more: nobody can be said to be here now. */
  | { type: 'unheard' }
  | { type: 'unread'; count: number };

export function emptyChat(accountId: number): ChatState {
  return {
    accountId,
    change: 0,
    conversations: new Map(),
    threads: new Map(),
    outgoing: [],
    typing: new Map(),
    isBehind: false,
    unread: 0,
  };
}

/** One step. Every step may come twice, late or out of order: the end is the same. */
export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'conversations':
      return { ...withConversations(state, action.conversations), change: action.change ?? state.change };
    case 'afresh':
      return withConversations(
        { ...state, conversations: new Map(), threads: new Map(), change: action.change, isBehind: false },
        action.conversations,
      );
    case 'changes':
      return withChanges(state, action.after, action.changes);
    case 'behind':
      return state.isBehind ? state : { ...state, isBehind: true };
    case 'caughtUp':
      return state.isBehind ? { ...state, isBehind: false } : state;
    case 'threadWanted':
      return state.threads.has(action.conversationId)
        ? state
        : withThread(state, action.conversationId, { messages: [], hasEarlier: false, isLoaded: false });
    case 'messages':
      return withPage(state, action.conversationId, action.messages, action.hasEarlier);
    case 'replies': {
      const thread = state.threads.get(action.conversationId);
      return thread ? withThread(state, action.conversationId, { ...thread, replies: action.replies }) : state;
    }
    case 'stored': {
      const known = action.conversation ? withConversations(state, [action.conversation]) : state;
      return withMessages(known, [action.message]);
    }
    case 'read':
      return withRead(state, action.conversationId, action.seq);
    case 'deleted':
      return withDeleted(state, action.conversationId, action.messageId);
    case 'outgoing':
      return { ...state, outgoing: action.outgoing };
    case 'typing':
      return { ...state, typing: new Map(state.typing).set(action.conversationId, action.until) };
    case 'presence':
      return withPresence(state, action.accountId, action.presence);
    case 'unheard':
      return withoutOnline(state);
    case 'unread':
      return state.unread === action.count ? state : { ...state, unread: action.count };
  }
}

/** News that does not follow on what is known is a gap: it is left alone, and the missing part asked for. */
function withChanges(state: ChatState, after: number, changes: ChatChanges): ChatState {
  if (changes.change <= state.change) return state;
  if (after > state.change) return { ...state, isBehind: true };
  return { ...withMessages(withConversations(state, changes.conversations), changes.messages), change: changes.change };
}

function withConversations(state: ChatState, rows: readonly Conversation[]): ChatState {
  if (rows.length === 0) return state;
  const conversations = new Map(state.conversations);
  for (const row of rows) conversations.set(row.id, keepNewer(row, conversations.get(row.id)));
  return { ...state, conversations };
}

/**
 * Rows come by two ways, the answers of calls and the socket, and may overtake each other: the answer to a message that
 * was sent may be read after the news that it was read. What only grows is never turned back.
 */
function keepNewer(row: Conversation, known: Conversation | undefined): Conversation {
  if (!known) return row;
  if (row.last_seq < known.last_seq) return known;
  const read_seq = Math.max(row.read_seq, known.read_seq);
  return {
    ...row,
    read_seq,
    other_read_seq: Math.max(row.other_read_seq, known.other_read_seq),
    other_delivered_seq: Math.max(row.other_delivered_seq, known.other_delivered_seq),
    unread_count: read_seq > row.read_seq && row.last_seq <= read_seq ? 0 : row.unread_count,
  };
}

/** Only threads on this page take messages; the others are loaded whole when they are opened. */
function withMessages(state: ChatState, messages: readonly ChatMessage[]): ChatState {
  let { threads, typing } = state;
  for (const message of messages) {
    const id = message.conversation_id;
    const thread = threads.get(id);
    if (thread) threads = new Map(threads).set(id, { ...thread, messages: mergeMessages(thread.messages, [message]) });
    // Whoever has sent is no longer typing.
    if (typing.has(id) && message.sender_id !== state.accountId) {
      typing = new Map(typing);
      (typing as Map<number, number>).delete(id);
    }
  }
  return withoutStored({ ...state, threads, typing }, messages);
}

function withoutStored(state: ChatState, messages: readonly ChatMessage[]): ChatState {
  const stored = new Set(messages.map(({ client_id }) => client_id));
  const outgoing = state.outgoing.filter(({ client_id }) => !stored.has(client_id));
  return outgoing.length === state.outgoing.length ? state : { ...state, outgoing };
}

function withPage(
  state: ChatState,
  conversationId: number,
  messages: readonly ChatMessage[],
  hasEarlier: boolean | undefined,
): ChatState {
  const thread = state.threads.get(conversationId);
  const merged = mergeMessages(thread?.messages ?? [], messages);
  const next = { ...thread, messages: merged, hasEarlier: hasEarlier ?? thread?.hasEarlier ?? false, isLoaded: true };
  return withoutStored(withThread(state, conversationId, next), messages);
}

function withThread(state: ChatState, conversationId: number, thread: Thread): ChatState {
  return { ...state, threads: new Map(state.threads).set(conversationId, thread) };
}

function withRead(state: ChatState, conversationId: number, seq: number): ChatState {
  const known = state.conversations.get(conversationId);
  if (!known || known.read_seq >= seq) return state;
  const unread_count = seq >= known.last_seq ? 0 : known.unread_count;
  const conversations = new Map(state.conversations).set(conversationId, { ...known, read_seq: seq, unread_count });
  const unread = Math.max(0, state.unread - (known.unread_count - unread_count));
  return { ...state, conversations, unread };
}

function withDeleted(state: ChatState, conversationId: number, messageId: number): ChatState {
  const thread = state.threads.get(conversationId);
  const message = thread?.messages.find(({ id }) => id === messageId);
  return message ? withMessages(state, [{ ...message, is_deleted: true, text: null, file: null }]) : state;
}

function withPresence(state: ChatState, accountId: number, presence: Presence): ChatState {
  const conversations = new Map(state.conversations);
  for (const [id, row] of conversations) {
    if (row.other.account_id === accountId) conversations.set(id, { ...row, other: { ...row.other, presence } });
  }
  return { ...state, conversations };
}

function withoutOnline(state: ChatState): ChatState {
  const conversations = new Map(state.conversations);
  for (const [id, row] of conversations) {
    if (row.other.presence === 'online') {
      conversations.set(id, { ...row, other: { ...row.other, presence: 'just_now' } });
    }
  }
  return { ...state, conversations };
}
