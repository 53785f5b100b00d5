import { mount } from '#src/platform/http/routes.ts';
import { chatContract } from '../chat.contract.ts';
import { createAnswerExchange } from './answer-exchange.ts';
import { createAskExchange } from './ask-exchange.ts';
import { createBlockPerson } from './block-person.ts';
import type { ChatParts } from './chat.parts.ts';
import { changeChatSettings, getChatSettings } from './chat-settings.ts';
import { createCheckExists } from './check-exists.ts';
import { countInbox } from './count-inbox.ts';
import { countUnread } from './count-unread.ts';
import { createDeclineConversation, createPreviewDecline } from './decline-conversation.ts';
import { createDeleteMessage } from './delete-message.ts';
import { createGetCandidate } from './get-candidate.ts';
import { getConversation } from './get-conversation.ts';
import { getOwnMeter } from './get-own-meter.ts';
import { createSetCover, listTeam } from './inbox-cover.ts';
import { listChanges } from './list-changes.ts';
import { listConversations } from './list-conversations.ts';
import { listMessages } from './list-messages.ts';
import { createMarkDelivered } from './mark-delivered.ts';
import { createNudgeOwner } from './nudge-owner.ts';
import { addPhrase, changePhrase, deletePhrase, listPhrases } from './phrases.ts';
import { createReadConversation } from './read-conversation.ts';
import { createRecallMessage } from './recall-message.ts';
import { createReportConversation } from './report-conversation.ts';
import { searchMessages } from './search-messages.ts';
import { createSendMessage } from './send-message.ts';
import { createSetNoReply } from './set-no-reply.ts';
import { createSetNotInterested } from './set-not-interested.ts';
import { createSetOwner } from './set-owner.ts';
import { createStartConversation } from './start-conversation.ts';
import { createAddNote, createDeleteNote, listNotes } from './team-notes.ts';
import { createWithdrawConversation } from './withdraw-conversation.ts';

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
    'DELETE /chat/messages/:id': createDeleteMessage(parts),
    'POST /chat/conversations/:id/exchange': createAskExchange(parts),
    'POST /chat/conversations/:id/exchange/:exchange_id/answer': createAnswerExchange(parts),
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
