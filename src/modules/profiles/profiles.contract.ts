import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { flag, named, pageNumber } from '#src/kernel/schemas.ts';
import { nameField } from '#src/modules/accounts/account-fields.ts';
import { companyCard } from '#src/modules/companies/company-card.ts';
import { dateOf, entryAnswer, entrySchema, lineOf, paragraphsOf, skillName } from './profile-fields.ts';
import type { SectionName } from './profile-sections.ts';
import { profileSteps } from './profile-steps.ts';
import { partialDate } from './resume-content.ts';

const version = z.coerce.number().int().min(0).max(2_147_483_647);
/** Forms send an empty text for what nobody has chosen. */
const choice = z.preprocess((value) => (value === '' ? null : value), z.coerce.number().int().positive().nullable());
const optionId = z.preprocess((value) => (value === null ? '' : value), choice);
const day = z.preprocess((value) => (value === '' ? null : value), z.iso.date().nullable());

const completeness = z.object({
  /** Steps that are done, of a hundred. */
  percent: z.number().int(),
  is_complete: z.boolean(),
  steps: z.array(z.object({ step: z.enum(profileSteps), is_done: z.boolean() })),
});

const skill = z.object({ name: z.string(), proficiency: named.nullable() });
const skills = z.object({ version: z.number().int(), skills: z.array(skill) });

/** The one-line facts, which are changed together or alone. */
const facts = {
  headline: lineOf(120),
  summary: paragraphsOf(4000),
  place: lineOf(100),
  nationality_id: optionId,
  work_start: dateOf(),
  available_from: day,
  job_seeking_status_id: optionId,
  notice_period_id: optionId,
  is_open_to_work: z.boolean(),
  is_shown: z.boolean(),
  first_name: nameField.min(1),
  last_name: nameField,
  date_of_birth: day,
};

const profile = z.object({
  /** The account's. */
  id: z.number().int(),
  version: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullable(),
  phone_num: z.string().nullable(),
  is_mobile_verified: z.boolean(),
  avatar: z.string().nullable(),
  date_of_birth: z.iso.date().nullable(),
  headline: z.string(),
  summary: z.string(),
  place: z.string(),
  nationality: named.nullable(),
  work_start: partialDate.nullable(),
  available_from: z.iso.date().nullable(),
  notice_period: named.nullable(),
  job_seeking_status: named.nullable(),
  is_open_to_work: z.boolean(),
  /** Whether employers one writes to see it. */
  is_shown: z.boolean(),
  work_experiences: z.array(entryAnswer('work_experiences')),
  educations: z.array(entryAnswer('educations')),
  licences: z.array(entryAnswer('licences')),
  links: z.array(entryAnswer('links')),
  skills: z.array(skill),
  skills_version: z.number().int(),
  languages: z.array(z.object({ id: z.number().int(), value: z.string(), proficiency: named.nullable() })),
  completeness,
});

const writes = { max: 120, seconds: 60 };

function creates<Name extends SectionName>(name: Name) {
  return endpoint({
    summary: 'Adds an entry where its dates put it; one that is there already asks first (`confirm_duplicate`)',
    access: 'account',
    input: entrySchema(name, { confirm_duplicate: flag.optional() }),
    answer: entryAnswer(name),
    errors: ['duplicateEntry', 'profileEntriesLimit', 'startAfterEnd', 'issueAfterExpiry', 'notFound'],
    limit: writes,
  });
}

function updates<Name extends SectionName>(name: Name) {
  return endpoint({
    summary: 'Changes an entry as a whole; `version` is the one that was read, so that no other device is overwritten',
    access: 'account',
    input: entrySchema(name, { id, version }),
    answer: entryAnswer(name),
    errors: ['profileChangedMeanwhile', 'startAfterEnd', 'issueAfterExpiry', 'notFound'],
    limit: writes,
  });
}

const deletes = () =>
  endpoint({
    summary: 'Deletes an entry and its attachment',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: writes,
  });

const orders = () =>
  endpoint({
    summary: 'Puts all entries in a new order; refused when one was added or deleted meanwhile',
    access: 'account',
    input: z.object({ ids: z.array(id).max(100) }),
    answer: z.object({ ids: z.array(z.number().int()) }),
    errors: ['profileChangedMeanwhile'],
    limit: writes,
  });

/** Entries that a resume tells; one that names an entry of the profile changes it. */
/** More than a profile takes is refused in words of its own, not as a list that is too long. */
const MOST_TOLD = 200;

function told<Name extends SectionName>(name: Name) {
  const entry = z.object({ id, version }).optional();
  return z.array(entrySchema(name, { entry })).max(MOST_TOLD).default([]);
}

