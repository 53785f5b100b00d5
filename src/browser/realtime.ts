import type { ClientMessage, ServerMessage } from '#src/kernel/socket.ts';
import { REALTIME_PATH } from '#src/kernel/socket.ts';
import { connectSocket, type RealtimeState } from './realtime-socket.ts';

export type { RealtimeState } from './realtime-socket.ts';

interface Listener {
  onMessage(message: ServerMessage): void;
  /** Called with each change of state; after every 'open' the caller asks for what it may have missed. */
  onState(state: RealtimeState): void;
}

type Note =
  | { kind: 'message'; message: ServerMessage }
  | { kind: 'state'; state: RealtimeState }
  | { kind: 'send'; message: ClientMessage }
  | { kind: 'ask' };

const LOCK = 'parley-realtime';
const listeners = new Set<Listener>();
let state: RealtimeState = 'connecting';
let stop: (() => void) | undefined;
let post: (note: Note) => void = () => {};

/**
 * Live news of the signed-in person. All tabs of a browser share one socket: the tab that holds a lock has it and
 * passes the news on; when it closes, the next tab takes over. A browser without locks has a socket per tab.
 */
export function listenToRealtime(listener: Listener): () => void {
  listeners.add(listener);
  if (!stop) stop = start();
  else listener.onState(state);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** Typing and the like: worth nothing later, so it is dropped when there is no connection. */
export function sendRealtime(message: ClientMessage): void {
  post({ kind: 'send', message });
}

function start(): () => void {
  const tell = (note: Note) => {
    if (note.kind === 'message') for (const listener of listeners) listener.onMessage(note.message);
    if (note.kind === 'state') {
      state = note.state;
      for (const listener of listeners) listener.onState(note.state);
    }
  };
  return navigator.locks && 'BroadcastChannel' in window ? share(tell) : own(tell);
}

/** A socket of this tab alone. */
function own(tell: (note: Note) => void, onNote: (note: Note) => void = tell): () => void {
  const socket = connectSocket({
    url: `${location.origin.replace(/^http/, 'ws')}${REALTIME_PATH}`,
    onMessage: (message) => onNote({ kind: 'message', message }),
    onState: (next) => onNote({ kind: 'state', state: next }),
  });
  post = (note) => note.kind === 'send' && socket.send(note.message);
  return socket.close;
}

function share(tell: (note: Note) => void): () => void {
  const channel = new BroadcastChannel(LOCK);
  const abort = new AbortController();
  let release: (() => void) | undefined;
  let close: (() => void) | undefined;
  post = (note) => channel.postMessage(note);

  const lead = () => {
    close = own(tell, (note) => {
      tell(note);
      channel.postMessage(note);
    });
    const send = post;
    channel.onmessage = ({ data }: MessageEvent<Note>) => {
      if (data.kind === 'send') send(data);
      if (data.kind === 'ask') channel.postMessage({ kind: 'state', state } satisfies Note);
    };
    return new Promise<void>((resolve) => {
      release = resolve;
    });
  };

  channel.onmessage = ({ data }: MessageEvent<Note>) => tell(data);
  post({ kind: 'ask' });
  navigator.locks.request(LOCK, { signal: abort.signal }, lead).catch(() => undefined);
  return () => {
    abort.abort();
    close?.();
    release?.();
    channel.close();
    post = () => {};
    state = 'connecting';
  };
}
