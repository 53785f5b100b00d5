import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { type AccountsParts, termsVersion } from '../accounts.parts.ts';
import { askForAccount, assertSignedOut, passFirstFactor, type SignInAnswer } from '../sign-in/complete-sign-in.ts';
import { findAccounts } from '../sign-in/find-accounts.ts';
import { noteVerified, signUp } from '../sign-in/sign-up.ts';
import { connectNumber } from '../step-up/connect-number.ts';
import { readAddress } from './contact-address.ts';
import { consumeCode, lockAddress } from './one-time-codes.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/otp/verify']>;

/** Signs in with a code. Only who has the right one learns whether there is an account. */
export function createVerifyCode(parts: AccountsParts) {
  return async (ctx: WriteContext, input: Input): Promise<SignInAnswer> => {
    assertSignedOut(ctx);
    const contact = readAddress(input, ctx.locale.language);
    await lockAddress(ctx, contact.address);
    const found = await findAccounts(ctx, contact);
    const subject = { purpose: 'login' as const, address: contact.address, accountId: null };
    const ids = found.map((account) => account.id);
    const code = await consumeCode(ctx, parts, subject, input.code, ids);
    const by = contact.channel === 'email' ? 'email_code' : 'phone_code';
    if (contact.channel === 'sms' && input.connect_email && input.connect_code) {
      return connectNumber(ctx, parts, input, contact);
    }
    if (found.length > 1) return askForAccount(ctx, found, input.role);
    const [known] = found;
    if (known) {
      await noteVerified(ctx, known, contact);
      return passFirstFactor(ctx, parts, known, by, input);
    }
    const terms = code.termsVersion ?? (input.agree_terms ? termsVersion(parts.texts) : null);
    const person = { contact, terms, firstName: input.first_name, lastName: input.last_name, role: input.role };
    return passFirstFactor(ctx, parts, await signUp(ctx, person), by, input, true);
  };
}
