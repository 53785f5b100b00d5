import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { storedFile } from '#src/modules/files/files.contract.ts';
import { keptId, keptName } from './kept-file-fields.ts';
import { refusals } from './refusals.ts';

export const MOST_RESUMES = 3;

const writes = { max: 60, seconds: 60 };

const attachedResume = z.object({
  id: z.number().int(),
  file: storedFile,
  updated_at: z.iso.datetime(),
  /** Whether the profile can be filled from it, as far as anybody has tried. */
  is_syncable: z.boolean(),
  /** Why the last try to read it gave nothing. */
  refusal: z.enum(refusals).nullable(),
  /** The malware scanner has found something: nobody gets it any more. */
  is_withheld: z.boolean(),
});

/** An unfinished review: the fields of the form by their names, and which reading they belong to. */
const reviewDraft = z.object({
  reading: z.string().max(100),
  fields: z.record(z.string().max(100), z.string().max(5000)).refine((fields) => Object.keys(fields).length <= 2000),
});

export const attachedResumesContract = {
  'GET /jobseeker/attached-resumes': endpoint({
    summary: 'The resumes that the caller keeps here, the newest first',
    access: 'account',
    input: z.object({}),
    answer: z.object({ resumes: z.array(attachedResume), limit: z.number().int() }),
    errors: [],
  }),
  'POST /jobseeker/attached-resumes': endpoint({
    summary: 'Keeps an uploaded file (kind `resume`), up to three of them; the same file twice is kept once',
    access: 'account',
    input: z.object({ file_id: z.uuid() }),
    answer: attachedResume,
    errors: ['notFound', 'resumeLimit'],
    limit: writes,
  }),
  'PATCH /jobseeker/attached-resumes/:id': endpoint({
    summary: 'Gives a kept resume another name; its ending stays what the content is',
    access: 'account',
    input: z.object({ id: keptId, name: keptName }),
    answer: attachedResume,
    errors: ['notFound'],
    limit: writes,
  }),
  'DELETE /jobseeker/attached-resumes/:id': endpoint({
    summary: 'Deletes a kept resume; for an hour it can be restored, then file and row are gone',
    access: 'account',
    input: z.object({ id: keptId }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: writes,
  }),
  'POST /jobseeker/attached-resumes/:id/restore': endpoint({
    summary: 'Takes a deletion back',
    access: 'account',
    input: z.object({ id: keptId }),
    answer: attachedResume,
    errors: ['notFound', 'resumeLimit'],
    limit: writes,
  }),
  'POST /jobseeker/attached-resumes/:id/copy': endpoint({
    summary:
      'A copy as a new upload, to share in a chat; it outlives the original and is gone after a day unless shared',
    access: 'account',
    // Bytes are copied outside any transaction.
    isRead: true,
    input: z.object({ id: keptId }),
    answer: storedFile,
    errors: ['notFound', 'uploadFailed'],
    limit: { max: 30, seconds: 600 },
    maxSeconds: 120,
  }),
  'GET /jobseeker/attached-resumes/:id/review': endpoint({
    summary: 'The unfinished review of what was read of a kept resume, from whichever device',
    access: 'account',
    input: z.object({ id: keptId }),
    answer: z.object({ draft: reviewDraft.nullable() }),
    errors: ['notFound'],
  }),
  'PUT /jobseeker/attached-resumes/:id/review': endpoint({
    summary: 'Keeps an unfinished review; null forgets it. Nothing of the profile changes',
    access: 'account',
    input: z.object({ id: keptId, draft: reviewDraft.nullable() }),
    answer: z.object({ is_kept: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 120, seconds: 60 },
  }),
  'GET /jobseeker/attached-resumes/:id/preview': endpoint({
    summary:
      'A page of a kept resume: a PDF as a picture (data URL), a Word file as its lines. A file that cannot be shown is 41281 with its `reason`',
    access: 'account',
    input: z.object({ id: keptId, page: z.coerce.number().int().min(1).max(60).default(1) }),
    answer: z.object({
      pages: z.number().int(),
      picture: z.string().nullable(),
      lines: z.array(z.string()).nullable(),
    }),
    errors: ['notFound', 'resumeParsingFailed'],
    limit: { max: 120, seconds: 600 },
    maxSeconds: 90,
  }),
} satisfies Contract;

export type ReviewDraft = z.infer<typeof reviewDraft>;
export type AttachedResume = z.infer<typeof attachedResume>;
export type ResumePreview = z.infer<
  (typeof attachedResumesContract)['GET /jobseeker/attached-resumes/:id/preview']['answer']
>;

type AttachedResumesContract = typeof attachedResumesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends AttachedResumesContract {}
}
