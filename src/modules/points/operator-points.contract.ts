import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { emailField } from '#src/modules/accounts/account-fields.ts';
import { withdrawalFields } from './points.contract.ts';
import { eventGoals, MOST_ADJUSTED } from './points-rules.ts';
import { networkNames, withdrawalStates } from './withdrawal-rules.ts';

const words = z.string().trim().min(1).max(300);

const row = z.object({
  ...withdrawalFields,
  /** Null once the account is gone. */
  account: z
    .object({ id: z.number().int(), name: z.string(), email: z.string().nullable(), is_suspended: z.boolean() })
    .nullable(),
  approved_by: z.string().nullable(),
  /** The viewer may approve, reject or mark it paid. */
  may: z.object({ approve: z.boolean(), reject: z.boolean(), pay: z.boolean() }),
  /** Somebody else than the one who approved it has to mark it paid. */
  needs_other: z.boolean(),
});

const event = z.object({
  id: z.number().int(),
  goal: z.enum(eventGoals),
  points: z.number().int(),
  country_id: z.number().int().nullable(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  joined: z.number().int(),
  claimed: z.number().int(),
});

export const operatorPointsContract = {
  'GET /operator/points/withdrawals': endpoint({
    summary: 'Requests for a payout by state and network, the oldest first while they are open',
    access: 'role:operator',
    input: z.object({
      state: z.enum(withdrawalStates).default('requested'),
      network: z.enum(networkNames).optional(),
      after: id.optional(),
    }),
    answer: z.object({ withdrawals: z.array(row), next: z.number().int().nullable() }),
    errors: [],
  }),
  'GET /operator/points/withdrawals/:id': endpoint({
    summary: 'One request for a payout',
    access: 'role:operator',
    input: z.object({ id }),
    answer: row,
    errors: ['notFound'],
  }),
  'POST /operator/points/withdrawals/:id/approve': endpoint({
    summary: 'Approves a request; it is paid next',
    access: 'role:operator',
    input: z.object({ id }),
    answer: row,
    errors: ['notFound', 'withdrawChangedMeanwhile'],
  }),
  'POST /operator/points/withdrawals/:id/reject': endpoint({
    summary: 'Rejects a request with a reason that the person reads; the points go back',
    access: 'role:operator',
    input: z.object({ id, reason: words }),
    answer: row,
    errors: ['notFound', 'withdrawChangedMeanwhile'],
  }),
  'POST /operator/points/withdrawals/:id/paid': endpoint({
    summary: 'Marks an approved request as paid, with the hash of the transaction on its network',
    access: 'role:operator',
    input: z.object({ id, transaction_hash: z.string().trim().max(100) }),
    answer: row,
    errors: [
      'notFound',
      'withdrawChangedMeanwhile',
      'withdrawHashInvalid',
      'withdrawHashUsed',
      'withdrawNeedsOtherOperator',
    ],
  }),
  'POST /operator/points/adjustments': endpoint({
    summary: 'Credits or debits someone’s points with a reason; the same client key does it once',
    access: 'role:operator',
    input: z.object({
      client_key: z.uuid(),
      email: emailField,
      points: z.coerce
        .number()
        .int()
        .min(-MOST_ADJUSTED)
        .max(MOST_ADJUSTED)
        .refine((value) => value !== 0),
      reason: words,
    }),
    answer: z.object({ available: z.number().int() }),
    errors: ['notFound', 'pointsInsufficient'],
  }),
  'GET /operator/points/events': endpoint({
    summary: 'Events with extra points, the last to end first',
    access: 'role:operator',
    input: z.object({}),
    answer: z.object({ events: z.array(event) }),
    errors: [],
  }),
  'POST /operator/points/events': endpoint({
    summary: 'Plans an event with extra points',
    access: 'role:operator',
    input: z.object({
      goal: z.enum(eventGoals),
      points: z.coerce.number().int().min(1).max(500),
      country_id: z.coerce.number().int().positive().max(10_000).nullable().default(null),
      starts_at: z.iso.datetime(),
      ends_at: z.iso.datetime(),
    }),
    answer: z.object({ id: z.number().int() }),
    errors: ['validationFailed'],
  }),
} satisfies Contract;

export type OperatorWithdrawal = z.output<typeof row>;

type OperatorPointsContract = typeof operatorPointsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends OperatorPointsContract {}
}
