import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { sites } from '#src/modules/options/sites.ts';

const siteKeys = sites.map((site) => site.key);
const deviceText = (max: number) => z.string().trim().max(max).optional();

export const accountsContract = {
  'POST /authentication/guest/login': endpoint({
    summary: 'Starts a guest session, or answers with the one the cookie already names',
    access: 'anyone',
    input: z.object({
      guest_role: z.enum(['jobseeker', 'recruiter']).default('jobseeker'),
      country_id: z.int32().positive().optional(),
      language_id: z.number().int().min(1).max(10).optional(),
      fcm_token_web: deviceText(500),
      device_name: deviceText(200),
      device_type: deviceText(50),
      device_uuid: deviceText(100),
      device_udid: deviceText(100),
    }),
    answer: z.object({
      is_guest: z.boolean(),
      is_new_session: z.boolean(),
      guest_role: z.string().nullable(),
      expires_at: z.iso.datetime(),
    }),
    errors: [],
    limit: { max: 30, seconds: 60 },
  }),
  'POST /jobseeker/user-settings': endpoint({
    summary: 'Remembers country, language, theme and consent to counting in this browser',
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
} satisfies Contract;
