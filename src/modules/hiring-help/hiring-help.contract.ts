import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { typedFields } from '#src/modules/jobs/job-schemas.ts';
import { CHECK_RULES } from './check-rules.ts';

const finding = z.object({
  rule: z.enum(CHECK_RULES),
  /** `must`: it cannot be published as it is. `should`: it can, and would be better otherwise. */
  level: z.enum(['must', 'should']),
  /** The field of the form that it is about. */
  field: z.string(),
  /** The words it is about, as they stand there; null when it is about the whole. */
  quote: z.string().nullable(),
  /** Why, and how to mend it, in the reader's language. */
  text: z.string(),
  /** What could stand in place of `quote`; empty to leave it out, null where only the employer knows. */
  suggestion: z.string().nullable(),
});

export const hiringHelpContract = {
  'POST /recruiters/jobs/check': endpoint({
    summary:
      'What could be better in a job post: pay, clarity, words that shut people out, forbidden content; nothing is saved',
    access: 'member',
    isRead: true,
    input: z.object({ fields: typedFields }),
    answer: z.object({ findings: z.array(finding) }),
    errors: ['companyNotFound'],
    // The form asks whenever typing rests, as the preview does.
    limit: { max: 900, seconds: 600 },
  }),
} satisfies Contract;

export type PostFinding = z.infer<typeof finding>;

type HiringHelpContract = typeof hiringHelpContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends HiringHelpContract {}
}
