import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import { type AccountsParts, termsVersion } from '../accounts.parts.ts';
import type { Account } from '../accounts.tables.ts';
import type { ContactAddress } from '../codes/contact-address.ts';
import { consumeCode, lockAddress } from '../codes/one-time-codes.ts';
import { assertFree } from '../codes/send-code.ts';
import { hasSecondFactor } from '../second-factor/second-factor.policy.ts';
import { passFirstFactor, type SignInAnswer } from '../sign-in/complete-sign-in.ts';
import { findAccounts } from '../sign-in/find-accounts.ts';
import { noteVerified, signUp } from '../sign-in/sign-up.ts';
import { tellOfChange } from './settle-change.ts';

type Input = ParsedInputOf<(typeof accountsContract)['POST /authentication/otp/verify']>;

/** Before the second factor has passed, nobody may swap the number that it goes to, nor add a way in. */
function mayTake(account: Account): boolean {
  return !account.isMobileVerified && !hasSecondFactor(account);
}

/**
 * Signs in with a number that has just proved itself and an e-mail address that does so now, and connects the two: the
 * account of that address gets the number, a new one gets both.
 */
export async function connectNumber(
  ctx: WriteContext,
  parts: AccountsParts,
  input: Input,
  number: ContactAddress & { channel: 'sms' },
): Promise<SignInAnswer> {
  const contact = { channel: 'email' as const, address: input.connect_email ?? '' };
  await lockAddress(ctx, contact.address);
  const [known] = await findAccounts(ctx, contact);
  const subject = { purpose: 'login' as const, address: contact.address, accountId: null };
  const code = await consumeCode(ctx, parts, subject, input.connect_code ?? '', known ? [known.id] : []);
  const terms = code.termsVersion ?? (input.agree_terms ? termsVersion(parts.texts) : null);
  const person = { contact, terms, firstName: input.first_name, lastName: input.last_name, role: input.role };
  const account = known ?? (await signUp(ctx, person));
  if (known) await noteVerified(ctx, known, contact);
  if (mayTake(account)) {
    await assertFree(ctx, number, account.id);
    await ctx.tx.query(sql`
      update accounts set phone_num = ${number.address}, phone_country = ${number.country}, is_mobile_verified = true
      where id = ${account.id}`);
    await ctx.emit('phone.verified', { accountId: account.id });
    if (known) await tellOfChange(ctx, parts, { ...known, isEmailVerify: true }, 'phone');
  }
  return passFirstFactor(ctx, parts, account, 'email_code', input, !known);
}
