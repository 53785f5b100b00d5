import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { AccountsParts } from './accounts.parts.ts';
import type { Account } from './accounts.tables.ts';
import type { ActingRole } from './open-session.ts';

const SUSPENSIONS: Record<number, ErrorName> = {
  41044: 'accountSuspended',
  41047: 'accountSuspendedAfterReports',
  41347: 'employerAccountSuspended',
};

/**
 * Refuses a suspended account, and a Boss whose company's state forbids it, and says why. Called only for someone who
 * has proved to be the owner: a stranger must not learn of it.
 */
export async function assertMayEnter(
  ctx: Context,
  { settings, maySignIn }: AccountsParts,
  account: Account,
  role: ActingRole = undefined,
): Promise<void> {
  const details = { reason: account.suspensionReason ?? '', appeal_address: settings.appealAddress };
  if (account.status === 'suspended') {
    const byRole = account.role === 'recruiter' ? 41347 : 41044;
    throw new AppError(SUSPENSIONS[account.suspensionCode ?? byRole] ?? 'accountSuspended', details);
  }
  const isBoss = (role ?? account.role) === 'recruiter';
  if (isBoss && maySignIn && !(await maySignIn(ctx.tx, account.id))) {
    throw new AppError('companyStatusBlocksLogin', details);
  }
}
