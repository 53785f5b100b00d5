import { z } from 'zod';
import { defineNotice, type NoticeRow } from '#src/kernel/notices.ts';
import type { jobsNotices } from '#src/modules/jobs/server/jobs.public.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import { conversationPath } from './conversation-path.ts';

const chatNews = {
  group: 'chats',
  icon: 'chat',
  byDefault: ['in_app', 'email', 'push'],
} as const satisfies Partial<NoticeRow>;

/** `side` is the reader's own and says which site they open: the same person may hire here and look for work there. */
const aboutConversation = z.object({
  side: z.enum(['talent', 'boss']),
  conversation_id: z.number().int(),
  /** Of the other side, as the reader may know it. */
  name: z.string(),
});
type AboutConversation = z.output<typeof aboutConversation>;

const ownSide = ({ side, conversation_id }: AboutConversation) => conversationPath(side, conversation_id);
const unread = aboutConversation.extend({ job_title: z.string(), count: z.number().int() });
const withJob = aboutConversation.extend({ job: z.string() });

export const chatNotices = {
  chat_message: defineNotice({
    ...chatNews,
    data: unread,
    hasOwnEmail: true,
    path: ownSide,
    values: ({ job_title }) => ({ job: job_title }),
  }),
  chat_exchange: defineNotice({ ...chatNews, data: unread, path: ownSide }),
  chat_closed: defineNotice({
    ...chatNews,
    data: withJob.extend({ what: z.enum(['unanswered', 'declined', 'missed', 'withdrawn', 'suspended']) }),
    path: ownSide,
    variant: ({ what }) => what,
  }),
  job_changed: defineNotice({
    ...chatNews,
    icon: 'job',
    data: withJob.extend({ what: z.enum(['closed', 'on_hold']) }),
    path: ownSide,
    variant: ({ what }) => what,
  }),
  reply_due: defineNotice({
    ...chatNews,
    icon: 'clock',
    byDefault: ['in_app', 'email'],
    role: 'recruiter',
    data: z.object({
      what: z.enum(['one', 'many']),
      name: z.string(),
      count: z.number().int(),
      conversation_id: z.number().int(),
    }),
    path: ({ conversation_id }) => conversationPath('boss', conversation_id),
    variant: ({ what }) => what,
  }),
  /** Between colleagues. */
  team_chat: defineNotice({
    ...chatNews,
    role: 'recruiter',
    data: z.discriminatedUnion('what', [
      z.object({
        what: z.enum(['assigned', 'taken', 'moved', 'nudge', 'cover_message']),
        by: z.string(),
        to: z.string().optional(),
        name: z.string(),
        job: z.string(),
        conversation_id: z.number().int(),
      }),
      z.object({
        what: z.literal('mention'),
        by: z.string(),
        name: z.string(),
        text: z.string(),
        conversation_id: z.number().int(),
      }),
      z.object({ what: z.literal('cover'), by: z.string() }),
      /** Of someone whose account is deleted: nobody is named. */
      z.object({ what: z.literal('inherited'), count: z.number().int() }),
    ]),
    path: (data) => {
      if (data.what === 'inherited') return '/employer/inbox';
      return data.what === 'cover' ? '/employer/inbox?scope=company' : conversationPath('boss', data.conversation_id);
    },
    variant: ({ what }) => what,
  }),
};

/** Chat also sees to it that a job with too many unanswered people takes no more. */
export type NotifyInChat = Notify<typeof chatNotices & Pick<typeof jobsNotices, 'job_paused'>>;
