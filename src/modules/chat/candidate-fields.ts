import { z } from 'zod';
import { eligibility } from '#src/modules/jobs/job-card.ts';
import { candidateFacts } from '#src/modules/preferences/candidate-facts.ts';
import { shownProfile } from '#src/modules/profiles/shown-profile.ts';

/** The talent beside a conversation, as far as they show themselves. */
export const candidate = z.object({
  name: z.string(),
  avatar: z.string().nullable(),
  is_vip: z.boolean(),
  facts: candidateFacts,
  /** Null where they keep it from everyone, or from this company. */
  profile: shownProfile.nullable(),
  /** The pay they hope for and the job's, for a month in one currency; null when one of the two is not known. */
  pay_fit: z
    .object({
      fit: z.enum(['in_range', 'above', 'below']),
      wish: z.string(),
      range: z.string(),
    })
    .nullable(),
  /** TRU-08: null when the job states no rule, or the talent does not show it. */
  eligibility: eligibility.nullable(),
  answers: z.array(z.object({ question: z.string(), kind: z.enum(['text', 'yes_no', 'choice']), answer: z.string() })),
  resumes: z.array(
    z.object({ url: z.string(), name: z.string(), size: z.number().int(), shared_at: z.iso.datetime() }),
  ),
  /** PROF-06: those of whoever has shared a resume here and shows themselves to the company. */
  videos: z.array(z.object({ url: z.string(), name: z.string(), content_type: z.string(), seconds: z.number().int() })),
  /** Other conversations with the company; those that the viewer may not read have no id. */
  others: z.array(
    z.object({ id: z.number().int().nullable(), job_title: z.string(), last_message_at: z.iso.datetime() }),
  ),
});

export type Candidate = z.infer<typeof candidate>;
