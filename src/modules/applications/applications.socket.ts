import { z } from 'zod';

/** What this module says over the socket. */
export const applicationsSay = {
  /** Something has moved on the board of a job; what it is, only those who may read it are told when they ask. */
  'applicants.changed': z.object({ type: z.literal('applicants.changed'), job_id: z.number().int() }),
};

type Say = { [Type in keyof typeof applicationsSay]: z.infer<(typeof applicationsSay)[Type]> };
declare module '#src/kernel/socket.ts' {
  interface ServerMessages extends Say {}
}

export type ApplicationsSay = Say[keyof Say];
