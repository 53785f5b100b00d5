import { CLOSE } from '../chat.events.ts';

/** News from the server; `type` says which. */
export interface RealtimeMessage {
  type: string;
  [field: string]: unknown;
}

/** 'ended': the session is over, and trying again would not help. */
export type RealtimeState = 'connecting' | 'open' | 'ended';

export interface SocketOptions {
  url: string;
  onMessage(message: RealtimeMessage): void;
  onState(state: RealtimeState): void;
  /** Replaced in tests. */
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A socket that lived this long was healthy: the next try starts at the short wait again. */
const HEALTHY_MS = 10_000;

/** A socket that comes back by itself: soon at first, then slower, never all clients in the same second. */
export function connectSocket({ url, onMessage, onState, open = openSocket, random = Math.random }: SocketOptions) {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isClosed = false;

  const connect = () => {
    clearTimeout(timer);
    timer = undefined;
    const current = open(url);
    socket = current;
    let openedAt = 0;
    current.onopen = () => {
      openedAt = Date.now();
      onState('open');
    };
    current.onmessage = ({ data }) => {
      const message = parse(data);
      if (message) onMessage(message);
    };
    current.onclose = ({ code }) => {
      if (isClosed || socket !== current) return;
      socket = undefined;
      if (code === CLOSE.sessionOver) return onState('ended');
      if (openedAt && Date.now() - openedAt > HEALTHY_MS) tries = 0;
      onState('connecting');
      timer = setTimeout(connect, waitBefore(tries, random()));
      tries += 1;
    };
  };

  // A phone that wakes or finds its network again should not sit out a long wait.
  const wake = () => {
    if (!timer || document.visibilityState === 'hidden') return;
    tries = 0;
    connect();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  onState('connecting');
  connect();

  return {
    send(message: RealtimeMessage) {
      if (socket?.readyState === 1) socket.send(JSON.stringify(message));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      socket?.close(1000);
    },
  };
}

/** Doubles up to half a minute; the random half keeps clients apart after a restart of the server. */
export function waitBefore(tries: number, random: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);
  return longest / 2 + (random * longest) / 2;
}

function openSocket(url: string): WebSocket {
  return new WebSocket(url);
}

function parse(data: unknown): RealtimeMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    return typeof message === 'object' && message !== null && 'type' in message
      ? (message as RealtimeMessage)
      : undefined;
  } catch {
    return undefined;
  }
}
