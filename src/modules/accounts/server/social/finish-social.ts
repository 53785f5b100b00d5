import { timingSafeEqual } from 'node:crypto';
import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { type AccountsParts, termsVersion } from '../accounts.parts.ts';
import type { Account } from '../accounts.tables.ts';
import { consumeCode, lockAddress } from '../codes/one-time-codes.ts';
import { consumeTicket, findTicket, type SocialResult, TICKET_SECONDS } from '../codes/tickets.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { hasSecondFactor } from '../second-factor/second-factor.policy.ts';
import { hashToken, SOCIAL_COOKIE } from '../sessions/session-token.ts';
import { passFirstFactor, type SignInAnswer, stillWaiting } from '../sign-in/complete-sign-in.ts';
import { findAccount, findAccounts } from '../sign-in/find-accounts.ts';
import { noteVerified, signUp } from '../sign-in/sign-up.ts';
import { removeWays } from '../step-up/removed-ways.ts';
import { assertProved } from '../step-up/session-proof.ts';
import { settleChange, tellOfChange } from '../step-up/settle-change.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/social/finish']>;
type Answer = AnswerOf<(typeof accountsContract)['POST /authentication/social/finish']>;

/**
 * Ends a trip to a provider: connects what came back to who is signed in, or signs in or up. Only the browser that went
 * can do it, so nobody can be signed in to an account of someone else's with a link.
 */
export function createFinishSocial(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input): Promise<Answer> => {
    const result = await findTicket(ctx, 'social_result', input.token);
    assertSameBrowser(ctx, result);
    const rest = { is_connected: false, needs_email: false, suggested_email: null, redirect: result.redirect };
    if (ctx.viewer.accountId !== null || result.accountId !== null) {
      await connect(ctx, parts, result);
      await close(ctx, input.token);
      return { ...stillWaiting(), ...rest, is_signed_in: true, is_connected: true };
    }
    const answer = await signInOrUp(ctx, parts, input, result);
    if (!answer) return { ...stillWaiting(), ...rest, needs_email: true, suggested_email: result.email };
    await close(ctx, input.token);
    return { ...answer, ...rest };
  };
}

function assertSameBrowser(ctx: Context, { browser }: SocialResult): void {
  const token = ctx.request.cookie(SOCIAL_COOKIE) ?? '';
  if (!timingSafeEqual(hashToken(token), Buffer.from(browser, 'hex'))) throw new AppError('otpExpired');
}

/** Once only; what fails on the way here leaves the ticket good for another try. */
async function close(ctx: WriteContext, token: string): Promise<void> {
  await consumeTicket(ctx, 'social_result', token);
  ctx.setCookie({ name: SOCIAL_COOKIE, value: '', maxAge: 0, httpOnly: true });
}

/** Adds a way into the account that was signed in at the start, and still is. */
async function connect(ctx: WriteContext, parts: AccountsParts, result: SocialResult): Promise<void> {
  if (result.accountId === null) throw new AppError('registrationWhileSignedIn');
  if (result.accountId !== ctx.viewer.accountId) throw new AppError('otpExpired');
  await lockSubject(ctx, result);
  const owner = await findOwner(ctx, result);
  if (owner && owner.id !== result.accountId) throw new AppError('socialTaken');
  const account = await findOwnAccount(ctx);
  // The trip began with a proof, and may take as long as its tickets live.
  await assertProved(ctx, account, TICKET_SECONDS.social_start + TICKET_SECONDS.social_result);
  await link(ctx, account.id, result);
  if (!owner) await settleChange(ctx, parts, account, 'social');
}

async function signInOrUp(
  ctx: WriteContext,
  parts: AccountsParts,
  input: Input,
  result: SocialResult,
): Promise<SignInAnswer | undefined> {
  await lockSubject(ctx, result);
  const owner = await findOwner(ctx, result);
  if (owner) {
    await link(ctx, owner.id, result);
    return passFirstFactor(ctx, parts, owner, 'social', input);
  }
  const proved = await proveAddress(ctx, parts, input, result);
  if (!proved) return undefined;
  const contact = { channel: 'email' as const, address: proved.address };
  const [known] = await findAccounts(ctx, contact);
  // A provider's word opens only an account whose own owner has shown that the address is theirs.
  if (known && !proved.byCode && !known.isEmailVerify) return undefined;
  if (known) {
    await noteVerified(ctx, known, contact);
    await connectKnown(ctx, parts, known, result);
    return passFirstFactor(ctx, parts, known, 'social', input);
  }
  const terms = input.agree_terms ? termsVersion(parts.texts) : null;
  const { firstName, lastName } = result;
  const made = await signUp(ctx, { contact, terms, firstName, lastName, role: input.role });
  await link(ctx, made.id, result);
  return passFirstFactor(ctx, parts, made, 'social', input, true);
}

/**
 * Signing in with an account elsewhere for the first time makes it a way in, which the addresses are told of as in the
 * settings. Before the second factor has passed, nobody may add one or take the place of another.
 */
async function connectKnown(ctx: WriteContext, parts: AccountsParts, known: Account, result: SocialResult) {
  if (hasSecondFactor(known)) return;
  await link(ctx, known.id, result);
  await tellOfChange(ctx, parts, { ...known, isEmailVerify: true }, 'social');
}

/** The address that the person has: the provider's word for it, or a code that was sent there. */
async function proveAddress(ctx: WriteContext, parts: AccountsParts, { email, code }: Input, result: SocialResult) {
  if (email && code) {
    await lockAddress(ctx, email);
    const ids = (await findAccounts(ctx, { channel: 'email', address: email })).map((account) => account.id);
    await consumeCode(ctx, parts, { purpose: 'login', address: email, accountId: null }, code, ids);
    return { address: email, byCode: true };
  }
  if (!result.isEmailVerified || !result.email) return undefined;
  await lockAddress(ctx, result.email);
  return { address: result.email, byCode: false };
}

/** One at a time per account elsewhere. */
function lockSubject(ctx: WriteContext, { provider, subject }: SocialResult): Promise<void> {
  return lockAddress(ctx, `${provider} ${subject}`);
}

async function findOwner(ctx: Context, { provider, subject }: SocialResult): Promise<Account | undefined> {
  const { rows } = await ctx.tx.query<{ account_id: number }>(
    sql`select account_id from social_identities where provider = ${provider} and subject = ${subject}`,
  );
  return rows[0] && findAccount(ctx, rows[0].account_id);
}

/** One account elsewhere per provider: another one takes the place of the first, and counts as added now. */
async function link(ctx: WriteContext, accountId: number, { provider, subject, email }: SocialResult): Promise<void> {
  const now = ctx.clock.now();
  const replaced = sql`account_id = ${accountId} and provider = ${provider} and subject <> ${subject}`;
  await removeWays(ctx, 'social_identities', replaced);
  await ctx.tx.query(sql`
    insert into social_identities (account_id, provider, subject, email, last_used_at, created_at)
    values (${accountId}, ${provider}, ${subject}, ${email}, ${now}, ${now})
    on conflict (account_id, provider) do update set email = excluded.email, last_used_at = excluded.last_used_at`);
}
