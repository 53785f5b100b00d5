import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { isTooShortFor } from '../passwords/password.policy.ts';
import { isPassword } from '../passwords/password-hash.ts';
import { assertSignedOut, passFirstFactor } from './complete-sign-in.ts';
import { countAttempt } from './count-attempt.ts';
import { findAccounts } from './find-accounts.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/login']>;

/** Signs in with a password. An unknown address, one without a password and a wrong password look alike. */
export function createLogInWithPassword(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input) => {
    assertSignedOut(ctx);
    const keys = [`password ${input.email}`];
    const taken = await countAttempt(ctx, parts.limit, { kind: 'password', address: input.email, keys });
    const [account] = await findAccounts(ctx, { channel: 'email', address: input.email });
    const isRight = await isPassword(input.password, account?.passwordHash);
    if (!account || !isRight) throw new AppError('incorrectCredentials');
    await taken.giveBack();
    if (isTooShortFor(account, input.password)) throw new AppError('operatorPasswordTooShort');
    return passFirstFactor(ctx, parts, account, 'password', input);
  };
}
