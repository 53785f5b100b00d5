import { z } from 'zod';
import { partialDate } from './resume-content.ts';

const period = { start: partialDate.nullable(), end: partialDate.nullable(), is_current: z.boolean() };

/** A profile as an employer gets it whom its owner has written to. */
export const shownProfile = z.object({
  headline: z.string(),
  summary: z.string(),
  is_open_to_work: z.boolean(),
  /** When they could start: a day, a notice period, or neither. */
  available_from: z.iso.date().nullable(),
  notice_period: z.string().nullable(),
  work_experiences: z.array(z.object({ title: z.string(), company: z.string(), ...period, description: z.string() })),
  educations: z.array(z.object({ school: z.string(), degree: z.string(), field: z.string(), ...period })),
  skills: z.array(z.object({ name: z.string(), level: z.string() })),
});

export type ShownProfile = z.infer<typeof shownProfile>;
