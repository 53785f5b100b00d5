import type { LineHears, LineSays } from './line.socket.ts';

/** Everything that travels over the socket, by its type: each owner declares its own messages in a `*.socket.ts`. */
export interface ServerMessages extends LineSays {}
export interface ClientMessages extends LineHears {}

export type ServerMessage = ServerMessages[keyof ServerMessages];
export type ClientMessage = ClientMessages[keyof ClientMessages];

export const REALTIME_PATH = '/api/realtime';

/** How often the server asks whether someone is still there. */
export const PING_SECONDS = 30;

/** What a client may send: so many bytes at once, so many messages in a window. */
export const LARGEST_MESSAGE = 4096;
export const MOST_PER_WINDOW = 60;
export const WINDOW_MS = 10_000;

/**
 * Why a socket was closed. After `sessionOver` a client does not come back; after everything else it does, with growing
 * pauses.
 */
export const CLOSE = {
  sessionOver: 4401,
  tooSlow: 4408,
  tooMany: 4429,
  restart: 1012,
  notUnderstood: 1007,
  failed: 1011,
} as const;
