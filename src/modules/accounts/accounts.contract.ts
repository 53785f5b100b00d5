import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { deviceFields } from './account-fields.ts';
import { passkeysContract } from './passkeys.contract.ts';
import { pendingContract } from './pending.contract.ts';
import { proofContract } from './proof.contract.ts';
import { rolesContract } from './roles.contract.ts';
import { securityContract } from './security.contract.ts';
import { settingsContract } from './settings.contract.ts';
import { signInContract } from './sign-in.contract.ts';
import { singpassContract } from './singpass.contract.ts';
import { socialContract } from './social.contract.ts';
import { twoFactorContract } from './two-factor.contract.ts';
import { wayBackContract } from './way-back.contract.ts';

export const accountsContract = {
  'POST /authentication/guest/login': endpoint({
    summary: 'Starts a guest session, or answers with the one the cookie already names',
    access: 'anyone',
    input: z.object({
      guest_role: z.enum(['jobseeker', 'recruiter']).default('jobseeker'),
      country_id: z.int32().positive().optional(),
      language_id: z.number().int().min(1).max(10).optional(),
      ...deviceFields,
    }),
    answer: z.object({
      is_guest: z.boolean(),
      is_new_session: z.boolean(),
      guest_role: z.string().nullable(),
      expires_at: z.iso.datetime(),
    }),
    errors: [],
    // Offices, schools and phone networks stand behind one address, and every first visit asks once.
    limit: { max: 120, seconds: 60 },
  }),
  ...signInContract,
  ...pendingContract,
  ...socialContract,
  ...passkeysContract,
  ...securityContract,
  ...twoFactorContract,
  ...proofContract,
  ...wayBackContract,
  ...rolesContract,
  ...singpassContract,
  ...settingsContract,
} satisfies Contract;

type AccountsContract = typeof accountsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends AccountsContract {}
}
