import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { networkOf } from '#src/platform/http/network.ts';
import type { accountsContract } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { assertSignedOut, passFirstFactor } from './complete-sign-in.ts';
import { findAccounts } from './find-accounts.ts';
import { isPassword } from './password-hash.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/login']>;

const HOUR = 3600;

/** Signs in with a password. An unknown address, one without a password and a wrong password look alike. */
export function createLogInWithPassword(parts: AccountsParts) {
  const { limit } = parts;
  return async (ctx: Context, input: Input) => {
    assertSignedOut(ctx);
    const own = [`password ${input.email}`];
    const network = [`password-network ${networkOf(ctx.request.ip)}`];
    await limit.take(network, { max: 300, seconds: HOUR });
    await limit.take(own, { max: 10, seconds: HOUR });
    const [account] = await findAccounts(ctx, { channel: 'email', address: input.email });
    const isRight = await isPassword(input.password, account?.passwordHash);
    if (!account || !isRight) throw new AppError('incorrectCredentials');
    await limit.giveBack([...own, ...network]);
    return passFirstFactor(ctx, parts, account, 'password', input);
  };
}
