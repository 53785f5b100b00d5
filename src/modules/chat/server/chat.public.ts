export { chatModule } from './chat.module.ts';
export { chatNotices } from './chat.notices.ts';
export { createTellSuspended, type TellSuspended } from './closing/tell-suspended.ts';
export { conversationPath } from './conversation-path.ts';
export { createPostCard, tellCardChange } from './messages/post-card.ts';
export { countUnreadMessages, listQuietUnread } from './messages/quiet-unread.ts';
export { readBossReplies } from './meters/read-boss-replies.ts';
export { recomputeMeters } from './meters/response-meters.ts';
