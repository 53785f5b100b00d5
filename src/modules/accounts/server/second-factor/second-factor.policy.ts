import type { Account } from '../accounts.tables.ts';
import type { ContactAddress } from '../codes/contact-address.ts';
import type { SignedInBy } from '../sessions/open-session.ts';

export type FactorMethod = 'totp' | 'email' | 'phone';
type Channel = Exclude<FactorMethod, 'totp'>;

type Factors = Pick<Account, 'totpEnabledAt' | 'otpFactorEnabledAt'>;

export function hasSecondFactor(account: Factors): boolean {
  return account.totpEnabledAt !== null || account.otpFactorEnabledAt !== null;
}

/** First factors that have already proved a channel: a second code to the same one would prove nothing more. */
const PROVED: Partial<Record<SignedInBy, Channel>> = {
  email_code: 'email',
  magic_link: 'email',
  // Whoever holds the mailbox usually holds the account elsewhere too.
  social: 'email',
  phone_code: 'phone',
};

/** What may be asked for after a first factor, the best first. Without one: what a signed-in person may use. */
export function secondFactorMethods(account: Account, by?: SignedInBy): FactorMethod[] {
  const methods: FactorMethod[] = account.totpEnabledAt ? ['totp'] : [];
  if (!account.otpFactorEnabledAt) return methods;
  const channels = (['phone', 'email'] as const).filter((channel) => contactOf(account, channel));
  return [...methods, ...channels.filter((channel) => !by || PROVED[by] !== channel)];
}

/** The verified address behind a channel. */
export function contactOf(account: Account, channel: Channel): ContactAddress | undefined {
  if (channel === 'email') {
    return account.email && account.isEmailVerify
      ? { channel: 'email', address: account.email.toLowerCase() }
      : undefined;
  }
  if (!account.phoneNum || !account.isMobileVerified) return undefined;
  return { channel: 'sms', address: account.phoneNum, country: account.phoneCountry ?? '' };
}
