import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { typedFields } from '#src/modules/jobs/job-schemas.ts';
import { ANALYSIS_OBSTACLES, analysisReport } from './analysis-report.ts';
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

const analysisState = z.object({
  /** Why none can be made now; null when one can. */
  obstacle: z.enum(ANALYSIS_OBSTACLES).nullable(),
  remaining: z.number().int(),
  limit: z.number().int(),
  renews_at: z.iso.datetime(),
  analysis: z
    .object({
      made_at: z.iso.datetime(),
      version: z.number().int(),
      /** The language it was made in. */
      language: z.string(),
      /** The job has changed since. */
      is_outdated: z.boolean(),
      report: analysisReport,
    })
    .nullable(),
  /** There was one, and the candidate has changed their profile since: what it said is gone. */
  was_withdrawn: z.boolean(),
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
  'GET /recruiters/conversations/:id/analysis': endpoint({
    summary: "The last analysis of a candidate's profile for the job of a conversation, and whether one can be made",
    access: 'member',
    input: z.object({ id }),
    answer: analysisState,
    errors: ['companyNotFound', 'notFound'],
  }),
  'POST /recruiters/conversations/:id/analysis': endpoint({
    summary:
      "Analyses a candidate's profile for the job of a conversation: help for reading, no verdict. Three a day; one that is up to date is answered again and costs nothing",
    access: 'member',
    input: z.object({ id }),
    answer: analysisState,
    errors: ['companyNotFound', 'notFound', 'talentNotShared', 'aiResumeQueryLimit'],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;

export type AnalysisState = z.infer<typeof analysisState>;
export type PostFinding = z.infer<typeof finding>;

type HiringHelpContract = typeof hiringHelpContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends HiringHelpContract {}
}
