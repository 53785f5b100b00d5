import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { CRITERIA } from './score-criteria.ts';

const criterion = z.enum(CRITERIA);
const score = z.number().int().min(1).max(5);

const scorecards = z.object({
  /** One for each colleague who has rated, by name; the viewer's own is among them. */
  cards: z.array(
    z.object({
      author: z.string(),
      is_mine: z.boolean(),
      scores: z.array(z.object({ criterion, score })),
    }),
  ),
  /** The mean of all scores, to one decimal; null while nobody has rated. */
  average: z.number().nullable(),
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
    input: z.object({ id, criterion, score: score.nullable() }),
    answer: scorecards,
    errors: ['companyNotFound', 'notFound'],
    limit: { max: 240, seconds: 60 },
  }),
} satisfies Contract;

export type Scorecards = z.infer<typeof scorecards>;

type ScorecardsContract = typeof scorecardsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ScorecardsContract {}
}
