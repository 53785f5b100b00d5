import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { codeField } from '#src/modules/accounts/account-fields.ts';

const moment = z.iso.datetime();

/** Addresses that mail does not reach. */
export const bouncesContract = {
  'POST /notification/email-check/send': endpoint({
    summary: 'Sends a code to your own email address, to show that mail arrives there again',
    access: 'account',
    input: z.object({}),
    answer: z.object({ retry_after: z.number().int() }),
    errors: ['emailMissing', 'otpNotSent'],
    limit: { max: 10, seconds: 600 },
  }),
  'POST /notification/email-check': endpoint({
    summary: 'Lets mail go to your own address again, with the code that has arrived there',
    access: 'account',
    input: z.object({ code: codeField }),
    answer: z.object({ is_reachable: z.literal(true) }),
    errors: ['emailMissing', 'otpIncorrect', 'otpUsed', 'otpExpired'],
    limit: { max: 30, seconds: 600 },
  }),
  'GET /operator/mail': endpoint({
    summary: 'Email addresses that get no mail because it came back or was called spam',
    access: 'role:operator',
    input: z.object({ address: z.string().trim().max(254).default('') }),
    answer: z.object({
      addresses: z.array(
        z.object({
          address: z.string(),
          reason: z.enum(['hard_bounce', 'soft_bounce', 'complaint']),
          /** What the mail server or the provider said. */
          detail: z.string(),
          /** When it is tried again by itself; null: not before it is verified or lifted. */
          until: moment.nullable(),
          since: moment,
        }),
      ),
      has_more: z.boolean(),
    }),
    errors: [],
  }),
  'POST /operator/mail/lift': endpoint({
    summary: 'Lets mail go to an address again, with a reason for the audit log',
    access: 'role:operator',
    input: z.object({ address: z.string().trim().min(3).max(254), reason: z.string().trim().min(3).max(500) }),
    /** False: mail went there already. */
    answer: z.object({ is_lifted: z.boolean() }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;

type BouncesContract = typeof bouncesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends BouncesContract {}
}
