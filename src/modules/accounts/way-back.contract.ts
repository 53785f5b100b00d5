import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { tokenField } from './account-fields.ts';

const change = z.enum([
  'email',
  'phone',
  'password',
  'passkey',
  'passkey_removed',
  'social',
  'social_removed',
  'two_factor_on',
  'two_factor_off',
  'export',
]);

/** The link 'this wasn't me' that goes to the addresses an account had before a change. */
export const wayBackContract = {
  'GET /authentication/way-back': endpoint({
    summary: 'What a link can undo; opening it changes nothing, because mail scanners open links too',
    access: 'anyone',
    input: z.object({ token: tokenField }),
    answer: z.object({
      /** Oldest first. Choosing one takes it back and everything after it. */
      changes: z.array(z.object({ id: z.number().int(), change, changed_at: z.iso.datetime() })),
    }),
    errors: ['linkExpired'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /authentication/way-back': endpoint({
    summary: 'Restores what was there, ends what was added since, the password and all sessions; once',
    access: 'anyone',
    /** The first of the changes to be taken back; without it all that the link can. */
    input: z.object({ token: tokenField, from: z.number().int().positive().optional() }),
    answer: z.object({
      masked_email: z.string().nullable(),
      masked_phone: z.string().nullable(),
      /** Signing in will ask for it, as it did before. */
      has_second_factor: z.boolean(),
    }),
    errors: ['linkExpired', 'emailExists'],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;
