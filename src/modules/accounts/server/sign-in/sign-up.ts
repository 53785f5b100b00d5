import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import { insertColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type Account, accountColumns } from '../accounts.tables.ts';
import type { ContactAddress } from '../codes/contact-address.ts';
import type { ActingRole } from '../sessions/open-session.ts';
import { findAccounts } from './find-accounts.ts';

export interface NewPerson {
  contact: ContactAddress;
  /** The version of the terms that was agreed to. */
  terms: string | null;
  firstName?: string;
  lastName?: string;
  role?: ActingRole;
}

/** Makes an account for a verified address, once however many calls come at the same time. */
export async function signUp(ctx: WriteContext, person: NewPerson): Promise<Account> {
  const { contact, terms } = person;
  if (!terms) throw new AppError('termsNotAccepted');
  const now = ctx.clock.now();
  const address =
    contact.channel === 'email'
      ? { email: contact.address, is_email_verify: true }
      : { phone_num: contact.address, phone_country: contact.country, is_mobile_verified: true };
  const account = insertColumns({
    role: person.role ?? 'talent',
    ...address,
    first_name: person.firstName ?? '',
    last_name: person.lastName ?? '',
    country_id: ctx.locale.countryId,
    language: ctx.locale.language,
    terms_version: terms,
    terms_accepted_at: now,
    created_at: now,
  });
  const { rows } = await ctx.tx.query<Account>(
    sql`insert into accounts ${account} on conflict (email) do nothing returning ${accountColumns}`,
  );
  if (rows[0]) {
    if (contact.channel !== 'email') await ctx.emit('phone.verified', { accountId: rows[0].id });
    return rows[0];
  }
  const [other] = await findAccounts(ctx, contact);
  if (!other) throw new Error('The account that stood in the way is gone');
  return other;
}

/** Notes that the address has proved itself, for accounts from before there were codes. */
export async function noteVerified(ctx: WriteContext, account: Account, contact: ContactAddress): Promise<void> {
  if (contact.channel !== 'email' || account.isEmailVerify) return;
  await ctx.tx.query(sql`update accounts set is_email_verify = true where id = ${account.id}`);
}
