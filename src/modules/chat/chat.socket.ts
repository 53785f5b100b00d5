import type { Presence } from '#src/modules/accounts/presence.ts';
import type { ChatChanges } from './chat-fields.ts';

/**
 * What travels over the socket at `/api/realtime`, as JSON. The socket never carries anything that cannot be had by a
 * call: who missed something asks `GET /chat/changes?after=<own number>`.
 *
 * A client keeps the change number of its state. `chat.changes` with `after` equal to it is applied at once; with a
 * `change` not above it, it is old news; anything else is a gap, and the client asks.
 */
export type ServerMessage =
  /** First after connecting. A `change` above the own one: ask. `account_id` other than expected: load afresh. */
  | { type: 'hello'; account_id: number; change: number; ping_seconds: number }
  | ({ type: 'chat.changes'; after: number } & ChatChanges)
  /** Show for at most 6 s unless repeated. */
  | { type: 'chat.typing'; conversation_id: number; account_id: number; is_typing: boolean }
  | { type: 'chat.presence'; account_id: number; presence: Presence }
  /** For the notification centre (module notifications). */
  | { type: 'notification'; [field: string]: unknown }
  /** Something may have been lost between the servers: ask for changes. */
  | { type: 'resync' }
  /** The server is about to stop: connect again after `in_ms` (spread over time by the server). */
  | { type: 'reconnect'; in_ms: number }
  /** An answer to the client's `ping`, for pages that cannot see protocol pings. */
  | { type: 'pong' };

export type ClientMessage =
  | { type: 'ping' }
  /** At most one every 3 s while typing; `false` when the field is empty or sent. */
  | { type: 'typing'; conversation_id: number; is_typing: boolean };

/**
 * Close codes: 4401 the session is over (sign in again, do not reconnect), 4408 too slow a reader, 4429 too many
 * messages, 1012 the server restarts (reconnect). Everything else: reconnect with growing pauses.
 */
export const CLOSE = { sessionOver: 4401, tooSlow: 4408, tooMany: 4429, restart: 1012 } as const;
