import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { pageNumber } from '#src/kernel/schemas.ts';
import { jobDetail } from './job-detail.ts';
import { jobFields, screeningQuestion, typedFields } from './job-schemas.ts';

/** The employer says that the vacancy exists; without it nothing is published. */
const attest = z.literal(true);
const jobState = z.enum(['open', 'on_hold', 'closed']);
const holdReason = z.enum(['employer', 'unconfirmed', 'moderation']);

/** One thing that keeps a job from being published, in the reader's words. */
const jobProblem = z.object({
  field: z.string(),
  /** Key of the problem, e.g. `required`, `salaryTooLow`, `forbiddenPhone`. */
  problem: z.string(),
  text: z.string(),
  /** The words it is about, when it is about words. */
  excerpt: z.string().nullable(),
});

const performance = z.object({
  views: z.number().int(),
  saves: z.number().int(),
  /** Null until there are chats. */
  chats: z.number().int().nullable(),
  median_reply_hours: z.number().nullable(),
});

const employerJob = z.object({
  id: z.number().int(),
  title: z.string(),
  job_url: z.string(),
  state: jobState,
  hold_reason: holdReason.nullable(),
  /** TRU-02: takes no new messages until fewer than 15 are overdue. */
  is_intake_paused: z.boolean(),
  place: z.string(),
  pay: z.string(),
  job_type: z.string(),
  is_urgent: z.boolean(),
  recruiter: z.object({ account_id: z.number().int(), name: z.string() }),
  posted_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
  days_open: z.number().int(),
  repost_count: z.number().int(),
  /** When the vacancy must be confirmed again; null when it need not. */
  confirm_by: z.iso.datetime().nullable(),
  needs_confirmation: z.boolean(),
  performance,
  may: z.object({ edit: z.boolean(), reopen: z.boolean(), delete: z.boolean(), confirm: z.boolean() }),
});

const jobDraft = z.object({
  id: z.number().int(),
  title: z.string(),
  /** The job it was copied from. */
  copied_from: z.number().int().nullable(),
  saved_at: z.iso.datetime(),
});

const counts = z.object({
  open: z.number().int(),
  on_hold: z.number().int(),
  closed: z.number().int(),
  /** Those that the viewer should confirm: what the state `to_confirm` lists. */
  to_confirm: z.number().int(),
  draft: z.number().int(),
});

const oneJob = z.object({ job: employerJob });
const RULES = ['companyNotFound', 'jobNotFound'] as const;
/** What can keep a job from being public, whichever way it is posted. */
export const POSTING = [
  'companyNotFound',
  'jobNotFound',
  'jobContentForbidden',
  'duplicateActiveJob',
  'salaryMaskNotAllowed',
  'companyNotVerified',
  'companyVerificationPending',
  'companyVerificationRejected',
] as const;

