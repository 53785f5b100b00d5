import { mount } from '#src/platform/http/routes.ts';
import { chatContract } from '../chat.contract.ts';
import type { ChatParts } from './chat.parts.ts';
import { changeChatSettings, getChatSettings } from './chat-settings.ts';
import { createBlockPerson } from './conversations/block-person.ts';
import { countInbox } from './conversations/count-inbox.ts';
import { countUnread } from './conversations/count-unread.ts';
import { createDeclineConversation, createPreviewDecline } from './conversations/decline-conversation.ts';
import { createGetCandidate } from './conversations/get-candidate.ts';
import { getConversation } from './conversations/get-conversation.ts';
import { listChanges } from './conversations/list-changes.ts';
import { listConversations } from './conversations/list-conversations.ts';
import { createReadConversation } from './conversations/read-conversation.ts';
import { createReportConversation } from './conversations/report-conversation.ts';
import { createSetNoReply } from './conversations/set-no-reply.ts';
import { createSetNotInterested } from './conversations/set-not-interested.ts';
import { createStartConversation } from './conversations/start-conversation.ts';
import { createWithdrawConversation } from './conversations/withdraw-conversation.ts';
import { createAnswerExchange } from './exchange/answer-exchange.ts';
import { createAskExchange } from './exchange/ask-exchange.ts';
import { openLink } from './links/open-link.ts';
import { createCheckExists } from './messages/check-exists.ts';
import { createDeleteMessage } from './messages/delete-message.ts';
import { listMessages } from './messages/list-messages.ts';
import { createMarkDelivered } from './messages/mark-delivered.ts';
import { addPhrase, changePhrase, deletePhrase, listPhrases } from './messages/phrases.ts';
import { createRecallMessage } from './messages/recall-message.ts';
import { reportWarning } from './messages/report-warning.ts';
import { searchMessages } from './messages/search-messages.ts';
import { createSendMessage } from './messages/send-message.ts';
import { getOwnMeter } from './meters/get-own-meter.ts';
import { createSetCover, listTeam } from './team/inbox-cover.ts';
import { createNudgeOwner } from './team/nudge-owner.ts';
import { createSetOwner } from './team/set-owner.ts';
import { createAddNote, createDeleteNote, listNotes } from './team/team-notes.ts';

export function chatRoutes(parts: ChatParts) {
  return mount(chatContract, {
    'GET /job-applications/chats/check-exists/:id/jobseekers': createCheckExists(parts),
    'POST /chat/conversations': createStartConversation(parts),
    'GET /chat/conversations': listConversations,
    'GET /chat/conversations/:id': getConversation,
    'POST /chat/conversations/:id/read': createReadConversation(parts),
    'POST /chat/delivered': createMarkDelivered(parts),
    'POST /chat/conversations/:id/not-interested': createSetNotInterested(parts),
    'GET /chat/conversations/:id/decline': createPreviewDecline(parts),
    'POST /chat/conversations/:id/decline': createDeclineConversation(parts),
    'POST /chat/conversations/:id/withdraw': createWithdrawConversation(parts),
    'POST /chat/conversations/:id/block': createBlockPerson(parts),
    'POST /chat/conversations/:id/report': createReportConversation(parts),
    'GET /chat/unread': countUnread,
    'GET /chat/changes': listChanges,
    'GET /chat/conversations/:id/messages': listMessages,
    'POST /chat/conversations/:id/messages': createSendMessage(parts),
    'POST /chat/messages/:id/recall': createRecallMessage(parts),
    'POST /chat/messages/:id/wrong-warning': reportWarning,
    'DELETE /chat/messages/:id': createDeleteMessage(parts),
    'POST /chat/conversations/:id/exchange': createAskExchange(parts),
    'POST /chat/conversations/:id/exchange/:exchange_id/answer': createAnswerExchange(parts),
    'GET /chat/conversations/:id/link': openLink,
    'GET /chat/search': searchMessages,
    'GET /chat/phrases': listPhrases,
    'POST /chat/phrases': addPhrase,
    'PUT /chat/phrases/:id': changePhrase,
    'DELETE /chat/phrases/:id': deletePhrase,
    'GET /chat/settings': getChatSettings,
    'PUT /chat/settings': changeChatSettings,
    'GET /chat/inbox/counts': countInbox,
    'GET /chat/meter': getOwnMeter,
    'GET /chat/team': listTeam,
    'POST /chat/conversations/:id/owner': createSetOwner(parts),
    'POST /chat/conversations/:id/nudge': createNudgeOwner(parts),
    'POST /chat/conversations/:id/no-reply': createSetNoReply(parts),
    'GET /chat/conversations/:id/notes': listNotes,
    'POST /chat/conversations/:id/notes': createAddNote(parts),
    'DELETE /chat/notes/:id': createDeleteNote(parts),
    'PUT /chat/cover': createSetCover(parts),
    'GET /chat/conversations/:id/candidate': createGetCandidate(parts),
  });
}
