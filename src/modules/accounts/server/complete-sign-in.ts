import { eq } from 'drizzle-orm';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import type { AccountsParts } from './accounts.parts.ts';
import { type Account, accounts } from './accounts.tables.ts';
import { assertMayEnter } from './may-enter.ts';
import { type Arrival, openSession, type SignedInBy } from './open-session.ts';
import { hasSecondFactor, secondFactorMethods } from './second-factor.policy.ts';
import { issueTicket } from './tickets.ts';
import { isTrustedDevice } from './trusted-device.ts';

export type SignInAnswer = AnswerOf<(typeof accountsContract)['POST /authentication/otp/verify']>;

const nothingYet: SignInAnswer = {
  is_signed_in: false,
  is_new_account: false,
  is_deletion_cancelled: false,
  needs_two_factor: false,
  token: null,
  two_factor_methods: [],
  accounts: [],
  chooser_token: null,
  expires_at: null,
};

/** Whoever is signed in signs out first; otherwise one person's guest work could end up with another. */
export function assertSignedOut(ctx: Context): void {
  if (ctx.viewer.accountId !== null) throw new AppError('registrationWhileSignedIn');
}

/** The way in after any first factor: suspension is told, a new device is asked for the second factor. */
export async function passFirstFactor(
  ctx: Context,
  parts: AccountsParts,
  account: Account,
  by: SignedInBy,
  arrival: Arrival,
  isNewAccount = false,
): Promise<SignInAnswer> {
  await assertMayEnter(ctx, parts, account, arrival.role);
  if (hasSecondFactor(account) && !(await isTrustedDevice(ctx, account.id))) {
    const ticket = { accountId: account.id, by, isNewAccount, role: arrival.role };
    const token = await issueTicket(ctx, 'two_factor', ticket);
    return { ...nothingYet, needs_two_factor: true, token, two_factor_methods: secondFactorMethods(account, by) };
  }
  return enter(ctx, parts, account, by, arrival, isNewAccount);
}

/** Opens the session. Whoever comes back within the time of grace keeps the account. */
export async function enter(
  ctx: Context,
  parts: AccountsParts,
  account: Account,
  by: SignedInBy,
  arrival: Arrival,
  isNewAccount = false,
): Promise<SignInAnswer> {
  await assertMayEnter(ctx, parts, account, arrival.role);
  if (account.deleteAfter) {
    await ctx.tx.update(accounts).set({ deletedAt: null, deleteAfter: null }).where(eq(accounts.id, account.id));
  }
  const expiresAt = await openSession(ctx, account, by, arrival);
  return {
    ...nothingYet,
    is_signed_in: true,
    is_new_account: isNewAccount,
    is_deletion_cancelled: account.deleteAfter !== null,
    expires_at: expiresAt.toISOString(),
  };
}

/** A number with several accounts: which one is it? */
export async function askForAccount(ctx: Context, found: Account[], role: Arrival['role']): Promise<SignInAnswer> {
  const accountIds = found.map((account) => account.id);
  return {
    ...nothingYet,
    accounts: found.map((account) => ({
      id: account.id,
      masked_email: maskEmail(account.email),
      name: `${account.firstName} ${account.lastName}`.trim(),
    })),
    chooser_token: await issueTicket(ctx, 'account_choice', { accountIds, role }),
  };
}

export function stillWaiting(): SignInAnswer {
  return nothingYet;
}

/** `hui.min@example.com` → `h•••@example.com`: enough to tell one's own accounts apart. */
export function maskEmail(email: string | null): string {
  if (!email) return '';
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
