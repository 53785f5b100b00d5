export { chatModule } from './chat.module.ts';
export { chatNotices } from './chat.notices.ts';
export { conversationPath } from './conversation-path.ts';
export { countUnreadMessages, listQuietUnread } from './quiet-unread.ts';
export { readBossReplies } from './read-boss-replies.ts';
export { recomputeMeters } from './response-meters.ts';
export { createTellSuspended, type TellSuspended } from './tell-suspended.ts';
