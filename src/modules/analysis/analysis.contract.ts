import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { report } from './report.ts';
import { type RuleName, ruleNames } from './rubric.ts';

const rule = z.enum(ruleNames as [RuleName, ...RuleName[]]);
const count = z.number().int().min(0);

const state = z.object({
  /** What has to be there before the first analysis. */
  missing: z.array(z.enum(['desired_job', 'experience'])),
  /** Jobs that the resume can be compared with, the oldest first. */
  desired_jobs: z.array(z.object({ id: z.number().int(), title: z.string() })),
  /** One is being made: ask again in a moment. */
  is_running: z.boolean(),
  /** The last one came to nothing, and cost no chance. */
  has_failed: z.boolean(),
  remaining: count,
  limit: count,
  renews_at: z.iso.datetime(),
  analysis: z
    .object({
      id: z.number().int(),
      desired_job_id: z.number().int().nullable(),
      finished_at: z.iso.datetime(),
      report,
      resolved: z.array(rule),
      /** Marked as resolved last time, and still there. */
      still_there: z.array(rule),
    })
    .nullable(),
  /** What has changed since the analysis before; the differences add up to that of the scores. */
  previous: z
    .object({
      finished_at: z.iso.datetime(),
      score: count,
      parts: z.record(z.string(), count),
      changes: z.array(z.object({ rule, before: count, after: count })),
    })
    .nullable(),
});

export const analysisContract = {
  'GET /jobseeker/resume-analysis': endpoint({
    summary:
      'The last analysis of your profile with its score, what changed since the one before, and what is left today',
    access: 'account',
    input: z.object({}),
    answer: state,
    errors: [],
  }),
  'POST /jobseeker/resume-analysis': endpoint({
    summary: 'Asks for an analysis, three a day and one at a time; it is made in the background within seconds',
    access: 'account',
    input: z.object({ desired_job_id: id.optional() }),
    answer: z.object({ id: z.number().int() }),
    errors: ['analysisRunning', 'analysisNeedsDesiredJob', 'analysisNeedsExperience', 'aiResumeQueryLimit', 'notFound'],
    limit: { max: 60, seconds: 60 },
  }),
  'PUT /jobseeker/resume-analysis/:id/issues': endpoint({
    summary: 'Marks an issue as resolved, or takes the mark back; the score changes with the next analysis only',
    access: 'account',
    input: z.object({ id, rule, is_resolved: z.boolean() }),
    answer: z.object({ resolved: z.array(rule) }),
    errors: ['notFound'],
    limit: { max: 120, seconds: 60 },
  }),
} satisfies Contract;

export type AnalysisState = z.output<typeof state>;

type AnalysisContract = typeof analysisContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends AnalysisContract {}
}
