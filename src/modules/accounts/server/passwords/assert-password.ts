import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { AttemptLimit } from '#src/platform/http/attempt-limit.ts';
import type { Account } from '../accounts.tables.ts';
import { countAttempt } from '../sign-in/count-attempt.ts';
import { isPassword } from './password-hash.ts';

/** Makes sure that a signed-in person knows the password; wrong ones count as guesses of a sign-in do. */
export async function assertPassword(
  ctx: Context,
  limit: AttemptLimit,
  account: Account,
  password: string,
): Promise<void> {
  const address = account.email?.toLowerCase() ?? String(account.id);
  const taken = await countAttempt(ctx, limit, { kind: 'password', address, keys: [`password ${address}`] });
  if (!(await isPassword(password, account.passwordHash))) throw new AppError('currentPasswordMismatch');
  await taken.giveBack();
}
