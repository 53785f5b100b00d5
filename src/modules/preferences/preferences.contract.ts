import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { named, pageNumber } from '#src/kernel/schemas.ts';
import { companyCard } from '#src/modules/companies/company-card.ts';
import { candidateFacts, shownFacts } from './candidate-facts.ts';
import { workTimezones } from './work-timezones.ts';

/** Forms send an empty text or null for what was left out. */
const given = (value: unknown) => (value === '' || value === null ? undefined : value);
const optionId = z.preprocess(given, z.number().int().min(1).max(2_147_483_647));
const maybe = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(given, schema.optional()).optional();
/** Whole units of the currency; at most ten digits. */
const amount = z.preprocess(given, z.number().min(0).max(9_999_999_999));

const preferenceFields = z.object({
  work_arrangement_id: optionId,
  /** 881 with `job_title` for a title that is on no list. */
  function_job_title_id: optionId,
  job_title: maybe(z.string().trim().max(100)),
  job_type_id: optionId,
  industry_id: optionId,
  location_id: optionId,
  /** Must be named when the location is overseas; otherwise it follows from the location. */
  pref_country_id: maybe(z.number().int().min(1).max(2_147_483_647)),
  pref_region_id: maybe(z.number().int().min(1).max(2_147_483_647)),
  currency: z.preprocess(given, z.string().trim().toUpperCase().length(3)),
  min_salary: amount,
  max_salary: amount,
  salary_type_id: z.literal(1).default(1),
  timezone: z.preprocess(given, z.enum(workTimezones as [string, ...string[]])),
  work_language_id: optionId,
});

const jobPreference = z.object({
  id: z.number().int(),
  work_arrangement: named,
  function_job_title_id: z.number().int(),
  job_title: z.string(),
  job_type: named,
  industry: named,
  pref_country_id: z.number().int(),
  country: named,
  pref_region_id: z.number().int().nullable(),
  region: named.nullable(),
  location_id: z.number().int(),
  location: named,
  is_overseas: z.boolean(),
  currency: z.string(),
  /** Whole units of the currency, for a month. */
  min_salary: z.number(),
  max_salary: z.number(),
  salary_type_id: z.literal(1),
  timezone: z.string(),
  language: named,
});

/** More than anyone works in. */
const MOST_LANGUAGES = 20;
const spokenLanguages = z.object({ languages: z.array(named.extend({ proficiency: named.nullable() })) });
const workEligibility = z.object({ country: named, work_eligibility: named });
const workEligibilities = z.object({ work_eligibilities: z.array(workEligibility) });

export const preferencesContract = {
  'GET /jobseeker/job-preferences': endpoint({
    summary: "The talent's job preferences, the oldest first",
    access: 'account',
    input: z.object({}),
    answer: z.array(jobPreference),
    errors: [],
  }),
  'GET /jobseeker/job-preferences/:id': endpoint({
    summary: 'One job preference',
    access: 'account',
    input: z.object({ id }),
    answer: jobPreference,
    errors: ['notFound'],
  }),
  'POST /jobseeker/job-preferences/create': endpoint({
    summary: 'Adds a job preference: at most three remote and three on-site or hybrid ones',
    access: 'account',
    input: preferenceFields,
    answer: jobPreference,
    errors: ['preferenceLimit', 'rangeReversed'],
  }),
  'PATCH /jobseeker/job-preferences/:id/update': endpoint({
    summary: 'Changes a job preference; what is not named stays as it is',
    access: 'account',
    input: preferenceFields.partial().extend({ id }),
    answer: jobPreference,
    errors: ['notFound', 'preferenceLimit', 'rangeReversed'],
  }),
  'DELETE /jobseeker/job-preferences/:id/delete': endpoint({
    summary: 'Deletes a job preference, unless it is the last one',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound', 'lastPreference'],
  }),
  'GET /jobseeker/blocked-companies': endpoint({
    summary: 'Companies you have blocked, last one first; or the one with a name in an address',
    access: 'account',
    input: z.object({ page: pageNumber, slug: z.string().max(200).optional() }),
    answer: z.object({ companies: z.array(companyCard), total: z.number().int(), limit: z.number().int() }),
    errors: [],
  }),
  'POST /jobseeker/blocked-companies': endpoint({
    summary: 'Blocks a company: from now on neither side finds the other or can write to it',
    access: 'account',
    input: z.object({ company_id: id }),
    answer: z.object({ is_blocked: z.boolean() }),
    errors: ['notFound', 'blockedCompaniesLimit'],
    limit: { max: 120, seconds: 60 },
  }),
  'DELETE /jobseeker/blocked-companies': endpoint({
    summary: 'Unblocks a company',
    access: 'account',
    input: z.object({ company_id: id }),
    answer: z.object({ is_blocked: z.boolean() }),
    errors: [],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /jobseeker/languages': endpoint({
    summary: 'The languages you can work in, and how well',
    access: 'account',
    input: z.object({}),
    answer: spokenLanguages,
    errors: [],
  }),
  'PUT /jobseeker/languages': endpoint({
    summary: 'Replaces the list of languages; an empty list clears it',
    access: 'account',
    input: z.object({
      languages: z
        .array(z.object({ language_id: optionId, proficiency_id: optionId.nullable().optional() }))
        .max(MOST_LANGUAGES),
    }),
    answer: spokenLanguages,
    errors: [],
  }),
  'GET /jobseeker/recruiter-view': endpoint({
    summary: 'What you show employers you write to, and how it looks to them',
    access: 'account',
    input: z.object({}),
    answer: z.object({ shows: shownFacts, facts: candidateFacts }),
    errors: [],
  }),
  'PUT /jobseeker/recruiter-view': endpoint({
    summary: 'Chooses what employers see; it applies to every conversation right away',
    access: 'account',
    input: shownFacts,
    answer: z.object({ shows: shownFacts, facts: candidateFacts }),
    errors: [],
  }),
  'GET /jobseeker/work-eligibility': endpoint({
    summary: 'Where you can work, country by country',
    access: 'account',
    input: z.object({}),
    answer: workEligibilities,
    errors: [],
  }),
  'POST /jobseeker/work-eligibility': endpoint({
    summary: 'Sets your work status in a country, or clears it with null',
    access: 'account',
    input: z.object({ country_id: optionId, work_eligibility_id: z.number().int().nullable() }),
    answer: workEligibilities,
    errors: [],
  }),
} satisfies Contract;

export type JobPreference = z.infer<typeof jobPreference>;
export type PreferenceFields = z.output<typeof preferenceFields>;

type PreferencesContract = typeof preferencesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends PreferencesContract {}
}
