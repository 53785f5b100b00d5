import { z } from 'zod';
import { defineNotice } from '#src/kernel/notices.ts';
import type { Notify } from '#src/platform/delivery/notify.ts';
import { measureReasons } from '../case-fields.ts';
import { measureOutcomes, writeMeasure } from './write-measure.ts';

export const moderationNotices = {
  report_answered: defineNotice({
    data: z.object({}),
    group: 'account',
    icon: 'safety',
    byDefault: ['in_app', 'email'],
    path: () => null,
  }),
  measure: defineNotice({
    data: z.object({
      what: z.enum(measureOutcomes),
      /** Of the job or company, or the person's own. */
      name: z.string(),
      note: z.string(),
      reason_name: z.enum(measureReasons).nullable(),
      until: z.iso.datetime().nullable(),
      job_id: z.number().int().optional(),
      /** Token of the page where it can be appealed. */
      appeal: z.string().optional(),
    }),
    group: 'account',
    icon: 'safety',
    byDefault: ['in_app', 'email'],
    forced: ['in_app', 'email'],
    path: ({ appeal, job_id }) => (appeal ? `/appeal/${appeal}` : job_id ? `/employer/jobs/${job_id}` : null),
    write: writeMeasure,
  }),
};

export type NotifyOfMeasure = Notify<typeof moderationNotices>;
