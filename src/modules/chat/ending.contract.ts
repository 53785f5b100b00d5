import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { clientId, conversation, id, message } from './chat-fields.ts';

/** How a conversation ends by someone's word: TRU-02, CHAT-07. */
export const endingContract = {
  'GET /chat/conversations/:id/decline': endpoint({
    summary: 'What a recruiter’s decline would say, in the candidate’s language and in their own',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({
      /** The talent's. */
      language: z.string(),
      text: z.string(),
      /** The same for the Boss to read; null when both read the same language. */
      own_text: z.string().nullable(),
    }),
    errors: ['notFound'],
  }),
  'POST /chat/conversations/:id/decline': endpoint({
    summary:
      'A recruiter declines politely: the candidate reads it in their language with the note; it counts as an answer',
    access: 'account',
    input: z.object({ id, client_id: clientId, note: z.string().max(1000).default('') }),
    answer: z.object({ message, conversation }),
    errors: [
      'notFound',
      'chatBlocked',
      'chatClosed',
      'invitationUnanswered',
      'jobClosed',
      'messageTooLong',
      'messageEmpty',
      'warnedTooOften',
    ],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /chat/conversations/:id/withdraw': endpoint({
    summary: 'A job seeker tells the recruiter that they are no longer interested; nobody is left waiting',
    access: 'account',
    input: z.object({ id }),
    answer: conversation,
    errors: ['notFound'],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;
