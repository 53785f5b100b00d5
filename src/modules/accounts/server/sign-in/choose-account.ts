import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { consumeTicket } from '../codes/tickets.ts';
import { assertSignedOut, passFirstFactor } from './complete-sign-in.ts';
import { findAccount } from './find-accounts.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/choose-account']>;

/** Goes on with one of the accounts that the verified number leads to, and no other. */
export function createChooseAccount(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input) => {
    assertSignedOut(ctx);
    const { accountIds, role } = await consumeTicket(ctx, 'account_choice', input.chooser_token);
    const account = accountIds.includes(input.account_id) ? await findAccount(ctx, input.account_id) : undefined;
    if (!account) throw new AppError('notFound');
    return passFirstFactor(ctx, parts, account, 'phone_code', { ...input, role });
  };
}
