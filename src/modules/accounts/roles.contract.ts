import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { flag } from '#src/kernel/schemas.ts';
import { deviceFields, signInAnswer, tokenField } from './account-fields.ts';
import { suspensionErrors } from './sign-in.contract.ts';

/** Acting as talent or recruiter, and taking a sign-in along to another site of ours. */
export const rolesContract = {
  'POST /authentication/switch-role': endpoint({
    summary: 'Switches this session to job seeker or recruiter; an operator stays one',
    access: 'account',
    input: z.object({ role: z.enum(['talent', 'recruiter']) }),
    answer: z.object({ role: z.enum(['talent', 'recruiter']) }),
    errors: [...suspensionErrors],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/hand-over': endpoint({
    summary: 'Gives an address of an allowed site that takes the sign-in along, once and within 60 seconds',
    access: 'account',
    input: z.object({
      /** A whole address, e.g. `https://employer.parley.example/redirect`. */
      target: z.string().trim().max(500),
      /** Where to go on to over there; a path. */
      redirect: z.string().max(500).optional(),
    }),
    answer: z.object({ url: z.string(), expires_in: z.number().int() }),
    errors: ['handOverRefused'],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /authentication/hand-over/use': endpoint({
    summary: 'Tells whose sign-in a code (`sessionid` in the address) takes along, and signs in when confirmed',
    access: 'anyone',
    input: z.object({ code: tokenField, confirm: flag.default(false), ...deviceFields }),
    answer: signInAnswer.extend({
      name: z.string(),
      masked_email: z.string(),
      redirect: z.string().nullable(),
    }),
    errors: ['registrationWhileSignedIn', 'otpExpired', 'otpUsed', ...suspensionErrors],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;
