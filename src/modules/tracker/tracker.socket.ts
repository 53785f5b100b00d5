import { z } from 'zod';

/** What this module says over the socket. */
export const trackerSay = {
  /** A company has looked at the reader's profile or resume; the list says which. */
  'employers.changed': z.object({ type: z.literal('employers.changed') }),
};

type Say = { [Type in keyof typeof trackerSay]: z.infer<(typeof trackerSay)[Type]> };
declare module '#src/kernel/socket.ts' {
  interface ServerMessages extends Say {}
}

export type TrackerSay = Say[keyof Say];
