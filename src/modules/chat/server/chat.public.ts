export { chatModule } from './chat.module.ts';
export { chatNotices } from './chat.notices.ts';
export type { SendParts } from './chat.parts.ts';
export { presenceAt } from './chat.policy.ts';
export { createTellSuspended, type TellSuspended } from './closing/tell-suspended.ts';
export { conversationPath } from './conversation-path.ts';
export { type LockedConversation, lockConversation } from './conversations/conversations.queries.ts';
export { createDecline } from './conversations/decline-conversation.ts';
export { isOverdue, isOverdueSince, isUnread, isWaiting } from './conversations/inbox.queries.ts';
export { findChatOf, findJobRefusal, lockStarts, openForJob } from './conversations/open-conversation.ts';
export { openInvited, settleInvited } from './conversations/open-invited.ts';
export { findGivenAnswers, readAnswers } from './conversations/read-answers.ts';
export {
  assertOnTeam,
  isReadAlong,
  isResumeHiddenIn,
  mayReadAs,
  talentNameIn,
} from './conversations/visible-conversation.ts';
export { createWithdrawConversation } from './conversations/withdraw-conversation.ts';
export type { ChatCard } from './messages/chat-cards.ts';
export { cleanText } from './messages/clean-text.ts';
export { assertWordsAllowed } from './messages/limit-scam.ts';
export { createPostCard, flagCard, tellCardChange, tellCardChanges } from './messages/post-card.ts';
export { countUnreadMessages, listQuietUnread } from './messages/quiet-unread.ts';
export { readMessageText } from './messages/read-message-text.ts';
export { readBossReplies } from './meters/read-boss-replies.ts';
export { recomputeMeters } from './meters/response-meters.ts';
