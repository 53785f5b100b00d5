import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import { describeAgent } from '../describe-agent.ts';

export const accountsNotices = {
  sign_in_new_device: defineNotice({
    data: z.object({ device: z.string(), session_id: z.number().int() }),
    group: 'account',
    icon: 'safety',
    byDefault: ['in_app', 'email'],
    forced: ['in_app', 'email'],
    path: (_data, { isEmployer }) => (isEmployer ? '/employer/settings/security' : '/settings/security'),
    values: ({ device }) => ({ device: describeAgent(device) }),
  }),
};

export type NotifyAccount = Notify<typeof accountsNotices>;
