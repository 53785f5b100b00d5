export { chatModule } from './chat.routes.ts';
export { chatTasks } from './chat.tasks.ts';
export { createChatSockets } from './chat-sockets.ts';
export { loadJobChatDays, loadJobChatFacts } from './job-chat-facts.ts';
export { createMeterClock } from './meter-clock.ts';
export { countUnreadChats, listQuietUnread } from './quiet-unread.ts';
export { readBossReplies } from './read-boss-replies.ts';
export { mayReadChatFile } from './read-chat-file.ts';
export { loadReplies, recomputeMeters } from './response-meters.ts';
