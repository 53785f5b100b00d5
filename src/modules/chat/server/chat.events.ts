import type { EventName } from '#src/kernel/events.ts';
import type { RequestFacts, Viewer } from '#src/platform/context.ts';
import type { CloseReason, MessageFlag } from '../chat-fields.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone who hires is about to read a job seeker's profile; whatever cannot be written down is not shown. */
    'candidate.read': {
      talentId: number;
      conversationId: number;
      /** The company of the conversation. */
      company: string;
      viewer: Viewer;
      request: RequestFacts;
    };
    /** A job seeker is about to say the first words about a job; `from` is what the page says it was opened from. */
    'conversation.opened': { id: number; talentId: number; jobId: number; sessionId: number; from: string | null };
    /** A job seeker has written in a conversation that a Boss had invited them to. */
    'invitation.answered': { conversationId: number };
    /** Nobody waits in a conversation any more: unanswered for too long, declined, or withdrawn. */
    'conversation.ended': { id: number; reason: CloseReason };
    /** A Boss has written in a conversation that was closed. */
    'conversation.reopened': { id: number };
    /** A question or an answer that the response meters count. */
    'meter.recountRequested': { conversationId: number };
    /** The sender of a message holds the warning on it for wrong; it may be said again. */
    'warning.disputed': {
      messageId: number;
      senderId: number;
      flags: MessageFlag[];
      text: string;
      language: string;
      countryId: number;
      at: Date;
    };
  }
}

export const chatEvents = [
  'candidate.read',
  'conversation.opened',
  'conversation.ended',
  'conversation.reopened',
  'invitation.answered',
  'meter.recountRequested',
  'warning.disputed',
] as const satisfies EventName[];
