import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { DECLINE_REASONS, STAGES } from './application-stages.ts';
import { LONGEST_COLUMN_NAME, MOST_AT_ONCE, OWN_AFTER } from './pipeline-columns.ts';

const columnKey = z.string().regex(/^(?:applied|shortlisted|interview|offer|hired|not_suitable|own-\d{1,15})$/);
const moment = z.iso.datetime();

/** Someone who has applied, as the people of the company see them on the board of the job. */
const applicant = z.object({
  id: z.number().int(),
  conversation_id: z.number().int(),
  name: z.string(),
  avatar: z.string().nullable(),
  is_vip: z.boolean(),
  /** They refreshed their resume in the last seven days, which lifts and labels them. */
  is_refreshed: z.boolean(),
  stage: z.enum(STAGES),
  /** Where the card stands: a fixed column, or `own-<number>`. */
  column: z.string(),
  /** Grows with each move; whoever moves the card says which one they have seen. */
  moves: z.number().int(),
  /** What was decided and can still be taken back. */
  decision: z.object({ stage: z.enum(['shortlisted', 'not_suitable']), due_at: moment }).nullable(),
  applied_at: moment,
  /** Since when an answer is open. */
  waiting_since: moment.nullable(),
  /** Until when they were promised an answer. */
  due_at: moment.nullable(),
  /** The promised time is over. */
  is_overdue: z.boolean(),
  /** Messages that the viewer has not read; those of colleagues are theirs to read. */
  unread: z.number().int(),
  /** Who answers them. */
  owner: z.object({ name: z.string(), is_me: z.boolean() }),
  documents: z.number().int(),
  answers: z.number().int(),
});

const column = z.object({
  key: z.string(),
  /** Of an own one; the fixed ones have a name in every language. */
  name: z.string().nullable(),
  /** Of an own one: the fixed one that it stands behind, and whether all jobs have it. */
  after: z.enum(OWN_AFTER).nullable(),
  is_company_wide: z.boolean(),
  count: z.number().int(),
  overdue: z.number().int(),
});

const board = z.object({
  columns: z.array(column),
  all: z.number().int(),
  unread: z.number().int(),
  overdue: z.number().int(),
  /** Whether the viewer may name columns here. */
  may_edit: z.boolean(),
});

const columnName = z.string().trim().min(1).max(LONGEST_COLUMN_NAME);

export const pipelineContract = {
  'GET /recruiters/jobs/:id/pipeline': endpoint({
    summary: 'The columns of a job’s board in their order, with how many stand in each',
    access: 'member',
    input: z.object({ id }),
    answer: board,
    errors: ['companyNotFound', 'jobNotFound'],
  }),
  'GET /recruiters/jobs/:id/applicants': endpoint({
    summary:
      'Who has applied for a job: who waits longest first, then the last that moved or whose VIP has refreshed their resume',
    access: 'member',
    input: z.object({
      id,
      column: columnKey.optional(),
      state: z.enum(['all', 'unread', 'overdue']).default('all'),
      /** Words of the name or of an answer. */
      words: z.string().trim().max(100).default(''),
      cursor: z.string().max(60).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.object({ applicants: z.array(applicant), next_cursor: z.string().nullable() }),
    errors: ['companyNotFound', 'jobNotFound'],
  }),
  'GET /recruiters/applicant-counts': endpoint({
    summary: 'How many have applied for jobs of the company, and how many of them wait too long',
    access: 'member',
    input: z.object({
      job_ids: z.preprocess(
        (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : value),
        z.array(id).max(100),
      ),
    }),
    answer: z.object({
      counts: z.array(z.object({ job_id: z.number().int(), all: z.number().int(), overdue: z.number().int() })),
    }),
    errors: ['companyNotFound'],
  }),
  'POST /job-applications/:id/place': endpoint({
    summary: 'Puts a card into an own column, or back into the fixed one of its stage; the job seeker hears nothing',
    access: 'member',
    input: z.object({ id, column: columnKey, moves: z.number().int().min(0) }),
    answer: applicant,
    errors: [
      'companyNotFound',
      'notFound',
      'applicationEnded',
      'applicationStepNotAllowed',
      'applicationMovedMeanwhile',
      'applicationUpdateProcessing',
      'pipelineColumnGone',
    ],
    limit: { max: 300, seconds: 60 },
  }),
  'POST /job-applications/at-once': endpoint({
    summary: 'The same for many people, each by themselves: what went wrong with one is said of that one',
    access: 'member',
    // Each has a transaction of its own.
    isRead: true,
    input: z.object({
      ids: z.array(id).min(1).max(MOST_AT_ONCE),
      do: z.enum(['shortlist', 'decline', 'undo', 'place']),
      column: columnKey.optional(),
      reason: z.enum(DECLINE_REASONS).optional(),
      note: z.string().max(1000).default(''),
    }),
    answer: z.object({
      results: z.array(
        z.object({ id: z.number().int(), name: z.string(), is_done: z.boolean(), problem: z.string().nullable() }),
      ),
    }),
    errors: ['companyNotFound'],
    limit: { max: 30, seconds: 60 },
    maxSeconds: 60,
  }),
  'POST /recruiters/jobs/:id/pipeline/columns': endpoint({
    summary: 'Adds a column of the team’s own behind a fixed one, for this job or for all of the company',
    access: 'member',
    input: z.object({ id, name: columnName, after: z.enum(OWN_AFTER), is_company_wide: z.boolean().default(false) }),
    answer: board,
    errors: ['companyNotFound', 'jobNotFound', 'noPermission', 'pipelineColumnLimit', 'pipelineColumnExists'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /recruiters/jobs/:id/pipeline/columns/:column_id': endpoint({
    summary: 'Renames an own column',
    access: 'member',
    input: z.object({ id, column_id: id, name: columnName }),
    answer: board,
    errors: ['companyNotFound', 'jobNotFound', 'noPermission', 'pipelineColumnGone', 'pipelineColumnExists'],
    limit: { max: 60, seconds: 60 },
  }),
  'DELETE /recruiters/jobs/:id/pipeline/columns/:column_id': endpoint({
    summary: 'Takes an own column away; its cards go back to the fixed columns of their stages',
    access: 'member',
    input: z.object({ id, column_id: id }),
    answer: board,
    errors: ['companyNotFound', 'jobNotFound', 'noPermission', 'pipelineColumnGone'],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;

export type Applicant = z.infer<typeof applicant>;
export type Board = z.infer<typeof board>;
export type BoardColumn = z.infer<typeof column>;

type PipelineContract = typeof pipelineContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends PipelineContract {}
}
