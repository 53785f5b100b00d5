import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { factorMethods, signInAnswer } from './account-fields.ts';

const retry_after = z.number().int();

const sentCode = z.object({
  channel: z.enum(['email', 'phone']),
  email: z.string(),
  phone_num: z.string(),
  country_code: z.string(),
  /** Seconds until another one may be asked for. */
  retry_after,
});

const pendingSignIn = z.discriminatedUnion('step', [
  sentCode.extend({ step: z.literal('code') }),
  z.object({ step: z.literal('link'), email: z.string(), retry_after }),
  z.object({ step: z.literal('choose'), accounts: signInAnswer.shape.accounts, token: z.string() }),
  z.object({
    step: z.literal('second_factor'),
    token: z.string(),
    methods: z.array(factorMethods),
    /** Where a code went, when one was sent and is still good. */
    sent: z.object({ method: z.enum(['email', 'phone']), masked_address: z.string(), retry_after }).nullable(),
  }),
]);

/** What a browser is in the middle of, so that a reload or a discarded tab loses nothing. */
export const pendingContract = {
  'GET /authentication/pending': endpoint({
    summary: 'Tells which step of a sign-in, or of a changed address, this browser has not finished',
    access: 'anyone',
    input: z.object({}),
    answer: z.object({
      sign_in: pendingSignIn.nullable(),
      /** What the sign-in is for, as it was said when it began. */
      redirect: z.string().nullable(),
      role: z.enum(['talent', 'recruiter']).nullable(),
      change_email: sentCode.nullable(),
      change_phone: sentCode.nullable(),
      /** An account that was made with a number is asked for an e-mail address. */
      is_connecting_email: z.boolean(),
    }),
    errors: [],
  }),
  'POST /authentication/pending/forget': endpoint({
    summary: 'Leaves an unfinished step for another address; a code that was sent stays good',
    access: 'anyone',
    input: z.object({ flow: z.enum(['sign_in', 'change_email', 'change_phone', 'connect_email']) }),
    answer: z.object({}),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;
