import { randomBytes } from 'node:crypto';
import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext, AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import type { Account } from '../accounts.tables.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { distrustDevices, trustDevice } from '../sessions/trusted-device.ts';
import { keepFactor } from '../step-up/removed-ways.ts';
import { assertProved, noteProof } from '../step-up/session-proof.ts';
import { settleChange } from '../step-up/settle-change.ts';
import { countRecoveryCodes, issueRecoveryCodes, removeRecoveryCodes } from './recovery-codes.ts';
import { contactOf, hasSecondFactor, secondFactorMethods } from './second-factor.policy.ts';
import { consumeTotpCode, passSecondFactor } from './second-factor.ts';
import { describeTotp } from './totp.ts';

type DisableInput = ParsedInputOf<(typeof accountsContract)['POST /authentication/two-factor/disable']>;

/** Which factors are on, and whether a code to a second channel could be. */
export async function getTwoFactor(ctx: AccountContext) {
  const account = await findOwnAccount(ctx);
  return {
    totp: account.totpEnabledAt !== null,
    otp: account.otpFactorEnabledAt !== null,
    can_enable_otp: hasTwoChannels(account),
    recovery_codes_left: await countRecoveryCodes(ctx, account.id),
  };
}

/** Makes a secret for an authenticator app. One that is in use is turned off first, with a code. */
export function createEnrolTwoFactor({ secrets }: AccountsParts) {
  return async (ctx: AccountWriteContext) => {
    const account = await findOwnAccount(ctx);
    if (account.totpEnabledAt) throw new AppError('noPermission');
    const secret = randomBytes(20);
    const totpSecret = secrets.sealTotp(account.id, secret);
    await ctx.tx.query(
      sql`update accounts set totp_secret = ${totpSecret}, totp_last_step = null where id = ${account.id}`,
    );
    return describeTotp(secret, account.email ?? `+${account.phoneNum ?? ''}`);
  };
}

/** Turns the app on with a first code. The browser it happens in is the first that is not asked again. */
export function createConfirmTwoFactor(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, { code }: { code: string }) => {
    const account = await findOwnAccount(ctx);
    if (!account.totpSecret || account.totpEnabledAt) throw new AppError('notFound');
    await parts.limit.take([`two-factor ${account.id}`], { max: 10, seconds: 3600 });
    if (!(await consumeTotpCode(ctx, parts.secrets, account, code))) throw new AppError('twoFactorCodeIncorrect');
    await parts.limit.giveBack([`two-factor ${account.id}`]);
    await ctx.tx.query(sql`update accounts set totp_enabled_at = ${ctx.clock.now()} where id = ${account.id}`);
    await noteProof(ctx, { factor: true });
    return turnedOn(ctx, parts, account);
  };
}

/** Turns codes to the second channel on; both channels have proved themselves before. */
export function createEnableOtpFactor(parts: AccountsParts) {
  return async (ctx: AccountWriteContext) => {
    const account = await findOwnAccount(ctx);
    if (!hasTwoChannels(account)) throw new AppError('secondChannelMissing');
    if (account.otpFactorEnabledAt) return { recovery_codes: [] };
    await ctx.tx.query(sql`update accounts set otp_factor_enabled_at = ${ctx.clock.now()} where id = ${account.id}`);
    return turnedOn(ctx, parts, account);
  };
}

/**
 * Turns one factor off, after a proof of both factors; a code that comes along is that of the second. The recovery codes
 * go with the last.
 */
export function createDisableTwoFactor(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, { factor, ...proof }: DisableInput) => {
    const account = await findOwnAccount(ctx);
    const isOn = factor === 'totp' ? account.totpEnabledAt : account.otpFactorEnabledAt;
    if (!isOn) throw new AppError('notFound');
    if (proof.code || proof.recovery_code) {
      await passSecondFactor(ctx, parts, account, proof, secondFactorMethods(account));
      await noteProof(ctx, { factor: true });
    }
    await assertProved(ctx, account);
    const changes =
      factor === 'totp'
        ? sql`totp_secret = null, totp_enabled_at = null, totp_last_step = null`
        : sql`otp_factor_enabled_at = null`;
    await keepFactor(ctx, account, factor);
    await ctx.tx.query(sql`update accounts set ${changes} where id = ${account.id}`);
    const off = factor === 'totp' ? { totpEnabledAt: null } : { otpFactorEnabledAt: null };
    if (!hasSecondFactor({ ...account, ...off })) await removeRecoveryCodes(ctx, account.id);
    await distrustDevices(ctx, account.id);
    await settleChange(ctx, parts, account, 'two_factor_off');
    return { is_enabled: false as const };
  };
}

/** Codes that someone has put away stay good: only the first factor brings new ones. */
async function turnedOn(ctx: WriteContext, parts: AccountsParts, before: Account) {
  const recoveryCodes = hasSecondFactor(before) ? [] : await issueRecoveryCodes(ctx, before.id);
  await distrustDevices(ctx, before.id);
  await trustDevice(ctx, before.id);
  await settleChange(ctx, parts, before, 'two_factor_on');
  return { recovery_codes: recoveryCodes };
}

function hasTwoChannels(account: Account): boolean {
  return contactOf(account, 'email') !== undefined && contactOf(account, 'phone') !== undefined;
}
