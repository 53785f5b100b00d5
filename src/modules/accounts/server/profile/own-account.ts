import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { Account } from '../accounts.tables.ts';
import { findAccount } from '../sign-in/find-accounts.ts';

/** The account of who asks; the contract has made sure that there is one. */
export async function findOwnAccount(ctx: Pick<Context, 'tx' | 'viewer'>): Promise<Account> {
  const account = ctx.viewer.accountId === null ? undefined : await findAccount(ctx, ctx.viewer.accountId);
  if (!account) throw new AppError('credentialsMissing');
  return account;
}
