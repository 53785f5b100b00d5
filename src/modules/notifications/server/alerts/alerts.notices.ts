import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';

/** Comes by e-mail only, from `send-alerts.task.ts`; `notify` has no data to send it with. */
export const alertsNotices = {
  job_alert: defineNotice({
    data: z.never(),
    group: 'alerts',
    icon: 'bell',
    channels: ['email'],
    byDefault: ['email'],
    hasOwnEmail: true,
    path: () => null,
  }),
};
