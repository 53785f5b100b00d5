import { z } from 'zod';
import { defineNotice, type NoticeRow } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

const teamNews = {
  group: 'company',
  icon: 'safety',
  byDefault: ['in_app', 'email'],
  role: 'recruiter',
} as const satisfies Partial<NoticeRow>;

export const integrationsNotices = {
  /** To everyone who manages the company: whoever did not expect it has to hear of it. */
  api_key_made: defineNotice({
    ...teamNews,
    forced: ['in_app', 'email'],
    data: z.object({ name: z.string(), key: z.string(), company: z.string() }),
    path: () => '/employer/integrations',
  }),
  webhook_off: defineNotice({
    ...teamNews,
    data: z.object({ host: z.string(), company: z.string(), webhook_id: z.number().int() }),
    path: ({ webhook_id }) => `/employer/integrations/webhooks/${webhook_id}`,
  }),
};

export type NotifyOfIntegrations = Notify<typeof integrationsNotices>;
