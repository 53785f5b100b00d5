import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

export const trackerNotices = {
  /** To oneself: what one wanted to be reminded of. */
  tracker_reminder: defineNotice({
    group: 'chats',
    icon: 'job',
    byDefault: ['in_app', 'email', 'push'],
    data: z.object({ job: z.string(), company: z.string() }),
    path: () => '/my-jobs/tracker',
  }),
};

export type NotifyOfTracker = Notify<typeof trackerNotices>;
