import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { CRITERIA, LONGEST_CRITERION, MOST_CRITERIA } from './score-criteria.ts';

const criterionKey = z.string().regex(/^(?:skills|experience|communication|motivation|own-\d{1,15})$/);
const score = z.number().int().min(1).max(5);

const criterion = z.object({
  /** A standard one, which has a name in every language, or `own-<number>`. */
  key: z.string(),
  /** Of one of the team's own. */
  name: z.string().nullable(),
});

const scorecards = z.object({
  job_id: z.number().int().nullable(),
  /** What is asked now, in its order. */
  criteria: z.array(criterion),
  /** One for each colleague who has rated, by name; the viewer's own is among them. */
  cards: z.array(
    z.object({
      author: z.string(),
      is_mine: z.boolean(),
      /** By the criteria that were asked when they rated. */
      scores: z.array(z.object({ criterion: z.string(), name: z.string().nullable(), score })),
    }),
  ),
  /** The mean of all scores, to one decimal; null while nobody has rated. */
  average: z.number().nullable(),
});

const jobCriteria = z.object({
  criteria: z.array(criterion),
  /** Whether the viewer may name them. */
  may_edit: z.boolean(),
});

export const scorecardsContract = {
  'GET /job-applications/:id/scores': endpoint({
    summary: 'How colleagues rate an applicant; only the company’s people see it',
    access: 'member',
    input: z.object({ id }),
    answer: scorecards,
    errors: ['companyNotFound', 'notFound'],
  }),
  'POST /job-applications/:id/scores': endpoint({
    summary: 'Rates an applicant by one criterion, from 1 to 5; null takes the own rating back',
    access: 'member',
    input: z.object({ id, criterion: criterionKey, score: score.nullable() }),
    answer: scorecards,
    errors: ['companyNotFound', 'notFound', 'scoreCriterionGone'],
    limit: { max: 240, seconds: 60 },
  }),
  'GET /recruiters/jobs/:id/criteria': endpoint({
    summary: 'What colleagues rate in the applicants of a job, in its order',
    access: 'member',
    input: z.object({ id }),
    answer: jobCriteria,
    errors: ['companyNotFound', 'jobNotFound'],
  }),
  'PUT /recruiters/jobs/:id/criteria': endpoint({
    summary: 'Names and orders the criteria of a job; an empty list brings the standard ones back',
    access: 'member',
    input: z.object({
      id,
      criteria: z
        .array(
          z.union([
            z.object({ key: z.enum(CRITERIA) }),
            z.object({ name: z.string().trim().min(1).max(LONGEST_CRITERION) }),
          ]),
        )
        .max(MOST_CRITERIA),
      /** The keys of the list that the viewer has changed: of two who change it at once the second is told. */
      seen: z.array(criterionKey).max(MOST_CRITERIA),
    }),
    answer: jobCriteria,
    errors: ['companyNotFound', 'jobNotFound', 'noPermission', 'scoreCriterionTwice', 'scoreCriteriaChanged'],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;

export type Scorecards = z.infer<typeof scorecards>;
export type JobCriteria = z.infer<typeof jobCriteria>;

type ScorecardsContract = typeof scorecardsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ScorecardsContract {}
}
