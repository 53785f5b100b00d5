import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { id, phrase } from './chat-fields.ts';

const phraseText = z.string().trim().min(1).max(500);
const autoReply = z.object({ is_enabled: z.boolean(), text: z.string() });
const retention = z.union([z.literal(30), z.literal(90)]);

export const phrasesContract = {
  'GET /chat/phrases': endpoint({
    summary: 'Common phrases and greetings in their order',
    access: 'account',
    input: z.object({ kind: z.enum(['phrase', 'greeting']).optional() }),
    answer: z.object({ phrases: z.array(phrase) }),
    errors: [],
  }),
  'POST /chat/phrases': endpoint({
    summary: 'Adds a common phrase (20 at most) or a greeting (10 at most)',
    access: 'account',
    input: z.object({ kind: z.enum(['phrase', 'greeting']), text: phraseText, is_default: z.boolean().default(false) }),
    answer: phrase,
    errors: ['phrasesLimit', 'greetingsLimit', 'contactDetailsInMessage', 'duplicateEntry'],
    limit: { max: 60, seconds: 60 },
  }),
  'PUT /chat/phrases/:id': endpoint({
    summary: 'Changes a phrase or greeting, or makes a greeting the default one',
    access: 'account',
    input: z.object({ id, text: phraseText.optional(), is_default: z.boolean().optional() }),
    answer: phrase,
    errors: ['notFound', 'contactDetailsInMessage', 'duplicateEntry'],
    limit: { max: 60, seconds: 60 },
  }),
  'DELETE /chat/phrases/:id': endpoint({
    summary: 'Removes a phrase or greeting',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /chat/settings': endpoint({
    summary: 'Auto-reply and how long chats are kept',
    access: 'account',
    input: z.object({}),
    answer: z.object({ auto_reply: autoReply, retention_days: retention }),
    errors: [],
  }),
  'PUT /chat/settings': endpoint({
    summary: 'Changes the auto-reply or how long chats are kept after their last message',
    access: 'account',
    input: z.object({
      auto_reply: z.object({ is_enabled: z.boolean(), text: z.string().trim().max(500) }).optional(),
      retention_days: retention.optional(),
    }),
    answer: z.object({ auto_reply: autoReply, retention_days: retention }),
    errors: ['contactDetailsInMessage', 'messageEmpty'],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;
