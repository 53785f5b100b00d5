export type { ChatFile, ChatNotice, FileClaim } from './chat.parts.ts';
export { chatModule } from './chat.routes.ts';
export { chatTasks } from './chat.tasks.ts';
export { createChatSockets } from './chat-sockets.ts';
export { createMeterClock } from './meter-clock.ts';
export { takeQuietUnread } from './quiet-unread.ts';
export { loadReplies, recomputeMeters } from './response-meters.ts';
