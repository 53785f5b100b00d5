import { type FileKind, MOST_VIDEO_SECONDS } from '../file-kinds.ts';

export type FileType =
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'xls'
  | 'xlsx'
  | 'ppt'
  | 'pptx'
  | 'txt'
  | 'csv'
  | 'json'
  | 'zip'
  | SentPicture
  | Video;
export type Picture = 'png' | 'jpg' | 'webp';
/** What pictures come as; a BMP never stays one. */
export type SentPicture = Picture | 'bmp';

/** By content; what a name ends in says little of a video. */
export type Video = (typeof VIDEOS)[number];

export interface FileRule {
  types: readonly FileType[];
  /** Pictures are drawn anew: at most so many pixels along each side, and as WebP when nobody needs the original. */
  picture?: { side: number; asWebp: boolean };
  /** Videos are measured: no longer than so many seconds. */
  mostSeconds?: number;
  /** Everyone may read it once something was made of it. */
  isPublic?: boolean;
}

const PICTURES = ['png', 'jpg', 'webp'] as const;
const PAPERS = ['pdf', 'png', 'jpg'] as const;
const VIDEOS = ['mp4', 'mov', 'webm', 'mkv', '3gp', 'ogv', 'avi', 'wmv', 'flv', 'mpeg'] as const;
const paper = { side: 4000, asWebp: false };

export const fileRules: Record<FileKind, FileRule> = {
  licence: { types: PAPERS, picture: paper },
  chat_picture: {
    types: PICTURES,
    picture: { side: 2048, asWebp: true },
  },
  chat_file: {
    types: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'csv', 'zip'],
  },
  resume: { types: ['pdf', 'doc', 'docx'] },
  // Read once and let go: nothing is ever made of it, so that a day is all it has.
  profile_import: { types: ['json', 'zip'] },
  company_document: {
    types: PAPERS,
    picture: paper,
  },
  company_logo: {
    types: PICTURES,
    picture: { side: 512, asWebp: true },
    isPublic: true,
  },
  company_photo: {
    types: PICTURES,
    picture: { side: 1920, asWebp: true },
    isPublic: true,
  },
  avatar: {
    types: [...PICTURES, 'bmp'],
    picture: { side: 512, asWebp: true },
    isPublic: true,
  },
  // Photos and what is made of them: their owner's alone, and gone after a week.
  headshot: { types: PICTURES, picture: { side: 2016, asWebp: false } },
  feedback: { types: PAPERS, picture: paper },
  video_resume: { types: VIDEOS, mostSeconds: MOST_VIDEO_SECONDS },
};

export const contentTypes: Record<FileType, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  zip: 'application/zip',
  bmp: 'image/bmp',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  '3gp': 'video/3gpp',
  ogv: 'video/ogg',
  avi: 'video/x-msvideo',
  wmv: 'video/x-ms-wmv',
  flv: 'video/x-flv',
  mpeg: 'video/mpeg',
};
