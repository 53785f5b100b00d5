import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { storedFile } from '#src/modules/files/files.contract.ts';
import { keptId, keptName } from './kept-file-fields.ts';

export const MOST_VIDEOS = 3;

const writes = { max: 60, seconds: 60 };

const videoResume = z.object({
  id: z.number().int(),
  file: storedFile,
  /** How long it is. */
  seconds: z.number().int(),
  updated_at: z.iso.datetime(),
  /** The malware scanner has found something: nobody gets it any more. */
  is_withheld: z.boolean(),
});

export const videoResumesContract = {
  'GET /jobseeker/video-resumes': endpoint({
    summary: 'The video resumes of the caller, the newest first',
    access: 'account',
    input: z.object({}),
    answer: z.object({ videos: z.array(videoResume), limit: z.number().int() }),
    errors: [],
  }),
  'POST /jobseeker/video-resumes': endpoint({
    summary: 'Keeps an uploaded video (kind `video_resume`), up to three of them; the same file twice is kept once',
    access: 'account',
    input: z.object({ file_id: z.uuid() }),
    answer: videoResume,
    errors: ['notFound', 'videoLimit'],
    limit: writes,
  }),
  'PATCH /jobseeker/video-resumes/:id': endpoint({
    summary: 'Gives a video resume another name; its ending stays what the content is',
    access: 'account',
    input: z.object({ id: keptId, name: keptName }),
    answer: videoResume,
    errors: ['notFound'],
    limit: writes,
  }),
  'DELETE /jobseeker/video-resumes/:id': endpoint({
    summary: 'Deletes a video resume; for an hour it can be restored, then file and row are gone',
    access: 'account',
    input: z.object({ id: keptId }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: writes,
  }),
  'POST /jobseeker/video-resumes/:id/restore': endpoint({
    summary: 'Takes a deletion back',
    access: 'account',
    input: z.object({ id: keptId }),
    answer: videoResume,
    errors: ['notFound', 'videoLimit'],
    limit: writes,
  }),
} satisfies Contract;

export type VideoResume = z.infer<typeof videoResume>;

type VideoResumesContract = typeof videoResumesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends VideoResumesContract {}
}
