import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { removePasskey } from '../passkeys/passkeys.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { distrustDevices } from '../sessions/trusted-device.ts';
import { forgetPlaces, rememberPlace } from '../sign-in/known-places.ts';
import { removeWays, WAY_BACK_DAYS } from '../step-up/removed-ways.ts';
import { assertProved, noteProof } from '../step-up/session-proof.ts';
import { settleChange } from '../step-up/settle-change.ts';
import { assertPassword } from './assert-password.ts';
import { findPasswordProblem } from './password.policy.ts';
import { hashPassword } from './password-hash.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/password']>;

/** Ways to set a password without knowing the old one: it may be forgotten, or known to someone else. */
const RESETS = new Set(['email_code', 'phone_code', 'magic_link']);

/**
 * Sets or changes the password; whoever else is signed in is signed out. Passkeys stay unless they are named, but one who
 * resets a password fears for the account: passkeys as young as the way back end with it.
 */
export function createChangePassword(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    if (input.password !== input.confirm_password) throw new AppError('confirmPasswordMismatch');
    const account = await findOwnAccount(ctx);
    if (input.current_password !== undefined) {
      await assertPassword(ctx, parts.limit, account, input.current_password);
      await noteProof(ctx, { by: 'password' });
    }
    const { by } = await assertProved(ctx, account);
    const problem = findPasswordProblem(input.password, account);
    if (problem) throw new AppError('validationFailed', {}, [problem]);
    for (const id of input.remove_passkeys) await removePasskey(ctx, account.id, id);
    if (account.passwordHash && RESETS.has(by ?? '')) await endYoungPasskeys(ctx, account.id);
    const passwordHash = await hashPassword(input.password);
    await ctx.tx.query(sql`
      update accounts set password_hash = ${passwordHash}, password_changed_at = ${ctx.clock.now()} where id = ${account.id}`);
    await distrustDevices(ctx, account.id);
    await forgetPlaces(ctx, account.id);
    await rememberPlace(ctx, account.id);
    await settleChange(ctx, parts, account, 'password');
    return { has_password: true as const };
  };
}

async function endYoungPasskeys(ctx: WriteContext, accountId: number): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - WAY_BACK_DAYS * 86_400_000);
  await removeWays(ctx, 'passkeys', sql`account_id = ${accountId} and created_at >= ${since.toISOString()}`);
}
