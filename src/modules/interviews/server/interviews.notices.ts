import { z } from 'zod';
import { dateFormat } from '#src/kernel/formats.ts';
import { defineNotice, type NoticeRow } from '#src/kernel/notices.ts';
import { conversationPath } from '#src/modules/chat/server/chat.public.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import { isTimeZone } from '../zone-times.ts';

const interviewNews = {
  group: 'chats',
  icon: 'clock',
  byDefault: ['in_app', 'email', 'push'],
} as const satisfies Partial<NoticeRow>;

const aboutInterview = z.object({
  /** The reader's own. */
  side: z.enum(['talent', 'boss']),
  conversation_id: z.number().int(),
  name: z.string(),
  job: z.string(),
  /** The time that it is about; null while several are proposed. */
  at: z.iso.datetime().nullable(),
  /** Of the reader, or where they have chosen none, of the interview. */
  zone: z.string(),
});
type AboutInterview = z.output<typeof aboutInterview>;

const ownSide = ({ side, conversation_id }: AboutInterview) => conversationPath(side, conversation_id);

function timeOf({ at, zone }: AboutInterview, language: string): string {
  if (at === null) return '';
  return dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: isTimeZone(zone) ? zone : 'UTC',
    timeZoneName: 'short',
  }).format(new Date(at));
}

const values: NoticeRow<typeof aboutInterview>['values'] = (data, _t, { language }) => ({
  time: timeOf(data, language),
});

export const interviewsNotices = {
  interview: defineNotice({
    ...interviewNews,
    data: aboutInterview.extend({
      what: z.enum([
        'invited',
        'suggested',
        'moved',
        'accepted',
        'rebooked',
        'declined',
        'cancelled',
        'changed',
        'linked',
        'link_failed',
        'checked_in',
        'issue',
        'absent',
        'expired',
        'result_requested',
        'passed',
        'not_passed',
      ]),
    }),
    path: ownSide,
    variant: ({ what }) => what,
    values,
  }),
  interview_reminder: defineNotice({
    ...interviewNews,
    isUrgent: true,
    data: aboutInterview.extend({ what: z.enum(['day', 'hour']) }),
    path: ownSide,
    variant: ({ what }) => what,
    values,
  }),
  /** To who has done something themselves: what their calendar shall know of it. */
  interview_calendar: defineNotice({
    ...interviewNews,
    isUrgent: true,
    channels: ['email'],
    byDefault: ['email'],
    data: aboutInterview.extend({ what: z.enum(['added', 'updated', 'removed']) }),
    path: ownSide,
    variant: ({ what }) => what,
    values,
  }),
  /** INT-05: three missed interviews. */
  interview_ban: defineNotice({
    ...interviewNews,
    icon: 'safety',
    byDefault: ['in_app', 'email'],
    forced: ['in_app', 'email'],
    data: z.object({ until: z.iso.datetime() }),
    path: () => null,
    values: ({ until }, _t, { language }) => ({
      date: dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(until)),
    }),
  }),
};

export type NotifyOfInterviews = Notify<typeof interviewsNotices>;
