import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';

export const jobImportsNotices = {
  /** A long import is through, its drafts are published, or its address could not be read. */
  job_import: defineNotice({
    group: 'jobs',
    icon: 'job',
    byDefault: ['in_app'],
    role: 'recruiter',
    data: z.object({
      what: z.enum(['done', 'published', 'failed', 'read']),
      import_id: z.number().int(),
      name: z.string(),
      count: z.number().int(),
    }),
    path: ({ import_id }) => `/employer/jobs/import/${import_id}`,
    variant: ({ what }) => what,
  }),
};

export type NotifyOfImports = Notify<typeof jobImportsNotices>;
