import { eq } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import { type Account, accounts } from './accounts.tables.ts';
import type { ContactAddress } from './contact-address.ts';
import type { ActingRole } from './open-session.ts';

export interface NewPerson {
  contact: ContactAddress;
  /** The version of the terms that was agreed to. */
  terms: string | null;
  firstName?: string;
  lastName?: string;
  role?: ActingRole;
}

/** Makes an account for a verified address, once however many calls come at the same time. */
export async function signUp(ctx: Context, person: NewPerson): Promise<Account> {
  const { contact, terms } = person;
  if (!terms) throw new AppError('termsNotAccepted');
  const now = ctx.clock.now();
  const address =
    contact.channel === 'email'
      ? { email: contact.address, isEmailVerify: true }
      : { phoneNum: contact.address, phoneCountry: contact.country, isMobileVerified: true };
  const [made] = await ctx.tx
    .insert(accounts)
    .values({
      role: person.role ?? 'talent',
      ...address,
      firstName: person.firstName ?? '',
      lastName: person.lastName ?? '',
      countryId: ctx.locale.countryId,
      language: ctx.locale.language,
      termsVersion: terms,
      termsAcceptedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning();
  if (made) return made;
  const [other] = await ctx.tx.select().from(accounts).where(eq(accounts.email, contact.address));
  if (!other) throw new Error('The account that stood in the way is gone');
  return other;
}

/** Notes that the address has proved itself, for accounts from before there were codes. */
export async function noteVerified(ctx: Context, account: Account, contact: ContactAddress): Promise<void> {
  if (contact.channel !== 'email' || account.isEmailVerify) return;
  await ctx.tx.update(accounts).set({ isEmailVerify: true }).where(eq(accounts.id, account.id));
}
