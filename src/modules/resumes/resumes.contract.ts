import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { resumeReading } from './resume-reading.ts';

export const resumesContract = {
  'POST /jobseeker/resume/parse': endpoint({
    summary:
      'Reads an uploaded resume (PDF, DOCX or DOC) of the caller: what it says, how sure that is and where it stands. Nothing is saved and the file stays. When it gives nothing, `reason` of the error tells why: protected, broken, scan, tooLarge or notAResume',
    access: 'account',
    // Nothing is written, and no transaction is held while the file is read.
    isRead: true,
    input: z.object({
      /** The id that the upload has answered. */
      file_id: z.uuid(),
    }),
    answer: resumeReading,
    errors: ['notFound', 'resumeParsingFailed'],
    limit: { max: 20, seconds: 600 },
    maxSeconds: 90,
  }),
} satisfies Contract;

type ResumesContract = typeof resumesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends ResumesContract {}
}
