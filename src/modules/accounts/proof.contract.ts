import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { resumeField, tokenField } from './account-fields.ts';

const method = z.enum(['password', 'passkey', 'email', 'phone', 'totp', 'recovery']);
const proofState = z.object({
  /** What is still to be shown: one of the ways in, then the second factor where one is set. */
  missing: z.enum(['first', 'second']).nullable(),
  /** What may be shown now, the easiest first. */
  methods: z.array(method),
  masked_email: z.string().nullable(),
  masked_phone: z.string().nullable(),
});

/**
 * Showing again that the account is one's own, by something one had before. Calls that would turn a stolen session into
 * the account's answer `proofNeeded` until then; a proof counts for ten minutes, in this session only.
 */
export const proofContract = {
  'GET /authentication/proof': endpoint({
    summary: 'Tells whether this session has lately proved whose it is, and how it could',
    access: 'account',
    input: z.object({}),
    answer: proofState,
    errors: [],
  }),
  'POST /authentication/proof/send-code': endpoint({
    summary: 'Sends a code to one of the addresses that the account has already',
    access: 'account',
    input: z.object({ method: z.enum(['email', 'phone']), resume: resumeField }),
    answer: z.object({ masked_address: z.string(), retry_after: z.number().int(), expires_in: z.number().int() }),
    errors: ['secondChannelMissing', 'otpNotSent'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/proof': endpoint({
    summary: 'Proves whose the session is by the password, a code that was sent, the app or a recovery code',
    access: 'account',
    input: z.object({
      method: method.exclude(['passkey']),
      password: z.string().max(128).optional(),
      code: z.string().trim().max(30).optional(),
    }),
    answer: proofState,
    errors: ['currentPasswordMismatch', 'twoFactorCodeIncorrect', 'otpIncorrect', 'otpUsed', 'otpExpired'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /authentication/proof/passkey/start': endpoint({
    summary: 'Starts a proof by one of the account’s passkeys',
    access: 'account',
    input: z.object({}),
    answer: z.object({ token: z.string(), options: z.record(z.string(), z.unknown()) }),
    errors: ['passkeyUnavailable'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/proof/passkey/finish': endpoint({
    summary: 'Proves whose the session is with the device’s answer; it counts as both factors',
    access: 'account',
    input: z.object({ token: tokenField, response: z.record(z.string(), z.unknown()) }),
    answer: proofState,
    errors: ['otpExpired', 'otpUsed', 'passkeyRefused', 'passkeyUnavailable'],
    limit: { max: 30, seconds: 60 },
  }),
} satisfies Contract;
