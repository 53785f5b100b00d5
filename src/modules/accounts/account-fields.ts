import { z } from 'zod';
import { flag } from '#src/kernel/schemas.ts';

const optionalText = (max: number) => z.string().trim().max(max).optional();

/** What a device tells about itself with any way of signing in. */
export const deviceFields = {
  fcm_token_web: optionalText(500),
  device_name: optionalText(200),
  device_type: optionalText(50),
  device_uuid: optionalText(100),
  device_udid: optionalText(100),
};

export const emailField = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** Control characters and marks that turn the direction of text: with them a name passes for another one. */
const UNSEEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
export const nameField = z
  .string()
  .trim()
  .max(50)
  .refine((name) => !name.includes('+'), { params: { problem: 'nameHasPlus' } })
  .refine((name) => !UNSEEN.test(name), { params: { problem: 'specialCharacters' } });
export const phoneField = z.string().trim().max(15);
/** The ISO code of a country, as the list of phone countries names it. */
export const countryCodeField = z.string().trim().toUpperCase().length(2);
export const codeField = z
  .string()
  .trim()
  .regex(/^\d{6}$/);
export const tokenField = z.string().trim().min(20).max(200);
export const passwordField = z.string().min(8).max(128);

/** Where a code goes: an e-mail address, or a number and its country. */
export const addressFields = {
  channel: z.enum(['email', 'phone']),
  email: emailField.optional(),
  phone_num: phoneField.optional(),
  country_code: countryCodeField.optional(),
};

interface AddressInput {
  channel: 'email' | 'phone';
  email?: string;
  phone_num?: string;
  country_code?: string;
}

/** The channel decides which of the fields must be there. */
export function requireAddress(context: z.core.ParsePayload<AddressInput>): void {
  const { channel, email, phone_num, country_code } = context.value;
  const miss = (field: string, problem: string) =>
    context.issues.push({ code: 'custom', path: [field], params: { problem }, input: context.value });
  if (channel === 'email' && !email) miss('email', 'invalidEmail');
  if (channel === 'phone' && !phone_num) miss('phone_num', 'phoneTooShort');
  if (channel === 'phone' && !country_code) miss('country_code', 'required');
}

/** What a new account is for, or as whom a known one goes on. */
export const roleField = z.enum(['talent', 'recruiter']).optional();
/** What a sign-in is for: a browser that comes back to its step without it is told again. */
export const aimFields = { redirect: z.string().max(500).optional(), role: roleField };
/** Within a minute of the last message: true is content with that one, false is refused. */
export const resumeField = flag.default(false);
/** The token of the bot challenge's widget; asked for once a challenge is configured. */
export const challengeField = z.string().trim().max(4096).optional();

export const factorMethods = z.enum(['totp', 'email', 'phone']);

/** How far a sign-in has come: done, or one more question. */
export const signInAnswer = z.object({
  is_signed_in: z.boolean(),
  is_new_account: z.boolean(),
  is_deletion_cancelled: z.boolean(),
  needs_two_factor: z.boolean(),
  /** For the second factor. */
  token: z.string().nullable(),
  /** What the second factor may be; recovery codes always work too. */
  two_factor_methods: z.array(factorMethods),
  /** More than one account has this number. */
  accounts: z.array(z.object({ id: z.number().int(), masked_email: z.string(), name: z.string() })),
  chooser_token: z.string().nullable(),
  expires_at: z.iso.datetime().nullable(),
});
