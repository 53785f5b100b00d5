import type { z } from 'zod';
import { lineHears, lineSays } from './kernel/line.socket.ts';
import { chatHears, chatSays } from './modules/chat/chat.socket.ts';
import { notificationsSay } from './modules/notifications/notifications.socket.ts';

/** Everything that travels over the socket, each message declared by its owner. */
export const serverMessages = { ...lineSays, ...chatSays, ...notificationsSay };
export const clientMessages = { ...lineHears, ...chatHears };

export type ServerMessage = z.infer<(typeof serverMessages)[keyof typeof serverMessages]>;
export type ClientMessage = z.infer<(typeof clientMessages)[keyof typeof clientMessages]>;
