import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { STAGES } from '#src/modules/applications/application-stages.ts';
import { POSTING } from '#src/modules/jobs/employer-jobs.contract.ts';
import { jobFields, screeningQuestion, typedFields } from '#src/modules/jobs/job-schemas.ts';
import { KEY_CALLS, PAGE_MOST } from './integration-rules.ts';

const moment = z.iso.datetime();
const limit = z.coerce.number().int().min(1).max(PAGE_MOST).default(50);
/** What the company's own system calls the job. */
const externalId = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[\x21-\x7e]+$/);
/** The employer says that the vacancy exists; without it nothing is published. */
const attest = z.literal(true);

const job = z.object({
  id: z.number().int(),
  external_id: z.string().nullable(),
  title: z.string(),
  state: z.enum(['open', 'on_hold', 'closed']),
  hold_reason: z.enum(['employer', 'unconfirmed', 'moderation']).nullable(),
  /** The job's page; a path where the site does not know its own address. */
  url: z.string(),
  posted_at: moment,
  closed_at: moment.nullable(),
  /** Until when the vacancy must be confirmed again by publishing it anew. */
  confirm_by: moment.nullable(),
});

const application = z.object({
  id: z.number().int(),
  job_id: z.number().int(),
  /** As the company may know it: without the last name until it was shared. */
  name: z.string(),
  stage: z.enum(STAGES),
  applied_at: moment,
  /** Until when they were promised an answer; null when nobody waits. */
  answer_due_at: moment.nullable(),
  documents: z.number().int(),
  /** Where to read and answer it. Resumes are read there, because candidates can see who has read theirs. */
  url: z.string(),
});

const oneJob = z.object({ job });
const CHANGING = ['jobNotFound', 'companyNotFound'] as const;

/** What the programs of companies may ask, with an API key (`Authorization: Bearer prly_…`). */
export const hiringApiContract = {
  'GET /hiring/v1/company': endpoint({
    summary: 'The company of the key and what the key may do',
    access: 'key',
    input: z.object({}),
    answer: z.object({
      company: z.object({
        id: z.number().int(),
        name: z.string(),
        is_verified: z.boolean(),
        url: z.string(),
      }),
      scopes: z.array(z.string()),
    }),
    errors: [],
    limit: KEY_CALLS,
  }),
  'GET /hiring/v1/jobs': endpoint({
    summary: "The company's jobs, newest first; next_cursor is null on the last page",
    access: 'key:jobs:read',
    input: z.object({
      state: z.enum(['open', 'on_hold', 'closed', 'all']).default('all'),
      external_id: externalId.optional(),
      cursor: id.optional(),
      limit,
    }),
    answer: z.object({ jobs: z.array(job), next_cursor: z.number().int().nullable() }),
    errors: [],
    limit: KEY_CALLS,
  }),
  'GET /hiring/v1/jobs/:id': endpoint({
    summary: 'A job with all its fields',
    access: 'key:jobs:read',
    input: z.object({ id }),
    answer: z.object({ job, fields: jobFields.extend({ screening_questions: z.array(screeningQuestion) }) }),
    errors: ['jobNotFound'],
    limit: KEY_CALLS,
  }),
  'POST /hiring/v1/jobs': endpoint({
    summary: 'Publishes a job; repeated with the same external_id, it answers with the job that is there',
    access: 'key:jobs:write',
    input: z.object({ external_id: externalId, attest, fields: typedFields }),
    answer: z.object({ job, is_new: z.boolean() }),
    errors: [...POSTING, 'draftsLimit'],
    limit: KEY_CALLS,
  }),
  'POST /hiring/v1/jobs/check': endpoint({
    summary: 'What would keep a job from being published; nothing is saved',
    access: 'key:jobs:write',
    isRead: true,
    input: z.object({ fields: typedFields }),
    answer: z.object({ problems: z.array(z.object({ field: z.string(), problem: z.string(), text: z.string() })) }),
    errors: [],
    limit: KEY_CALLS,
  }),
  'PATCH /hiring/v1/jobs/:id': endpoint({
    summary: 'Changes the fields that are given, or what the company calls the job',
    access: 'key:jobs:write',
    input: z.object({ id, external_id: externalId.optional(), fields: typedFields.default({}) }),
    answer: oneJob,
    errors: [...POSTING, 'closedJobNotEditable', 'externalIdTaken'],
    limit: KEY_CALLS,
  }),
  'POST /hiring/v1/jobs/:id/publish': endpoint({
    summary: 'Opens a paused or closed job again; a closed one counts as reposted',
    access: 'key:jobs:write',
    input: z.object({ id, attest }),
    answer: oneJob,
    errors: [...POSTING, 'jobTakenDown'],
    limit: KEY_CALLS,
  }),
  'POST /hiring/v1/jobs/:id/pause': endpoint({
    summary: 'Pauses a job: it leaves search, its page says so',
    access: 'key:jobs:write',
    input: z.object({ id }),
    answer: oneJob,
    errors: [...CHANGING, 'jobAlreadyClosed', 'jobTakenDown'],
    limit: KEY_CALLS,
  }),
  'POST /hiring/v1/jobs/:id/close': endpoint({
    summary: 'Closes a job',
    access: 'key:jobs:write',
    input: z.object({ id, reason: z.enum(['hired', 'cancelled', 'other']).default('other') }),
    answer: oneJob,
    errors: [...CHANGING, 'jobAlreadyClosed'],
    limit: KEY_CALLS,
  }),
  'GET /hiring/v1/jobs/:id/applications': endpoint({
    summary: 'Who has applied for a job, newest first, as far as whoever made the key may read it',
    access: 'key:candidates:read',
    input: z.object({ id, cursor: id.optional(), limit }),
    answer: z.object({ applications: z.array(application), next_cursor: z.number().int().nullable() }),
    errors: ['jobNotFound'],
    limit: KEY_CALLS,
  }),
  'GET /hiring/v1/applications/:id': endpoint({
    summary: 'One application',
    access: 'key:candidates:read',
    input: z.object({ id }),
    answer: z.object({ application }),
    errors: ['notFound'],
    limit: KEY_CALLS,
  }),
} satisfies Contract;

export type HiringJob = z.infer<typeof job>;
export type HiringApplication = z.infer<typeof application>;

type HiringApiContract = typeof hiringApiContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends HiringApiContract {}
}
