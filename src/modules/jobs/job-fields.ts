import { z } from 'zod';
import { tidyText } from '#src/kernel/text.ts';
import { languageCodes } from '#src/modules/options/languages.ts';

const id = z.number().int().min(0).max(2_147_483_647);
const ids = (most: number) => z.array(id).max(most);
/** At most ten digits before the decimal point. */
const amount = z.number().min(0).max(9_999_999_999.99);

export const MOST_QUESTIONS = 10;
/** Of a description with its markup, far more than may be published: whatever was pasted is kept until it is cut. */
const MOST_KEPT = 150_000;

export const screeningQuestion = z.object({
  /** Kept by questions that stay; a new one has none. */
  id: z.number().int().optional(),
  question: z.string().overwrite(tidyText).min(3).max(300),
  kind: z.enum(['text', 'yes_no', 'choice']),
  /** Two to ten for `choice`, else none. */
  choices: z.array(z.string().trim().min(1).max(100)).max(10).default([]),
});

/** Everything that an employer says about a job. Amounts are whole units of the currency for one pay period. */
export const jobFields = z.object({
  title: z.string().overwrite(tidyText).min(2).max(160),
  /** From the picker; 881 for a title of the employer's own, which then names its function. */
  job_title_id: id,
  function_id: id.optional(),
  sub_function_id: id.optional(),
  country_id: id,
  location_ids: ids(10).default([]),
  work_arrangement_id: z.number().int().min(1).max(4),
  job_type_id: id,
  salary_type_id: z.number().int().min(0).max(4),
  salary_min: amount.nullable(),
  salary_max: amount.nullable(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  /** Masks the pay: talents see 'Negotiable'. Needs the right to. */
  is_negotiable: z.boolean().default(false),
  xp_lvl_id: id,
  degree_id: id,
  /** The language the advertisement is written in. */
  language: z.enum(languageCodes as [string, ...string[]]),
  language_ids: ids(10).default([]),
  is_remote_worldwide: z.boolean().default(false),
  remote_country_ids: ids(60).default([]),
  /** `UTC+8`; null when it does not matter. */
  timezone: z
    .string()
    .regex(/^UTC(?:[+-](?:0?\d|1[0-4])(?::(?:00|30|45))?)?$/)
    .nullable()
    .default(null),
  skill_ids: ids(20).default([]),
  benefit_ids: ids(40).default([]),
  /** Rich text: paragraphs, lists, headings, bold, italics, https links; everything else is dropped. */
  description: z.string().min(10).max(MOST_KEPT),
  /** Ids of work_eligibility_lists; empty for anyone. */
  work_eligibility_ids: ids(10).default([]),
  screening_questions: z.array(screeningQuestion).max(MOST_QUESTIONS).default([]),
});

/** A draft holds whatever has been typed so far, right or wrong. */
export const draftFields = z
  .object({
    title: z.string().max(500),
    job_title_id: id,
    function_id: id,
    sub_function_id: id,
    country_id: id,
    location_ids: ids(50),
    work_arrangement_id: id,
    job_type_id: id,
    salary_type_id: id,
    salary_min: z.number(),
    salary_max: z.number(),
    currency: z.string().max(10),
    is_negotiable: z.boolean(),
    xp_lvl_id: id,
    degree_id: id,
    language: z.string().max(20),
    language_ids: ids(60),
    is_remote_worldwide: z.boolean(),
    remote_country_ids: ids(300),
    timezone: z.string().max(20),
    skill_ids: ids(100),
    benefit_ids: ids(100),
    description: z.string().max(MOST_KEPT),
    work_eligibility_ids: ids(20),
    screening_questions: z
      .array(
        z.object({
          id: z.number().int().optional(),
          question: z.string().max(1000),
          kind: z.string().max(20),
          choices: z.array(z.string().max(300)).max(30).default([]),
        }),
      )
      .max(30),
  })
  .partial();

/** The same with null for what was cleared. */
export const typedFields = z.object(
  Object.fromEntries(
    Object.entries(draftFields.shape).map(([name, schema]) => [name, schema.unwrap().nullable().optional()]),
  ) as {
    [K in keyof typeof draftFields.shape]: z.ZodOptional<
      z.ZodNullable<ReturnType<(typeof draftFields.shape)[K]['unwrap']>>
    >;
  },
);

export type JobFields = z.output<typeof jobFields>;
export type TypedFields = z.output<typeof typedFields>;
export type ScreeningQuestion = z.output<typeof screeningQuestion>;
