import { z } from 'zod';
import { dateFormat } from '#src/kernel/formats.ts';
import { defineNotice } from '#src/kernel/notices.ts';
import { conversationPath } from '#src/modules/chat/server/chat.public.ts';
import { isTimeZone } from '#src/modules/interviews/zone-times.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

const aboutOffer = z.object({
  /** The reader's own. */
  side: z.enum(['talent', 'boss']),
  conversation_id: z.number().int(),
  name: z.string(),
  company: z.string(),
  title: z.string(),
  /** Until when it stands. */
  until: z.iso.datetime(),
  /** Of the reader; UTC where they have chosen none. */
  zone: z.string(),
  what: z.enum(['received', 'revised', 'ending', 'accepted', 'confirmed', 'declined', 'withdrawn', 'expired', 'ended']),
});

export const offersNotices = {
  offer: defineNotice({
    group: 'chats',
    icon: 'job',
    byDefault: ['in_app', 'email', 'push'],
    data: aboutOffer,
    path: ({ side, conversation_id }) => conversationPath(side, conversation_id),
    variant: ({ what }) => what,
    values: ({ until, zone }, _t, { language }) => ({
      time: dateFormat(language, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        timeZone: isTimeZone(zone) ? zone : 'UTC',
        timeZoneName: 'short',
      }).format(new Date(until)),
    }),
  }),
};

export type NotifyOfOffers = Notify<typeof offersNotices>;
