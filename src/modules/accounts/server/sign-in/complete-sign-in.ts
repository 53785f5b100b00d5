import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import type { Account } from '../accounts.tables.ts';
import { maskEmail } from '../codes/mask-address.ts';
import { issueTicket, TICKET_SECONDS } from '../codes/tickets.ts';
import { hasSecondFactor, secondFactorMethods } from '../second-factor/second-factor.policy.ts';
import { type Arrival, openSession, type SignedInBy } from '../sessions/open-session.ts';
import { newToken } from '../sessions/session-token.ts';
import { isTrustedDevice } from '../sessions/trusted-device.ts';
import { markBrowser, tokenOfMark } from './browser-mark.ts';
import { rememberPlace } from './known-places.ts';
import { assertMayEnter } from './may-enter.ts';
import { forgetSteps, rememberStep } from './pending-steps.ts';

export type SignInAnswer = AnswerOf<(typeof accountsContract)['POST /authentication/otp/verify']>;

/** For an address to connect; nobody is asked for it longer than this. */
const CONNECT_SECONDS = 900;

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
  ctx: WriteContext,
  parts: AccountsParts,
  account: Account,
  by: SignedInBy,
  arrival: Arrival,
  isNewAccount = false,
): Promise<SignInAnswer> {
  await assertMayEnter(ctx, parts, account, arrival.role);
  if (hasSecondFactor(account) && !(await isTrustedDevice(ctx, account.id))) {
    const ticket = { accountId: account.id, by, isNewAccount, role: arrival.role };
    const { mark, nonce, token } = await tokenForBrowser(ctx, 'two_factor');
    await issueTicket(ctx, 'two_factor', ticket, token);
    const step = { step: 'second_factor' as const, nonce, sentBy: null };
    await rememberStep(ctx, mark, 'sign_in', step, TICKET_SECONDS.two_factor);
    return { ...nothingYet, needs_two_factor: true, token, two_factor_methods: secondFactorMethods(account, by) };
  }
  return enter(ctx, parts, account, by, arrival, { isNewAccount });
}

/** Opens the session. Whoever comes back within the time of grace keeps the account. */
export async function enter(
  ctx: WriteContext,
  parts: AccountsParts,
  account: Account,
  by: SignedInBy,
  arrival: Arrival,
  { isNewAccount = false, hasPassedFactor = false }: { isNewAccount?: boolean; hasPassedFactor?: boolean } = {},
): Promise<SignInAnswer> {
  await assertMayEnter(ctx, parts, account, arrival.role);
  if (account.deleteAfter) {
    await ctx.tx.query(sql`update accounts set deleted_at = null, delete_after = null where id = ${account.id}`);
  }
  await forgetSteps(ctx, 'sign_in', 'qr');
  await rememberPlace(ctx, account.id);
  const expiresAt = await openSession(ctx, account, by, arrival, hasPassedFactor);
  if (isNewAccount && by === 'phone_code') {
    await rememberStep(ctx, await markBrowser(ctx), 'connect_email', {}, CONNECT_SECONDS, account.id);
  }
  await ctx.emit('account.entered', { accountId: account.id, isNew: isNewAccount, request: ctx.request });
  return {
    ...nothingYet,
    is_signed_in: true,
    is_new_account: isNewAccount,
    is_deletion_cancelled: account.deleteAfter !== null,
    expires_at: expiresAt.toISOString(),
  };
}

/** A number with several accounts: which one is it? */
export async function askForAccount(ctx: WriteContext, found: Account[], role: Arrival['role']): Promise<SignInAnswer> {
  const accountIds = found.map((account) => account.id);
  const { mark, nonce, token } = await tokenForBrowser(ctx, 'account_choice');
  await issueTicket(ctx, 'account_choice', { accountIds, role }, token);
  await rememberStep(ctx, mark, 'sign_in', { step: 'choose', nonce }, TICKET_SECONDS.account_choice);
  return { ...nothingYet, accounts: found.map(presentChoice), chooser_token: token };
}

export function presentChoice({ id, email, firstName, lastName }: Account) {
  return { id, masked_email: maskEmail(email), name: `${firstName} ${lastName}`.trim() };
}

/** A token for the next step that this browser, and no other, can be given again after a reload. */
async function tokenForBrowser(ctx: Context, kind: 'two_factor' | 'account_choice') {
  const mark = await markBrowser(ctx);
  const nonce = newToken();
  return { mark, nonce, token: tokenOfMark(mark, kind, nonce) };
}

export function stillWaiting(): SignInAnswer {
  return nothingYet;
}
