import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { storedFile } from '#src/modules/files/files.contract.ts';
import { cameFrom } from '#src/modules/jobs/came-from.ts';
import { jobCard } from '#src/modules/jobs/job-card.ts';
import { DECLINE_REASONS, MOST_DOCUMENTS, MOVERS, STAGES } from './application-stages.ts';

const LONGEST_ANSWER_SENT = 5000;
const stage = z.enum(STAGES);
const reason = z.enum(DECLINE_REASONS);

const START_REFUSALS = [
  'jobNotFound',
  'jobClosed',
  'jobOnHold',
  'jobIntakePaused',
  'identityMismatch',
  'remoteCountryUnconfirmed',
  'chatBlocked',
  'selfContact',
  'noPermission',
] as const;

/** A copy of what was sent; it stays as it was then. */
const document = storedFile.extend({ kind: z.enum(['resume', 'video']), seconds: z.number().int().nullable() });

/** One of the own resumes that can be sent. */
const resumeChoice = z.object({
  kind: z.enum(['attached', 'online', 'video']),
  id: z.number().int(),
  name: z.string(),
  /** Of a file; null for one that is made here. */
  size: z.number().int().nullable(),
  seconds: z.number().int().nullable(),
  updated_at: z.iso.datetime(),
});

const application = z.object({
  id: z.number().int(),
  job_id: z.number().int().nullable(),
  job_title: z.string(),
  company_name: z.string(),
  /** Null once both sides' time to keep it is over. */
  conversation_id: z.number().int().nullable(),
  /** Who answers for the company, by first name and initial; empty when nobody does. */
  boss_name: z.string(),
  stage,
  stage_at: z.iso.datetime(),
  applied_at: z.iso.datetime(),
  /** When a person of the company first wrote in the conversation. */
  replied_at: z.iso.datetime().nullable(),
  /** Since when an answer to the job seeker is open. */
  waiting_since: z.iso.datetime().nullable(),
  /** TRU-02: when it is closed if nobody answers. */
  closes_at: z.iso.datetime().nullable(),
  documents: z.array(document),
  answers: z.number().int(),
  /** What has happened, in its order; both sides see the same. */
  timeline: z.array(z.object({ stage, mover: z.enum(MOVERS), reason: reason.nullable(), at: z.iso.datetime() })),
});

const decision = z.object({
  stage: z.enum(['shortlisted', 'not_suitable']),
  /** Until then it can be taken back; afterwards the job seeker hears of it. */
  due_at: z.iso.datetime(),
});

const forCompany = application.extend({
  decision: decision.nullable(),
  /** Only who has the conversation decides. */
  may_decide: z.boolean(),
});

export const applicationsContract = {
  'GET /job-applications/prepare': endpoint({
    summary:
      'What an application for a job needs: the own resumes, whether questions are answered, or why there can be none',
    access: 'account',
    input: z.object({ job_id: id }),
    answer: z.object({
      /** The one that exists. */
      application: application.nullable(),
      refusal: z.enum([...START_REFUSALS, 'resumeHiddenFromCompany', 'chatClosed']).nullable(),
      conversation_id: z.number().int().nullable(),
      /** JOB-05: the screening questions were answered with the first message. */
      is_answered: z.boolean(),
      resumes: z.array(resumeChoice),
    }),
    errors: [],
  }),
  'POST /job-applications/documents': endpoint({
    summary: 'A copy of one of the own resumes as a new upload, to be sent; one that is made here becomes a PDF',
    access: 'account',
    // Bytes are copied outside any transaction.
    isRead: true,
    input: z.object({ kind: z.enum(['attached', 'online', 'video']), id }),
    answer: storedFile,
    errors: ['notFound', 'uploadFailed', 'rendererBusy'],
    limit: { max: 60, seconds: 600 },
    maxSeconds: 120,
  }),
  'POST /job-applications': endpoint({
    summary: 'Applies for a job with up to three documents; a second time the first application is answered',
    access: 'account',
    input: z.object({
      job_id: id,
      /** Uploads of the kinds `resume` and `video_resume`, which nothing was made of yet. */
      file_ids: z.array(z.uuid()).max(MOST_DOCUMENTS).default([]),
      answers: z
        .array(z.object({ question_id: id, answer: z.string().max(LONGEST_ANSWER_SENT) }))
        .max(50)
        .default([]),
      text: z.string().max(200_000).optional(),
      confirm_country: z.boolean().default(false),
      from: cameFrom,
    }),
    answer: z.object({ application, is_new: z.boolean() }),
    errors: [
      ...START_REFUSALS,
      'applicationProcessing',
      'applicationEnded',
      'resumeMissing',
      'resumeHiddenFromCompany',
      'screeningAnswersMissing',
      'notFound',
      'chatClosed',
      'messageTooLong',
      'messageEmpty',
      'warnedTooOften',
    ],
    limit: { max: 30, seconds: 60 },
  }),
  'GET /job-applications': endpoint({
    summary: 'Your applications, the last that moved first',
    access: 'account',
    input: z.object({
      cursor: z.string().max(100).optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: z.object({
      applications: z.array(application.extend({ job: jobCard.nullable() })),
      total: z.number().int(),
      next_cursor: z.string().nullable(),
    }),
    errors: ['validationFailed'],
  }),
  'GET /job-applications/conversation/:id': endpoint({
    summary: 'The application of a conversation, as the company’s people see it; null when there is none',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ application: forCompany.nullable() }),
    errors: ['notFound'],
  }),
  'POST /job-applications/:id/view': endpoint({
    summary: 'Someone of the company has opened it; the first time is told to the job seeker',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ stage }),
    errors: ['notFound'],
    limit: { max: 600, seconds: 60 },
  }),
  'POST /job-applications/:id/withdraw': endpoint({
    summary: 'A job seeker takes their application back; the recruiter is told, and nobody waits any more',
    access: 'account',
    input: z.object({ id }),
    answer: application,
    errors: ['notFound', 'applicationEnded', 'applicationUpdateProcessing'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /job-applications/:id/decide': endpoint({
    summary: 'Shortlists someone or says kindly that they are not suitable; for a minute it can be taken back',
    access: 'account',
    input: z.object({
      id,
      stage: z.enum(['shortlisted', 'not_suitable']),
      reason: reason.optional(),
      note: z.string().max(1000).default(''),
      /** Which move of the card was seen; one that a colleague has moved since is refused. */
      moves: z.number().int().min(0).optional(),
    }),
    answer: forCompany,
    errors: [
      'notFound',
      'applicationEnded',
      'applicationWithdrawn',
      'applicationStepNotAllowed',
      'applicationMovedMeanwhile',
      'applicationUpdateProcessing',
      'warnedTooOften',
    ],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /job-applications/:id/undo': endpoint({
    summary: 'Takes a decision back before the job seeker has heard of it',
    access: 'account',
    input: z.object({ id }),
    answer: forCompany,
    errors: ['notFound', 'applicationUndoTooLate', 'applicationUpdateProcessing'],
    limit: { max: 120, seconds: 60 },
  }),
} satisfies Contract;

export type Application = z.infer<typeof application>;
export type CompanyApplication = z.infer<typeof forCompany>;
export type ListedApplication = z.infer<
  (typeof applicationsContract)['GET /job-applications']['answer']
>['applications'][number];
export type ResumeChoice = z.infer<typeof resumeChoice>;
export type ApplicationDocument = z.infer<typeof document>;

type ApplicationsContract = typeof applicationsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ApplicationsContract {}
}
