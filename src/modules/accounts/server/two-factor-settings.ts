import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { type Account, accounts } from './accounts.tables.ts';
import { composeNotice } from './messages.ts';
import { renewSession } from './open-session.ts';
import { findOwnAccount } from './own-account.ts';
import { issueRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { passSecondFactor, spendTotpCode } from './second-factor.ts';
import { describeTotp } from './totp.ts';
import { distrustDevices, trustDevice } from './trusted-device.ts';

/** Makes a secret for an authenticator app. One that is in use is turned off first, with a code. */
export async function enrolTwoFactor(ctx: Context) {
  const account = await findOwnAccount(ctx);
  if (account.totpEnabledAt) throw new AppError('noPermission');
  const secret = randomBytes(20);
  await ctx.tx.update(accounts).set({ totpSecret: secret, totpLastStep: null }).where(eq(accounts.id, account.id));
  return describeTotp(secret, account.email ?? `+${account.phoneNum ?? ''}`);
}

/** Turns it on with a first code. The browser it happens in is the first that is not asked again. */
export function createConfirmTwoFactor(parts: AccountsParts) {
  return async (ctx: Context, { code }: { code: string }) => {
    const account = await findOwnAccount(ctx);
    if (!account.totpSecret || account.totpEnabledAt) throw new AppError('notFound');
    await parts.limit.take([`two-factor ${account.id}`], { max: 10, seconds: 3600 });
    if (!(await spendTotpCode(ctx, account, code))) throw new AppError('twoFactorCodeIncorrect');
    await parts.limit.giveBack([`two-factor ${account.id}`]);
    await ctx.tx.update(accounts).set({ totpEnabledAt: ctx.clock.now() }).where(eq(accounts.id, account.id));
    const recoveryCodes = await issueRecoveryCodes(ctx, account.id);
    await distrustDevices(ctx, account.id);
    await trustDevice(ctx, account.id);
    await renewSession(ctx);
    await tell(ctx, parts, account, 'twoFactorOn');
    return { recovery_codes: recoveryCodes };
  };
}

export function createDisableTwoFactor(parts: AccountsParts) {
  return async (ctx: Context, proof: { code?: string; recovery_code?: string }) => {
    const account = await findOwnAccount(ctx);
    if (!account.totpEnabledAt) throw new AppError('notFound');
    await passSecondFactor(ctx, parts.limit, account, proof);
    await ctx.tx
      .update(accounts)
      .set({ totpSecret: null, totpEnabledAt: null, totpLastStep: null })
      .where(eq(accounts.id, account.id));
    await removeRecoveryCodes(ctx, account.id);
    await distrustDevices(ctx, account.id);
    await renewSession(ctx);
    await tell(ctx, parts, account, 'twoFactorOff');
    return { is_enabled: false as const };
  };
}

async function tell(ctx: Context, parts: AccountsParts, account: Account, what: 'twoFactorOn' | 'twoFactorOff') {
  if (account.email) await parts.deliver(ctx.tx, composeNotice(parts.texts, account.language, account.email, what));
}
