import { lineSays } from '#src/kernel/line.socket.ts';
import type { ServerMessages } from '#src/kernel/socket.ts';
import { applicationsSay } from '#src/modules/applications/applications.socket.ts';
import { chatSays } from '#src/modules/chat/chat.socket.ts';
import { notificationsSay } from '#src/modules/notifications/notifications.socket.ts';
import { trackerSay } from '#src/modules/tracker/tracker.socket.ts';

/** The schemas of everything that a server may say; the compiler knows when one is missing. */
export const serverMessages = {
  ...lineSays,
  ...chatSays,
  ...applicationsSay,
  ...notificationsSay,
  ...trackerSay,
} satisfies Record<keyof ServerMessages, unknown>;
