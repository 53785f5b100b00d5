import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { deviceFields, signInAnswer, tokenField } from './account-fields.ts';
import { suspensionErrors } from './sign-in.contract.ts';

const passkeyName = z.string().trim().min(1).max(60);
/** What the browser's WebAuthn functions take and give, passed through as they are. */
const options = z.record(z.string(), z.unknown());
const response = z.record(z.string(), z.unknown());
const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  is_synced: z.boolean(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});

/** Signing in with a passkey; it counts as both factors. `options` and `response` are for @simplewebauthn/browser. */
export const passkeysContract = {
  'POST /authentication/passkeys/register/start': endpoint({
    summary: 'Starts adding a passkey to your account',
    access: 'account',
    input: z.object({}),
    answer: z.object({ token: z.string(), options }),
    errors: ['passkeyLimit', 'passkeyUnavailable', 'proofNeeded'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/passkeys/register/finish': endpoint({
    summary: 'Adds the passkey that the device has made',
    access: 'account',
    input: z.object({ token: tokenField, response, name: passkeyName.optional() }),
    answer: passkey,
    errors: ['otpExpired', 'otpUsed', 'passkeyRefused', 'passkeyLimit', 'passkeyUnavailable', 'proofNeeded'],
    limit: { max: 30, seconds: 60 },
  }),
  'GET /authentication/passkeys': endpoint({
    summary: 'Your passkeys',
    access: 'account',
    input: z.object({}),
    answer: z.object({ passkeys: z.array(passkey) }),
    errors: [],
  }),
  'PATCH /authentication/passkeys/:id': endpoint({
    summary: 'Renames a passkey',
    access: 'account',
    input: z.object({ id: z.coerce.number().int().positive(), name: passkeyName }),
    answer: passkey,
    errors: ['notFound'],
    limit: { max: 60, seconds: 60 },
  }),
  'DELETE /authentication/passkeys/:id': endpoint({
    summary: 'Removes a passkey, unless it is the last way in',
    access: 'account',
    input: z.object({ id: z.coerce.number().int().positive() }),
    answer: z.object({ deleted: z.literal(true) }),
    errors: ['notFound', 'lastWayIn', 'proofNeeded'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /authentication/passkeys/sign-in/start': endpoint({
    summary: 'Starts a sign-in with any passkey of this site that the device has',
    access: 'anyone',
    input: z.object({}),
    answer: z.object({ token: z.string(), options }),
    errors: ['registrationWhileSignedIn', 'passkeyUnavailable'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /authentication/passkeys/sign-in/finish': endpoint({
    summary: 'Signs in with the device’s answer; no second factor is asked for',
    access: 'anyone',
    input: z.object({ token: tokenField, response, ...deviceFields }),
    answer: signInAnswer,
    errors: [
      'registrationWhileSignedIn',
      'otpExpired',
      'otpUsed',
      'passkeyRefused',
      'passkeyUnavailable',
      ...suspensionErrors,
    ],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;
