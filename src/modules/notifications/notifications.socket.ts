import { z } from 'zod';

/** What the notification centre says over the socket. */
export const notificationsSay = {
  /** There is news of the kind; with `push` the browser may show it over other windows. */
  notification: z.object({ type: z.literal('notification'), kind: z.string(), push: z.boolean() }),
  /** Something was read on another page: the numbers of the header. */
  unread: z.object({ type: z.literal('unread'), chat: z.number().int(), notifications: z.number().int() }),
};

type Say = { [Type in keyof typeof notificationsSay]: z.infer<(typeof notificationsSay)[Type]> };
declare module '#src/kernel/socket.ts' {
  interface ServerMessages extends Say {}
}

export type NotificationsSay = Say[keyof Say];
