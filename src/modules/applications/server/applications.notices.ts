import { z } from 'zod';
import { defineNotice, type NoticeRow } from '#src/kernel/notices.ts';
import { conversationPath } from '#src/modules/chat/server/chat.public.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

const news = {
  group: 'chats',
  icon: 'job',
  byDefault: ['in_app', 'email', 'push'],
} as const satisfies Partial<NoticeRow>;

export const applicationsNotices = {
  /** To the job seeker: how their application comes along. A decline is told by the conversation. */
  application_news: defineNotice({
    ...news,
    data: z.object({ what: z.enum(['viewed', 'shortlisted']), name: z.string(), job: z.string() }),
    path: () => '/my-jobs?tab=applied',
    variant: ({ what }) => what,
  }),
  application_received: defineNotice({
    ...news,
    role: 'recruiter',
    data: z.object({ name: z.string(), job: z.string(), conversation_id: z.number().int() }),
    path: ({ conversation_id }) => conversationPath('boss', conversation_id),
  }),
};

export type NotifyOfApplications = Notify<typeof applicationsNotices>;
