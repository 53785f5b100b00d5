import type { ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { accountsContract } from '../accounts.contract.ts';
import { type AccountsParts, termsVersion } from './accounts.parts.ts';
import { assertSignedOut } from './complete-sign-in.ts';
import { type ContactAddress, readAddress } from './contact-address.ts';
import { findAccounts } from './find-accounts.ts';
import { composeCode } from './messages.ts';
import { CODE_SECONDS, issueCode, RESEND_SECONDS } from './one-time-codes.ts';
import { sendAwaited } from './send-message.ts';

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
    const accountId = await allow(ctx, input, contact);
    const terms = input.agree_terms ? termsVersion(parts.texts) : null;
    const subject = { purpose: input.purpose, address: contact.address, accountId };
    const code = await issueCode(ctx, parts.limit, subject, terms);
    await sendAwaited(ctx, parts.deliver, composeCode(parts.texts, ctx.locale.language, contact, code));
    return { retry_after: RESEND_SECONDS, expires_in: CODE_SECONDS };
  };
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
