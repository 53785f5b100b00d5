import { z } from 'zod';
import { tidyText } from '#src/kernel/text.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { type FieldsOf, type JobField, jobFieldNames, jobFieldTable } from './job-fields.ts';

type Table = typeof jobFieldTable;

const id = z.number().int().min(0).max(2_147_483_647);
const ids = (most: number) => z.array(id).max(most);
/** At most ten digits before the decimal point. */
const amount = z.number().min(0).max(9_999_999_999.99);

export const MOST_QUESTIONS = 10;
/** Of a description with its markup, far more than may be published: whatever was pasted is kept until it is cut. */
const MOST_KEPT = 150_000;
/** Of a list in a draft. */
const MOST_LISTED = 300;

export const screeningQuestion = z.object({
  /** Kept by questions that stay; a new one has none. */
  id: z.number().int().optional(),
  question: z.string().overwrite(tidyText).min(3).max(300),
  kind: z.enum(['text', 'yes_no', 'choice']),
  /** Two to ten for `choice`, else none. */
  choices: z.array(z.string().trim().min(1).max(100)).max(10).default([]),
});

const draftQuestion = z.object({
  id: z.number().int().optional(),
  question: z.string().max(1000),
  kind: z.string().max(20),
  choices: z.array(z.string().max(300)).max(30).default([]),
});

/** What kinds do not say: words have rules of their own, and these ids are more than a list's. */
const ownRules = {
  title: z.string().overwrite(tidyText).min(2).max(160),
  function_id: id.optional(),
  sub_function_id: id.optional(),
  work_arrangement_id: z.number().int().min(1).max(4),
  timezone: z
    .string()
    .regex(/^UTC(?:[+-](?:0?\d|1[0-4])(?::(?:00|30|45))?)?$/)
    .nullable()
    .default(null),
  salary_type_id: z.number().int().min(0).max(4),
  currency: z.string().regex(/^[A-Z]{3}$/),
  description: z.string().min(10).max(MOST_KEPT),
  language: z.enum(languageCodes as [string, ...string[]]),
  screening_questions: z.array(screeningQuestion).max(MOST_QUESTIONS).default([]),
} satisfies Partial<Record<JobField, z.ZodType>> & Record<FieldsOf<{ is: 'text' | 'rows' }>, z.ZodType>;

const kinds = {
  id,
  choice: id.nullable().default(null),
  ids: ids(0).default([]),
  flag: z.boolean().default(false),
  amount: amount.nullable(),
};

type Published = {
  [Name in JobField]: Name extends keyof typeof ownRules
    ? (typeof ownRules)[Name]
    : (typeof kinds)[Table[Name]['is'] & keyof typeof kinds];
};

function publishedSchema(name: JobField): z.ZodType {
  const row = jobFieldTable[name];
  if (name in ownRules) return ownRules[name as keyof typeof ownRules];
  return row.is === 'ids' ? ids(row.most).default([]) : kinds[row.is as keyof typeof kinds];
}

/** A job as it may be published. */
export const jobFields = z.object(
  Object.fromEntries(jobFieldNames.map((name) => [name, publishedSchema(name)])) as Published,
);

/** A draft holds whatever has been typed so far, right or wrong; null for what was cleared. */
const typedKinds = {
  id: id.nullable().optional(),
  choice: id.nullable().optional(),
  ids: ids(MOST_LISTED).nullable().optional(),
  flag: z.boolean().nullable().optional(),
  amount: z.number().nullable().optional(),
  text: typedText(MOST_KEPT),
  rows: z.array(draftQuestion).max(30).nullable().optional(),
};

/** Of words in a draft. */
const MOST_TYPED = { title: 500, timezone: 20, currency: 10, language: 20, description: MOST_KEPT } satisfies Record<
  FieldsOf<{ is: 'text' }>,
  number
>;

function typedText(most: number) {
  return z.string().max(most).nullable().optional();
}

function typedSchema(name: JobField): z.ZodType {
  const { is } = jobFieldTable[name];
  return is === 'text' ? typedText(MOST_TYPED[name as keyof typeof MOST_TYPED]) : typedKinds[is];
}

export const typedFields = z.object(
  Object.fromEntries(jobFieldNames.map((name) => [name, typedSchema(name)])) as {
    [Name in JobField]: (typeof typedKinds)[Table[Name]['is']];
  },
);

export type JobFields = z.output<typeof jobFields>;
export type TypedFields = z.output<typeof typedFields>;
export type ScreeningQuestion = z.output<typeof screeningQuestion>;
