import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { idList } from '#src/kernel/schemas.ts';
import { LINE_STATES, LONGEST_STATEMENT, type MatchKind, MOST_AT_ONCE, matchKinds, SOURCES } from './match-lines.ts';

const count = z.number().int();

const matchLine = z.object({
  /** By which it is corrected. */
  key: z.string(),
  kind: z.enum(matchKinds as [MatchKind, ...MatchKind[]]),
  /** What the job asks for, in the reader's language. */
  asks: z.string(),
  points: count,
  given: count,
  state: z.enum(LINE_STATES),
  /** The job seeker's own words, or what they have chosen; empty where there are none, or where they do not show them. */
  said: z.array(z.object({ source: z.enum(SOURCES), text: z.string(), where: z.string(), when: z.string() })),
  /** Why it counts in part, in the reader's language; empty where that is plain. */
  note: z.string(),
  /** The job seeker does not show this to employers; the points are the same. */
  is_private: z.boolean(),
  /** What the job seeker says of the line themselves. */
  correction: z.object({ says: z.enum(['have', 'not']), statement: z.string() }).nullable(),
  may_correct: z.boolean(),
});

const match = z.object({
  job_id: count,
  job_title: z.string(),
  /** Of 100; the sum of what the lines give. */
  score: count,
  /** Points of lines that nobody knows yet. */
  unknown: count,
  lines: z.array(matchLine),
});

/** Null when there is nothing to match: the profile is empty, or kept from this company. */
const answer = z.object({ match: match.nullable() });
const mark = { score: count, unknown: count };
const writes = { max: 60, seconds: 60 };
const line = z.string().min(1).max(60);

export const matchingContract = {
  'GET /jobs/:id/match': endpoint({
    summary:
      'How well you fit a job: each thing it asks for with your own words and its points, which add up to the score',
    access: 'account',
    input: z.object({ id }),
    answer,
    errors: ['notFound'],
  }),
  'GET /jobs/matches': endpoint({
    summary: 'The scores of the jobs on a page, without their lines; jobs that are gone are left out',
    access: 'account',
    input: z.object({ ids: idList.pipe(z.array(z.number()).max(MOST_AT_ONCE)) }),
    answer: z.object({ matches: z.array(z.object({ job_id: count, ...mark })) }),
    errors: [],
  }),
  'PUT /jobs/:id/match/corrections': endpoint({
    summary:
      'Corrects a line of your match in your own words; the score follows, and employers you apply to see the words',
    access: 'account',
    input: z.object({
      id,
      line,
      says: z.enum(['have', 'not']),
      statement: z.string().trim().max(LONGEST_STATEMENT).default(''),
    }),
    answer,
    errors: ['notFound', 'validationFailed', 'matchCorrectionsLimit'],
    limit: writes,
  }),
  'DELETE /jobs/:id/match/corrections': endpoint({
    summary: 'Takes a correction back',
    access: 'account',
    input: z.object({ id, line }),
    answer,
    errors: ['notFound'],
    limit: writes,
  }),
  'GET /recruiters/applications/:id/match': endpoint({
    summary:
      'How well an applicant fits the job: the same lines and score that they see, without what they keep private',
    access: 'member',
    input: z.object({ id }),
    answer,
    errors: ['companyNotFound', 'notFound'],
  }),
  'GET /recruiters/jobs/:id/matches': endpoint({
    summary: 'The scores of applicants for a job, without their lines',
    access: 'member',
    input: z.object({ id, applications: idList.pipe(z.array(z.number()).max(MOST_AT_ONCE)) }),
    answer: z.object({ matches: z.array(z.object({ application_id: count, ...mark })) }),
    errors: ['companyNotFound', 'jobNotFound'],
  }),
} satisfies Contract;

export type Match = z.output<typeof match>;
export type MatchLine = z.output<typeof matchLine>;

type MatchingContract = typeof matchingContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends MatchingContract {}
}