export const profilesContract = {
  'GET /jobseeker/profile': endpoint({
    summary: 'The own profile with all its sections, and what is missing',
    access: 'account',
    input: z.object({}),
    answer: profile,
    errors: [],
  }),
  'PATCH /jobseeker/profile': endpoint({
    summary: 'Changes what is named; with `version`, only when nobody has changed it since',
    access: 'account',
    input: z.object(facts).partial().extend({ version: version.optional() }),
    answer: z.object({ version: z.number().int() }),
    errors: ['profileChangedMeanwhile', 'tooYoung'],
    limit: writes,
  }),
  'POST /jobseeker/profile/fill': endpoint({
    summary:
      'Takes over what was agreed to of what a resume says, all or nothing; skills and languages join those there',
    access: 'account',
    input: z.object({
      facts: z
        .object(facts)
        .pick({
          first_name: true,
          last_name: true,
          headline: true,
          place: true,
          date_of_birth: true,
          nationality_id: true,
          summary: true,
        })
        .partial()
        .default({}),
      work_experiences: told('work_experiences'),
      educations: told('educations'),
      licences: told('licences'),
      links: told('links'),
      skills: z
        .array(z.object({ name: skillName, proficiency_id: optionId.optional() }))
        .max(200)
        .default([]),
      languages: z
        .array(z.object({ language_id: id, proficiency_id: id.nullable().default(null) }))
        .max(100)
        .default([]),
    }),
    answer: z.object({ is_filled: z.boolean() }),
    errors: [
      'profileEntriesLimit',
      'startAfterEnd',
      'issueAfterExpiry',
      'notFound',
      'profileChangedMeanwhile',
      'duplicateEntry',
      'skillsLimit',
      'tooYoung',
    ],
    limit: writes,
  }),
  'PUT /jobseeker/skills': endpoint({
    summary: 'Replaces the list of skills, at most ten, in their order',
    access: 'account',
    input: z.object({
      version,
      skills: z.array(z.object({ name: skillName, proficiency_id: optionId.optional() })).max(200),
    }),
    answer: skills,
    errors: ['skillsLimit', 'profileChangedMeanwhile'],
    limit: writes,
  }),
  'POST /jobseeker/work-experiences/create': creates('work_experiences'),
  'PATCH /jobseeker/work-experiences/:id/update': updates('work_experiences'),
  'DELETE /jobseeker/work-experiences/:id/delete': deletes(),
  'PUT /jobseeker/work-experiences/order': orders(),
  'POST /jobseeker/educations/create': creates('educations'),
  'PATCH /jobseeker/educations/:id/update': updates('educations'),
  'DELETE /jobseeker/educations/:id/delete': deletes(),
  'PUT /jobseeker/educations/order': orders(),
  'POST /jobseeker/licences/create': creates('licences'),
  'PATCH /jobseeker/licences/:id/update': updates('licences'),
  'DELETE /jobseeker/licences/:id/delete': deletes(),
  'PUT /jobseeker/licences/order': orders(),
  'POST /jobseeker/links/create': creates('links'),
  'PATCH /jobseeker/links/:id/update': updates('links'),
  'DELETE /jobseeker/links/:id/delete': deletes(),
  'PUT /jobseeker/links/order': orders(),
  'POST /jobseeker/avatar': endpoint({
    summary: 'Makes an uploaded picture (kind `avatar`) the own photo; null takes the photo away',
    access: 'account',
    input: z.object({ file_id: z.preprocess((value) => (value === '' ? null : value), z.uuid().nullable()) }),
    answer: z.object({ avatar: z.string().nullable() }),
    errors: ['notFound'],
    limit: writes,
  }),
  'GET /jobseeker/hidden-companies': endpoint({
    summary: 'The companies that see neither your profile nor your resume, the last one first',
    access: 'account',
    input: z.object({ page: pageNumber }),
    answer: z.object({ companies: z.array(companyCard), total: z.number().int(), limit: z.number().int() }),
    errors: [],
  }),
  'POST /jobseeker/hidden-companies': endpoint({
    summary: 'Hides profile and resume from a company; the two can still write to each other',
    access: 'account',
    input: z.object({ company_id: id }),
    answer: z.object({ is_hidden: z.boolean() }),
    errors: ['notFound', 'hiddenCompaniesLimit'],
    limit: writes,
  }),
  'DELETE /jobseeker/hidden-companies': endpoint({
    summary: 'Shows profile and resume to the company again',
    access: 'account',
    input: z.object({ company_id: id }),
    answer: z.object({ is_hidden: z.boolean() }),
    errors: [],
    limit: writes,
  }),
} satisfies Contract;

export type Profile = z.infer<typeof profile>;
export type Completeness = z.infer<typeof completeness>;
/** What a change names; everything else stays. */
export type FactChanges = z.output<(typeof profilesContract)['PATCH /jobseeker/profile']['input']>;

type ProfilesContract = typeof profilesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ProfilesContract {}
}
