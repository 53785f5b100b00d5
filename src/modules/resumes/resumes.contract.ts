import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { storedFile } from '#src/modules/files/files.contract.ts';
import { parsedResume } from './resume-reading.ts';

export const resumesContract = {
  'POST /jobseeker/resume/parse': endpoint({
    summary:
      'Reads an upload of the caller: what it says, how sure that is and where it stands. A resume (kind `resume`: PDF, DOCX or DOC), a JSON Resume or LinkedIn’s archive (kind `profile_import`). Nothing is saved and the file stays. When it gives nothing, `reason` of the error tells why: protected, broken, scan, tooLarge or notAResume. A scan with `can_read_picture` can be read with `as_picture`, which takes up to a minute, marks every field as unsure and is kept with a kept resume; it may give unclearScan or slowScan. For an import also notJson, notJsonResume or notLinkedIn',
    access: 'account',
    // Nothing of the caller's is changed, and no transaction is held while the file is read.
    isRead: true,
    input: z.object({
      /** The id that the upload has answered. */
      file_id: z.uuid(),
      /** Whether the words of a scan are to be recognised; a file with text is read as always. */
      as_picture: z.boolean().default(false),
    }),
    answer: parsedResume,
    errors: ['notFound', 'resumeParsingFailed', 'importUnreadable'],
    limit: { max: 20, seconds: 600 },
    maxSeconds: 150,
  }),
  'GET /jobseeker/resume/imports/:id': endpoint({
    summary: 'An import (upload of the kind `profile_import`) that waits to be looked at; it is gone after a day',
    access: 'account',
    input: z.object({ id: z.uuid() }),
    answer: storedFile,
    errors: ['notFound'],
  }),
  'DELETE /jobseeker/resume/imports/:id': endpoint({
    summary: 'Lets an import go once it was looked at',
    access: 'account',
    input: z.object({ id: z.uuid() }),
    answer: z.object({ is_deleted: z.boolean() }),
    errors: ['notFound'],
    limit: { max: 60, seconds: 60 },
  }),
} satisfies Contract;

type ResumesContract = typeof resumesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ResumesContract {}
}
