import { bigint, boolean, customType, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SocialProvider } from '../social-providers.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The specification's numbers: suspended, suspended after reports, employer suspended. */
export type SuspensionCode = 41044 | 41047 | 41347;

export const accounts = pgTable('accounts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  role: text().$type<'talent' | 'recruiter' | 'operator'>().notNull(),
  email: text(),
  phoneNum: text('phone_num'),
  phoneCountry: text('phone_country'),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  countryId: integer('country_id').notNull(),
  language: text().notNull(),
  isEmailVerify: boolean('is_email_verify').notNull().default(false),
  isMobileVerified: boolean('is_mobile_verified').notNull().default(false),
  passwordHash: text('password_hash'),
  passwordChangedAt: moment('password_changed_at'),
  status: text().$type<'active' | 'suspended'>().notNull().default('active'),
  suspensionReason: text('suspension_reason'),
  suspendedAt: moment('suspended_at'),
  suspensionCode: integer('suspension_code').$type<SuspensionCode>(),
  termsVersion: text('terms_version'),
  termsAcceptedAt: moment('terms_accepted_at'),
  dateOfBirth: text('date_of_birth'),
  timeZone: text('time_zone'),
  currency: text(),
  theme: text(),
  totpSecret: bytes('totp_secret'),
  totpEnabledAt: moment('totp_enabled_at'),
  totpLastStep: bigint('totp_last_step', { mode: 'number' }),
  otpFactorEnabledAt: moment('otp_factor_enabled_at'),
  invitedBy: bigint('invited_by', { mode: 'number' }),
  deletedAt: moment('deleted_at'),
  deleteAfter: moment('delete_after'),
  createdAt: moment('created_at').notNull(),
});

export type Account = typeof accounts.$inferSelect;

/** First factors that show something the owner of an account had before. */
export type ProvedBy = 'email_code' | 'phone_code' | 'password' | 'magic_link' | 'passkey';

export const sessions = pgTable('sessions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tokenHash: bytes('token_hash').notNull(),
  accountId: bigint('account_id', { mode: 'number' }),
  guestRole: text('guest_role'),
  actingRole: text('acting_role').$type<'talent' | 'recruiter'>(),
  countryId: integer('country_id').notNull(),
  languageId: integer('language_id').notNull(),
  fcmTokenWeb: text('fcm_token_web'),
  deviceName: text('device_name'),
  deviceType: text('device_type'),
  deviceUuid: text('device_uuid'),
  deviceUdid: text('device_udid'),
  signedInAt: moment('signed_in_at'),
  signedInBy: text('signed_in_by'),
  provedAt: moment('proved_at'),
  provedBy: text('proved_by').$type<ProvedBy>(),
  factorProvedAt: moment('factor_proved_at'),
  lastSeenAt: moment('last_seen_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const oneTimeCodes = pgTable('one_time_codes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  purpose: text().notNull(),
  address: text().notNull(),
  accountId: bigint('account_id', { mode: 'number' }),
  codeHash: bytes('code_hash').notNull(),
  termsVersion: text('terms_version'),
  usedAt: moment('used_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const signInTickets = pgTable('sign_in_tickets', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  tokenHash: bytes('token_hash').notNull(),
  data: jsonb().notNull(),
  usedAt: moment('used_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const qrLogins = pgTable('qr_logins', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  code: text().notNull(),
  secretHash: bytes('secret_hash').notNull(),
  accountId: bigint('account_id', { mode: 'number' }),
  deviceName: text('device_name'),
  confirmedAt: moment('confirmed_at'),
  usedAt: moment('used_at'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const socialIdentities = pgTable('social_identities', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  provider: text().$type<SocialProvider>().notNull(),
  subject: text().notNull(),
  email: text(),
  lastUsedAt: moment('last_used_at'),
  createdAt: moment('created_at').notNull(),
});

export const passkeys = pgTable('passkeys', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  accountId: bigint('account_id', { mode: 'number' }).notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytes('public_key').notNull(),
  signCount: bigint('sign_count', { mode: 'number' }).notNull(),
  transports: text().array().notNull(),
  isSynced: boolean('is_synced').notNull(),
  name: text().notNull(),
  lastUsedAt: moment('last_used_at'),
  createdAt: moment('created_at').notNull(),
});
