import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { languageCodes } from '#src/modules/options/languages.ts';
import { resumeContent } from '#src/modules/profiles/resume-content.ts';
import { findEndsBeforeStart, findTooLong, MOST_ENTRIES } from './content-limits.ts';
import { designOptions } from './design-options.ts';
import { designNames } from './resume-design.ts';

/** Letters of all fields together, as JSON: some twenty pages. */
const MOST_CONTENT = 100_000;
/** Runs of letters on those twenty pages. */
const MOST_PARTS = 4000;

const language = z.enum(languageCodes as [string, ...string[]]);
const name = z.string().trim().min(1).max(80);
const version = z.number().int();

/** What neither the database nor a page can hold: half characters, and the one that ends texts. */
const clean = (_: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : value;

const boundedContent = resumeContent
  .transform((content): typeof content => JSON.parse(JSON.stringify(content), clean))
  .refine((content) => JSON.stringify(content).length <= MOST_CONTENT)
  .refine((content) => Object.values(content).every((part) => !Array.isArray(part) || part.length <= MOST_ENTRIES));

/**
 * What is kept has the lengths that the editor's fields say, and nothing in it ends before it begins; what is only being
 * typed is drawn as it is.
 */
const keptContent = boundedContent.superRefine((content, { addIssue }) => {
  for (const { path, most } of findTooLong(content)) {
    addIssue({ code: 'too_big', origin: 'string', maximum: most, inclusive: true, path });
  }
  for (const path of findEndsBeforeStart(content)) {
    addIssue({ code: 'custom', params: { problem: 'startAfterEnd' }, path });
  }
});

const settings = { language, options: designOptions };
const resumeSummary = z.object({
  id: z.number().int(),
  kind: z.enum(['draft', 'copy']),
  version,
  name: z.string(),
  ...settings,
  updated_at: z.iso.datetime(),
});
const onlineResume = resumeSummary.extend({ content: resumeContent });
export type OnlineResume = z.infer<typeof onlineResume>;
export type ResumeSummary = z.infer<typeof resumeSummary>;

const writes = { max: 120, seconds: 60 };

export const resumeDesignsContract = {
  'GET /resume-template/online-resumes': endpoint({
    summary: 'The own drafts and copies, the newest first',
    access: 'account',
    input: z.object({}),
    answer: z.object({ drafts: z.array(resumeSummary), copies: z.array(resumeSummary) }),
    errors: [],
  }),
  'POST /resume-template/online-resumes/create': endpoint({
    summary: 'Begins a draft: with what the profile says, or as `from`, another draft or a copy, says it; at most five',
    access: 'account',
    input: z.object({
      design: z.enum(designNames),
      name: name.optional(),
      language: language.optional(),
      from: id.optional(),
    }),
    answer: onlineResume,
    errors: ['templateDraftsLimit', 'notFound'],
    limit: writes,
  }),
  'GET /resume-template/online-resumes/:id': endpoint({
    summary: 'One of the own drafts or copies with all that it says',
    access: 'account',
    input: z.object({ id }),
    answer: onlineResume,
    errors: ['notFound'],
  }),
  'PUT /resume-template/online-resumes/:id/update': endpoint({
    summary: 'Saves a draft as a whole; `version` is the one that was read, so that no other device is overwritten',
    access: 'account',
    input: z.object({ id, version, name, ...settings, content: keptContent }),
    answer: z.object({ version }),
    errors: ['profileChangedMeanwhile', 'notFound'],
    limit: writes,
  }),
  'POST /resume-template/online-resumes/:id/copy': endpoint({
    summary: 'Keeps a draft as it is now; copies are not changed any more. At most five',
    access: 'account',
    input: z.object({ id }),
    answer: resumeSummary,
    errors: ['resumeCopiesLimit', 'notFound'],
    limit: writes,
  }),
  'DELETE /resume-template/online-resumes/:id/delete': endpoint({
    summary: 'Deletes a draft or a copy; for an hour it can be restored, then it is gone',
    access: 'account',
    input: z.object({ id }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: writes,
  }),
  'POST /resume-template/online-resumes/:id/restore': endpoint({
    summary: 'Takes a deletion back',
    access: 'account',
    input: z.object({ id }),
    answer: resumeSummary,
    errors: ['notFound', 'templateDraftsLimit', 'resumeCopiesLimit'],
    limit: writes,
  }),
  'POST /resume-template/preview': endpoint({
    summary:
      'Sets what is given and answers all pages below each other as SVG; nothing is saved. With `known`, paths and pictures name their data (`data-part`), and `parts` has what is not known yet',
    access: 'account',
    isRead: true,
    input: z.object({
      ...settings,
      content: boundedContent,
      known: z.array(z.string().max(24)).max(MOST_PARTS).optional(),
    }),
    answer: z.object({ svg: z.string(), parts: z.record(z.string(), z.string()), pages: z.number().int() }),
    errors: ['rendererBusy'],
    // Faster than the editor asks, which is every 60 ms while someone types.
    limit: { max: 1100, seconds: 60 },
  }),
} satisfies Contract;

type ResumeDesignsContract = typeof resumeDesignsContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ResumeDesignsContract {}
}
