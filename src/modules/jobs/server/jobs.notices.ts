import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

export const jobsNotices = {
  job_reconfirm: defineNotice({
    data: z.object({ job: z.string(), job_id: z.number().int(), is_paused: z.boolean() }),
    group: 'jobs',
    icon: 'job',
    byDefault: ['in_app', 'email'],
    role: 'recruiter',
    path: ({ job_id }) => `/employer/jobs/${job_id}`,
  }),
};

export type NotifyAboutJob = Notify<typeof jobsNotices>;
