import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { GRANT_KINDS, MOST_MONTHS } from './vip-benefits.ts';

const moment = z.iso.datetime();

const grant = z.object({
  id: z.number().int(),
  kind: z.enum(GRANT_KINDS),
  /** Calendar months that were added; 0 where it was taken away. */
  months: z.number().int(),
  starts_at: moment,
  ends_at: moment,
  reason: z.string(),
});

const state = z.object({
  is_vip: z.boolean(),
  /** Null for someone who is no VIP now. */
  ends_at: moment.nullable(),
  /** The refresh that runs now. */
  refresh: z.object({ started_at: moment, ends_at: moment }).nullable(),
  may_refresh: z.boolean(),
  /** Newest first, the last fifty. */
  grants: z.array(grant),
});

const owner = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string().nullable(),
  vip_until: moment.nullable(),
  grants: z.array(grant.extend({ by: z.string().nullable() })),
});

const writes = { max: 60, seconds: 60 };
const reason = z.string().trim().min(3).max(500);

export const vipContract = {
  'GET /vip': endpoint({
    summary: 'Whether you are a VIP and until when, what it came from, and the refresh of your resume that runs',
    access: 'account',
    input: z.object({}),
    answer: state,
    errors: [],
  }),
  'POST /vip/refresh': endpoint({
    summary:
      'Refreshes your resume for seven days: open applications move up in employers’ lists and carry a label. VIPs only, one at a time',
    access: 'account',
    input: z.object({}),
    answer: state,
    errors: ['vipNeeded', 'refreshRunning'],
    limit: writes,
  }),
  'GET /operator/vip': endpoint({
    summary: 'Someone’s VIP time, found by email address or account number',
    access: 'role:operator',
    input: z.object({ who: z.string().trim().min(1).max(254) }),
    answer: z.object({ person: owner.nullable() }),
    errors: [],
  }),
  'POST /operator/vip/:id/grant': endpoint({
    summary: 'Adds VIP months on top of what is left, with a reason; its owner is told',
    access: 'role:operator',
    input: z.object({ id, months: z.coerce.number().int().min(1).max(MOST_MONTHS), reason }),
    answer: owner,
    errors: ['notFound', 'validationFailed'],
    limit: writes,
  }),
  'POST /operator/vip/:id/revoke': endpoint({
    summary: 'Ends VIP and a refresh that runs, with a reason; its owner is told',
    access: 'role:operator',
    input: z.object({ id, reason }),
    answer: owner,
    errors: ['notFound', 'validationFailed', 'vipNotRunning'],
    limit: writes,
  }),
} satisfies Contract;

export type VipState = z.output<typeof state>;
export type VipOwner = z.output<typeof owner>;

type VipContract = typeof vipContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends VipContract {}
}
