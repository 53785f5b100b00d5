import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { type AccountsParts, termsVersion } from '../accounts.parts.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { markBrowser } from '../sign-in/browser-mark.ts';
import { assertSignedOut } from '../sign-in/complete-sign-in.ts';
import { findAccounts } from '../sign-in/find-accounts.ts';
import { rememberStep, type SentCode } from '../sign-in/pending-steps.ts';
import { assertProved } from '../step-up/session-proof.ts';
import { type ContactAddress, readAddress } from './contact-address.ts';
import { composeCode, composeNotice } from './messages.ts';
import { CODE_SECONDS, issueCode } from './one-time-codes.ts';
import { assertCanSend, sendAwaited } from './send-message.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/otp/send']>;

/** At most so many accounts may share a number. */
export const ACCOUNTS_PER_PHONE = 5;

/** So many new addresses may an account ask about in an hour. */
export const CHANGES = { max: 10, seconds: 3600 };

/**
 * Sends a code. A known address cannot be told from an unknown one: for a sign-in its account is not looked up, and who
 * wants to change to an address that another account has gets the same answer, while that account's owner is told.
 */
export function createSendCode(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input) => {
    const contact = readAddress(input, ctx.locale.language);
    assertCanSend(parts.deliver, contact.channel);
    const accountId = await allow(ctx, parts, input, contact);
    const terms = input.agree_terms ? termsVersion(parts.texts) : null;
    const subject = { purpose: input.purpose, address: contact.address, accountId };
    const { code, retryAfter, expiresIn } = await issueCode(ctx, parts, subject, terms, input.resume);
    await remember(ctx, input, contact.address);
    if (code) await sendAwaited(ctx, parts.deliver, await compose(ctx, parts, input, contact, code));
    return { retry_after: retryAfter, expires_in: expiresIn };
  };
}

/** The step of the code is this browser's until it has run out. */
async function remember(ctx: WriteContext, input: Input, address: string): Promise<void> {
  const { purpose, channel, email, phone_num, country_code, role } = input;
  const sent: SentCode = { address, channel, email, phone_num, country_code };
  const mark = await markBrowser(ctx);
  if (purpose !== 'login') return rememberStep(ctx, mark, purpose, sent, CODE_SECONDS);
  const step = { step: 'code' as const, ...sent, redirect: ownPath(input.redirect), role: role ?? null };
  await rememberStep(ctx, mark, 'sign_in', step, CODE_SECONDS);
}

/** An address that has an account of its own gets no code for another, but word that someone tried. */
async function compose(ctx: Context, { texts }: AccountsParts, input: Input, contact: ContactAddress, code: string) {
  if (input.purpose === 'change_email') {
    const owner = (await findAccounts(ctx, contact)).find(({ id }) => id !== ctx.viewer.accountId);
    if (owner) return composeNotice(texts, owner.language, contact.address, 'addressTried');
  }
  return composeCode(texts, ctx.locale.language, contact, code);
}

async function allow(
  ctx: Context,
  { limit }: AccountsParts,
  input: Input,
  contact: ContactAddress,
): Promise<number | null> {
  if (input.purpose === 'login') {
    assertSignedOut(ctx);
    return null;
  }
  if (ctx.viewer.accountId === null) throw new AppError('credentialsMissing');
  await assertProved(ctx, await findOwnAccount(ctx));
  const wanted = input.purpose === 'change_email' ? 'email' : 'sms';
  if (contact.channel !== wanted) {
    throw new AppError('validationFailed', {}, [{ field: 'channel', problem: 'invalidChoice' }]);
  }
  await limit.take([`change-address ${ctx.viewer.accountId}`], CHANGES);
  return ctx.viewer.accountId;
}

/**
 * Refuses an e-mail address that another account has, and a number that too many have: told only to who has shown by a
 * code that the address is theirs.
 */
export async function assertFree(ctx: Context, contact: ContactAddress, accountId: number): Promise<void> {
  const others = (await findAccounts(ctx, contact)).filter((account) => account.id !== accountId);
  if (contact.channel === 'email' && others.length > 0) throw new AppError('emailExists');
  if (contact.channel === 'sms' && others.length >= ACCOUNTS_PER_PHONE) throw new AppError('phoneUsed');
}
