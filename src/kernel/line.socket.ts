import { z } from 'zod';

/** What the line itself says, whatever is spoken of over it. */
export const lineSays = {
  /** Something may have been lost between the servers: ask for what is new. */
  resync: z.object({ type: z.literal('resync') }),
  /** The server is about to stop: connect again after `in_ms` (spread over time by the server). */
  reconnect: z.object({ type: z.literal('reconnect'), in_ms: z.number().int() }),
  /** An answer to the client's `ping`, for pages that cannot see protocol pings. */
  pong: z.object({ type: z.literal('pong') }),
};

export const lineHears = { ping: z.object({ type: z.literal('ping') }) };

export type LineSays = { [Type in keyof typeof lineSays]: z.infer<(typeof lineSays)[Type]> };
export type LineHears = { [Type in keyof typeof lineHears]: z.infer<(typeof lineHears)[Type]> };
