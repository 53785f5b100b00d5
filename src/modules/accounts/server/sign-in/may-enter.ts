import { AppError, type ErrorName } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import type { Account } from '../accounts.tables.ts';
import type { ActingRole } from '../sessions/open-session.ts';

const SUSPENSIONS: Record<number, ErrorName> = {
  41044: 'accountSuspended',
  41047: 'accountSuspendedAfterReports',
  41347: 'employerAccountSuspended',
};

/**
 * Refuses a suspended account, and a Boss whose company's state forbids it, and says why, until when and how to appeal.
 * Called only for someone who has proved to be the owner: a stranger must not learn of it.
 */
export async function assertMayEnter(
  ctx: Context,
  parts: AccountsParts,
  account: Account,
  role: ActingRole = undefined,
): Promise<void> {
  if (account.status === 'suspended') {
    const byRole = account.role === 'recruiter' ? 41347 : 41044;
    const name = SUSPENSIONS[account.suspensionCode ?? byRole] ?? 'accountSuspended';
    throw new AppError(name, await describe(ctx, parts, account));
  }
  const isBoss = (role ?? account.role) === 'recruiter';
  if (isBoss && parts.maySignIn && !(await parts.maySignIn(ctx.tx, account.id))) {
    throw new AppError('companyStatusBlocksLogin', await describe(ctx, parts, account));
  }
}

async function describe(ctx: Context, { settings, texts, describeSuspension }: AccountsParts, account: Account) {
  const found = await describeSuspension?.(ctx.tx, account.id);
  const { language } = ctx.locale;
  const t = texts.translate(language);
  const named = found?.reasonName ? t(`notices.measure.reasons.${found.reasonName}`) : '';
  const reason = found ? [named, found.note].filter(Boolean).join(' ') : (account.suspensionReason ?? '');
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const until = found?.until ? t('notices.measure.until', { date: `${format.format(found.until)} UTC` }) : '';
  return {
    reason: [reason, until].filter(Boolean).join(' '),
    appeal_address: settings.appealAddress,
    ...(found && { appeal_path: found.appealPath }),
  };
}
