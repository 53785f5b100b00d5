import type { ClientMessage, ServerMessage } from '#src/kernel/socket.ts';
import { CLOSE, PING_SECONDS } from '#src/kernel/socket.ts';
import { readServerMessage } from './read-server-message.ts';

/** 'ended': the session is over, and trying again would not help. */
export type RealtimeState = 'connecting' | 'open' | 'ended';

export interface SocketOptions {
  url: string;
  onMessage(message: ServerMessage): void;
  onState(state: RealtimeState): void;
  /** Replaced in tests. */
  open?: (url: string) => WebSocket;
  random?: () => number;
}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A socket that lived this long was healthy: the next try starts at the short wait again. */
const HEALTHY_MS = 10_000;

/** After this silence the server is asked for a word; a sleeping phone's socket may be long dead and say nothing. */
const SILENCE_MS = (PING_SECONDS + 10) * 1000;
const LOOK_MS = 10_000;
/** How long an answer may take. */
const ANSWER_MS = 8000;

/** A socket that comes back by itself: soon at first, then slower, never all clients in the same second. */
export function connectSocket({ url, onMessage, onState, open = openSocket, random = Math.random }: SocketOptions) {
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let tries = 0;
  let isClosed = false;
  let openedAt = 0;
  let heardAt = 0;
  /** The server restarts and said when to come back, so that not all come at once. */
  let wantedWait: number | undefined;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    clearTimeout(timer);
    timer = undefined;
    const current = open(url);
    socket = current;
    openedAt = 0;
    current.onopen = () => {
      openedAt = heardAt = Date.now();
      onState('open');
    };
    current.onmessage = ({ data }) => {
      heardAt = Date.now();
      clearTimeout(answerTimer);
      answerTimer = undefined;
      const message = readServerMessage(data);
      if (message?.type === 'reconnect') wantedWait = message.in_ms || undefined;
      else if (message && message.type !== 'pong') onMessage(message);
    };
    current.onclose = ({ code }) => {
      if (!isClosed && socket === current) comeBack(code);
    };
  };

  const comeBack = (code?: number) => {
    socket = undefined;
    clearTimeout(answerTimer);
    answerTimer = undefined;
    if (code === CLOSE.sessionOver) return onState('ended');
    if (openedAt && Date.now() - openedAt > HEALTHY_MS) tries = 0;
    onState('connecting');
    timer = setTimeout(connect, wantedWait ?? waitBefore(tries, random()));
    wantedWait = undefined;
    tries += 1;
  };

  /** Asks for a word; without one the socket is given up, though nothing has told that it is dead. */
  const ask = () => {
    const current = socket;
    if (current?.readyState !== 1 || answerTimer) return;
    current.send(JSON.stringify({ type: 'ping' } satisfies ClientMessage));
    answerTimer = setTimeout(() => {
      if (isClosed || socket !== current) return;
      comeBack();
      current.close();
    }, ANSWER_MS);
  };
  const look = setInterval(() => {
    if (document.visibilityState !== 'hidden' && Date.now() - heardAt > SILENCE_MS) ask();
  }, LOOK_MS);

  // A phone that wakes or finds its network again should not sit out a long wait, nor trust a socket from before.
  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    if (!timer) return ask();
    tries = 0;
    connect();
  };
  addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  onState('connecting');
  connect();

  return {
    send(message: ClientMessage) {
      if (socket?.readyState === 1) socket.send(JSON.stringify(message));
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      clearTimeout(answerTimer);
      clearInterval(look);
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
