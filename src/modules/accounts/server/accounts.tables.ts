import { sql } from '#src/platform/database/sql.ts';

/** The specification's numbers: suspended, suspended after reports, employer suspended. */
export type SuspensionCode = 41044 | 41047 | 41347;

export interface Account {
  id: number;
  role: 'talent' | 'recruiter' | 'operator';
  email: string | null;
  phoneNum: string | null;
  phoneCountry: string | null;
  firstName: string;
  lastName: string;
  countryId: number;
  language: string;
  isEmailVerify: boolean;
  isMobileVerified: boolean;
  passwordHash: string | null;
  passwordChangedAt: Date | null;
  status: 'active' | 'suspended';
  suspensionReason: string | null;
  suspendedAt: Date | null;
  suspensionCode: SuspensionCode | null;
  termsVersion: string | null;
  termsAcceptedAt: Date | null;
  dateOfBirth: string | null;
  timeZone: string | null;
  currency: string | null;
  theme: string | null;
  totpSecret: Buffer | null;
  totpEnabledAt: Date | null;
  totpLastStep: number | null;
  otpFactorEnabledAt: Date | null;
  deletedAt: Date | null;
  deleteAfter: Date | null;
  createdAt: Date;
}

/** All of a row of `accounts`, by the names that the program uses. */
export const accountColumns = sql`
  id, role, email, phone_num as "phoneNum", phone_country as "phoneCountry", first_name as "firstName",
  last_name as "lastName", country_id as "countryId", language, is_email_verify as "isEmailVerify",
  is_mobile_verified as "isMobileVerified", password_hash as "passwordHash",
  password_changed_at as "passwordChangedAt", status, suspension_reason as "suspensionReason",
  suspended_at as "suspendedAt", suspension_code as "suspensionCode", terms_version as "termsVersion",
  terms_accepted_at as "termsAcceptedAt", date_of_birth as "dateOfBirth", time_zone as "timeZone", currency, theme,
  totp_secret as "totpSecret", totp_enabled_at as "totpEnabledAt", totp_last_step as "totpLastStep",
  otp_factor_enabled_at as "otpFactorEnabledAt", deleted_at as "deletedAt", delete_after as "deleteAfter",
  created_at as "createdAt"`;

/** First factors that show something the owner of an account had before. */
export type ProvedBy = 'email_code' | 'phone_code' | 'password' | 'magic_link' | 'passkey';

export interface Passkey {
  id: number;
  accountId: number;
  credentialId: string;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
  isSynced: boolean;
  name: string;
  lastUsedAt: Date | null;
  createdAt: Date;
}

/** All of a row of `passkeys`, by the names that the program uses. */
export const passkeyColumns = sql`
  id, account_id as "accountId", credential_id as "credentialId", public_key as "publicKey",
  sign_count as "signCount", transports, is_synced as "isSynced", name, last_used_at as "lastUsedAt",
  created_at as "createdAt"`;
