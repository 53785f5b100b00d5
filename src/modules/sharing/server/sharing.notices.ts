import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

export const sharingNotices = {
  /** TRU-10: the first time that a link is opened, a resume that was shared in a chat, or the profile. */
  resume_opened: defineNotice({
    data: z.object({
      what: z.enum(['link', 'company', 'chat', 'profile', 'found']),
      /** Empty for the profile. */
      resume: z.string(),
      /** Empty for someone with the link of whom no more is known. */
      company: z.string(),
    }),
    group: 'account',
    icon: 'safety',
    byDefault: ['in_app', 'email'],
    path: () => '/online-resume/sharing',
    variant: ({ what }) => what,
  }),
};

export type NotifyOfViews = Notify<typeof sharingNotices>;
