/** What a file may be for; each kind has its own size, types and readers. */
export const fileKinds = [
  'licence',
  'chat_picture',
  'chat_file',
  'resume',
  'company_document',
  'company_logo',
  'company_photo',
  'avatar',
] as const;

export type FileKind = (typeof fileKinds)[number];

const MB = 1024 * 1024;

/** The most bytes of each kind; the browser may tell before it sends. */
export const fileLimits: Record<FileKind, number> = {
  licence: 5 * MB,
  chat_picture: 5 * MB,
  chat_file: 30 * MB,
  resume: 30 * MB,
  company_document: 20 * MB,
  company_logo: 4 * MB,
  company_photo: 5 * MB,
  avatar: 10 * MB,
};
