import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { flag } from '#src/kernel/schemas.ts';
import { challengeField, emailField } from '#src/modules/accounts/account-fields.ts';
import { challengeErrors } from '#src/modules/accounts/sign-in.contract.ts';
import { fileLimits } from '#src/modules/files/file-kinds.ts';
import { storedFile } from '#src/modules/files/files.contract.ts';
import { feedbackStates, feedbackTopics, LONGEST_FEEDBACK, MOST_ATTACHMENTS } from './feedback-topics.ts';

const words = z.string().trim().min(1).max(LONGEST_FEEDBACK);
/** The newest entry that the operator saw; when another came meanwhile, nothing is done. */
const seen = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const row = z.object({
  id: z.number().int(),
  reference: z.string(),
  topic: z.enum(feedbackTopics),
  state: z.enum(feedbackStates),
  excerpt: z.string(),
  language: z.string(),
  /** Null for who has neither an account nor left an address. */
  sender: z.string().nullable(),
  is_account: z.boolean(),
  attachments: z.number().int(),
  created_at: z.iso.datetime(),
});

const thread = row.omit({ excerpt: true, attachments: true, sender: true }).extend({
  text: z.string(),
  email: z.string().nullable(),
  may_contact: z.boolean(),
  /** The page it was sent from, without its query. */
  page: z.string().nullable(),
  agent: z.string(),
  attachments: z.array(storedFile),
  /** Null when it was sent without signing in: then nothing proves that the address is the sender's. */
  account: z
    .object({
      id: z.number().int(),
      name: z.string(),
      role: z.string(),
      status: z.string(),
      is_email_verified: z.boolean(),
      company: z.object({ id: z.number().int(), name: z.string() }).nullable(),
      created_at: z.iso.datetime(),
    })
    .nullable(),
  entries: z.array(
    z.object({
      id: z.number().int(),
      kind: z.enum(['answer', 'note', 'closed', 'reopened']),
      text: z.string(),
      operator: z.string(),
      created_at: z.iso.datetime(),
    }),
  ),
});

export const feedbackContract = {
  'POST /api-go/user/feedback': endpoint({
    summary: 'Sends us a problem, an idea or a request, signed in or not; the same client key sends once',
    access: 'anyone',
    input: z.object({
      client_key: z.uuid(),
      topic: z.enum(feedbackTopics),
      text: words,
      /** Where the answer goes; the account's own address takes its place. */
      email: z.union([z.literal(''), emailField]).optional(),
      may_contact: flag.default(true),
      attachment_ids: z.array(z.uuid()).max(MOST_ATTACHMENTS).default([]),
      page: z.string().max(500).optional(),
      /** No person sees or fills this field; programs that fill forms do. */
      nickname: z.string().max(500).default(''),
      challenge_token: challengeField,
    }),
    answer: z.object({
      reference: z.string(),
      /** Where the confirmation has gone; null when there is no address. */
      email: z.string().nullable(),
    }),
    errors: ['notFound', ...challengeErrors],
    limit: { max: 30, seconds: 600 },
  }),
  'POST /api-go/user/feedback/attachment': endpoint({
    summary: 'Takes one picture or PDF for feedback (multipart/form-data); gone after a day unless it is sent',
    access: 'session',
    receives: { mostBytes: fileLimits.feedback },
    // One insert at the end: no transaction is held while a picture is worked on.
    isRead: true,
    input: z.object({
      files: z.unknown(),
      filename: z.string().max(300).optional(),
    }),
    answer: storedFile,
    errors: ['attachmentTooLarge', 'attachmentTypeUnsupported', 'fileEmpty', 'payloadTooLarge', 'uploadFailed'],
    limit: { max: 20, seconds: 600 },
    maxSeconds: 180,
  }),
  'GET /operator/feedback': endpoint({
    summary: 'What people have written to us, by state and topic, oldest or newest first, or by its reference',
    access: 'role:operator',
    input: z.object({
      state: z.enum(feedbackStates).default('new'),
      topic: z.enum(feedbackTopics).optional(),
      order: z.enum(['oldest', 'newest']).default('oldest'),
      /** Where the last answer ended: its `next`. */
      after: id.optional(),
      /** Finds this one, whatever its state. */
      reference: z.string().trim().toUpperCase().max(20).optional(),
    }),
    answer: z.object({ feedback: z.array(row), next: z.number().int().nullable() }),
    errors: [],
  }),
  'GET /operator/feedback/:id': endpoint({
    summary: 'One message with its attachments, what operators may know of its sender, and what was done',
    access: 'role:operator',
    input: z.object({ id }),
    answer: thread,
    errors: ['notFound'],
  }),
  'POST /operator/feedback/:id/answer': endpoint({
    summary: 'Answers the sender by email; the rest of the email is in their language',
    access: 'role:operator',
    input: z.object({ id, text: words, seen }),
    answer: z.object({ state: z.enum(feedbackStates) }),
    errors: ['notFound', 'feedbackChangedMeanwhile', 'feedbackWithoutAddress'],
  }),
  'POST /operator/feedback/:id/note': endpoint({
    summary: 'Keeps a note that only operators read',
    access: 'role:operator',
    input: z.object({ id, text: words, seen }),
    answer: z.object({ state: z.enum(feedbackStates) }),
    errors: ['notFound', 'feedbackChangedMeanwhile'],
  }),
  'POST /operator/feedback/:id/state': endpoint({
    summary: 'Closes a message, or reopens it',
    access: 'role:operator',
    input: z.object({ id, state: z.enum(['new', 'closed']), seen }),
    answer: z.object({ state: z.enum(feedbackStates) }),
    errors: ['notFound', 'feedbackChangedMeanwhile'],
  }),
} satisfies Contract;

type FeedbackContract = typeof feedbackContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends FeedbackContract {}
}
