import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';

const inviter = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  /** Friends who counted in the last 30 and 90 days. */
  month: z.number().int(),
  quarter: z.number().int(),
  /** Who came in the last 90 days and did not count. */
  uncounted: z.number().int(),
  /** Of those who counted in 90 days, how many came from the network that most of them share. */
  same_network: z.number().int(),
  stopped: z.object({ reason: z.string(), by: z.string().nullable(), at: z.iso.datetime() }).nullable(),
});

const decision = z.object({ id, reason: z.string().trim().min(3).max(500) });
const writes = { max: 60, seconds: 60 };

export const operatorInvitationsContract = {
  'GET /operator/invitations': endpoint({
    summary: 'Who has brought most friends lately, and whose rewards are stopped',
    access: 'role:operator',
    input: z.object({ view: z.enum(['top', 'stopped']).default('top') }),
    answer: z.object({ inviters: z.array(inviter) }),
    errors: [],
  }),
  'POST /operator/invitations/:id/stop': endpoint({
    summary: 'Gives someone no more rewards for friends, with a reason for the audit log',
    access: 'role:operator',
    input: decision,
    answer: z.object({ is_stopped: z.boolean() }),
    errors: ['notFound', 'validationFailed'],
    limit: writes,
  }),
  'POST /operator/invitations/:id/resume': endpoint({
    summary: 'Rewards someone for friends again, with a reason for the audit log',
    access: 'role:operator',
    input: decision,
    answer: z.object({ is_stopped: z.boolean() }),
    errors: ['notFound', 'validationFailed'],
    limit: writes,
  }),
} satisfies Contract;

export type TopInviter = z.output<typeof inviter>;

type OperatorInvitationsContract = typeof operatorInvitationsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends OperatorInvitationsContract {}
}
