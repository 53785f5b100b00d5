import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { flag } from '#src/kernel/schemas.ts';
import { typedFields } from '#src/modules/jobs/job-schemas.ts';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';
import { lineOf, paragraphsOf } from '#src/modules/profiles/profile-fields.ts';
import { credits, engine } from './ai-schemas.ts';
import {
  JOB_QUESTIONS,
  LONGEST_ANSWER,
  LONGEST_TEXT,
  REWRITE_TYPES,
  WRITING_NOTES,
  WRITING_QUESTIONS,
} from './rewrite-types.ts';

const language = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);

const written = z.object({
  text: z.string(),
  /** What stood there before, to be compared with. */
  before: z.string(),
  engine,
  language,
  notes: z.array(z.enum(WRITING_NOTES)),
  /** What the person should add themselves; nothing is made up in their place. */
  questions: z.array(z.object({ question: z.enum([...WRITING_QUESTIONS, ...JOB_QUESTIONS]), line: z.string() })),
  credits,
});

const status = z.object({
  credits,
  engine,
  /** The model of the outside service that this site has set up, if any. */
  external_model: z.string().nullable(),
  /** The model that draws portraits, if one is set up. */
  external_image_model: z.string().nullable(),
  /** Whether this person lets them be used. */
  is_external_allowed: z.boolean(),
});

const STREAMED =
  'With `stream` the answer is server-sent events: `start` (engine, before, language, credits), `text` for each piece, ' +
  '`end` (what the JSON answer has) or `error` (code, message)';

const refusals = ['aiUnavailable', 'writingRunning', 'aiCreditsUsedUp', 'aiResumeQueryLimit', 'notFound'] as const;
const calls = { max: 60, seconds: 60 };

export const aiContract = {
  'GET /aicv/ai_writing/status': endpoint({
    summary: 'How many texts may still be written today, and which engine would write them',
    access: 'account',
    input: z.object({}),
    answer: status,
    errors: [],
  }),
  'PUT /aicv/ai_writing/engine': endpoint({
    summary: 'Lets an outside service write, or only the built-in engine',
    access: 'account',
    input: z.object({ is_external_allowed: z.boolean() }),
    answer: status,
    errors: [],
    limit: calls,
  }),
  'POST /aicv/ai_writing/career_summary': endpoint({
    summary: `Writes a career summary out of the profile, for one of the jobs looked for. ${STREAMED}`,
    access: 'account',
    input: z.object({
      job_preference_id: id.optional(),
      /** The language of the text; without it, the one the profile is written in, else the one of the request. */
      language: language.optional(),
      stream: flag.default(false),
    }),
    answer: written,
    errors: [...refusals, 'writingNeedsDesiredJob', 'writingNeedsExperience'],
    limit: calls,
  }),
  'PUT /aicv/ai_writing/career_summary': endpoint({
    summary: `Rewrites \`text\`, else the last one that was written, else the profile's. ${STREAMED}`,
    access: 'account',
    input: z.object({
      job_preference_id: id.optional(),
      rewrite_type: z.enum(REWRITE_TYPES),
      text: paragraphsOf(LONGEST_TEXT).optional(),
      /** For `language`: into which. */
      language: language.optional(),
      stream: flag.default(false),
    }),
    answer: written,
    errors: [...refusals, 'writingNeedsDesiredJob', 'writingNeedsExperience'],
    limit: calls,
  }),
  'PATCH /aicv/ai_writing/career_summary': endpoint({
    summary: 'Accepts the last text that was written: it becomes the summary of the profile',
    access: 'account',
    input: z.object({}),
    answer: z.object({ summary: z.string(), version: z.number().int() }),
    errors: ['notFound'],
    limit: calls,
  }),
  'DELETE /aicv/ai_writing/career_summary': endpoint({
    summary: 'Undoes the acceptance: what stood in the profile before stands there again, unless it was changed since',
    access: 'account',
    input: z.object({}),
    answer: z.object({ summary: z.string(), version: z.number().int() }),
    errors: ['notFound', 'profileChangedMeanwhile'],
    limit: calls,
  }),
  'POST /aicv/ai_writing/entry': endpoint({
    summary: `Writes the description of a job or a course, or a resume's summary, out of what is typed. ${STREAMED}`,
    access: 'account',
    input: z.object({
      section: z.enum(['work', 'education', 'summary']),
      /** Job title or degree. */
      title: lineOf(200),
      /** Company or school. */
      place: lineOf(200),
      text: paragraphsOf(LONGEST_TEXT),
      /** Without one, the text is put in order and its words are mended. */
      rewrite_type: z.enum(REWRITE_TYPES).optional(),
      language: language.optional(),
      stream: flag.default(false),
    }),
    answer: written,
    errors: refusals,
    limit: calls,
  }),
  'POST /recruiters/ai_writing/job_post': endpoint({
    summary: `Writes a job post out of a few words and what the form says already. ${STREAMED}`,
    access: 'member',
    input: z.object({
      /** The form as far as it is filled. */
      fields: typedFields,
      /** Own words, a line or a sentence for each thing. */
      tasks: paragraphsOf(LONGEST_ANSWER),
      asks: paragraphsOf(LONGEST_ANSWER),
      extras: paragraphsOf(LONGEST_ANSWER),
      offer: paragraphsOf(LONGEST_ANSWER),
      steps: paragraphsOf(LONGEST_ANSWER),
      /** Of the post; without it, the one of the form. */
      language: language.optional(),
      stream: flag.default(false),
    }),
    answer: written,
    errors: [...refusals, 'companyNotFound'],
    limit: calls,
  }),
} satisfies Contract;

export type WritingStatus = z.infer<typeof status>;
export type Written = z.infer<typeof written>;
export type EntryRequest = z.output<(typeof aiContract)['POST /aicv/ai_writing/entry']['input']>;
export type JobPostRequest = z.output<(typeof aiContract)['POST /recruiters/ai_writing/job_post']['input']>;
/** What a stream says, one after another. */
export type WritingEvent =
  | ({ type: 'start' } & Pick<Written, 'engine' | 'before' | 'language' | 'credits'>)
  | { type: 'text'; text: string }
  | ({ type: 'end' } & Written)
  | { type: 'error'; code: number; message: string };

type AiContract = typeof aiContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends AiContract {}
}
