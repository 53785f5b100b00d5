import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { replyMeter } from '#src/modules/companies/reply-meter.ts';
import { cameFrom } from '#src/modules/jobs/came-from.ts';
import { changes, clientId, conversation, id, LONGEST_TEXT, message, seq } from './chat-fields.ts';
import { endingContract } from './ending.contract.ts';
import { messagesContract } from './messages.contract.ts';
import { phrasesContract } from './phrases.contract.ts';
import { teamContract } from './team.contract.ts';

/** Longer than 1,000 characters is refused with its own text. */
const screeningAnswer = z.object({ question_id: id, answer: z.string().max(LONGEST_TEXT) });

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

const conversationsContract = {
  'GET /job-applications/chats/check-exists/:id/jobseekers': endpoint({
    summary:
      'Whether the viewer and the other person (0: the job’s own recruiter) already talk about the job, or can start',
    access: 'account',
    input: z.object({ id: seq, job_id: id }),
    answer: z.object({
      is_exists: z.boolean(),
      conversation_id: z.number().int().nullable(),
      may_start: z.boolean(),
      /** Why not, as a name of the error table; `remoteCountryUnconfirmed` only asks for a yes. */
      refusal: z.enum(START_REFUSALS).nullable(),
    }),
    errors: ['jobNotFound'],
  }),
  'POST /chat/conversations': endpoint({
    summary:
      'Starts a chat about a job with a text, a chosen greeting or the default one; an existing one is found again',
    access: 'account',
    input: z.object({
      job_id: id,
      client_id: clientId,
      /** Cut, cleaned and refused as a message is. */
      text: z.string().max(200_000).optional(),
      greeting_id: id.optional(),
      /** A yes to: this remote job is for other countries than yours. */
      confirm_country: z.boolean().default(false),
      /** JOB-05: to every question of the job, `yes` or `no` to those that ask for it; they go along with the text, as data. */
      answers: z.array(screeningAnswer).max(50).default([]),
      from: cameFrom,
    }),
    answer: z.object({ conversation, messages: z.array(message), is_new: z.boolean() }),
    errors: [
      ...START_REFUSALS,
      'chatClosed',
      'notFound',
      'messageEmpty',
      'messageTooLong',
      'screeningAnswersMissing',
      'warnedTooOften',
    ],
    limit: { max: 30, seconds: 60 },
  }),
  'GET /chat/conversations': endpoint({
    summary: 'Your conversations: for a recruiter, longest waiting first, then the newest',
    access: 'account',
    input: z.object({
      folder: z.enum(['all', 'unread', 'not_interested', 'past_30', 'past_90']).default('all'),
      job_id: id.optional(),
      /** waiting: the talent waits for an answer; overdue: longer than promised; answered: the rest. */
      state: z.enum(['waiting', 'overdue', 'answered']).optional(),
      /** `company` shows an admin every conversation of the company, others what they read along. */
      scope: z.enum(['own', 'company']).default('own'),
      /** `latest`: by the last message alone, whoever waits. */
      order: z.enum(['waiting', 'latest']).default('waiting'),
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(100).default(30),
    }),
    answer: z.object({
      conversations: z.array(conversation),
      next_cursor: z.string().nullable(),
      /** The state this list shows; ask for changes after it. */
      change: z.number().int(),
    }),
    errors: ['noPermission'],
  }),
  'GET /chat/conversations/:id': endpoint({
    summary: 'One conversation; for a job seeker, with how the recruiter replies',
    access: 'account',
    input: z.object({ id }),
    answer: conversation.extend({ replies: replyMeter.nullable() }),
    errors: ['notFound'],
  }),
  'POST /chat/conversations/:id/read': endpoint({
    summary: 'Marks everything up to this number as read; a lower number than before changes nothing',
    access: 'account',
    input: z.object({ id, seq }),
    answer: z.object({ read_seq: z.number().int(), unread_count: z.number().int() }),
    errors: ['notFound'],
    limit: { max: 600, seconds: 60 },
  }),
  'POST /chat/delivered': endpoint({
    summary: 'Everything up to these numbers has reached a device of the viewer',
    access: 'account',
    input: z.object({ marks: z.array(z.object({ conversation_id: id, seq })).max(100) }),
    answer: z.object({ marked: z.number().int() }),
    errors: [],
    limit: { max: 600, seconds: 60 },
  }),
  'POST /chat/conversations/:id/not-interested': endpoint({
    summary: 'Moves a conversation to “not interested” (recruiter: not suitable), or back; nobody is told',
    access: 'account',
    input: z.object({ id, not_interested: z.boolean().default(true) }),
    answer: conversation,
    errors: ['notFound'],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /chat/conversations/:id/block': endpoint({
    summary: 'Blocks the other person in every conversation, or lifts it',
    access: 'account',
    input: z.object({ id, block: z.boolean().default(true) }),
    answer: conversation,
    errors: ['notFound'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /chat/conversations/:id/report': endpoint({
    summary: 'Tells the operators that something is wrong in a conversation',
    access: 'account',
    input: z.object({
      id,
      reason_id: z.number().int(),
      note: z.string().trim().max(1000).default(''),
      /** One message of the other side, when the report is about it. */
      message_id: id.optional(),
    }),
    answer: z.object({ is_received: z.boolean() }),
    errors: ['notFound', 'selfContact'],
    limit: { max: 10, seconds: 3600 },
  }),
  'GET /chat/unread': endpoint({
    summary: 'How much is unread, for the red dot',
    access: 'account',
    input: z.object({}),
    answer: z.object({
      unread_messages: z.number().int(),
      unread_conversations: z.number().int(),
      change: z.number().int(),
    }),
    errors: [],
  }),
  'GET /chat/changes': endpoint({
    summary: 'Everything a device missed since a change number: what it had, with this, is what a fresh load shows',
    access: 'account',
    input: z.object({
      after: seq,
      limit: z.coerce.number().int().min(1).max(500).default(500),
    }),
    answer: changes.extend({
      has_more: z.boolean(),
      /** The number is too old or unknown: load afresh. */
      is_reset: z.boolean(),
    }),
    errors: [],
  }),
} satisfies Contract;

export const chatContract = {
  ...conversationsContract,
  ...endingContract,
  ...messagesContract,
  ...phrasesContract,
  ...teamContract,
} satisfies Contract;

type ChatContract = typeof chatContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ChatContract {}
}
