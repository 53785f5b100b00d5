import type { ParsedInputOf } from '#src/kernel/contract.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { readPhone } from '../codes/contact-address.ts';
import { consumeCode } from '../codes/one-time-codes.ts';
import { assertFree } from '../codes/send-code.ts';
import { findOwnAccount } from '../profile/own-account.ts';
import { distrustDevices } from '../sessions/trusted-device.ts';
import { forgetSteps } from '../sign-in/pending-steps.ts';
import { settleChange } from './settle-change.ts';

type EmailInput = ParsedInputOf<(typeof accountsContract)['POST /jobseeker/email']>;
type PhoneInput = ParsedInputOf<(typeof accountsContract)['POST /jobseeker/phone']>;

/** Changes the e-mail address; the addresses from before are told, in case it was not their owner who did it. */
export function createChangeEmail(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, { email, code }: EmailInput) => {
    const account = await findOwnAccount(ctx);
    const subject = { purpose: 'change_email' as const, address: email, accountId: account.id };
    await consumeCode(ctx, parts, subject, code, [account.id]);
    // The code's check holds the address, so nobody can take it between this look and the change.
    await assertFree(ctx, { channel: 'email', address: email }, account.id);
    await ctx.tx.query(sql`update accounts set email = ${email}, is_email_verify = true where id = ${account.id}`);
    await forgetSteps(ctx, 'change_email', 'connect_email');
    await distrustDevices(ctx, account.id);
    await settleChange(ctx, parts, account, 'email');
    await ctx.emit('account.verified', { accountId: account.id });
    return { email };
  };
}

export function createChangePhone(parts: AccountsParts) {
  return async (ctx: AccountWriteContext, input: PhoneInput) => {
    const account = await findOwnAccount(ctx);
    const contact = readPhone(input.phone_num, input.country_code, ctx.locale.language);
    const subject = { purpose: 'change_phone' as const, address: contact.address, accountId: account.id };
    await consumeCode(ctx, parts, subject, input.code, [account.id]);
    await assertFree(ctx, contact, account.id);
    await ctx.tx.query(sql`
      update accounts set phone_num = ${contact.address}, phone_country = ${contact.country}, is_mobile_verified = true
      where id = ${account.id}`);
    await ctx.emit('phone.verified', { accountId: account.id });
    await forgetSteps(ctx, 'change_phone');
    await distrustDevices(ctx, account.id);
    await settleChange(ctx, parts, account, 'phone');
    await ctx.emit('account.verified', { accountId: account.id });
    return { phone_num: contact.address };
  };
}
