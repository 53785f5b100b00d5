import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';

/** `send-alerts.task.ts` writes the letters itself; the centre and browsers are told that there is one. */
export const alertsNotices = {
  job_alert: defineNotice({
    data: z.object({
      count: z.number().int(),
      /** What was looked for; empty when the letter is about several searches. */
      label: z.string(),
      /** The results page of the first of them, below the language segment. */
      path: z.string(),
    }),
    group: 'alerts',
    icon: 'bell',
    channels: ['in_app', 'email', 'push'],
    byDefault: ['email'],
    hasOwnEmail: true,
    path: ({ path }) => path,
    variant: ({ label }) => (label ? 'one' : 'many'),
  }),
};
