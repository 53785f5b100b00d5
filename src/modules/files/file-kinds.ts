import type { ErrorName } from '#src/kernel/errors.ts';

/** What a file may be for; each kind has its own size, types and readers. */
export const fileKinds = [
  'licence',
  'chat_picture',
  'chat_file',
  'resume',
  'profile_import',
  'company_document',
  'company_logo',
  'company_photo',
  'avatar',
  'headshot',
  'feedback',
  'video_resume',
] as const;

export type FileKind = (typeof fileKinds)[number];

const MB = 1024 * 1024;

/** The most bytes of each kind; the browser may tell before it sends. */
export const fileLimits: Record<FileKind, number> = {
  licence: 5 * MB,
  chat_picture: 5 * MB,
  chat_file: 30 * MB,
  resume: 30 * MB,
  profile_import: 30 * MB,
  company_document: 20 * MB,
  company_logo: 4 * MB,
  company_photo: 5 * MB,
  avatar: 10 * MB,
  headshot: 10 * MB,
  feedback: 5 * MB,
  video_resume: 30 * MB,
};

const PICTURES = ['png', 'jpg', 'jpeg', 'webp'];
/** MP4 first: every browser plays it. */
const VIDEOS = ['mp4', 'm4v', 'mov', 'webm', 'mkv', '3gp', 'ogg', 'ogv', 'avi', 'wmv', 'flv', 'mpeg', 'mpg'];
const PAPERS = ['pdf', 'png', 'jpg', 'jpeg'];

/** What each kind's file names end in. The server looks at the content; the browser can tell by this before it sends. */
export const fileEndings: Record<FileKind, readonly string[]> = {
  licence: PAPERS,
  chat_picture: PICTURES,
  chat_file: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv', 'zip'],
  resume: ['pdf', 'doc', 'docx'],
  profile_import: ['json', 'zip'],
  company_document: PAPERS,
  company_logo: PICTURES,
  company_photo: PICTURES,
  avatar: [...PICTURES, 'bmp'],
  headshot: PICTURES,
  feedback: PAPERS,
  video_resume: VIDEOS,
};

/** The same for the `accept` of a file input: '.pdf,.doc'. */
export const acceptOf = (...kinds: FileKind[]): string =>
  kinds.flatMap((kind) => fileEndings[kind].map((ending) => `.${ending}`)).join();

/** The longest video that is taken. */
export const MOST_VIDEO_SECONDS = 180;

/** What is said of each kind, as names of the error table: the browser and the server say the same. */
export const fileRefusals = {
  licence: { tooLarge: 'attachmentTooLarge', wrongType: 'attachmentTypeUnsupported' },
  chat_picture: { tooLarge: 'attachmentTooLarge', wrongType: 'pictureTypeUnsupported' },
  chat_file: { tooLarge: 'resumeTooLarge', wrongType: 'fileTypeUnsupported' },
  resume: {
    tooLarge: 'resumeTooLarge',
    wrongType: 'resumeTypeUnsupported',
    program: 'resumeIsProgram',
    failed: 'resumeUploadFailed',
  },
  profile_import: { tooLarge: 'resumeTooLarge', wrongType: 'importTypeUnsupported' },
  company_document: { tooLarge: 'companyDocumentTooLarge', wrongType: 'attachmentTypeUnsupported' },
  company_logo: { tooLarge: 'companyLogoTooLarge', wrongType: 'pictureTypeUnsupported' },
  company_photo: { tooLarge: 'companyPhotoTooLarge', wrongType: 'pictureTypeUnsupported' },
  avatar: { tooLarge: 'avatarTooLarge', wrongType: 'avatarTypeUnsupported' },
  headshot: { tooLarge: 'avatarTooLarge', wrongType: 'pictureTypeUnsupported' },
  feedback: { tooLarge: 'attachmentTooLarge', wrongType: 'attachmentTypeUnsupported' },
  video_resume: { tooLarge: 'resumeTooLarge', wrongType: 'videoTypeUnsupported' },
} as const satisfies Record<
  FileKind,
  { tooLarge: ErrorName; wrongType: ErrorName; program?: ErrorName; failed?: ErrorName }
>;
