import { describe, expect, it } from 'vitest';
import { sampleConversation, sampleMessage, TALENT } from '#test/chat/sample-chat.ts';
import type { ChatChanges, ChatMessage } from '../../chat-fields.ts';
import { type ChatAction, type ChatState, emptyChat, reduceChat } from './chat-state.ts';
import type { Outgoing } from './outbox.ts';

function run(state: ChatState, actions: ChatAction[]): ChatState {
  return actions.reduce(reduceChat, state);
}

function opened(): ChatState {
  return run(emptyChat(TALENT), [
    { type: 'conversations', conversations: [sampleConversation()], change: 0 },
    { type: 'threadWanted', conversationId: 7 },
    { type: 'messages', conversationId: 7, messages: [], hasEarlier: false },
  ]);
}

/** A server's history: sends of both sides, recalls, deletions and reads, each one change. */
function makeHistory(random: () => number, length: number) {
  const messages: ChatMessage[] = [];
  const steps: ChatChanges[] = [];
  let readSeq = 0;
  for (let change = 1; change <= length; change += 1) {
    const dice = random();
    const changed: ChatMessage[] = [];
    const any = messages[Math.floor(random() * messages.length)];
    if (dice < 0.7 || !any) {
      const next = sampleMessage(messages.length + 1);
      messages.push(next);
      changed.push(next);
    } else if (dice < 0.9) {
      const next = dice < 0.8 ? { ...any, is_recalled: true, text: null } : { ...any, is_deleted: true, text: null };
      messages[any.seq - 1] = next;
      changed.push(next);
    } else readSeq = messages.length;
    const row = sampleConversation({ last_seq: messages.length, read_seq: readSeq });
    steps.push({ change, conversations: [row], messages: changed });
  }
  return { steps, messages };
}

/** A small generator of our own, so that a failure can be run again. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('the state of the chats on a page', () => {
  it('CHAT-03 ends in the fresh state, whatever order, loss or repetition of news on the way', () => {
    for (let seed = 1; seed <= 60; seed += 1) {
      const random = seeded(seed);
      const { steps, messages } = makeHistory(random, 40);
      const fresh = run(opened(), [
        { type: 'messages', conversationId: 7, messages, hasEarlier: false },
        { type: 'conversations', conversations: [steps.at(-1)?.conversations[0] ?? sampleConversation()], change: 40 },
      ]);
      // Each is told late, twice or never; whoever is behind asks for all that follows, as the client does.
      const told = steps
        .filter(() => random() > 0.2)
        .flatMap((step) => (random() > 0.7 ? [step, step] : [step]))
        .map((step) => ({ step, at: step.change + random() * 6 }))
        .sort((one, other) => one.at - other.at);
      let state = opened();
      for (const { step } of told) {
        state = reduceChat(state, { type: 'changes', after: step.change - 1, changes: step });
        if (state.isBehind) state = catchUp(state, steps, step.change);
      }
      state = catchUp(state, steps, 40);
      expect(state.threads.get(7), `seed ${seed}`).toEqual(fresh.threads.get(7));
      expect(state.conversations.get(7)).toEqual(fresh.conversations.get(7));
      expect(state.change).toBe(40);
    }
  });

  it('CHAT-03 shows a message once, though it comes as an answer and as news', () => {
    const outgoing: Outgoing = {
      client_id: 'client-1',
      conversation_id: 7,
      kind: 'text',
      text: 'Message 1',
      queued_at: '2026-05-04T08:01:00Z',
      status: 'sending',
    };
    const message = sampleMessage(1);
    const queued = reduceChat(opened(), { type: 'outgoing', outgoing: [outgoing] });
    const stored = reduceChat(queued, { type: 'stored', message });
    const heard = run(stored, [
      { type: 'changes', after: 0, changes: { change: 1, conversations: [], messages: [message] } },
      { type: 'stored', message },
    ]);
    expect(heard.outgoing).toEqual([]);
    expect(heard.threads.get(7)?.messages).toEqual([message]);
  });

  it('CHAT-03 keeps a recalled message recalled when an older view of it arrives later', () => {
    const recalled = sampleMessage(2, { is_recalled: true, text: null });
    const state = run(opened(), [
      { type: 'stored', message: recalled },
      { type: 'messages', conversationId: 7, messages: [sampleMessage(1), sampleMessage(2)] },
    ]);
    expect(state.threads.get(7)?.messages[1]).toEqual(recalled);
  });

  it('CHAT-01 stays read when the server’s word was sent before it knew', () => {
    const row = sampleConversation({ last_seq: 4, read_seq: 1, unread_count: 2 });
    const state = run(emptyChat(TALENT), [
      { type: 'conversations', conversations: [row] },
      { type: 'unread', count: 2 },
      { type: 'read', conversationId: 7, seq: 4 },
      { type: 'conversations', conversations: [row] },
    ]);
    expect(state.conversations.get(7)?.unread_count).toBe(0);
    expect(state.unread).toBe(0);
  });

  it('CHAT-01 CHAT-03 keeps the other side’s marks and messages when the answer to a message comes after news of both', () => {
    const sent = sampleMessage(2);
    const before = sampleConversation({ last_seq: 2, other_read_seq: 1, other_delivered_seq: 1 });
    const read = sampleConversation({ last_seq: 2, other_read_seq: 2, other_delivered_seq: 2 });
    const heard = run(opened(), [
      { type: 'changes', after: 0, changes: { change: 1, conversations: [read], messages: [sent] } },
      { type: 'stored', message: sent, conversation: before },
    ]);
    expect(heard.conversations.get(7)).toMatchObject({ other_read_seq: 2, other_delivered_seq: 2 });
    const answered = sampleConversation({ last_seq: 3 });
    const overtaken = run(heard, [
      { type: 'changes', after: 1, changes: { change: 2, conversations: [answered], messages: [sampleMessage(3)] } },
      { type: 'stored', message: sent, conversation: before },
    ]);
    expect(overtaken.conversations.get(7)?.last_seq).toBe(3);
  });

  it('CHAT-01 stops showing someone as typing once they have sent', () => {
    const state = run(opened(), [
      { type: 'typing', conversationId: 7, until: 99 },
      { type: 'stored', message: sampleMessage(2) },
    ]);
    expect(state.typing.get(7)).toBeUndefined();
  });

  it('CHAT-03 keeps what arrives while a thread is being loaded', () => {
    const state = run(emptyChat(TALENT), [
      { type: 'conversations', conversations: [sampleConversation()], change: 3 },
      { type: 'threadWanted', conversationId: 7 },
      { type: 'changes', after: 3, changes: { change: 4, conversations: [], messages: [sampleMessage(3)] } },
      { type: 'messages', conversationId: 7, messages: [sampleMessage(1), sampleMessage(2)], hasEarlier: false },
    ]);
    expect(state.threads.get(7)?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });
});

/** What `GET /chat/changes` would answer: the rows that changed, as they are now. */
function catchUp(state: ChatState, steps: ChatChanges[], upTo: number): ChatState {
  const after = state.change;
  const missed = steps.filter(({ change }) => change > after && change <= upTo);
  const newest = new Map(missed.flatMap(({ messages }) => messages).map((message) => [message.id, message]));
  const changes: ChatChanges = {
    change: Math.max(after, upTo),
    conversations: missed.at(-1)?.conversations ?? [],
    messages: [...newest.values()],
  };
  return run(state, [{ type: 'changes', after, changes }, { type: 'caughtUp' }]);
}
