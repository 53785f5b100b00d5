import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChatAction, emptyChat, reduceChat } from './chat-state.ts';
import { createDelivery } from './deliver-outgoing.ts';

describe('a message that does not get through at once', () => {
  let state = emptyChat(1);
  const answers: { status: number; wait?: number }[] = [];
  const stored = new Map<string, string>();
  const sent: string[] = [];
  const delivery = () =>
    createDelivery({
      state: () => state,
      dispatch: (action: ChatAction) => {
        state = reduceChat(state, action);
      },
    });
  const shown = () => state.outgoing.map(({ text, status, waits_until }) => [text, status, Boolean(waits_until)]);

  beforeEach(() => {
    vi.useFakeTimers();
    state = emptyChat(1);
    sent.length = 0;
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
    vi.stubGlobal('document', { documentElement: { dataset: {} } });
    vi.stubGlobal('fetch', async (_: string, { body }: { body?: string }) => {
      const { text, client_id } = JSON.parse(body ?? '{}');
      const { status, wait } = answers.shift() ?? { status: 200 };
      if (status === 0) throw new TypeError('Failed to fetch');
      if (text && status === 200) sent.push(text);
      const message = { id: sent.length, conversation_id: 7, seq: sent.length, client_id, text, sender_id: 1 };
      const envelope =
        status === 200 ? { code: 0, data: { message } } : { code: 40006, message: 'Too many', data: null };
      return new Response(JSON.stringify(envelope), {
        status,
        headers: wait ? { 'retry-after': String(wait) } : {},
      });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('CHAT-03 waits as long as the server says and goes out by itself, with those behind it in their order', async () => {
    answers.push({ status: 429, wait: 9 });
    const { send } = delivery();
    for (const text of ['one', 'two', 'three']) {
      send({ conversation_id: 7, kind: 'text', text });
      vi.advanceTimersByTime(1);
    }
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toEqual([
      ['one', 'sending', true],
      ['two', 'sending', false],
      ['three', 'sending', false],
    ]);
    await vi.advanceTimersByTimeAsync(8500);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toEqual(['one', 'two', 'three']);
    expect(shown()).toEqual([]);
  });

  it('CHAT-03 goes out by itself when a call fails after the browser has told that it is back', async () => {
    answers.push({ status: 0 }, { status: 0 });
    const { send, resume } = delivery();
    send({ conversation_id: 7, kind: 'text', text: 'one' });
    // The connection is back while the call still runs.
    resume();
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toEqual([['one', 'failed', false]]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual(['one']);
    expect(shown()).toEqual([]);
  });

  it('RUN-13 CHAT-03 goes out by itself, and before those behind it, when the server could not take it for a while', async () => {
    answers.push({ status: 503, wait: 5 }, { status: 503, wait: 60 });
    const { send } = delivery();
    for (const text of ['one', 'two']) {
      send({ conversation_id: 7, kind: 'text', text });
      vi.advanceTimersByTime(1);
    }
    await vi.advanceTimersByTimeAsync(10);
    expect(shown()).toEqual([
      ['one', 'failed', false],
      ['two', 'sending', false],
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent).toEqual(['one', 'two']);
    expect(shown()).toEqual([]);
  });

  it('CHAT-08 is a refusal when the wait is long', async () => {
    answers.push({ status: 429, wait: 80_000 });
    delivery().send({ conversation_id: 7, kind: 'text', text: 'one' });
    await vi.advanceTimersByTimeAsync(100);
    expect(shown()).toEqual([['one', 'failed', false]]);
  });
});
