import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { flag } from '#src/kernel/schemas.ts';
import { codeField, deviceFields, emailField, roleField, signInAnswer, tokenField } from './account-fields.ts';
import { suspensionErrors } from './sign-in.contract.ts';
import { socialProviders } from './social-providers.ts';

const provider = z.enum(socialProviders);

/**
 * Signing in with an account elsewhere. `start` gives the address to go to; the provider comes back to
 * `/authentication/social/<provider>/callback`, which leads to `/get-started#social=<token>`, or to
 * `/get-started#social_error=denied|failed`. The page then calls `finish` with that token.
 */
export const socialContract = {
  'GET /authentication/providers': endpoint({
    summary: 'Tells which ways of signing in this site offers',
    access: 'anyone',
    input: z.object({}),
    answer: z.object({
      social: z.array(z.object({ id: provider, name: z.string() })),
      passkeys: z.boolean(),
      singpass: z.boolean(),
      /** The widget to show before a code or link is asked for. */
      challenge: z.object({ site_key: z.string(), script_url: z.string() }).nullable(),
      appeal_address: z.string(),
    }),
    errors: [],
  }),
  'POST /authentication/social/:provider/start': endpoint({
    summary: 'Gives the address of the provider to go to; if signed in, the account there is connected to yours',
    access: 'anyone',
    input: z.object({ provider, redirect: z.string().max(500).optional(), role: roleField }),
    answer: z.object({ url: z.string() }),
    errors: ['notFound', 'socialUnavailable', 'proofNeeded'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /authentication/social/finish': endpoint({
    summary: 'Ends a sign-in, a sign-up or a connection that came back from a provider, once and in the same browser',
    access: 'anyone',
    input: z.object({
      token: tokenField,
      agree_terms: flag.optional(),
      role: roleField,
      /** Where the provider vouches for no address: one of the own, with the code that was sent to it. */
      email: emailField.optional(),
      code: codeField.optional(),
      ...deviceFields,
    }),
    answer: signInAnswer.extend({
      /** The account there is now one of the ways into the account that was signed in already. */
      is_connected: z.boolean(),
      /** The provider vouches for no address: send a code to one and come again with both. */
      needs_email: z.boolean(),
      suggested_email: z.string().nullable(),
      redirect: z.string().nullable(),
    }),
    errors: [
      'registrationWhileSignedIn',
      'otpExpired',
      'otpUsed',
      'otpIncorrect',
      'termsNotAccepted',
      'socialTaken',
      'proofNeeded',
      ...suspensionErrors,
    ],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /authentication/social': endpoint({
    summary: 'The connected accounts elsewhere',
    access: 'account',
    input: z.object({}),
    answer: z.object({
      connections: z.array(
        z.object({
          provider,
          name: z.string(),
          email: z.string().nullable(),
          connected_at: z.iso.datetime(),
          last_used_at: z.iso.datetime().nullable(),
          /** False while it is the only way in. */
          can_disconnect: z.boolean(),
        }),
      ),
    }),
    errors: [],
  }),
  'DELETE /authentication/social/:provider': endpoint({
    summary: 'Disconnects an account elsewhere, unless it is the last way in',
    access: 'account',
    input: z.object({ provider }),
    answer: z.object({ disconnected: z.literal(true) }),
    errors: ['notFound', 'lastWayIn', 'proofNeeded'],
    limit: { max: 30, seconds: 60 },
  }),
} satisfies Contract;
