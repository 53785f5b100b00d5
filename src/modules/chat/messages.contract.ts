import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { LINK_HINTS } from './addresses.ts';
import { clientId, conversation, FLAGS, fileId, id, message, seq } from './chat-fields.ts';

const WRITE_REFUSALS = ['notFound', 'jobClosed', 'chatBlocked', 'chatClosed', 'invitationUnanswered'] as const;

export const messagesContract = {
  'GET /chat/conversations/:id/messages': endpoint({
    summary: 'Messages of a conversation in order: those after a number, or the last ones before a number or the end',
    access: 'account',
    input: z.object({
      id,
      after: seq.optional(),
      before: seq.optional(),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    answer: z.object({
      messages: z.array(message),
      /** In the direction that was asked for. */
      has_more: z.boolean(),
    }),
    errors: ['notFound'],
  }),
  'POST /chat/conversations/:id/messages': endpoint({
    summary: 'Sends a message; the same client_id again answers the stored one, with another body 49002',
    access: 'account',
    input: z.object({
      id,
      client_id: clientId,
      kind: z.enum(['text', 'picture', 'file', 'job_card']).default('text'),
      /** Longer than 5,000 characters is refused with its own text. */
      text: z.string().max(200_000).optional(),
      file_id: fileId.optional(),
      /** The job of a job card; without it the conversation's own. */
      job_id: id.optional(),
    }),
    answer: z.object({ message, conversation }),
    errors: [...WRITE_REFUSALS, 'messageEmpty', 'messageTooLong', 'jobNotFound', 'warnedTooOften'],
    limit: { max: 40, seconds: 10 },
  }),
  'POST /chat/messages/:id/recall': endpoint({
    summary: 'Recalls one of your messages within two minutes',
    access: 'account',
    input: z.object({ id }),
    answer: message,
    errors: ['notFound', 'recallTooLate'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /chat/messages/:id/wrong-warning': endpoint({
    summary: 'Tells our team that the warning on one of your messages is wrong; once per message',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_reported: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 10, seconds: 3600 },
  }),
  'DELETE /chat/messages/:id': endpoint({
    summary: 'Removes a message from your history; the other side keeps it',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 240, seconds: 60 },
  }),
  'POST /chat/conversations/:id/exchange': endpoint({
    summary: 'Asks the other side to exchange the resume or the mobile numbers; only after both have written',
    access: 'account',
    input: z.object({
      id,
      client_id: clientId,
      kind: z.enum(['resume', 'mobile']),
      /** The talent's resume; a Boss who asks for one sends none. */
      file_id: fileId.optional(),
    }),
    answer: z.object({ message, conversation }),
    errors: [
      ...WRITE_REFUSALS,
      'exchangeNeedsReplies',
      'mobileNotVerified',
      'exchangePending',
      'resumeMissing',
      'resumeHiddenFromCompany',
    ],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /chat/conversations/:id/exchange/:exchange_id/answer': endpoint({
    summary: 'Agrees to an exchange, or declines it; the same answer again changes nothing',
    access: 'account',
    input: z.object({
      id,
      exchange_id: id,
      accept: z.boolean(),
      /** The talent's resume when a Boss has asked for it. */
      file_id: fileId.optional(),
    }),
    answer: z.object({
      /** The request. */
      message,
      conversation,
      /** The resume that a Boss had asked for: a message of the talent's own. */
      shared: message.nullable(),
    }),
    errors: [...WRITE_REFUSALS, 'mobileNotVerified', 'exchangeAnswered', 'resumeMissing', 'resumeHiddenFromCompany'],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /chat/conversations/:id/link': endpoint({
    summary: 'Where a link that stands in a conversation really leads, and what may deceive about it',
    access: 'account',
    input: z.object({ id, to: z.string().max(5000) }),
    answer: z.object({
      url: z.string(),
      /** In plain letters; those of another script as `xn--…`. */
      host: z.string(),
      /** The part of the host that someone owns. */
      domain: z.string(),
      /** What a host in another script looks like, and the plain name that it could be taken for. */
      shown: z.string().nullable(),
      taken_for: z.string().nullable(),
      /** The host of another address that it carries on to. */
      onward: z.string().nullable(),
      hints: z.array(z.enum(LINK_HINTS)),
      /** Why the reader is warned about the message that has it. */
      flags: z.array(z.enum(FLAGS)),
      /** The site that the viewer reads the conversation in. */
      side: z.enum(['talent', 'boss']),
      /** A meeting, or the verified company's own site: nobody needs to be asked. */
      is_direct: z.boolean(),
    }),
    errors: ['notFound'],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /chat/search': endpoint({
    summary: 'Your messages that contain a text, newest first, with their conversations',
    access: 'account',
    input: z.object({
      query: z.string().trim().min(1).max(100),
      conversation_id: id.optional(),
      before: seq.optional(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
    }),
    answer: z.object({
      messages: z.array(message),
      conversations: z.array(conversation),
      /** Give it as `before` for the next page. */
      next_before: z.number().int().nullable(),
    }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;
