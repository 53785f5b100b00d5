import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { ADDRESS_PROBLEMS, FRIEND_STATES, UNCOUNTED } from './invitation-rules.ts';

const moment = z.iso.datetime();
const code = z.string().regex(/^[a-z2-9]{10}$/);

const friend = z.object({
  key: z.string(),
  state: z.enum(FRIEND_STATES),
  reason: z.enum(UNCOUNTED).nullable(),
  /** First name and initial of whoever joined, else the masked address; null for someone else with the link. */
  name: z.string().nullable(),
  at: moment,
});

const page = z.object({ friends: z.array(friend), next_cursor: z.string().nullable() });

const mine = page.extend({
  /** Null until one was made. */
  code: code.nullable(),
  /** Addresses that may still be invited within 24 hours. */
  left_today: z.number().int(),
  rewarded: z.number().int(),
  /** The event that runs now, with the friends who count for it. */
  event: z.object({ until: moment, assists: z.number().int() }).nullable(),
});

const stopping = z.object({ is_stopped: z.boolean() });
const token = z.string().min(1).max(200);

export const invitationsContract = {
  'GET /invitations': endpoint({
    summary: 'Your invitation code, whom you have invited and what has come of it, newest first',
    access: 'account',
    input: z.object({ cursor: z.string().max(60).optional() }),
    answer: mine,
    errors: [],
  }),
  'POST /invitations/code': endpoint({
    summary: 'Makes your invitation code; asked again, it is the same one',
    access: 'account',
    input: z.object({}),
    answer: z.object({ code }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /invitations/email': endpoint({
    summary:
      'Invites up to ten addresses by email, all or none: `problems` says what is wrong with which. Thirty addresses in 24 hours',
    access: 'account',
    input: z.object({ addresses: z.array(z.string().trim().min(1).max(254)).min(1).max(200) }),
    answer: z.object({
      is_sent: z.boolean(),
      problems: z.array(z.object({ address: z.string(), problem: z.enum(ADDRESS_PROBLEMS) })),
      left_today: z.number().int(),
    }),
    errors: ['friendBatchLimit', 'friendDailyLimit', 'emailUnavailable', 'otpNotSent', 'validationFailed'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /invitations/open': endpoint({
    summary: 'What an invitation link says; this browser remembers it until someone signs up here',
    access: 'anyone',
    isRead: true,
    input: z.object({ code: z.string().max(40) }),
    answer: z.object({
      /** Who invites, by first name and initial; null for a link that leads nowhere. */
      inviter: z.string().nullable(),
      is_own: z.boolean(),
      is_signed_in: z.boolean(),
    }),
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /invitations/arrival': endpoint({
    summary: 'Who invited this browser, for the sign-up page; null when nobody did',
    access: 'anyone',
    input: z.object({}),
    answer: z.object({ inviter: z.string().nullable() }),
    errors: [],
  }),
  'GET /invitations/stop': endpoint({
    summary: 'Whether invitations to the address behind a token are stopped',
    access: 'anyone',
    input: z.object({ token }),
    answer: stopping,
    errors: ['linkExpired'],
  }),
  'POST /invitations/stop': endpoint({
    summary: 'Stops invitations to the address behind a token for good, or allows them again',
    access: 'anyone',
    input: z.object({ token, stop: z.boolean().default(true) }),
    answer: stopping,
    errors: ['linkExpired'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /jobseeker/sg-spring-event/assist-trigger': endpoint({
    summary:
      'Credits who invited this account while the event runs, once its profile is complete; otherwise says why not',
    access: 'account',
    input: z.object({ onboarded_method: z.string().trim().min(1).max(50) }),
    answer: z.object({
      is_credited: z.boolean(),
      status: z.enum(['credited', 'already_credited', 'not_invited', 'not_completed', 'not_running']),
    }),
    errors: [],
    limit: { max: 30, seconds: 60 },
  }),
} satisfies Contract;

export type InvitedFriend = z.output<typeof friend>;
export type AddressRefusal = { address: string; problem: (typeof ADDRESS_PROBLEMS)[number] };

type InvitationsContract = typeof invitationsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends InvitationsContract {}
}
