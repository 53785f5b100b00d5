import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { deviceFields, emailField, passwordField, signInAnswer, tokenField } from './account-fields.ts';
import { suspensionErrors } from './sign-in.contract.ts';

/** Passwords, sessions, devices and the second factor. */
export const securityContract = {
  'POST /authentication/login': endpoint({
    summary: 'Signs in with an e-mail address and a password',
    access: 'anyone',
    input: z.object({ email: emailField, password: z.string().min(1).max(128), ...deviceFields }),
    answer: signInAnswer,
    errors: ['registrationWhileSignedIn', 'incorrectCredentials', ...suspensionErrors],
    limit: { max: 300, seconds: 60 },
  }),
  'POST /authentication/password': endpoint({
    summary: 'Sets or changes the password; other devices are signed out',
    access: 'account',
    input: z.object({
      current_password: z.string().max(128).optional(),
      password: passwordField,
      confirm_password: z.string().max(128),
    }),
    answer: z.object({ has_password: z.literal(true) }),
    errors: ['currentPasswordMismatch', 'confirmPasswordMismatch'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/session/check': endpoint({
    summary: 'Tells what the session cookie is worth, and clears one that has run out',
    access: 'anyone',
    input: z.object({}),
    answer: z.object({ status: z.enum(['visitor', 'guest', 'user', 'expired']) }),
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /authentication/logout': endpoint({
    summary: 'Signs out here, or everywhere',
    access: 'anyone',
    input: z.object({ everywhere: z.boolean().default(false) }),
    answer: z.object({ signed_out: z.number().int() }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /authentication/devices': endpoint({
    summary: 'Lists the devices that are signed in',
    access: 'account',
    input: z.object({}),
    answer: z.object({
      devices: z.array(
        z.object({
          id: z.number().int(),
          device_name: z.string(),
          device_type: z.string(),
          signed_in_by: z.string(),
          signed_in_at: z.iso.datetime(),
          last_seen_at: z.iso.datetime(),
          is_current: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  'DELETE /authentication/devices/:id': endpoint({
    summary: 'Signs one device out',
    access: 'account',
    input: z.object({ id: z.coerce.number().int().positive() }),
    answer: z.object({ signed_out: z.literal(1) }),
    errors: ['notFound'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /authentication/two-factor/enrol': endpoint({
    summary: 'Makes a secret for an authenticator app; it counts once a code has confirmed it',
    access: 'account',
    input: z.object({}),
    answer: z.object({ secret: z.string(), uri: z.string() }),
    errors: [],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/two-factor/confirm': endpoint({
    summary: 'Turns two-factor sign-in on and hands out recovery codes, this once',
    access: 'account',
    input: z.object({ code: z.string().trim().max(10) }),
    answer: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['notFound', 'twoFactorCodeIncorrect'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/two-factor/disable': endpoint({
    summary: 'Turns two-factor sign-in off with a code of the app or a recovery code',
    access: 'account',
    input: z.object({
      code: z.string().trim().max(10).optional(),
      recovery_code: z.string().trim().max(30).optional(),
    }),
    answer: z.object({ is_enabled: z.literal(false) }),
    errors: ['notFound', 'twoFactorCodeIncorrect'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/two-factor/verify': endpoint({
    summary: 'Ends a sign-in on a new device with a code of the app or a recovery code',
    access: 'anyone',
    input: z.object({
      token: tokenField,
      code: z.string().trim().max(10).optional(),
      recovery_code: z.string().trim().max(30).optional(),
      ...deviceFields,
    }),
    answer: signInAnswer,
    errors: ['registrationWhileSignedIn', 'otpExpired', 'otpUsed', 'twoFactorCodeIncorrect', ...suspensionErrors],
    limit: { max: 300, seconds: 60 },
  }),
} satisfies Contract;
