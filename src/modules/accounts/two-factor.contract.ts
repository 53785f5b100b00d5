import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { deviceFields, factorMethods, resumeField, signInAnswer, tokenField } from './account-fields.ts';
import { suspensionErrors } from './sign-in.contract.ts';

const proofFields = {
  /** Which of the methods the code is of; without it the first that is on. */
  method: factorMethods.optional(),
  code: z.string().trim().max(10).optional(),
  recovery_code: z.string().trim().max(30).optional(),
};

/** The second factor: an authenticator app, or a code to the other verified address. */
export const twoFactorContract = {
  'GET /authentication/two-factor': endpoint({
    summary: 'Tells which second factors are on and which could be',
    access: 'account',
    input: z.object({}),
    answer: z.object({
      totp: z.boolean(),
      otp: z.boolean(),
      /** A code to a second channel needs a verified e-mail address and a verified number. */
      can_enable_otp: z.boolean(),
      recovery_codes_left: z.number().int(),
    }),
    errors: [],
  }),
  'POST /authentication/two-factor/enrol': endpoint({
    summary: 'Makes a secret for an authenticator app; it counts once a code has confirmed it',
    access: 'account',
    input: z.object({}),
    answer: z.object({ secret: z.string(), uri: z.string() }),
    errors: ['proofNeeded'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/two-factor/confirm': endpoint({
    summary: 'Turns two-factor sign-in on and hands out recovery codes, this once',
    access: 'account',
    input: z.object({ code: z.string().trim().max(10) }),
    answer: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['notFound', 'twoFactorCodeIncorrect', 'proofNeeded'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/two-factor/otp/enable': endpoint({
    summary: 'Asks new devices for a code to the second channel; recovery codes come with the first factor only',
    access: 'account',
    input: z.object({}),
    answer: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['secondChannelMissing', 'proofNeeded'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/two-factor/send-code': endpoint({
    summary: 'Sends a code to the second channel, in the middle of a sign-in or, signed in, to turn a factor off',
    access: 'anyone',
    input: z.object({
      token: tokenField.optional(),
      method: z.enum(['email', 'phone']).optional(),
      resume: resumeField,
    }),
    answer: z.object({
      method: z.enum(['email', 'phone']),
      masked_address: z.string(),
      retry_after: z.number().int(),
      expires_in: z.number().int(),
    }),
    errors: ['otpExpired', 'otpUsed', 'secondChannelMissing', 'otpNotSent'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/two-factor/disable': endpoint({
    summary:
      'Turns one of the two factors off, after a proof; a code or recovery code may come along as that of the second factor',
    access: 'account',
    input: z.object({
      factor: z.enum(['totp', 'otp']).default('totp'),
      ...proofFields,
    }),
    answer: z.object({ is_enabled: z.literal(false) }),
    errors: ['notFound', 'twoFactorCodeIncorrect', 'otpIncorrect', 'otpUsed', 'otpExpired', 'proofNeeded'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/two-factor/verify': endpoint({
    summary: 'Ends a sign-in on a new device with a code of the app, a code that was sent, or a recovery code',
    access: 'anyone',
    input: z.object({
      token: tokenField,
      ...proofFields,
      ...deviceFields,
    }),
    answer: signInAnswer,
    errors: [
      'registrationWhileSignedIn',
      'otpExpired',
      'otpUsed',
      'otpIncorrect',
      'twoFactorCodeIncorrect',
      ...suspensionErrors,
    ],
    limit: { max: 300, seconds: 60 },
  }),
} satisfies Contract;
