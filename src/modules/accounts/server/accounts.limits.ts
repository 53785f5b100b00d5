import type { LimitTable } from '#src/kernel/published.ts';
import { ACCOUNTS_PER_PHONE, CHANGES } from './codes/send-code.ts';
import { MOST_PASSKEYS } from './passkeys/passkeys.ts';
import { GUESSES } from './sign-in/count-attempt.ts';

/** TRU-11: what people can meet here, as the page of limits tells it. */
export const accountsLimits = {
  signInTries: { group: 'account', side: 'both', value: GUESSES.max, per: 'hour', errors: ['tooManyAttempts'] },
  addressChanges: { group: 'account', side: 'both', value: CHANGES.max, per: 'hour', errors: ['tooManyAttempts'] },
  accountsPerPhone: { group: 'account', side: 'both', value: ACCOUNTS_PER_PHONE, errors: ['phoneUsed'] },
  passkeys: { group: 'account', side: 'both', value: MOST_PASSKEYS, errors: ['passkeyLimit'] },
} as const satisfies LimitTable;
