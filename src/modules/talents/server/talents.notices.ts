import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import { conversationPath } from '#src/modules/chat/server/chat.public.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

export const talentsNotices = {
  /** An employer would like to talk to a job seeker. */
  talent_invite: defineNotice({
    group: 'chats',
    icon: 'chat',
    byDefault: ['in_app', 'email', 'push'],
    data: z.object({
      /** Of who invites, by first name and initial. */
      name: z.string(),
      company: z.string(),
      job: z.string(),
      conversation_id: z.number().int(),
    }),
    path: ({ conversation_id }) => conversationPath('talent', conversation_id),
  }),
  /** How an invitation has ended. */
  talent_answer: defineNotice({
    group: 'chats',
    icon: 'chat',
    byDefault: ['in_app', 'email'],
    role: 'recruiter',
    data: z.object({
      what: z.enum(['accepted', 'declined', 'unanswered']),
      name: z.string(),
      job: z.string(),
      conversation_id: z.number().int(),
    }),
    path: ({ conversation_id }) => conversationPath('boss', conversation_id),
    variant: ({ what }) => what,
  }),
};

export type NotifyOfTalents = Notify<typeof talentsNotices>;
