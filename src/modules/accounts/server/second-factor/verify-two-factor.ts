import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { consumeTicket } from '../codes/tickets.ts';
import type { SignedInBy } from '../sessions/open-session.ts';
import { trustDevice } from '../sessions/trusted-device.ts';
import { assertSignedOut, enter } from '../sign-in/complete-sign-in.ts';
import { findAccount } from '../sign-in/find-accounts.ts';
import { secondFactorMethods } from './second-factor.policy.ts';
import { passSecondFactor } from './second-factor.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/two-factor/verify']>;

/** Ends a sign-in on a new device; a wrong code leaves the ticket good for another try. */
export function createVerifyTwoFactor(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input) => {
    assertSignedOut(ctx);
    const ticket = await consumeTicket(ctx, 'two_factor', input.token);
    const account = await findAccount(ctx, ticket.accountId);
    if (!account) throw new AppError('otpExpired');
    const by = ticket.by as SignedInBy;
    await passSecondFactor(ctx, parts, account, input, secondFactorMethods(account, by));
    await trustDevice(ctx, account.id);
    return enter(
      ctx,
      parts,
      account,
      by,
      { ...input, role: ticket.role },
      {
        isNewAccount: ticket.isNewAccount,
        hasPassedFactor: true,
      },
    );
  };
}
