import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { standIn } from '#test/stand-in.ts';
import { connectSocket, type RealtimeState, waitBefore } from './realtime-socket.ts';

/** As much of a socket as the client touches. */
class FakeSocket {
  readyState = 0;
  sent: string[] = [];
  onopen: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.readyState = 3;
  }
}

describe('a socket that comes back', () => {
  const sockets: FakeSocket[] = [];
  const states: RealtimeState[] = [];
  const page = new EventTarget();
  let close = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    sockets.length = 0;
    states.length = 0;
    vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    const socket = connectSocket({
      url: 'ws://site/api/realtime',
      onMessage: () => {},
      onState: (state) => states.push(state),
      random: () => 1,
      open: () => {
        const next = new FakeSocket();
        sockets.push(next);
        return standIn<WebSocket>(next);
      },
    });
    close = socket.close;
  });
  afterEach(() => {
    close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('CHAT-03 waits longer each time, up to half a minute, and never exactly as long as the others', () => {
    expect([0, 1, 2, 10].map((tries) => waitBefore(tries, 1))).toEqual([500, 1000, 2000, 30_000]);
    expect(waitBefore(10, 0)).toBe(15_000);
  });

  it('CHAT-03 connects again after a cut, and at once when the network or the reader is back', () => {
    sockets[0]?.onopen();
    sockets[0]?.onclose({ code: 1006 });
    expect(states.at(-1)).toBe('connecting');
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    sockets[1]?.onclose({ code: 1006 });
    page.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(3);
    sockets[2]?.onopen();
    expect(states.at(-1)).toBe('open');
  });

  it('AUTH-06 stays away when the session is over', () => {
    sockets[0]?.onopen();
    sockets[0]?.onclose({ code: 4401 });
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(1);
    expect(states.at(-1)).toBe('ended');
  });

  it('CHAT-03 CHAT-01 gives up a socket that no longer answers, as after the sleep of a phone', () => {
    const [first] = sockets as [FakeSocket];
    const open = (one: FakeSocket) => {
      one.readyState = 1;
      one.onopen();
    };
    open(first);
    vi.advanceTimersByTime(50_000);
    expect(first.sent).toEqual(['{"type":"ping"}']);
    first.onmessage({ data: '{"type":"pong"}' });
    vi.advanceTimersByTime(20_000);
    expect([sockets.length, states.at(-1)]).toEqual([1, 'open']);

    // It wakes, and the socket from before says nothing.
    page.dispatchEvent(new Event('visibilitychange'));
    vi.advanceTimersByTime(8000);
    expect(states.at(-1)).toBe('connecting');
    first.onclose({ code: 1006 });
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it('CHAT-01 comes back when a server that restarts says, not all at once', () => {
    sockets[0]?.onopen();
    sockets[0]?.onmessage({ data: '{"type":"reconnect","in_ms":4000}' });
    sockets[0]?.onclose({ code: 1012 });
    vi.advanceTimersByTime(3900);
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(200);
    expect(sockets).toHaveLength(2);
  });
});
