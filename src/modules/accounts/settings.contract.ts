import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { sites } from '#src/modules/options/sites.ts';
import { codeField, countryCodeField, emailField, nameField, phoneField } from './account-fields.ts';
import { mobileFormatErrors } from './sign-in.contract.ts';

const siteKeys = sites.map((site) => site.key);
const device = z.enum(['mobile_web', 'web']);
const exportStatus = z.object({
  status: z.enum(['none', 'queued', 'ready']),
  requested_at: z.iso.datetime().nullable(),
  expires_at: z.iso.datetime().nullable(),
});

/** What people see and change about themselves. */
export const settingsContract = {
  'GET /jobseeker/me': endpoint({
    summary: 'The signed-in person',
    access: 'account',
    input: z.object({ source: device.optional() }),
    answer: z.object({
      id: z.number().int(),
      /** As whom the session acts now; `own_role` is what the account was made as. */
      role: z.string(),
      own_role: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      email: z.string().nullable(),
      phone_num: z.string().nullable(),
      phone_country: z.string().nullable(),
      is_mobile_verified: z.boolean(),
      is_email_verify: z.boolean(),
      avatar: z.string().nullable(),
      additional_info: z.record(z.string(), z.unknown()),
      notice_period_id: z.number().int().nullable(),
      is_profile_completed: z.boolean(),
      longitude: z.number().nullable(),
      latitude: z.number().nullable(),
      is_new_account: z.boolean(),
      active_key: z.string(),
      register_flow: z.string(),
      register_flow_v2: z.string(),
      chat_flow: z.string(),
      vip: z.object({ is_vip: z.boolean() }),
      date_of_birth: z.iso.date().nullable(),
      country_id: z.number().int(),
      language: z.string(),
      time_zone: z.string().nullable(),
      currency: z.string().nullable(),
      theme: z.string().nullable(),
      has_password: z.boolean(),
      has_two_factor: z.boolean(),
      has_passkey: z.boolean(),
      is_identity_verified: z.boolean(),
      is_identity_name_match: z.boolean(),
      terms_version: z.string().nullable(),
      delete_after: z.iso.datetime().nullable(),
    }),
    errors: [],
  }),
  'PATCH /jobseeker/me': endpoint({
    summary: 'Changes names, date of birth, time zone and currency; what is not named stays as it is',
    access: 'account',
    input: z.object({
      first_name: nameField.min(1).optional(),
      last_name: nameField.optional(),
      date_of_birth: z.iso.date().optional(),
      time_zone: z.string().trim().max(64).optional(),
      currency: z.string().trim().toUpperCase().length(3).optional(),
    }),
    answer: z.object({ saved: z.literal(true) }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /jobseeker/user-settings': endpoint({
    summary:
      'Remembers country, language, theme and consent to usage statistics in this browser and, signed in, in the account',
    access: 'anyone',
    input: z.object({
      country: z.enum(siteKeys).optional(),
      language: z.enum(languageCodes).optional(),
      theme: z.enum(['light', 'dark', 'system']).optional(),
      consent: z.enum(['yes', 'no']).optional(),
    }),
    answer: z.object({ country: z.string().nullable(), language: z.string(), theme: z.string() }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /jobseeker/email': endpoint({
    summary: 'Changes the email address with the code sent to the new one',
    access: 'account',
    input: z.object({ email: emailField, code: codeField }),
    answer: z.object({ email: z.string() }),
    errors: ['otpIncorrect', 'otpUsed', 'otpExpired', 'emailExists', 'proofNeeded'],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /jobseeker/phone': endpoint({
    summary: 'Changes the phone number with the code that was sent to the new one',
    access: 'account',
    input: z.object({ phone_num: phoneField, country_code: countryCodeField, code: codeField }),
    answer: z.object({ phone_num: z.string() }),
    errors: ['otpIncorrect', 'otpUsed', 'otpExpired', 'phoneUsed', 'proofNeeded', ...mobileFormatErrors],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /jobseeker/delete-account': endpoint({
    summary: 'Deletes the account after a grace period and signs out its other devices right away',
    access: 'account',
    input: z.object({ confirm: z.literal(true) }),
    answer: z.object({ delete_after: z.iso.datetime() }),
    errors: ['proofNeeded'],
    limit: { max: 10, seconds: 60 },
  }),
  'POST /jobseeker/delete-account/cancel': endpoint({
    summary: 'Keeps an account that was to be deleted; signing in again does the same',
    access: 'account',
    input: z.object({}),
    answer: z.object({ delete_after: z.null() }),
    errors: [],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /jobseeker/data-export': endpoint({
    summary: 'Asks for everything the site knows about the account',
    access: 'account',
    input: z.object({}),
    answer: exportStatus,
    errors: ['proofNeeded'],
    limit: { max: 10, seconds: 3600 },
  }),
  'GET /jobseeker/data-export': endpoint({
    summary: 'Tells how far the newest export is',
    access: 'account',
    input: z.object({}),
    answer: exportStatus,
    errors: [],
  }),
  'GET /jobseeker/data-export/content': endpoint({
    summary: 'The rows of the newest finished export, by table',
    access: 'account',
    input: z.object({}),
    answer: z.object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) }),
    errors: ['notFound', 'proofNeeded'],
    limit: { max: 20, seconds: 60 },
  }),
  'POST /jobseeker/click/get-started-record': endpoint({
    summary: 'Notes that someone began to sign up; blank addresses are dropped',
    access: 'anyone',
    input: z.object({
      device_id: z.string().trim().max(100).default(''),
      email: z.string().trim().max(254).optional(),
      phone_num: phoneField.optional(),
      page: z.string().trim().max(200).optional(),
      action: z.string().trim().max(100).optional(),
    }),
    answer: z.null(),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
  'POST /jobseeker/popup-window/record': endpoint({
    summary: 'Notes that a pop-up was seen',
    access: 'account',
    input: z.object({ name: z.string().trim().min(1).max(80) }),
    answer: z.object({ name: z.string(), seen_count: z.number().int() }),
    errors: [],
    limit: { max: 60, seconds: 60 },
  }),
  'GET /jobseeker/popup-window/record/list': endpoint({
    summary: 'The pop-ups that were seen',
    access: 'account',
    input: z.object({}),
    answer: z.object({
      records: z.array(z.object({ name: z.string(), seen_count: z.number().int(), last_seen_at: z.iso.datetime() })),
    }),
    errors: [],
  }),
  'GET /jobseeker/check-first-registration': endpoint({
    summary: 'Tells whether the account is new and has not been welcomed yet',
    access: 'account',
    input: z.object({}),
    answer: z.object({ is_first_registration: z.boolean() }),
    errors: [],
  }),
} satisfies Contract;
