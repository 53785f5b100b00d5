import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import { type AccountsParts, termsVersion } from './accounts.parts.ts';
import { markBrowser } from './browser-mark.ts';
import { assertSignedOut } from './complete-sign-in.ts';
import { type ContactAddress, readAddress } from './contact-address.ts';
import { findAccounts } from './find-accounts.ts';
import { composeCode } from './messages.ts';
import { CODE_SECONDS, issueCode } from './one-time-codes.ts';
import { rememberStep, type SentCode } from './pending-steps.ts';
import { assertCanSend, sendAwaited } from './send-message.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/otp/send']>;

/** At most so many accounts may share a number. */
const ACCOUNTS_PER_PHONE = 5;

/**
 * Sends a code. For a sign-in nothing is looked up, so a known address cannot be told from an unknown one. Who wants to
 * change an address is signed in and is told when it is taken.
 */
export function createSendCode(parts: AccountsParts) {
  return async (ctx: Context, input: Input) => {
    const contact = readAddress(input, ctx.locale.language);
    assertCanSend(parts.deliver, contact.channel);
    const accountId = await allow(ctx, input, contact);
    const terms = input.agree_terms ? termsVersion(parts.texts) : null;
    const subject = { purpose: input.purpose, address: contact.address, accountId };
    const { code, retryAfter, expiresIn } = await issueCode(ctx, parts.limit, subject, terms, input.resume);
    await remember(ctx, input, contact.address);
    if (code) await sendAwaited(ctx, parts.deliver, composeCode(parts.texts, ctx.locale.language, contact, code));
    return { retry_after: retryAfter, expires_in: expiresIn };
  };
}

/** The step of the code is this browser's until it has run out. */
async function remember(ctx: Context, input: Input, address: string): Promise<void> {
  const { purpose, channel, email, phone_num, country_code, role } = input;
  const sent: SentCode = { address, channel, email, phone_num, country_code };
  const mark = await markBrowser(ctx);
  if (purpose !== 'login') return rememberStep(ctx, mark, purpose, sent, CODE_SECONDS);
  const step = { step: 'code' as const, ...sent, redirect: ownPath(input.redirect), role: role ?? null };
  await rememberStep(ctx, mark, 'sign_in', step, CODE_SECONDS);
}

async function allow(ctx: Context, input: Input, contact: ContactAddress): Promise<number | null> {
  if (input.purpose === 'login') {
    assertSignedOut(ctx);
    return null;
  }
  if (ctx.viewer.accountId === null) throw new AppError('credentialsMissing');
  const wanted = input.purpose === 'change_email' ? 'email' : 'sms';
  if (contact.channel !== wanted) {
    throw new AppError('validationFailed', {}, [{ field: 'channel', problem: 'invalidChoice' }]);
  }
  await assertFree(ctx, contact, ctx.viewer.accountId);
  return ctx.viewer.accountId;
}

/** Refuses an e-mail address that another account has, and a number that too many have. */
export async function assertFree(ctx: Context, contact: ContactAddress, accountId: number): Promise<void> {
  const others = (await findAccounts(ctx, contact)).filter((account) => account.id !== accountId);
  if (contact.channel === 'email' && others.length > 0) throw new AppError('emailExists');
  if (contact.channel === 'sms' && others.length >= ACCOUNTS_PER_PHONE) throw new AppError('phoneUsed');
}
