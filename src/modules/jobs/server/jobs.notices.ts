import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

export const jobsNotices = {
  /** It takes no new messages, takes them again, or has left search because nobody has confirmed it. */
  job_paused: defineNotice({
    group: 'jobs',
    icon: 'job',
    byDefault: ['in_app', 'email'],
    role: 'recruiter',
    data: z.object({ what: z.enum(['paused', 'open', 'unconfirmed']), job: z.string(), job_id: z.number().int() }),
    path: ({ job_id }) => `/employer/jobs/${job_id}`,
    variant: ({ what }) => what,
  }),
  job_reconfirm: defineNotice({
    data: z.object({ job: z.string(), job_id: z.number().int() }),
    group: 'jobs',
    icon: 'job',
    byDefault: ['in_app', 'email'],
    role: 'recruiter',
    path: ({ job_id }) => `/employer/jobs/${job_id}`,
  }),
};

export type NotifyAboutJob = Notify<typeof jobsNotices>;