export const employerJobsContract = {
  'GET /recruiters/jobs': endpoint({
    summary: "The company's jobs by state, those to be confirmed first, then the newest",
    access: 'member',
    input: z.object({
      state: z.enum(['open', 'on_hold', 'closed', 'to_confirm', 'all']).default('open'),
      mine: z.preprocess((value) => value === true || value === '1' || value === 'true', z.boolean()).default(false),
      query: z.string().trim().max(120).default(''),
      page: pageNumber,
    }),
    answer: z.object({
      jobs: z.array(employerJob),
      counts,
      page: z.number().int(),
      page_count: z.number().int(),
    }),
    errors: ['companyNotFound'],
  }),
  'GET /recruiters/jobs/drafts': endpoint({
    summary: 'Your drafts, last saved first',
    access: 'member',
    input: z.object({ page: pageNumber }),
    answer: z.object({ drafts: z.array(jobDraft), page: z.number().int(), page_count: z.number().int() }),
    errors: ['companyNotFound'],
  }),
  'GET /recruiters/jobs/drafts/:id': endpoint({
    summary: 'A draft as it was typed, and what still keeps it from being published',
    access: 'member',
    input: z.object({ id }),
    answer: jobDraft.extend({ fields: typedFields, problems: z.array(jobProblem) }),
    errors: ['companyNotFound', 'jobNotFound'],
  }),
  'POST /recruiters/jobs/draft': endpoint({
    summary: 'Keeps what has been typed so far; without an id it starts a new draft',
    access: 'member',
    input: z.object({ draft_id: id.optional(), fields: typedFields }),
    answer: z.object({ draft_id: z.number().int(), saved_at: z.iso.datetime() }),
    errors: ['companyNotFound', 'jobNotFound', 'draftsLimit'],
    limit: { max: 600, seconds: 600 },
  }),
  'DELETE /recruiters/jobs/drafts/:id': endpoint({
    summary: 'Discards a draft',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: [...RULES],
  }),
  'POST /recruiters/jobs/drafts/:id/publish': endpoint({
    summary: 'Publishes a draft: it appears in search right away, and the draft is gone',
    access: 'member',
    input: z.object({ id, attest }),
    answer: oneJob,
    errors: [...POSTING],
    limit: { max: 60, seconds: 3600 },
  }),
  'POST /recruiters/jobs/preview': endpoint({
    summary: 'The job page as job seekers would see it, and what keeps it from being published; nothing is saved',
    access: 'member',
    isRead: true,
    input: z.object({ fields: typedFields }),
    answer: z.object({ problems: z.array(jobProblem), job: jobDetail.nullable() }),
    errors: ['companyNotFound'],
    // The live preview asks whenever typing rests; it must not use up what publishing needs.
    limit: { max: 900, seconds: 600 },
  }),
  'GET /recruiters/jobs/:id': endpoint({
    summary: 'A job of the company as it can be edited',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({
      job: employerJob,
      fields: jobFields.extend({ screening_questions: z.array(screeningQuestion) }),
      /** What the viewer has changed and not saved yet: the changed fields only. */
      draft: z.object({ fields: typedFields, saved_at: z.iso.datetime() }).nullable(),
      /** When it was open before, newest first. */
      history: z.array(z.object({ posted_at: z.iso.datetime(), closed_at: z.iso.datetime().nullable() })),
      attestations: z.array(
        z.object({ by: z.string(), at: z.iso.datetime(), reason: z.enum(['publish', 'reopen', 'reconfirm']) }),
      ),
    }),
    errors: [...RULES],
  }),
  'PATCH /recruiters/jobs/:id': endpoint({
    summary: 'Changes a job; days open and earlier postings stay as they are',
    access: 'member',
    input: z.object({ id, fields: typedFields }),
    answer: oneJob,
    errors: [...POSTING, 'closedJobNotEditable'],
    limit: { max: 120, seconds: 600 },
  }),
  'POST /recruiters/jobs/:id/draft': endpoint({
    summary: 'Keeps the changed fields of a job until they are saved; job seekers do not see them',
    access: 'member',
    input: z.object({ id, fields: typedFields }),
    answer: z.object({ saved_at: z.iso.datetime() }),
    errors: [...RULES, 'closedJobNotEditable'],
    limit: { max: 600, seconds: 600 },
  }),
  'DELETE /recruiters/jobs/:id/draft': endpoint({
    summary: 'Discards the unsaved changes of a job',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: [...RULES],
  }),
  'POST /recruiters/jobs/:id/hold': endpoint({
    summary: 'Pauses a job: it leaves search, its page says so',
    access: 'member',
    input: z.object({ id }),
    answer: oneJob,
    errors: [...RULES, 'jobAlreadyClosed', 'jobTakenDown'],
  }),
  'POST /recruiters/jobs/:id/reopen': endpoint({
    summary: 'Reopens a paused or closed job; a closed one counts as reposted',
    access: 'member',
    input: z.object({ id, attest }),
    answer: oneJob,
    errors: [...POSTING, 'jobTakenDown'],
  }),
  'POST /recruiters/jobs/:id/close': endpoint({
    summary: 'Closes a job for good or until it is reopened',
    access: 'member',
    input: z.object({ id, reason: z.enum(['hired', 'cancelled', 'other']).default('other') }),
    answer: oneJob,
    errors: [...RULES, 'jobAlreadyClosed'],
  }),
  'DELETE /recruiters/jobs/:id': endpoint({
    summary: 'Deletes a job; its page says that it was removed',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: [...RULES],
  }),
  'POST /recruiters/jobs/:id/copy': endpoint({
    summary: 'Starts a draft from a job',
    access: 'member',
    input: z.object({ id }),
    answer: z.object({ draft_id: z.number().int() }),
    errors: [...RULES, 'draftsLimit'],
  }),
  'POST /recruiters/jobs/:id/reconfirm': endpoint({
    summary: 'Reconfirms that the vacancy exists; a job that was unlisted for lack of it comes back',
    access: 'member',
    input: z.object({ id, attest }),
    answer: oneJob,
    errors: [...POSTING, 'jobAlreadyClosed'],
  }),
  'POST /recruiters/jobs/:id/upgrade': endpoint({
    summary: 'Makes a job urgent or featured for one credit',
    access: 'member',
    input: z.object({ id, upgrade: z.enum(['urgent', 'featured']) }),
    answer: oneJob,
    errors: [
      ...RULES,
      'jobAlreadyClosed',
      'featuredNotAllowed',
      'jobAlreadyFeatured',
      'featuredCreditsMissing',
      'urgentNotAllowed',
      'jobAlreadyUrgent',
      'urgentCreditsMissing',
    ],
  }),
  'GET /recruiters/jobs/:id/stats': endpoint({
    summary: 'Performance of a job: views, chats and reply time per day, and saves',
    access: 'member',
    input: z.object({ id, days: z.coerce.number().int().min(7).max(90).default(30) }),
    answer: performance.extend({
      days: z.array(
        z.object({
          day: z.iso.date(),
          views: z.number().int(),
          /** Those that began on the day. */
          chats: z.number().int(),
          /** Median hours until they were answered; null without an answer. */
          reply_hours: z.number().nullable(),
        }),
      ),
      days_open: z.number().int(),
      repost_count: z.number().int(),
    }),
    errors: [...RULES],
  }),
} satisfies Contract;

export type EmployerJob = z.infer<typeof employerJob>;
export type JobProblem = z.infer<typeof jobProblem>;
export type JobDraft = z.infer<typeof jobDraft>;
export type JobPerformance = z.infer<typeof performance>;

type EmployerJobsContract = typeof employerJobsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends EmployerJobsContract {}
}
