import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { deviceFields, emailField, passwordField, signInAnswer } from './account-fields.ts';
import { suspensionErrors } from './sign-in.contract.ts';

const passkeyIds = z.array(z.number().int().positive()).max(20).default([]);

/** Passwords, sessions and devices. */
export const securityContract = {
  'POST /authentication/login': endpoint({
    summary: 'Signs in with an email address and a password',
    access: 'anyone',
    input: z.object({ email: emailField, password: z.string().min(1).max(128), ...deviceFields }),
    answer: signInAnswer,
    errors: ['registrationWhileSignedIn', 'incorrectCredentials', 'operatorPasswordTooShort', ...suspensionErrors],
    limit: { max: 300, seconds: 60 },
  }),
  'POST /authentication/password': endpoint({
    summary: 'Sets or changes the password; other devices are signed out',
    access: 'account',
    input: z.object({
      current_password: z.string().max(128).optional(),
      password: passwordField,
      confirm_password: z.string().max(128),
      /** Passkeys that are to go with the old password. */
      remove_passkeys: passkeyIds,
    }),
    answer: z.object({ has_password: z.literal(true) }),
    errors: ['currentPasswordMismatch', 'confirmPasswordMismatch', 'proofNeeded', 'notFound', 'lastWayIn'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/session/check': endpoint({
    summary: 'Tells what the session cookie is worth, and clears one that has run out',
    access: 'anyone',
    isRead: true,
    input: z.object({}),
    answer: z.object({ status: z.enum(['visitor', 'guest', 'user', 'expired']) }),
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
  'POST /authentication/logout': endpoint({
    summary: 'Signs out here, or everywhere',
    access: 'anyone',
    /** Naming passkeys, which would let whoever has them in again, needs a proof. */
    input: z.object({ everywhere: z.boolean().default(false), remove_passkeys: passkeyIds }),
    answer: z.object({ signed_out: z.number().int() }),
    errors: ['proofNeeded', 'notFound', 'lastWayIn'],
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
} satisfies Contract;
