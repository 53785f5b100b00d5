import { z } from 'zod';
import type { LineSays } from '#src/kernel/line.socket.ts';
import { presence } from '#src/modules/accounts/presence.ts';
import { changes } from './chat-fields.ts';

/**
 * What chat says over the socket. It never carries anything that cannot be had by a call: who missed something asks
 * `GET /chat/changes?after=<own number>`.
 *
 * A client keeps the change number of its state. `chat.changes` with `after` equal to it is applied at once; with a
 * `change` not above it, it is old news; anything else is a gap, and the client asks.
 */
export const chatSays = {
  /** First after connecting. A `change` above the own one: ask. `account_id` other than expected: load afresh. */
  hello: z.object({
    type: z.literal('hello'),
    account_id: z.number().int(),
    change: z.number().int(),
    ping_seconds: z.number().int(),
  }),
  'chat.changes': changes.extend({ type: z.literal('chat.changes'), after: z.number().int() }),
  /** Show for at most 6 s unless repeated. */
  'chat.typing': z.object({
    type: z.literal('chat.typing'),
    conversation_id: z.number().int(),
    account_id: z.number().int(),
    is_typing: z.boolean(),
  }),
  'chat.presence': z.object({ type: z.literal('chat.presence'), account_id: z.number().int(), presence }),
};

export const chatHears = {
  /** At most one every 3 s while typing; `false` when the field is empty or sent. */
  typing: z.object({
    type: z.literal('typing'),
    conversation_id: z.number().int().positive(),
    is_typing: z.boolean(),
  }),
};

type Says = { [Type in keyof typeof chatSays]: z.infer<(typeof chatSays)[Type]> };
type Hears = { [Type in keyof typeof chatHears]: z.infer<(typeof chatHears)[Type]> };
declare module '#src/kernel/socket.ts' {
  interface ServerMessages extends Says {}
  interface ClientMessages extends Hears {}
}

export type ChatSays = Says[keyof Says] | LineSays['resync'];
export type ChatHears = Hears[keyof Hears];
