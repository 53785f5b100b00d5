import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { fileKinds, fileLimits } from './file-kinds.ts';

export const storedFile = z.object({
  id: z.uuid(),
  url: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
});

export const filesContract = {
  'POST /api-go/file/upload': endpoint({
    summary: 'Takes one file (multipart/form-data); it is private and gone after a day unless something is made of it',
    access: 'account',
    receives: { mostBytes: Math.max(...Object.values(fileLimits)) },
    // One insert at the end: no transaction is held while a picture is worked on.
    isRead: true,
    input: z.object({
      /** The file itself; the server receives it before this is checked. */
      files: z.unknown(),
      filename: z.string().max(300).optional(),
      /** The client's name for its device. */
      did: z.string().max(100).optional(),
      kind: z.enum(fileKinds).default('licence'),
    }),
    answer: storedFile,
    errors: [
      'companyDocumentTooLarge',
      'companyPhotoTooLarge',
      'companyLogoTooLarge',
      'attachmentTooLarge',
      'avatarTooLarge',
      'resumeTooLarge',
      'resumeTypeUnsupported',
      'resumeIsProgram',
      'importTypeUnsupported',
      'attachmentTypeUnsupported',
      'avatarTypeUnsupported',
      'fileTypeUnsupported',
      'pictureTypeUnsupported',
      'videoTypeUnsupported',
      'videoTooLong',
      'videoUnreadable',
      'fileEmpty',
      'fileInfected',
      'payloadTooLarge',
      'uploadFailed',
      'resumeUploadFailed',
    ],
    limit: { max: 60, seconds: 600 },
    maxSeconds: 180,
  }),
} satisfies Contract;

export type StoredFile = z.infer<typeof storedFile>;

type FilesContract = typeof filesContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends FilesContract {}
}
