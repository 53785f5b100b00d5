import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleConversation } from '#test/chat/sample-chat.ts';
import { type ChatAction, emptyChat, reduceChat } from '../sync/chat-state.ts';
import { createMarks } from './mark-messages.ts';

describe('what was read', () => {
  let state = emptyChat(1);
  const answers: number[] = [];
  const told: number[] = [];
  const readSeq = () => state.conversations.get(7)?.read_seq;
  const marks = () =>
    createMarks({
      state: () => state,
      dispatch: (action: ChatAction) => {
        state = reduceChat(state, action);
      },
    });

  beforeEach(() => {
    vi.useFakeTimers();
    told.length = 0;
    const conversation = sampleConversation({ last_seq: 9, read_seq: 3 });
    state = reduceChat(emptyChat(1), { type: 'conversations', conversations: [conversation] });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
      told.push(JSON.parse(body).seq);
      const status = answers.shift() ?? 200;
      if (status === 0) throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify({ code: status === 200 ? 0 : status * 100, data: {} }), { status });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('CHAT-02 is told again until the server has it, ever more slowly', async () => {
    answers.push(0, 503, 429);
    marks().read(7, 9);
    await vi.advanceTimersByTimeAsync(1000);
    expect([told, readSeq()]).toEqual([[9], 9]);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect([told, readSeq()]).toEqual([[9, 9, 9, 9], 9]);
  });

  it('CHAT-02 is not told again once more has been read, and not for ever', async () => {
    answers.push(0);
    const { read } = marks();
    read(7, 8);
    await vi.advanceTimersByTimeAsync(1000);
    read(7, 9);
    await vi.advanceTimersByTimeAsync(2 * 60_000);
    expect(told).toEqual([8, 9]);
    answers.push(...Array<number>(99).fill(404));
    read(7, 10);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(told.length).toBeLessThan(12);
  });
});
