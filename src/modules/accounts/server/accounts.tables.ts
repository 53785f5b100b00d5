import { bigint, customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

export const accounts = pgTable('accounts', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  role: text().$type<'talent' | 'recruiter' | 'operator'>().notNull(),
  email: text(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  countryId: integer('country_id').notNull(),
  language: text().notNull(),
});

export const sessions = pgTable('sessions', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  tokenHash: bytes('token_hash').notNull(),
  accountId: bigint('account_id', { mode: 'number' }),
  guestRole: text('guest_role'),
  countryId: integer('country_id').notNull(),
  languageId: integer('language_id').notNull(),
  fcmTokenWeb: text('fcm_token_web'),
  deviceName: text('device_name'),
  deviceType: text('device_type'),
  deviceUuid: text('device_uuid'),
  deviceUdid: text('device_udid'),
  expiresAt: moment('expires_at').notNull(),
  createdAt: moment('created_at').notNull(),
});
