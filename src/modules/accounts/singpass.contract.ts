import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { tokenField } from './account-fields.ts';

/** Singapore's national identity. Of what it tells we keep that it was checked, whether the name fits, and a hash. */
export const singpassContract = {
  'POST /authentication/sg/singpass/generate-authorise-url': endpoint({
    summary: 'Gives the address of the identity service; it comes back to redirect_uri with `code` and `state`',
    access: 'account',
    /** A page of this site, as a path or a whole address. */
    input: z.object({ redirect_uri: z.string().trim().min(1).max(500) }),
    answer: z.object({ url: z.string() }),
    // It asks the service and must hold no transaction meanwhile; the one row it writes needs none.
    isRead: true,
    errors: ['identityServiceUnavailable'],
    limit: { max: 30, seconds: 60 },
  }),
  'GET /authentication/sg/singpass/user-info': endpoint({
    summary: 'What the identity service tells, to be looked at before it counts; nothing of it is stored',
    access: 'account',
    input: z.object({
      code: z.string().min(1).max(2000),
      state: z.string().min(1).max(200),
      iss: z.string().max(500).optional(),
    }),
    answer: z.object({
      name: z.string(),
      /** All but the last four characters are hidden. */
      masked_id: z.string(),
      is_name_match: z.boolean(),
      token: z.string(),
    }),
    errors: ['identityServiceUnavailable', 'otpExpired'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/sg/singpass/verify-singapore-identity': endpoint({
    summary: 'Notes that the identity was checked; one identity belongs to one account',
    access: 'account',
    input: z.object({ token: tokenField }),
    answer: z.object({ is_verified: z.literal(true), is_name_match: z.boolean() }),
    errors: ['otpExpired', 'otpUsed', 'identityTaken'],
    limit: { max: 30, seconds: 60 },
  }),
} satisfies Contract;
