import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ChatAction, emptyChat } from './chat-state.ts';
import { watchPresence } from './watch-presence.ts';

const done: ChatAction[] = [];
const fetched: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  fetched.length = 0;
  const page = Object.assign(new EventTarget(), { documentElement: { dataset: {} }, visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    const conversations = [{ other: { account_id: 5, presence: 'today' } }];
    return new Response(JSON.stringify({ code: 0, message: '', data: { conversations } }));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('CHAT-01 nobody is said to be online while nothing is heard, and after a cut everyone is asked about anew', async () => {
  const presence = watchPresence({ state: () => emptyChat(1), dispatch: (action) => done.push(action) });
  presence.connection('connecting');
  presence.connection('open');
  await vi.advanceTimersByTimeAsync(20_000);
  expect([done, fetched]).toEqual([[], []]);

  // Every failed try to come back says so again.
  for (let second = 0; second < 12; second++) {
    presence.connection('connecting');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(done).toEqual([{ type: 'unheard' }]);

  presence.connection('open');
  await vi.advanceTimersByTimeAsync(10);
  expect(fetched).toEqual(['/api/chat/conversations']);
  expect(done.slice(1)).toEqual([{ type: 'presence', accountId: 5, presence: 'today' }]);
  presence.stop();
});
