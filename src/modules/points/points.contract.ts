import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { earningRuleNames, eventGoals, transactionKinds } from './points-rules.ts';
import { MOST_WITHDRAWN, networkNames, withdrawalStates } from './withdrawal-rules.ts';

const points = z.number().int();

export const withdrawalFields = {
  id: z.number().int(),
  network: z.enum(networkNames),
  points,
  /** Cents of USDT that arrive. */
  usdt_cents: z.number().int(),
  state: z.enum(withdrawalStates),
  /** Null once it was deleted. */
  address: z.string().nullable(),
  reason: z.string().nullable(),
  transaction_hash: z.string().nullable(),
  requested_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
};

const withdrawal = z.object(withdrawalFields);

const event = z.object({
  id: z.number().int(),
  goal: z.enum(eventGoals),
  points,
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  /** Until when its reward can be claimed. */
  claim_until: z.iso.datetime(),
  is_joined: z.boolean(),
  is_claimed: z.boolean(),
});

const line = z.object({
  id: z.number().int(),
  kind: z.enum(transactionKinds),
  /** By how much what is available changed. */
  amount: points,
  reason: z.string().nullable(),
  created_at: z.iso.datetime(),
});

const writes = { max: 60, seconds: 60 };

export const pointsContract = {
  'GET /points': endpoint({
    summary: 'Your points: what you have, what earns more, events, and what you have asked to be paid out',
    access: 'role:talent',
    input: z.object({}),
    answer: z.object({
      available: points,
      held: points,
      rules: z.array(z.object({ rule: z.enum(earningRuleNames), points, is_done: z.boolean() })),
      most_a_day: points,
      most_a_month: points,
      points_per_usdt: points,
      networks: z.array(z.object({ name: z.enum(networkNames), chain: z.string(), least: points })),
      step: points,
      events: z.array(event),
      /** The newest first; at most twenty. */
      withdrawals: z.array(withdrawal),
    }),
    errors: [],
  }),
  'GET /points/history': endpoint({
    summary: 'Every change of your points, newest first, twenty at a time',
    access: 'role:talent',
    input: z.object({ before: id.optional() }),
    answer: z.object({ lines: z.array(line), next: z.number().int().nullable() }),
    errors: [],
  }),
  'POST /points/withdrawals': endpoint({
    summary: 'Asks for points to be paid out in USDT; one request at a time, and only after a recent proof of identity',
    access: 'role:talent',
    input: z.object({
      /** TRC20 or ERC20; any other word has an error of its own. */
      network: z.string().trim().max(20),
      points: z.coerce.number().int().min(0).max(MOST_WITHDRAWN),
      address: z.string().trim().max(200),
    }),
    answer: withdrawal,
    errors: [
      'proofNeeded',
      'withdrawNetworkUnsupported',
      'withdrawBelowMinimum',
      'withdrawNotMultiple',
      'withdrawAddressInvalid',
      'pointsInsufficient',
      'withdrawPending',
    ],
    limit: writes,
  }),
  'POST /points/withdrawals/:id/cancel': endpoint({
    summary: 'Takes a request back while nobody has approved it; the points come back',
    access: 'role:talent',
    input: z.object({ id }),
    answer: withdrawal,
    errors: ['notFound', 'withdrawChangedMeanwhile'],
    limit: writes,
  }),
  'POST /points/events/:id/join': endpoint({
    summary: 'Takes part in an event',
    access: 'role:talent',
    input: z.object({ id }),
    answer: event,
    errors: ['eventNotFound', 'eventNotStarted', 'eventEnded', 'eventAlreadyJoined', 'eventNotEligible'],
    limit: writes,
  }),
  'POST /points/events/:id/claim': endpoint({
    summary: 'Takes the reward of an event whose goal you have reached',
    access: 'role:talent',
    input: z.object({ id }),
    answer: event,
    errors: ['rewardNotFound', 'rewardAlreadyClaimed', 'rewardExpired', 'rewardConditionsUnmet'],
    limit: writes,
  }),
} satisfies Contract;

export type Withdrawal = z.output<typeof withdrawal>;
export type PointEvent = z.output<typeof event>;

type PointsContract = typeof pointsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends PointsContract {}
}
