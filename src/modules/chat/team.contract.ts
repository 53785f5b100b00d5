import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { replyMeter } from '#src/modules/companies/reply-meter.ts';
import { candidate } from './candidate-fields.ts';
import { conversation, id, LONGEST_NOTE } from './chat-fields.ts';

const MOST_MENTIONS = 20;

const text = z.string().trim().min(1).max(LONGEST_NOTE);
const note = z.object({
  id: z.number().int(),
  author: z.string(),
  is_mine: z.boolean(),
  text: z.string(),
  created_at: z.iso.datetime(),
});
const notes = z.object({ notes: z.array(note) });
const cover = z.object({ account_id: z.number().int(), name: z.string(), until: z.iso.datetime() });

/** EMP-07: conversations belong to the team. Someone else's answer not found. */
export const teamContract = {
  'GET /chat/inbox/counts': endpoint({
    summary: 'How many conversations each list of the inbox holds',
    access: 'role:recruiter',
    input: z.object({ scope: z.enum(['own', 'company']).default('own'), job_id: id.optional() }),
    answer: z.object({
      all: z.number().int(),
      /** Those who are overdue are among them. */
      waiting: z.number().int(),
      overdue: z.number().int(),
      unread: z.number().int(),
    }),
    errors: ['noPermission'],
  }),
  'GET /chat/meter': endpoint({
    summary: 'How the viewer replies, as candidates see it on their jobs, and what would improve it',
    access: 'role:recruiter',
    input: z.object({}),
    answer: z.object({
      replies: replyMeter,
      answered: z.number().int(),
      /** So many answers to who waits longest would raise the share to at least this; null when they would not. */
      gain: z.object({ answers: z.number().int(), response_rate: z.number() }).nullable(),
    }),
    errors: [],
  }),
  'GET /chat/team': endpoint({
    summary: 'Colleagues who can answer, with how many are waiting for each, and who covers for whom',
    access: 'member',
    input: z.object({}),
    answer: z.object({
      members: z.array(
        z.object({
          account_id: z.number().int(),
          name: z.string(),
          position: z.string(),
          avatar: z.string().nullable(),
          is_me: z.boolean(),
          waiting: z.number().int(),
          is_away: z.boolean(),
        }),
      ),
      /** Who reads along for the viewer, and for whom the viewer does. */
      covered_by: cover.nullable(),
      covers: z.array(cover),
    }),
    errors: ['companyNotFound'],
  }),
  'POST /chat/conversations/:id/owner': endpoint({
    summary: 'Takes over, assigns or hands over a conversation; the candidate sees who answers now',
    access: 'member',
    input: z.object({ id, account_id: id, note: z.string().trim().max(LONGEST_NOTE).default('') }),
    answer: conversation,
    errors: ['notFound', 'noPermission', 'companyNotFound', 'chatBlocked', 'selfContact'],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /chat/conversations/:id/nudge': endpoint({
    summary: 'Reminds whoever answers that someone is waiting, at most once a day',
    access: 'role:recruiter',
    input: z.object({ id }),
    answer: conversation,
    errors: ['notFound', 'nudgeNotDue'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /chat/conversations/:id/no-reply': endpoint({
    summary: 'Marks the last message as needing no reply, or undoes it; the next message counts as waiting again',
    access: 'role:recruiter',
    input: z.object({ id, no_reply: z.boolean().default(true) }),
    answer: conversation,
    errors: ['notFound', 'firstMessageNeedsReply'],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /chat/conversations/:id/notes': endpoint({
    summary: 'Team notes on a conversation, oldest first; the candidate never sees them',
    access: 'role:recruiter',
    input: z.object({ id }),
    answer: notes,
    errors: ['notFound'],
  }),
  'POST /chat/conversations/:id/notes': endpoint({
    summary: 'Adds a team note; mentioned colleagues are notified and can read along',
    access: 'member',
    input: z.object({
      id,
      text,
      mention_ids: z.array(id).max(MOST_MENTIONS).default([]),
      /** One more, as callers of before several could be mentioned send it. */
      mention_id: id.optional(),
    }),
    answer: notes,
    errors: ['notFound', 'companyNotFound'],
    limit: { max: 60, seconds: 60 },
  }),
  'DELETE /chat/notes/:id': endpoint({
    summary: 'Deletes one of your notes',
    access: 'role:recruiter',
    input: z.object({ id }),
    answer: notes,
    errors: ['notFound'],
  }),
  'PUT /chat/cover': endpoint({
    summary: 'Asks a colleague to cover your conversations until a given time, or with null ends it',
    access: 'member',
    input: z.object({ account_id: id.nullable(), until: z.iso.datetime().optional() }),
    answer: z.object({ covered_by: cover.nullable() }),
    errors: ['notFound', 'companyNotFound'],
    limit: { max: 30, seconds: 60 },
  }),
  'GET /chat/conversations/:id/candidate': endpoint({
    summary: 'The candidate of a conversation, as far as they share it, and how they fit the job',
    access: 'role:recruiter',
    input: z.object({ id }),
    answer: candidate,
    errors: ['notFound'],
  }),
} satisfies Contract;
